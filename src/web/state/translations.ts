/** The storefront's translations by namespace and key, typed from their files. */
import { readTranslation } from '../../domain/text/read-translations.ts';
import type { Bundle, TranslationValues } from '../../domain/text/read-translations.ts';
import type { KeyIn } from '../../domain/text/translation-key.ts';
import type account from '../../../locales/en/account.json';
import type accountFrame from '../../../locales/en/account-frame.json';
import type addresses from '../../../locales/en/addresses.json';
import type editProfile from '../../../locales/en/edit-profile.json';
import type notifications from '../../../locales/en/notifications.json';
import type password from '../../../locales/en/password.json';
import type personalDetails from '../../../locales/en/personal-details.json';
import type profile from '../../../locales/en/profile.json';
import type security from '../../../locales/en/security.json';
import type wishlist from '../../../locales/en/wishlist.json';
import type addressForm from '../../../locales/en/address-form.json';
import type cart from '../../../locales/en/cart.json';
import type cartLines from '../../../locales/en/cart-lines.json';
import type checkout from '../../../locales/en/checkout.json';
import type orderSummary from '../../../locales/en/order-summary.json';
import type thankYou from '../../../locales/en/thank-you.json';
import type category from '../../../locales/en/category.json';
import type common from '../../../locales/en/common.json';
import type ecoFriendly from '../../../locales/en/eco-friendly.json';
import type home from '../../../locales/en/home.json';
import type listing from '../../../locales/en/listing.json';
import type productCard from '../../../locales/en/product-card.json';
import type sale from '../../../locales/en/sale.json';
import type search from '../../../locales/en/search.json';
import type searchBox from '../../../locales/en/search-box.json';
import type shell from '../../../locales/en/shell.json';
import type shop from '../../../locales/en/shop.json';
import type accountForms from '../../../locales/en/account-forms.json';
import type login from '../../../locales/en/login.json';
import type register from '../../../locales/en/register.json';
import type activation from '../../../locales/en/activation.json';
import type recovery from '../../../locales/en/recovery.json';
import type addToCart from '../../../locales/en/add-to-cart.json';
import type contact from '../../../locales/en/contact.json';
import type contactForm from '../../../locales/en/contact-form.json';
import type delivery from '../../../locales/en/delivery.json';
import type legal from '../../../locales/en/legal.json';
import type prose from '../../../locales/en/prose.json';
import type sitemap from '../../../locales/en/sitemap.json';
import type status from '../../../locales/en/status.json';
import type information from '../../../locales/en/information.json';
import type nameList from '../../../locales/en/name-list.json';
import type carryDesign from '../../../locales/en/carry-design.json';
import type changeWords from '../../../locales/en/change-words.json';
import type designEditor from '../../../locales/en/design-editor.json';
import type designWarning from '../../../locales/en/design-warning.json';
import type dispatchPromise from '../../../locales/en/dispatch-promise.json';
import type otherWritings from '../../../locales/en/other-writings.json';
import type personaliseForm from '../../../locales/en/personalise-form.json';
import type photoPlaces from '../../../locales/en/photo-places.json';
import type product from '../../../locales/en/product.json';
import type order from '../../../locales/en/order.json';
import type orderCard from '../../../locales/en/order-card.json';
import type orderDocuments from '../../../locales/en/order-documents.json';
import type orders from '../../../locales/en/orders.json';
import type offline from '../../../locales/en/offline.json';
import type saveDesign from '../../../locales/en/save-design.json';
import type shareDesign from '../../../locales/en/share-design.json';
import type designs from '../../../locales/en/designs.json';
import type draft from '../../../locales/en/draft.json';
import type findOrder from '../../../locales/en/find-order.json';
import type reminders from '../../../locales/en/reminders.json';
import type stopReminder from '../../../locales/en/stop-reminder.json';
import type pay from '../../../locales/en/pay.json';
import type namePreview from '../../../locales/en/name-preview.json';
import type recentlyViewed from '../../../locales/en/recently-viewed.json';

/** Every namespace, so that a missing key is a type error. A new file gets one line here. */
interface Files {
  contact: typeof contact;
  'contact-form': typeof contactForm;
  delivery: typeof delivery;
  legal: typeof legal;
  prose: typeof prose;
  sitemap: typeof sitemap;
  status: typeof status;
  information: typeof information;
  common: typeof common;
  shell: typeof shell;
  home: typeof home;
  category: typeof category;
  'eco-friendly': typeof ecoFriendly;
  listing: typeof listing;
  sale: typeof sale;
  search: typeof search;
  'search-box': typeof searchBox;
  shop: typeof shop;
  'product-card': typeof productCard;
  cart: typeof cart;
  'cart-lines': typeof cartLines;
  'order-summary': typeof orderSummary;
  'address-form': typeof addressForm;
  checkout: typeof checkout;
  'find-order': typeof findOrder;
  'thank-you': typeof thankYou;
  order: typeof order;
  'order-card': typeof orderCard;
  'order-documents': typeof orderDocuments;
  orders: typeof orders;
  offline: typeof offline;
  'recently-viewed': typeof recentlyViewed;
  'name-preview': typeof namePreview;
  'save-design': typeof saveDesign;
  'share-design': typeof shareDesign;
  designs: typeof designs;
  draft: typeof draft;
  reminders: typeof reminders;
  'stop-reminder': typeof stopReminder;
  pay: typeof pay;
  product: typeof product;
  'other-writings': typeof otherWritings;
  'photo-places': typeof photoPlaces;
  'personalise-form': typeof personaliseForm;
  'design-editor': typeof designEditor;
  'design-warning': typeof designWarning;
  'name-list': typeof nameList;
  'carry-design': typeof carryDesign;
  'change-words': typeof changeWords;
  'dispatch-promise': typeof dispatchPromise;
  'add-to-cart': typeof addToCart;
  'account-forms': typeof accountForms;
  account: typeof account;
  'account-frame': typeof accountFrame;
  'edit-profile': typeof editProfile;
  password: typeof password;
  security: typeof security;
  notifications: typeof notifications;
  wishlist: typeof wishlist;
  addresses: typeof addresses;
  profile: typeof profile;
  'personal-details': typeof personalDetails;
  login: typeof login;
  register: typeof register;
  activation: typeof activation;
  recovery: typeof recovery;
}

export type Namespace = keyof Files;
/** Translations by namespace. */
export type Translations = Record<string, Bundle>;

/** A key of the namespace, or of the common translations as 'common:close'. */
export type NamespacedKey<Name extends Namespace> =
  | KeyIn<Files[Name]>
  | `common:${KeyIn<Files['common']>}`;
export type Translate<Name extends Namespace> = (
  key: NamespacedKey<Name>,
  values?: TranslationValues,
) => string;

const loaded: Translations = {};

/** Called before the first render, and again for each namespace that is loaded later. */
export function provideTranslations(more: Translations): void {
  Object.assign(loaded, more);
}

export function hasTranslations(namespace: string): boolean {
  return namespace in loaded;
}

type TranslationsLoader = (namespaces: readonly string[]) => Promise<void>;

// The server has all translations from the start. The browser sets its loader before the first
// navigation.
let load: TranslationsLoader = async () => {};
export function setTranslationsLoader(loader: TranslationsLoader): void {
  load = loader;
}

/** Resolves once the translations are loaded. Screens and dialogs that load on first use wait for it. */
export function awaitTranslations(namespaces: readonly string[]): Promise<void> {
  return load(namespaces);
}

/** All translations of a namespace as nested in its file, for pages that show them in file order. */
export function bundleOf(namespace: string): Bundle {
  return loaded[namespace] ?? {};
}

/** The translations of one namespace: `const t = useTranslations('home')`, then `t('hero.title')`. */
export function useTranslations<Name extends Namespace>(namespace: Name): Translate<Name> {
  return (key, values) => translate(namespace, key, values);
}

export function translate(namespace: string, key: string, values?: TranslationValues): string {
  const colon = key.indexOf(':');
  const bundle = loaded[colon < 0 ? namespace : key.slice(0, colon)];
  // Falls back to the key itself, as i18next does: it is visible on the page, and tests find it.
  return readTranslation(bundle, key.slice(colon + 1), values) ?? key;
}

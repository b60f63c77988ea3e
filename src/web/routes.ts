/** Maps URLs to screens: the table of all pages of the storefront. */
import { matchRoutes } from 'react-router';
import { Redirect, type Match, type PageData, type Route } from './navigation/route.ts';
import { screen } from './routing/screen-route.ts';
import { FACET_PARAMETERS, LIST_PARAMETERS } from './features/listing/list-address.ts';
import { categoryData } from './screens/category/category-data.ts';
import { ecoFriendlyData } from './screens/eco-friendly/eco-friendly-data.ts';
import { productData } from './screens/product/product-data.ts';
import { saleData } from './screens/sale/sale-data.ts';
import { INFORMATION_PATHS } from './routing/information-paths.ts';
import { NotFound } from './shell/fallbacks/not-found.tsx';

const NARROWED_PARAMETERS = [...LIST_PARAMETERS, ...FACET_PARAMETERS];
const LIST_NAMESPACES = ['listing', 'product-card'];

// First pages bring their data along, so its code loads only with a later navigation.
const homeData: PageData = async (request) =>
  (await import('./screens/home/home-data.ts')).homeData(request);
const deliveryData: PageData = async (request) =>
  (await import('./screens/delivery/delivery-data.ts')).deliveryData(request);
// List filters are parsed only where a list is shown; first pages of other kinds do not load that
// code.
const searchData: PageData = async (request) =>
  (await import('./screens/search/search-data.ts')).searchData(request);
const shopData: PageData = async (request) =>
  (await import('./screens/shop/shop-data.ts')).shopData(request);

const PRODUCT_NAMESPACES = [
  'personalise-form',
  'add-to-cart',
  'dispatch-promise',
  'recently-viewed',
  'product-card',
];

type Load = Parameters<typeof screen>[2];
type Namespaces = readonly string[];

const ACCOUNT_FORMS = ['account-forms'];

/** A page with a form of `features/account-forms`. */
const formScreen = (path: string, name: string, load: Load, audience?: 'private') =>
  screen(path, name, load, {
    namespaces: ACCOUNT_FORMS,
    needsScripts: true,
    ...(audience && { audience }),
  });

const loginScreen = (path: string, audience?: 'private') =>
  formScreen(path, 'login', () => import('./screens/login/login-screen.tsx'), audience);

const PROSE = { namespaces: ['prose'] };

const listScreen = (path: string, name: string, load: Load, data: PageData) =>
  screen(path, name, load, { data, namespaces: LIST_NAMESPACES, parameters: NARROWED_PARAMETERS });

const privateScreen = (path: string, name: string, load: Load, namespaces: Namespaces = []) =>
  screen(path, name, load, { audience: 'private', namespaces });

const accountScreen = (path: string, name: string, load: Load, namespaces: Namespaces = []) =>
  privateScreen(path, name, load, ['account-frame', ...namespaces]);

/** An address that only leads to another. */
const moved = (path: string, location: string): Route => ({
  path,
  data: () => {
    throw new Redirect(location);
  },
  load: async () => NotFound,
});

export const routes: Route[] = [
  screen('', 'home', () => import('./screens/home/home-screen.tsx'), {
    data: homeData,
    namespaces: ['product-card'],
  }),
  listScreen('shop', 'shop', () => import('./screens/shop/shop-screen.tsx'), shopData),
  listScreen(
    'c/eco-friendly',
    'eco-friendly',
    () => import('./screens/eco-friendly/eco-friendly-screen.tsx'),
    ecoFriendlyData,
  ),
  listScreen(
    'c/:slug',
    'category',
    () => import('./screens/category/category-screen.tsx'),
    categoryData,
  ),
  screen('sale', 'sale', () => import('./screens/sale/sale-screen.tsx'), {
    data: saleData,
    namespaces: LIST_NAMESPACES,
    parameters: LIST_PARAMETERS,
  }),
  screen('search/*', 'search', () => import('./screens/search/search-screen.tsx'), {
    data: searchData,
    namespaces: LIST_NAMESPACES,
    parameters: ['q', ...NARROWED_PARAMETERS],
    cached: false,
  }),
  screen('p/*', 'product', () => import('./screens/product/product-screen.tsx'), {
    data: productData,
    namespaces: PRODUCT_NAMESPACES,
  }),
  privateScreen('cart', 'cart', () => import('./screens/cart/cart-screen.tsx'), [
    'cart-lines',
    'order-summary',
    'dispatch-promise',
  ]),
  privateScreen('checkout', 'checkout', () => import('./screens/checkout/checkout-screen.tsx'), [
    'address-form',
    'cart-lines',
    'order-summary',
    'dispatch-promise',
  ]),
  accountScreen(
    'checkout/thank-you/*',
    'thank-you',
    () => import('./screens/order/thank-you-screen.tsx'),
    ['cart-lines', 'order-summary', 'order-documents', 'order', 'order-card', ...ACCOUNT_FORMS],
  ),
  formScreen(
    'find-order',
    'find-order',
    () => import('./screens/find-order/find-order-screen.tsx'),
  ),
  accountScreen('account/orders', 'orders', () => import('./screens/orders/orders-screen.tsx'), [
    'order-card',
  ]),
  accountScreen('account/order/*', 'order', () => import('./screens/order/order-screen.tsx'), [
    'cart-lines',
    'order-card',
    'order-documents',
    'order-summary',
    'thank-you',
  ]),
  accountScreen('account', 'account', () => import('./screens/account/account-screen.tsx'), [
    'order-card',
  ]),
  accountScreen(
    'account/edit',
    'edit-profile',
    () => import('./screens/edit-profile/edit-profile-screen.tsx'),
    ['personal-details'],
  ),
  accountScreen(
    'account/password',
    'password',
    () => import('./screens/password/password-screen.tsx'),
    ACCOUNT_FORMS,
  ),
  accountScreen(
    'account/security',
    'security',
    () => import('./screens/security/security-screen.tsx'),
    ACCOUNT_FORMS,
  ),
  accountScreen(
    'account/notifications',
    'notifications',
    () => import('./screens/notifications/notifications-screen.tsx'),
  ),
  accountScreen(
    'account/wishlist',
    'wishlist',
    () => import('./screens/wishlist/wishlist-screen.tsx'),
  ),
  // A guest's drafts have a separate page; a signed-in customer is redirected to the account's.
  ...['account/designs', 'designs'].map((path) =>
    accountScreen(path, 'designs', () => import('./screens/designs/designs-screen.tsx'), [
      'personalise-form',
      'share-design',
    ]),
  ),
  privateScreen('draft/:share', 'draft', () => import('./screens/draft/draft-screen.tsx')),
  privateScreen('pay/:link', 'pay', () => import('./screens/pay/pay-screen.tsx'), [
    'account-frame',
    'cart-lines',
    'order-summary',
  ]),
  privateScreen(
    'reminders/stop/:token',
    'stop-reminder',
    () => import('./screens/stop-reminder/stop-reminder-screen.tsx'),
  ),
  // The footer's spelling of the same page.
  moved('account/wish-list', '/account/wishlist'),
  // A URL that older links use.
  moved('notifications', '/account/notifications'),
  accountScreen(
    'account/addresses',
    'addresses',
    () => import('./screens/addresses/addresses-screen.tsx'),
    ['address-form'],
  ),
  accountScreen(
    'account/reminders',
    'reminders',
    () => import('./screens/reminders/reminders-screen.tsx'),
  ),
  accountScreen('profile', 'profile', () => import('./screens/profile/profile-screen.tsx'), [
    'personal-details',
  ]),
  loginScreen('login'),
  loginScreen('account/activation/failed', 'private'),
  loginScreen('account/activation/activated', 'private'),
  loginScreen('account/activation/complete', 'private'),
  formScreen('register', 'register', () => import('./screens/register/register-screen.tsx')),
  privateScreen(
    'account/activation',
    'activation',
    () => import('./screens/activation/activation-screen.tsx'),
    ACCOUNT_FORMS,
  ),
  privateScreen(
    'account/recovery',
    'recovery',
    () => import('./screens/recovery/recovery-screen.tsx'),
    ACCOUNT_FORMS,
  ),
  ...INFORMATION_PATHS.map((path) =>
    screen(path, 'information', () => import('./screens/information/information-screen.tsx'), {
      namespaces: [path.replace('/', '-'), ...PROSE.namespaces],
    }),
  ),
  screen('delivery', 'delivery', () => import('./screens/delivery/delivery-screen.tsx'), {
    data: deliveryData,
    namespaces: ['dispatch-promise', ...PROSE.namespaces],
  }),
  ...['contact', 'feedback', 'report'].map((path) =>
    screen(path, 'contact', () => import('./screens/contact/contact-screen.tsx'), {
      namespaces: ['contact-form', ...PROSE.namespaces],
    }),
  ),
  screen('legal', 'legal', () => import('./screens/legal/legal-screen.tsx'), PROSE),
  screen('sitemap', 'sitemap', () => import('./screens/sitemap/sitemap-screen.tsx'), PROSE),
  screen('status', 'status', () => import('./screens/status/status-screen.tsx'), PROSE),
  screen('offline', 'offline', () => import('./screens/offline/offline-screen.tsx'), {
    namespaces: ['cart-lines', 'order-summary'],
  }),
  { path: '*', status: 404, load: async () => NotFound },
];

/** Finds the screen of a path. */
export function matchScreen(pathname: string): Match {
  const [match] = matchRoutes(routes, pathname) ?? [];
  if (!match) throw new Error('No catch-all route');
  return match;
}

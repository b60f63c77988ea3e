/** Maps each endpoint to the shapes of its request and response. */
import type * as z from 'zod';
import * as account from './account/account.ts';
import * as addresses from './account/addresses.ts';
import * as artwork from './designs/artwork.ts';
import * as auth from './account/auth.ts';
import * as calendar from './shop/calendar.ts';
import * as cart from './cart/cart.ts';
import * as cartNames from './cart/cart-names.ts';
import * as catalogue from './shop/catalogue.ts';
import * as checkout from './cart/checkout.ts';
import * as contact from './shop/contact.ts';
import * as drafts from './designs/drafts.ts';
import type { EndpointName } from './endpoints.ts';
import * as notifications from './account/notifications.ts';
import * as orders from './orders/orders.ts';
import * as reminders from './account/reminders.ts';
import { search } from './shop/search.ts';
import * as uploads from './designs/uploads.ts';
import * as users from './account/users.ts';
import * as visits from './shop/visits.ts';
import * as wishlist from './account/wishlist.ts';

export interface Shapes {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent: the response is a redirect. */
  answer?: z.ZodType;
}

export const contract = {
  logIn: auth.logIn,
  tokenRefresh: auth.tokenRefresh,
  tokenRevoke: auth.tokenRevoke,
  twoStepStart: auth.twoStepStart,
  twoStepConfirm: auth.twoStepConfirm,
  twoStepDisable: auth.twoStepDisable,
  recoveryCodes: auth.recoveryCodes,
  userCreate: users.userCreate,
  userActivate: users.userActivate,
  activationResend: users.activationResend,
  userRecover: users.userRecover,
  recoveryConfirm: users.recoveryConfirm,
  meUpdate: users.meUpdate,
  mePassword: users.mePassword,
  meKeys: users.meKeys,
  me: account.me,
  counts: account.counts,
  ownSearch: account.ownSearch,
  meExport: account.meExport,
  meErase: account.meErase,
  addresses: addresses.addresses,
  addressNew: addresses.addressNew,
  addressUpdate: addresses.addressUpdate,
  addressesFind: addresses.addressesFind,
  addressDelete: addresses.addressDelete,
  notifications: notifications.notifications,
  notificationRead: notifications.notificationRead,
  notificationsRead: notifications.notificationsRead,
  notificationDelete: notifications.notificationDelete,
  wishlist: wishlist.wishlist,
  wishlistAdd: wishlist.wishlistAdd,
  wishlistRemove: wishlist.wishlistRemove,
  orders: orders.orders,
  order: orders.order,
  orderCheck: orders.orderCheck,
  orderCancel: orders.orderCancel,
  orderItemUpdate: orders.orderItemUpdate,
  orderInvoice: orders.orderInvoice,
  orderFind: orders.orderFind,
  orderByKey: orders.orderByKey,
  orderCancelByKey: orders.orderCancelByKey,
  orderCheckByKey: orders.orderCheckByKey,
  orderItemUpdateByKey: orders.orderItemUpdateByKey,
  orderInvoiceByKey: orders.orderInvoiceByKey,
  orderReminders: reminders.orderReminders,
  orderReminderNew: reminders.orderReminderNew,
  reminders: reminders.reminders,
  reminderNew: reminders.reminderNew,
  reminderUpdate: reminders.reminderUpdate,
  reminderDelete: reminders.reminderDelete,
  reminderStop: reminders.reminderStop,
  payLink: orders.payLink,
  invoiceDocument: orders.invoiceDocument,
  checkout: checkout.checkout,
  guestCheckout: checkout.guestCheckout,
  guestGateway: checkout.guestGateway,
  gatewayNew: checkout.gatewayNew,
  gatewayCapture: checkout.gatewayCapture,
  gatewayGet: checkout.gatewayGet,
  cart: cart.cart,
  cartAdd: cart.cartAdd,
  cartNamesAdd: cartNames.cartNamesAdd,
  cartNamesTakeBack: cartNames.cartNamesTakeBack,
  cartItemUpdate: cart.cartItemUpdate,
  cartItemReplace: cart.cartItemReplace,
  cartItemDelete: cart.cartItemDelete,
  cartAddress: cart.cartAddress,
  cartAddressGuest: cart.cartAddressGuest,
  cartDetails: cart.cartDetails,
  categoryMenu: catalogue.categoryMenu,
  categoryBySlug: catalogue.categoryBySlug,
  productBySlug: catalogue.productBySlug,
  productsFeatured: catalogue.productsFeatured,
  productsOnSale: catalogue.productsOnSale,
  productsWearing: catalogue.productsWearing,
  productStock: catalogue.productStock,
  uploadNew: uploads.uploadNew,
  upload: uploads.upload,
  uploadPicture: uploads.uploadPicture,
  drafts: drafts.drafts,
  draftNew: drafts.draftNew,
  draft: drafts.draft,
  draftUpdate: drafts.draftUpdate,
  draftCopy: drafts.draftCopy,
  draftDelete: drafts.draftDelete,
  draftRestore: drafts.draftRestore,
  draftTell: drafts.draftTell,
  draftsClaim: drafts.draftsClaim,
  sharedDraft: drafts.sharedDraft,
  sharedDraftReply: drafts.sharedDraftReply,
  artworkPreview: artwork.artworkPreview,
  artworkCheck: artwork.artworkCheck,
  artworkKit: artwork.artworkKit,
  notifyWebsite: contact.notifyWebsite,
  pageView: visits.pageView,
  bankHolidays: calendar.bankHolidays,
  dispatchPromise: calendar.dispatchPromise,
  search,
} as const satisfies Record<EndpointName, Shapes>;

export type Contract = typeof contract;
type Parsed<S, Key extends string> =
  S extends Record<Key, infer Z extends z.ZodType> ? z.output<Z> : undefined;
type Given<S, Key extends string> =
  S extends Record<Key, infer Z extends z.ZodType> ? z.input<Z> : undefined;

/** A request with these shapes as the server handles it, with defaults filled in. */
export interface ParsedCall<S extends Shapes> {
  params: Parsed<S, 'params'>;
  query: Parsed<S, 'query'>;
  body: Parsed<S, 'body'>;
}
export type CallOf<Name extends EndpointName> = ParsedCall<Contract[Name]>;
/** A request as a caller may send it. */
export interface GivenCall<S extends Shapes> {
  params: Given<S, 'params'>;
  query: Given<S, 'query'>;
  body: Given<S, 'body'>;
}
export type RequestOf<Name extends EndpointName> = GivenCall<Contract[Name]>;
export type AnswerOf<Name extends EndpointName> = Parsed<Contract[Name], 'answer'>;

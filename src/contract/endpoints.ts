/** Every API call as plain data: name, method, path and permitted callers. */

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in braces, as in OpenAPI. */
  path: string;
  /** guest: with or without a bearer; customer: with a bearer only. */
  caller: 'guest' | 'customer';
}

type Method = Endpoint['method'];
type Caller = Endpoint['caller'];

const by =
  <M extends Method>(method: M) =>
  <Path extends string, C extends Caller = 'guest'>(path: Path, caller = 'guest' as C) => ({
    method,
    path,
    caller,
  });
const get = by('GET');
const post = by('POST');
const put = by('PUT');
const remove = by('DELETE');

export const endpoints = {
  tokenRefresh: post('/api/token/refresh'),
  tokenRevoke: post('/api/token/revoke'),
  logIn: post('/api/login_check'),

  userCreate: post('/api/users/create'),
  userActivate: post('/api/users/activate'),
  activationResend: post('/api/users/activation/resend'),
  userRecover: post('/api/users/recover'),
  recoveryConfirm: post('/api/users/recovery/confirm'),
  me: get('/api/users/me', 'customer'),
  counts: get('/api/users/counts', 'customer'),
  ownSearch: get('/api/users/search/{term}', 'customer'),
  meUpdate: put('/api/users/me/update', 'customer'),
  mePassword: put('/api/users/me/password', 'customer'),
  meKeys: post('/api/users/me/keys', 'customer'),
  meExport: get('/api/users/me/export', 'customer'),
  meErase: post('/api/users/me/erase', 'customer'),
  twoStepStart: post('/api/users/me/two-step/start', 'customer'),
  twoStepConfirm: post('/api/users/me/two-step/confirm', 'customer'),
  twoStepDisable: post('/api/users/me/two-step/disable', 'customer'),
  recoveryCodes: post('/api/users/me/two-step/recovery-codes', 'customer'),

  addresses: get('/api/addresses/all', 'customer'),
  addressNew: post('/api/addresses/new', 'customer'),
  addressUpdate: put('/api/addresses/{id}/update', 'customer'),
  addressesFind: post('/api/addresses/find'),
  addressDelete: remove('/api/addresses/{id}/delete', 'customer'),

  notifications: post('/api/notifications/all', 'customer'),
  notificationsRead: get('/api/notifications/all/read', 'customer'),
  notificationRead: get('/api/notifications/{id}/read', 'customer'),
  notificationDelete: remove('/api/notifications/{id}/delete', 'customer'),

  wishlist: get('/api/wishlist/all', 'customer'),
  wishlistAdd: post('/api/wishlist/add', 'customer'),
  wishlistRemove: post('/api/wishlist/remove', 'customer'),

  orders: get('/api/orders/all', 'customer'),
  order: get('/api/orders/{id}/get', 'customer'),
  orderCheck: get('/api/orders/{id}/check', 'customer'),
  orderCancel: post('/api/orders/{id}/cancel', 'customer'),
  orderItemUpdate: put('/api/orders/{id}/item/{itemId}/update', 'customer'),
  orderInvoice: get('/api/orders/{id}/invoice', 'customer'),
  orderFind: post('/api/orders/find'),
  orderByKey: get('/api/orders/key/{orderKey}/get'),
  orderCancelByKey: post('/api/orders/key/{orderKey}/cancel'),
  orderCheckByKey: get('/api/orders/key/{orderKey}/check'),
  orderItemUpdateByKey: put('/api/orders/key/{orderKey}/item/{itemId}/update'),
  orderInvoiceByKey: get('/api/orders/key/{orderKey}/invoice'),
  invoiceDocument: get('/invoices/{link}'),

  orderReminders: get('/api/orders/key/{orderKey}/reminders/all'),
  orderReminderNew: post('/api/orders/key/{orderKey}/reminders/new'),
  reminders: get('/api/reminders/all', 'customer'),
  reminderNew: post('/api/reminders/new', 'customer'),
  reminderUpdate: put('/api/reminders/{id}/update', 'customer'),
  reminderDelete: remove('/api/reminders/{id}/delete', 'customer'),
  reminderStop: post('/api/reminders/stop'),

  payLink: get('/api/orders/pay/{link}/get'),
  guestGateway: get('/gateway/paypal/{id}/new'),
  gatewayNew: get('/api/gateway/paypal/{id}/new', 'customer'),
  gatewayCapture: get('/api/gateway/paypal/{id}/capture', 'customer'),
  gatewayGet: get('/api/gateway/paypal/{id}/get', 'customer'),

  cart: get('/api/cart/{cartId}/get'),
  cartAdd: post('/api/cart/{cartId}/add'),
  cartNamesAdd: post('/api/cart/{cartId}/names/add'),
  cartNamesTakeBack: remove('/api/cart/{cartId}/names/{key}/delete'),
  cartItemUpdate: put('/api/cart/{cartId}/item/{itemId}/update'),
  cartItemReplace: put('/api/cart/{cartId}/item/{itemId}/personalisation'),
  cartItemDelete: remove('/api/cart/{cartId}/item/{itemId}/delete'),
  cartAddress: put('/api/cart/{cartId}/address/{type}/update', 'customer'),
  cartAddressGuest: post('/api/cart/{cartId}/address/{type}/guest'),
  cartDetails: put('/api/cart/{cartId}/details'),
  checkout: get('/api/cart/{cartId}/payment_method/{method}/checkout', 'customer'),
  guestCheckout: get('/api/cart/{cartId}/payment_method/{method}/guest-checkout'),

  categoryMenu: get('/api/category/menu'),
  categoryBySlug: get('/api/category/slug/{slug}'),
  productBySlug: get('/api/product/slug/{slug}'),
  productsFeatured: get('/api/product/featured'),
  productsOnSale: get('/api/product/sale'),
  productsWearing: get('/api/product/wearing/{design}'),
  productStock: get('/api/product/{productId}/stock'),
  search: post('/api/search'),
  uploadNew: post('/api/uploads/new'),
  upload: get('/api/uploads/{id}/get'),
  uploadPicture: get('/uploads/{link}'),
  drafts: get('/api/drafts/all', 'customer'),
  draftNew: post('/api/drafts/new'),
  draft: get('/api/drafts/{id}/get'),
  draftUpdate: put('/api/drafts/{id}/update'),
  draftCopy: post('/api/drafts/{id}/copy'),
  draftDelete: remove('/api/drafts/{id}/delete'),
  draftRestore: post('/api/drafts/{id}/restore'),
  draftTell: put('/api/drafts/{id}/tell'),
  draftsClaim: post('/api/drafts/claim', 'customer'),
  sharedDraft: get('/api/drafts/shared/{share}/get'),
  sharedDraftReply: post('/api/drafts/shared/{share}/reply'),
  artworkPreview: post('/api/artwork/preview'),
  artworkCheck: post('/api/artwork/check'),
  artworkKit: get('/api/artwork/kit/{slug}/{plate}'),

  notifyWebsite: post('/api/notify/website'),
  pageView: post('/api/visits/add'),
  bankHolidays: get('/api/bank-holidays/get'),
  dispatchPromise: get('/api/calendar/dispatch'),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

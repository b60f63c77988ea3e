/** An example of every call, as one story: a guest buys, becomes a customer, orders again, and leaves. A test executes it. */
import type { EndpointName } from './endpoints.ts';

/** What happens between two calls, outside the API. */
export type Interlude =
  | 'approvePayment'
  | 'readActivationEmail'
  | 'readRecoveryEmail'
  | 'readPayLink'
  | 'readAuthenticator'
  | 'waitForPayment'
  | 'waitForNotification'
  | 'waitForRefund';

export const INTERLUDES: Readonly<Record<Interlude, string>> = {
  approvePayment:
    'The buyer approves the payment on the provider’s page, at the address in the response.',
  readActivationEmail: 'The link in the email ends in # and the token.',
  readRecoveryEmail: 'The link in the email ends in # and the token.',
  readPayLink:
    'A member of the staff takes an order by phone; the link in its email ends in this part.',
  readAuthenticator: 'The authenticator shows a code for the secret.',
  waitForPayment:
    'If the provider’s webhook arrived first, the capture is in progress, and a moment later the order is paid.',
  waitForNotification: 'A moment later there is a notification.',
  waitForRefund: 'A moment later the money is refunded.',
};

/**
 * '{name}' in a request stands for something kept from an earlier answer; '{email}', '{password}' and '{newPassword}'
 * for the customer's own.
 */
export interface Example {
  call: EndpointName;
  /** Made with the customer's bearer token. */
  signedIn?: true;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** A picture is the body. */
  picture?: true;
  /** What later calls use, by its path in the answer's data: 'items.0.id'. */
  keep?: Readonly<Record<string, string>>;
  /** What happens after the call. */
  afterwards?: Interlude;
}

const sian = { firstName: 'Siân', lastName: 'Price' };
const home = {
  FirstName: 'Siân',
  LastName: 'Price',
  AddressLine1: '1 High Street',
  CityTown: 'Ludlow',
  PostCode: 'SY8 1AA',
  Country: 'GB',
};
const named = { v: 1, fields: { name: 'Siân' } };
const nainsBirthday = {
  occasion: null,
  label: 'Nain’s birthday',
  month: 5,
  day: 5,
  consent: true,
};
const tokens = { token: 'token', refreshToken: 'refresh_token' };
const own = { signedIn: true } as const;

const looking: readonly Example[] = [
  { call: 'categoryMenu', keep: { categorySlug: '0.categories.0.slug' } },
  { call: 'categoryBySlug', params: { slug: '{categorySlug}' }, query: { sort: 'price-low' } },
  {
    call: 'search',
    body: { keyword: 'mug', page: 1, numOfRecords: 10 },
    keep: { productSlug: 'products.0.slug' },
  },
  {
    call: 'productBySlug',
    params: { slug: '{productSlug}' },
    keep: {
      productId: 'variants.0.productId',
      plate: 'finishes.0.plate',
      design: 'design.slug',
    },
  },
  { call: 'productsFeatured' },
  { call: 'productsOnSale', query: { page: '1' } },
  { call: 'productsWearing', params: { design: '{design}' } },
  { call: 'productStock', params: { productId: '{productId}' } },
  { call: 'uploadNew', picture: true, keep: { uploadId: 'id' } },
  { call: 'upload', params: { id: '{uploadId}' }, keep: { pictureLink: 'url' } },
  { call: 'uploadPicture', params: { link: '{pictureLink}' } },
  {
    call: 'draftNew',
    body: { name: 'For Nain', productId: '{productId}', personalisation: named },
    keep: { draftId: 'id', share: 'share' },
  },
  { call: 'sharedDraft', params: { share: '{share}' } },
  {
    call: 'sharedDraftReply',
    params: { share: '{share}' },
    body: { decision: 'change', name: 'Nain', message: 'A little larger, please.' },
  },
  { call: 'draft', params: { id: '{draftId}' } },
  {
    call: 'draftTell',
    params: { id: '{draftId}' },
    body: { email: 'nain@example.org' },
  },
  { call: 'artworkPreview', body: { productId: '{productId}', personalisation: named } },
  { call: 'artworkCheck', body: { productId: '{productId}', personalisation: named } },
  { call: 'artworkKit', params: { slug: '{productSlug}', plate: '{plate}' } },
  { call: 'addressesFind', body: { postcode: 'SY8 1AB' } },
  { call: 'dispatchPromise' },
  { call: 'bankHolidays' },
  { call: 'pageView', body: { route: '/p/{rest}' } },
  {
    call: 'notifyWebsite',
    body: {
      title: 'Contact',
      items: [
        { name: 'Name', value: 'Siân Price' },
        { name: 'Email', value: '{email}' },
        { name: 'Message', value: 'Do you engrave in Welsh?' },
      ],
      color: '#1f4d3f',
    },
  },
];

const buyingAsGuest: readonly Example[] = [
  {
    call: 'cartAdd',
    params: { cartId: 'new' },
    body: { productId: '{productId}', quantity: 1, personalisation: named },
    keep: { cartId: 'id', itemId: 'items.0.id' },
  },
  {
    call: 'cartItemUpdate',
    params: { cartId: '{cartId}', itemId: '{itemId}' },
    body: { quantity: 2 },
  },
  {
    call: 'cartItemReplace',
    params: { cartId: '{cartId}', itemId: '{itemId}' },
    body: {
      productId: '{productId}',
      quantity: 2,
      personalisation: { v: 1, fields: { name: 'Siân' } },
    },
  },
  { call: 'cartItemDelete', params: { cartId: '{cartId}', itemId: '{itemId}' } },
  {
    call: 'cartNamesAdd',
    params: { cartId: '{cartId}' },
    body: {
      key: '0199e5f0-7c4e-4b1a-9d55-3f1f0a2f6c10',
      productId: '{productId}',
      personalisation: { v: 1, fields: {} },
      names: [
        { name: 'Siân', quantity: 1 },
        { name: 'Gethin', quantity: 2 },
      ],
    },
  },
  {
    call: 'cartNamesTakeBack',
    params: { cartId: '{cartId}', key: '0199e5f0-7c4e-4b1a-9d55-3f1f0a2f6c10' },
  },
  {
    call: 'cartAdd',
    params: { cartId: '{cartId}' },
    body: {
      key: '0199e5f0-7c4e-4b1a-9d55-3f1f0a2f6c11',
      productId: '{productId}',
      quantity: 1,
      personalisation: named,
    },
  },
  { call: 'cartAddressGuest', params: { cartId: '{cartId}', type: 'shipping' }, body: home },
  {
    call: 'cartDetails',
    params: { cartId: '{cartId}' },
    body: { ...sian, email: '{email}', comment: 'Penblwydd hapus!', personalisedAccepted: true },
  },
  { call: 'cart', params: { cartId: '{cartId}' } },
  {
    call: 'guestCheckout',
    params: { cartId: '{cartId}', method: 'paypal' },
    keep: { orderKey: 'orderKey' },
  },
  { call: 'guestGateway', params: { id: '{orderKey}' }, afterwards: 'approvePayment' },
  {
    call: 'orderCheckByKey',
    params: { orderKey: '{orderKey}' },
    keep: { itemId: 'items.0.id', reference: 'reference' },
  },
  {
    call: 'orderItemUpdateByKey',
    params: { orderKey: '{orderKey}', itemId: '{itemId}' },
    body: { personalisation: named },
  },
  { call: 'orderFind', body: { reference: '{reference}', email: '{email}' } },
  { call: 'orderByKey', params: { orderKey: '{orderKey}' } },
  { call: 'orderReminders', params: { orderKey: '{orderKey}' } },
  {
    call: 'orderReminderNew',
    params: { orderKey: '{orderKey}' },
    body: { ...nainsBirthday, yearly: true },
  },
  { call: 'reminderStop', body: { token: 'y6Bqk1sKQn0wq3mZ3b7pQk2b8m0J4r5T6u7V8w9X0yA' } },
  { call: 'orderInvoiceByKey', params: { orderKey: '{orderKey}' }, keep: { link: 'url' } },
  { call: 'invoiceDocument', params: { link: '{link}' }, afterwards: 'readPayLink' },
  { call: 'payLink', params: { link: '{payLink}' } },
];

const becomingACustomer: readonly Example[] = [
  {
    call: 'userCreate',
    body: {
      ...sian,
      email: '{email}',
      phone: '',
      mobile: '07700 900123',
      password: '{password}',
      confirm: '{password}',
      marketing: false,
      terms: true,
    },
  },
  { call: 'activationResend', body: { email: '{email}' }, afterwards: 'readActivationEmail' },
  { call: 'userActivate', body: { token: '{activationToken}' } },
  { call: 'logIn', body: { username: '{email}', password: '{password}' }, keep: tokens },
  { call: 'tokenRefresh', body: { refresh_token: '{refreshToken}' }, keep: tokens },
  { call: 'me', ...own },
  {
    call: 'meUpdate',
    ...own,
    body: { ...sian, phone: '', mobile: '07700 900124', marketing: true },
  },
  { call: 'meKeys', ...own, body: { public: 'eyJrdHkiOiJSU0EifQ==', private: 'eyJ2IjoxfQ==' } },
  {
    call: 'twoStepStart',
    ...own,
    body: { password: '{password}' },
    keep: { secret: 'secret' },
    afterwards: 'readAuthenticator',
  },
  { call: 'twoStepConfirm', ...own, body: { code: '{code}' } },
  {
    call: 'recoveryCodes',
    ...own,
    body: { password: '{password}' },
    keep: { recoveryCode: 'recoveryCodes.0' },
  },
  {
    call: 'logIn',
    body: { username: '{email}', password: '{password}', _two_step: '{recoveryCode}' },
    keep: tokens,
  },
  { call: 'twoStepDisable', ...own, body: { password: '{password}' } },
  {
    call: 'userRecover',
    body: { email: '{email}', new: '{newPassword}', confirm: '{newPassword}' },
    afterwards: 'readRecoveryEmail',
  },
  { call: 'recoveryConfirm', body: { token: '{recoveryToken}', password: '{newPassword}' } },
  { call: 'logIn', body: { username: '{email}', password: '{newPassword}' }, keep: tokens },
  {
    call: 'mePassword',
    ...own,
    body: { current: '{newPassword}', new: '{password}', confirm: '{password}' },
  },
];

const orderingAgain: readonly Example[] = [
  { call: 'addressNew', ...own, body: { ...home, isDefault: true }, keep: { addressId: 'id' } },
  {
    call: 'addressUpdate',
    ...own,
    params: { id: '{addressId}' },
    body: { ...home, AddressLine1: '2 High Street' },
  },
  { call: 'addresses', ...own },
  { call: 'draftsClaim', ...own, body: { ids: ['{draftId}'] } },
  {
    call: 'draftUpdate',
    ...own,
    params: { id: '{draftId}' },
    body: { name: 'For Nain, larger', productId: '{productId}', personalisation: named },
  },
  { call: 'draftCopy', ...own, params: { id: '{draftId}' } },
  { call: 'drafts', ...own },
  { call: 'draftDelete', ...own, params: { id: '{draftId}' } },
  { call: 'draftRestore', ...own, params: { id: '{draftId}' } },
  {
    call: 'reminderNew',
    ...own,
    body: { ...nainsBirthday, label: 'Taid’s birthday', yearly: false },
    keep: { reminderId: 'id' },
  },
  {
    call: 'reminderUpdate',
    ...own,
    params: { id: '{reminderId}' },
    body: { month: 5, day: 6 },
  },
  { call: 'reminders', ...own },
  { call: 'reminderDelete', ...own, params: { id: '{reminderId}' } },
  { call: 'wishlistAdd', ...own, body: { productId: '{productId}' } },
  { call: 'wishlist', ...own },
  {
    call: 'cartAdd',
    ...own,
    params: { cartId: 'new' },
    body: { productId: '{productId}', quantity: 1, personalisation: named },
    keep: { cartId: 'id' },
  },
  {
    call: 'cartAddress',
    ...own,
    params: { cartId: '{cartId}', type: 'shipping' },
    body: { addressId: '{addressId}' },
  },
  {
    call: 'cartDetails',
    ...own,
    params: { cartId: '{cartId}' },
    body: { ...sian, email: '{email}', personalisedAccepted: true },
  },
  {
    call: 'checkout',
    ...own,
    params: { cartId: '{cartId}', method: 'paypal' },
    keep: { orderId: 'id' },
  },
  {
    call: 'gatewayNew',
    ...own,
    params: { id: '{orderId}' },
    keep: { approval: 'url' },
    afterwards: 'approvePayment',
  },
  {
    call: 'gatewayCapture',
    ...own,
    params: { id: '{orderId}' },
    afterwards: 'waitForPayment',
  },
  { call: 'gatewayGet', ...own, params: { id: '{orderId}' } },
  { call: 'orderCheck', ...own, params: { id: '{orderId}' } },
  { call: 'orders', ...own, keep: { guestOrderId: '1.id' } },
  { call: 'order', ...own, params: { id: '{orderId}' }, keep: { itemId: 'items.0.id' } },
  {
    call: 'orderItemUpdate',
    ...own,
    params: { id: '{orderId}', itemId: '{itemId}' },
    body: { personalisation: named },
  },
  { call: 'orderInvoice', ...own, params: { id: '{orderId}' } },
  { call: 'orderCancel', ...own, params: { id: '{orderId}' }, afterwards: 'waitForNotification' },
  { call: 'orderCancelByKey', params: { orderKey: '{orderKey}' }, afterwards: 'waitForRefund' },
  { call: 'ownSearch', ...own, params: { term: 'Ludlow' } },
];

const leaving: readonly Example[] = [
  { call: 'counts', ...own },
  {
    call: 'notifications',
    ...own,
    body: { page: 1, numOfRecords: 20 },
    keep: { notificationId: 'notifications.0.id' },
  },
  { call: 'notificationRead', ...own, params: { id: '{notificationId}' } },
  { call: 'notificationDelete', ...own, params: { id: '{notificationId}' } },
  { call: 'notificationsRead', ...own },
  { call: 'wishlistRemove', ...own, body: { productId: '{productId}' } },
  { call: 'addressDelete', ...own, params: { id: '{addressId}' } },
  { call: 'meExport', ...own },
  { call: 'tokenRevoke', body: { refresh_token: '{refreshToken}' } },
  { call: 'logIn', body: { username: '{email}', password: '{password}' }, keep: tokens },
  { call: 'meErase', ...own, body: { password: '{password}' } },
];

export const examples: readonly Example[] = [
  ...looking,
  ...buyingAsGuest,
  ...becomingACustomer,
  ...orderingAgain,
  ...leaving,
];

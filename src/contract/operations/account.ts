/** The operations of sign-in and accounts. */
import type { Operation } from './operation.ts';

const ENROLMENT =
  'The specification has sign-in with two steps and leaves open how they are set up.';

export const accountOperations = {
  logIn: {
    ignoresBearer: true,
    summary:
      'Signs in. If two-step is on, a call without _two_step is refused with 401 and data: {field: "_two_step", required: true}; repeat the call with it.',
    perMinute: 60,
    bare: true,
    refusals: [
      'credentialsInvalid',
      'twoStepRequired',
      'twoStepInvalid',
      'notActivated',
      'temporarilyUnavailable',
    ],
  },
  tokenRefresh: {
    ignoresBearer: true,
    summary: 'Exchanges a refresh token, which is then used up, for new tokens.',
    perMinute: 120,
    bare: true,
    refusals: ['refreshTokenInvalid'],
  },
  tokenRevoke: {
    ignoresBearer: true,
    summary: 'Signs out: ends the session of a refresh token. Returns the same for an unknown one.',
    addition: 'Signing out should also end the session on the server.',
    perMinute: 60,
    refusals: [],
  },
  userCreate: {
    ignoresBearer: true,
    summary:
      'Registers a customer and emails the activation link, which is needed before the first sign-in.',
    status: 201,
    perMinute: 10,
    refusals: ['temporarilyUnavailable'],
  },
  userActivate: {
    ignoresBearer: true,
    summary:
      'Confirms an email address by the token of its link: complete, activated before, or failed.',
    addition: 'The activation screens need an outcome.',
    perMinute: 30,
    refusals: [],
  },
  activationResend: {
    ignoresBearer: true,
    summary: 'Emails the activation link again. Returns the same for an unknown address.',
    addition: 'Emails get lost.',
    perMinute: 5,
    refusals: [],
  },
  userRecover: {
    ignoresBearer: true,
    summary:
      'Requests a new password, active once its emailed link is opened. Returns the same for an unknown address.',
    perMinute: 10,
    refusals: ['temporarilyUnavailable'],
  },
  recoveryConfirm: {
    ignoresBearer: true,
    summary: 'Activates the requested password, which must be typed again.',
    addition: 'An opened link alone must not change a password.',
    perMinute: 20,
    refusals: ['linkInvalid', 'temporarilyUnavailable'],
  },
  me: {
    summary: 'The customer, with orders, wishlist, unread notifications and cart.',
    refusals: [],
  },
  counts: {
    summary: 'The number of unread notifications.',
    refusals: [],
  },
  ownSearch: {
    summary: 'Searches the customer’s own orders, addresses and wishlist.',
    perMinute: 120,
    refusals: [],
  },
  meUpdate: {
    summary: 'Changes names, numbers and the marketing consent.',
    perMinute: 60,
    refusals: [],
  },
  mePassword: {
    summary: 'Changes the password and ends every other session.',
    perMinute: 20,
    refusals: ['temporarilyUnavailable'],
  },
  meKeys: {
    summary:
      'Stores the key pair made in the browser; the private key is wrapped by a passphrase that the shop never sees.',
    perMinute: 20,
    refusals: [],
  },
  meExport: {
    summary: 'Everything the shop stores about the customer.',
    addition: 'The right of access (UK GDPR, article 15).',
    perMinute: 10,
    refusals: [],
  },
  meErase: {
    summary:
      'Erases the customer; invoices stay as long as the law requires. Refused while an order or a refund is in progress.',
    addition: 'The right to erasure (UK GDPR, article 17).',
    perMinute: 10,
    refusals: ['ordersUnderWay', 'temporarilyUnavailable'],
  },
  twoStepStart: {
    summary: 'Creates a new two-step secret with its QR code; not active until confirmed.',
    addition: ENROLMENT,
    perMinute: 20,
    refusals: ['twoStepOn', 'temporarilyUnavailable'],
  },
  twoStepConfirm: {
    summary: 'Turns two-step on with a first code and returns ten recovery codes, shown once.',
    addition: ENROLMENT,
    perMinute: 20,
    refusals: ['twoStepOn', 'twoStepOff'],
  },
  twoStepDisable: {
    summary: 'Turns two-step off.',
    addition: ENROLMENT,
    perMinute: 20,
    refusals: ['twoStepOff', 'temporarilyUnavailable'],
  },
  recoveryCodes: {
    summary: 'Replaces the recovery codes with ten new ones, shown once.',
    addition: ENROLMENT,
    perMinute: 20,
    refusals: ['twoStepOff', 'temporarilyUnavailable'],
  },
  addresses: {
    summary: 'The customer’s saved addresses, the default first.',
    refusals: [],
  },
  addressesFind: {
    summary: 'The addresses at a postcode, to choose from instead of writing one.',
    addition: 'Most shoppers know a parcel’s postcode and would rather not type the rest.',
    perMinute: 10,
    perDay: 100,
    refusals: [],
  },
  addressNew: {
    summary: 'Saves an address.',
    status: 201,
    perMinute: 60,
    refusals: ['addressesFull'],
  },
  addressUpdate: {
    summary: 'Changes a saved address.',
    perMinute: 60,
    refusals: ['addressNotFound'],
  },
  addressDelete: {
    summary: 'Deletes a saved address; orders keep theirs.',
    perMinute: 60,
    refusals: ['addressNotFound'],
  },
  notifications: {
    summary: 'A page of the customer’s notifications, newest first.',
    refusals: [],
  },
  notificationsRead: {
    summary: 'Marks every notification as read.',
    changes: true,
    refusals: [],
  },
  notificationRead: {
    summary: 'Marks a notification as read.',
    changes: true,
    refusals: ['notificationNotFound'],
  },
  notificationDelete: {
    summary: 'Deletes a notification.',
    refusals: ['notificationNotFound'],
  },
  wishlist: {
    summary: 'The products on the customer’s wishlist, newest first.',
    addition: 'The wishlist screen shows products, and users/me returns their ids.',
    refusals: [],
  },
  wishlistAdd: {
    summary: 'Adds a product to the wishlist; repeated calls change nothing.',
    perMinute: 120,
    refusals: ['productNotFound', 'wishlistFull'],
  },
  wishlistRemove: {
    summary: 'Removes a product from the wishlist.',
    perMinute: 120,
    refusals: [],
  },
} as const satisfies Record<string, Operation>;

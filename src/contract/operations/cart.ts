/** The operations of the cart and checkout. */
import type { Operation } from './operation.ts';

export const cartOperations = {
  cart: {
    summary:
      'A cart; the id new returns an empty one and creates nothing. The first call with a bearer token claims an unclaimed cart.',
    refusals: ['cartNotFound'],
  },
  cartAdd: {
    summary:
      'Adds a product, with its personalisation, to a cart; the id new creates one. A repeat with the same key adds nothing.',
    status: 201,
    perMinute: 120,
    refusals: [
      'cartNotFound',
      'productNotFound',
      'quantityOutOfRange',
      'cartFull',
      'outOfStock',
      'paymentInProgress',
    ],
  },
  cartNamesAdd: {
    summary:
      'Adds a product to a cart once for each name of a list, all or none; a repeat with the same key adds nothing.',
    addition: 'Teams and wedding parties are ordered from a pasted list of names.',
    status: 201,
    perMinute: 20,
    refusals: [
      'cartNotFound',
      'productNotFound',
      'quantityOutOfRange',
      'cartFull',
      'outOfStock',
      'paymentInProgress',
    ],
  },
  cartNamesTakeBack: {
    summary: 'Removes from a cart what a list of names added.',
    addition: 'An addition of many lines is undone in one step.',
    perMinute: 60,
    refusals: ['cartNotFound', 'cartItemNotFound', 'paymentInProgress'],
  },
  cartItemUpdate: {
    summary: 'Sets the quantity of a line.',
    perMinute: 240,
    refusals: [
      'cartNotFound',
      'cartItemNotFound',
      'productNotFound',
      'quantityOutOfRange',
      'outOfStock',
      'paymentInProgress',
    ],
  },
  cartItemReplace: {
    summary:
      'Replaces a line’s personalisation, variant and quantity; if an equal line is in the cart the two join.',
    addition: 'Shoppers correct a spelling, a design or a size before they pay.',
    perMinute: 120,
    refusals: [
      'cartNotFound',
      'cartItemNotFound',
      'productNotFound',
      'quantityOutOfRange',
      'outOfStock',
      'paymentInProgress',
    ],
  },
  cartItemDelete: {
    summary: 'Removes a line from a cart.',
    perMinute: 240,
    refusals: ['cartNotFound', 'cartItemNotFound', 'paymentInProgress'],
  },
  cartAddress: {
    summary: 'Sets the payment or shipping address of a cart to one of the customer’s saved ones.',
    perMinute: 120,
    refusals: ['cartNotFound', 'addressNotFound', 'deliveryRefused', 'paymentInProgress'],
  },
  cartAddressGuest: {
    summary:
      'Sets the payment or shipping address of a cart. Without a payment address, the bill goes to the shipping one.',
    perMinute: 120,
    refusals: ['cartNotFound', 'deliveryRefused', 'paymentInProgress'],
  },
  cartDetails: {
    summary: 'Sets the buyer, the gift note and the acceptance of personalised goods.',
    addition: 'A cart names its buyer before it can be checked out.',
    perMinute: 120,
    refusals: ['cartNotFound', 'paymentInProgress'],
  },
  checkout: {
    summary:
      'Turns a customer’s cart into an order awaiting payment; the same cart version returns the same order.',
    perMinute: 60,
    changes: true,
    refusals: [
      'cartNotFound',
      'cartEmpty',
      'cartIncomplete',
      'outOfStock',
      'deliveryRefused',
      'paymentInProgress',
    ],
  },
  guestCheckout: {
    summary:
      'Turns a cart into an order awaiting payment; the same cart version returns the same order.',
    perMinute: 60,
    changes: true,
    refusals: [
      'cartNotFound',
      'cartEmpty',
      'cartIncomplete',
      'outOfStock',
      'deliveryRefused',
      'paymentInProgress',
    ],
  },
  guestGateway: {
    summary: 'Redirects to the approval page of the payment provider.',
    status: 302,
    perMinute: 60,
    changes: true,
    refusals: [
      'orderNotFound',
      'outOfStock',
      'stepNotAllowed',
      'paymentInProgress',
      'paymentDeclined',
      'paymentNotApproved',
      'paymentProviderUnavailable',
    ],
  },
  gatewayNew: {
    summary:
      'Creates a payment for a customer’s order and returns the address to approve it, or the confirmation page once it is paid.',
    perMinute: 60,
    changes: true,
    refusals: ['orderNotFound', 'outOfStock', 'stepNotAllowed', 'paymentProviderUnavailable'],
  },
  gatewayCapture: {
    summary:
      'Captures an approved payment, once, however often it is called. Returns capturing if the provider’s webhook arrived first.',
    perMinute: 60,
    changes: true,
    refusals: ['orderNotFound', 'outOfStock', 'stepNotAllowed', 'paymentDeclined'],
  },
  gatewayGet: {
    summary: 'The payment status of a customer’s order.',
    refusals: ['orderNotFound'],
  },
} as const satisfies Record<string, Operation>;

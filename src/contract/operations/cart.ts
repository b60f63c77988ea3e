/** The operations of the cart and checkout. */
import type { Operation } from './operation.ts';

export const cartOperations = {
  cart: {
    summary:
      'A cart; the id new answers an empty one and makes nothing. The first call with a bearer claims a cart nobody has claimed.',
    refusals: ['cartNotFound'],
  },
  cartAdd: {
    summary: 'Puts a product, with its personalisation, into a cart; the id new opens one.',
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
      'Puts a product into a cart once for each name of a list, all or none; again with the same key, nothing more comes in.',
    addition: 'A team or a wedding is ordered from a pasted list of names.',
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
    summary: 'Takes out of a cart again what a list of names put into it.',
    addition: 'Undoes an addition of many lines as one.',
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
      'Replaces a line with its words, variant and quantity as given; where an equal line is in the cart the two join.',
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
    summary: 'Takes a line out of a cart.',
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
    summary: 'Sets who orders, the gift note and the acceptance of personalised goods.',
    addition: 'A cart names its buyer before it can be checked out.',
    perMinute: 120,
    refusals: ['cartNotFound', 'paymentInProgress'],
  },
  checkout: {
    summary:
      'Turns a customer’s cart into an order awaiting payment; the same cart version answers the same order.',
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
      'Turns a cart into an order awaiting payment; the same cart version answers the same order.',
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
      'Makes a payment for a customer’s order and answers where it is approved, or where the confirmation is once it is paid.',
    perMinute: 60,
    changes: true,
    refusals: ['orderNotFound', 'outOfStock', 'stepNotAllowed', 'paymentProviderUnavailable'],
  },
  gatewayCapture: {
    summary:
      'Takes an approved payment, once, however often it is called. Answers capturing where the provider’s own word came first.',
    perMinute: 60,
    changes: true,
    refusals: ['orderNotFound', 'outOfStock', 'stepNotAllowed', 'paymentDeclined'],
  },
  gatewayGet: {
    summary: 'How the payment of a customer’s order stands.',
    refusals: ['orderNotFound'],
  },
} as const satisfies Record<string, Operation>;

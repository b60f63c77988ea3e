/** Every call of the product as plain data: name, method, path, who may make it, what it refuses. */
import type { ShopErrorCode } from '../domain/errors.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters in braces, as in OpenAPI. */
  path: string;
  /** guest: with or without a bearer; customer: bearer only. */
  caller: 'guest' | 'customer';
  summary: string;
  refusals: readonly ShopErrorCode[];
  /** 201 for calls that make something new. */
  status?: 200 | 201 | 302;
  /** Answers that are the same for everyone until the catalogue changes. */
  cached?: 'catalogue';
  /** Calls from one address in a minute; absent: the general limit. */
  perMinute?: number;
}

export const endpoints = {
  categoryMenu: {
    method: 'GET',
    path: '/api/category/menu',
    caller: 'guest',
    cached: 'catalogue',
    refusals: [],
    summary: 'The whole menu: parent categories, each with its sub-categories.',
  },
  categoryBySlug: {
    method: 'GET',
    path: '/api/category/slug/{slug}',
    caller: 'guest',
    cached: 'catalogue',
    refusals: ['malformed', 'notFound'],
    summary: 'One category with a page of its products.',
  },
  productBySlug: {
    method: 'GET',
    path: '/api/product/slug/{slug}',
    caller: 'guest',
    cached: 'catalogue',
    refusals: ['productNotFound'],
    summary: 'One product page: design, blank, finishes, variants, pictures.',
  },
  productsOnSale: {
    method: 'GET',
    path: '/api/product/sale',
    caller: 'guest',
    cached: 'catalogue',
    refusals: ['malformed'],
    summary: 'Products sold below a genuine former price.',
  },
  search: {
    method: 'POST',
    path: '/api/search',
    caller: 'guest',
    perMinute: 240,
    refusals: ['malformed', 'invalid', 'tooManyRequests'],
    summary: 'Full-text search; an empty keyword lists the whole shop.',
  },
  bankHolidays: {
    method: 'GET',
    path: '/api/bank-holidays/get',
    caller: 'guest',
    refusals: [],
    summary: 'Bank holidays of the three parts of the United Kingdom.',
  },
  dispatchPromise: {
    method: 'GET',
    path: '/api/calendar/dispatch',
    caller: 'guest',
    refusals: [],
    summary: 'The coming cut-offs, each with its dispatch day and arrival window.',
  },
  cart: {
    method: 'GET',
    path: '/api/cart/{cartId}/get',
    caller: 'guest',
    refusals: ['cartNotFound'],
    summary: 'A cart; the id new answers an empty one and makes nothing.',
  },
  cartAdd: {
    method: 'POST',
    path: '/api/cart/{cartId}/add',
    caller: 'guest',
    status: 201,
    perMinute: 120,
    refusals: [
      'malformed',
      'invalid',
      'cartNotFound',
      'productNotFound',
      'quantityOutOfRange',
      'cartFull',
      'outOfStock',
      'paymentInProgress',
      'tooManyRequests',
    ],
    summary: 'Puts a product, with its personalisation, into a cart; the id new opens one.',
  },
  cartItemUpdate: {
    method: 'PUT',
    path: '/api/cart/{cartId}/item/{itemId}/update',
    caller: 'guest',
    perMinute: 240,
    refusals: [
      'malformed',
      'invalid',
      'cartNotFound',
      'cartItemNotFound',
      'quantityOutOfRange',
      'outOfStock',
      'paymentInProgress',
      'tooManyRequests',
    ],
    summary: 'Sets the quantity of a line.',
  },
  cartItemDelete: {
    method: 'DELETE',
    path: '/api/cart/{cartId}/item/{itemId}/delete',
    caller: 'guest',
    perMinute: 240,
    refusals: ['cartNotFound', 'cartItemNotFound', 'paymentInProgress', 'tooManyRequests'],
    summary: 'Takes a line out of a cart.',
  },
  cartAddressGuest: {
    method: 'POST',
    path: '/api/cart/{cartId}/address/{type}/guest',
    caller: 'guest',
    perMinute: 120,
    refusals: [
      'malformed',
      'invalid',
      'cartNotFound',
      'deliveryRefused',
      'paymentInProgress',
      'tooManyRequests',
    ],
    summary: 'Sets the payment or shipping address of a cart.',
  },
  cartDetails: {
    method: 'PUT',
    path: '/api/cart/{cartId}/details',
    caller: 'guest',
    perMinute: 120,
    refusals: ['malformed', 'invalid', 'cartNotFound', 'paymentInProgress', 'tooManyRequests'],
    summary: 'Sets who orders, the gift note and the acceptance of personalised goods.',
  },
  guestCheckout: {
    method: 'GET',
    path: '/api/cart/{cartId}/payment_method/{method}/guest-checkout',
    caller: 'guest',
    perMinute: 60,
    refusals: [
      'cartNotFound',
      'cartEmpty',
      'cartIncomplete',
      'outOfStock',
      'deliveryRefused',
      'paymentInProgress',
      'prefetchRefused',
      'paymentProviderUnavailable',
      'tooManyRequests',
    ],
    summary:
      'Turns a cart into an order awaiting payment; the same cart version answers the same order.',
  },
  guestGateway: {
    method: 'GET',
    path: '/gateway/paypal/{id}/new',
    caller: 'guest',
    status: 302,
    perMinute: 60,
    refusals: [
      'orderNotFound',
      'outOfStock',
      'stepNotAllowed',
      'paymentInProgress',
      'prefetchRefused',
      'paymentProviderUnavailable',
      'tooManyRequests',
    ],
    summary: 'Redirects to the approval page of the payment provider.',
  },
  orderCheckByKey: {
    method: 'GET',
    path: '/api/orders/key/{orderKey}/check',
    caller: 'guest',
    refusals: ['orderNotFound', 'tooManyRequests'],
    perMinute: 240,
    summary: 'How an order stands, for whoever holds its key.',
  },
  artworkPreview: {
    method: 'POST',
    path: '/api/artwork/preview',
    caller: 'guest',
    status: 201,
    perMinute: 120,
    refusals: ['malformed', 'invalid', 'productNotFound', 'tooManyRequests'],
    summary: 'Composes a private, short-lived picture of a product wearing the shopper’s words.',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

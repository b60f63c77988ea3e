/** Ties each endpoint to the shapes of its request and answer. */
import type * as z from 'zod';
import { artworkPreview } from './artwork.ts';
import { bankHolidays, dispatchPromise } from './calendar.ts';
import {
  cart,
  cartAdd,
  cartAddressGuest,
  cartDetails,
  cartItemDelete,
  cartItemUpdate,
} from './cart.ts';
import { categoryBySlug, categoryMenu, productBySlug, productsOnSale } from './catalogue.ts';
import { guestCheckout, guestGateway } from './checkout.ts';
import type { EndpointName } from './endpoints.ts';
import { orderCheckByKey } from './orders.ts';
import { search } from './search.ts';

export interface Shapes {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent: the answer is a redirect. */
  answer?: z.ZodType;
}

export const contract = {
  categoryMenu,
  categoryBySlug,
  productBySlug,
  productsOnSale,
  search,
  bankHolidays,
  dispatchPromise,
  cart,
  cartAdd,
  cartItemUpdate,
  cartItemDelete,
  cartAddressGuest,
  cartDetails,
  guestCheckout,
  guestGateway,
  orderCheckByKey,
  artworkPreview,
} as const satisfies Record<EndpointName, Shapes>;

export type Contract = typeof contract;
type Parsed<S, Key extends string> =
  S extends Record<Key, infer Z extends z.ZodType> ? z.output<Z> : undefined;
type Given<S, Key extends string> =
  S extends Record<Key, infer Z extends z.ZodType> ? z.input<Z> : undefined;

/** As the server receives it, defaults filled in. */
export interface CallOf<Name extends EndpointName> {
  params: Parsed<Contract[Name], 'params'>;
  query: Parsed<Contract[Name], 'query'>;
  body: Parsed<Contract[Name], 'body'>;
}
/** As a caller may write it. */
export interface RequestOf<Name extends EndpointName> {
  params: Given<Contract[Name], 'params'>;
  query: Given<Contract[Name], 'query'>;
  body: Given<Contract[Name], 'body'>;
}
export type AnswerOf<Name extends EndpointName> = Parsed<Contract[Name], 'answer'>;

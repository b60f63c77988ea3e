/** Orders on the wire. */
import * as z from 'zod';
import { promise } from './calendar.ts';
import { address, cartItem } from './cart.ts';
import { orderKey, paymentStanding } from './checkout.ts';
import { pence, picture } from './wire.ts';

export const orderState = z.enum([
  'awaitingPayment',
  'paid',
  'inProduction',
  'dispatched',
  'delivered',
  'cancelled',
]);
export const orderItem = cartItem.pick({
  id: true,
  productId: true,
  slug: true,
  name: true,
  options: true,
  quantity: true,
  unitPricePence: true,
  linePence: true,
  picture: true,
  angle: true,
  personalisation: true,
  words: true,
});

export const orderAnswer = z.strictObject({
  key: z.string(),
  reference: z.string(),
  cartId: z.string(),
  status: orderState,
  payment: paymentStanding,
  placedAt: z.iso.datetime(),
  items: z.array(orderItem),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  payment_address: address,
  shipping: address,
  comment: z.string(),
  promise: promise.omit({ orderBefore: true }),
  itemsTotal: pence,
  shippingTotal: pence,
  subTotal: pence,
  tax: pence,
  total: pence,
  invoice: z.string().nullable(),
});
export type Order = z.infer<typeof orderAnswer>;

export const orderSummary = z.strictObject({
  id: z.uuid(),
  key: z.string(),
  reference: z.string(),
  status: orderState,
  placedAt: z.iso.datetime(),
  total: pence,
  /** What was given back of it. */
  refunded: pence,
  /** Pieces ordered. */
  quantity: z.int(),
  /** Names of the first lines, and the picture of the first. */
  names: z.array(z.string()),
  picture: picture.nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const parcel = z.strictObject({
  id: z.uuid(),
  state: z.enum(['preparing', 'dispatched', 'delivered', 'returned', 'lost', 'cancelled']),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  trackingUrl: z.url().nullable(),
  dispatchedAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
});
export type Parcel = z.infer<typeof parcel>;

export const orderDetail = orderAnswer.extend({
  id: z.uuid(),
  /** What happened, oldest first; the actor is a role, never a name. */
  timeline: z.array(z.strictObject({ event: z.string(), at: z.iso.datetime(), actor: z.string() })),
  parcels: z.array(parcel),
  /** Invoice first, then credit notes. */
  documents: z.array(
    z.strictObject({
      kind: z.enum(['invoice', 'creditNote']),
      number: z.string(),
      issuedAt: z.iso.datetime(),
      total: pence,
    }),
  ),
  refunded: pence,
  canCancel: z.boolean(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const params = z.strictObject({ id: z.uuid() });
const documentQuery = z.strictObject({
  /** Number of the invoice or credit note; left out: the invoice. */
  document: z
    .string()
    .max(20)
    .regex(/^[A-Z]{2,3}-\d{6,9}$/)
    .optional(),
});
const documentLink = z.strictObject({
  /** Below the shop's own origin; good for one minute. */
  url: z.string(),
  number: z.string(),
});

export const orders = { answer: z.array(orderSummary) };
export const order = { params, answer: orderDetail };
export const orderCheck = { params, answer: orderAnswer.extend({ id: z.uuid() }) };
export const orderCancel = { params, answer: orderDetail };
export const orderInvoice = { params, query: documentQuery, answer: documentLink };
export const orderCheckByKey = { params: z.strictObject({ orderKey }), answer: orderAnswer };
export const orderInvoiceByKey = {
  params: z.strictObject({ orderKey }),
  query: documentQuery,
  answer: documentLink,
};
export const invoiceDocument = {
  params: z.strictObject({
    link: z
      .string()
      .max(200)
      .regex(/^[A-Za-z0-9_.-]+$/),
  }),
};

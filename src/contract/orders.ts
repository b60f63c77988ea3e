/** Orders on the wire. */
import * as z from 'zod';
import { promise } from './calendar.ts';
import { address, cartItem } from './cart.ts';
import { orderKey } from './checkout.ts';
import { pence } from './wire.ts';

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
  /** review: the money needs a person's look; refused: declined or cancelled, the shopper may pay again. */
  payment: z.enum(['waiting', 'capturing', 'paid', 'refused', 'review', 'refunded']),
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

export const orderCheckByKey = { params: z.strictObject({ orderKey }), answer: orderAnswer };

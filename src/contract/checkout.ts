/** Checkout and the payment gateway on the wire. */
import * as z from 'zod';
import { cartId } from './cart.ts';
import { pence } from './wire.ts';

export const orderKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** review: the money needs a person's look; refused: declined or cancelled, the shopper may pay again. */
export const paymentStanding = z.enum([
  'waiting',
  'capturing',
  'paid',
  'refused',
  'review',
  'refunded',
]);

const checkoutParams = z.strictObject({ cartId, method: z.enum(['paypal']) });
const placed = z.strictObject({
  orderKey: z.string(),
  reference: z.string(),
  total: pence,
  /** Where the browser goes to pay. */
  gateway: z.string(),
});

export const guestCheckout = { params: checkoutParams, answer: placed };
/** With the id that authenticated calls take. */
export const checkout = { params: checkoutParams, answer: placed.extend({ id: z.uuid() }) };

export const guestGateway = { params: z.strictObject({ id: orderKey }) };

const params = z.strictObject({ id: z.uuid() });
const standing = z.strictObject({
  id: z.uuid(),
  orderKey: z.string(),
  payment: paymentStanding,
  total: pence,
});
export const gatewayNew = {
  params,
  /** The approval page of the payment provider, or the confirmation where it is paid already. */
  answer: z.strictObject({ url: z.string() }),
};
export const gatewayCapture = { params, answer: standing };
export const gatewayGet = { params, answer: standing };

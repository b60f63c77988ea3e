/** Checkout and the guest's gateway on the wire. */
import * as z from 'zod';
import { cartId } from './cart.ts';
import { pence } from './wire.ts';

export const guestCheckout = {
  params: z.strictObject({ cartId, method: z.enum(['paypal']) }),
  answer: z.strictObject({
    orderKey: z.string(),
    reference: z.string(),
    total: pence,
    /** Where the browser goes to pay. */
    gateway: z.string(),
  }),
};

export const orderKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export const guestGateway = { params: z.strictObject({ id: orderKey }) };

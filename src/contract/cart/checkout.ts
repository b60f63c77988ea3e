/** Wire shapes of checkout and the payment gateway. */
import * as z from 'zod';
import { cartId } from './cart.ts';
import { pence } from '../shapes/wire.ts';

export const orderKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

export const paymentStatus = z
  .enum(['waiting', 'capturing', 'pending', 'paid', 'refused', 'review', 'refunded'])
  .describe(
    'waiting: not approved yet; capturing: being taken, request again in a moment; pending: the provider is checking, which may take days; refused: declined or cancelled, may be paid again; review: a person decides',
  );

const checkoutParams = z.strictObject({ cartId, method: z.enum(['paypal']) });
const placed = z.strictObject({
  orderKey: z
    .string()
    .describe('For calls without a bearer token; anyone with the key can see the order'),
  reference: z.string().describe('The order reference shown to people'),
  total: pence,
  gateway: z.string().describe('The address where a guest’s browser goes to pay'),
  changes: z
    .array(
      z.strictObject({
        kind: z
          .enum(['price', 'delivery', 'vat', 'total'])
          .describe(
            'vat: only the included VAT changed; total: goods were added or removed elsewhere',
          ),
        name: z.string().describe('Name of the product; empty for other kinds'),
        fromPence: pence,
        toPence: pence,
      }),
    )
    .describe(
      'What changed since this cart was last checked out, if that order was given up for it; show it before the shopper pays',
    ),
});

export const guestCheckout = { params: checkoutParams, answer: placed };
export const checkout = {
  params: checkoutParams,
  answer: placed.extend({ id: z.uuid().describe('For a customer’s calls') }),
};

export const guestGateway = {
  params: z.strictObject({ id: orderKey.describe('The order’s key') }),
};

const params = z.strictObject({ id: z.uuid().describe('The order’s id') });
const standing = z.strictObject({
  id: z.uuid(),
  orderKey: z.string(),
  payment: paymentStatus,
  total: pence,
});
export const gatewayNew = {
  params,
  answer: z.strictObject({
    url: z
      .string()
      .describe(
        'The provider’s approval page, or the confirmation page if the order is paid already',
      ),
  }),
};
export const gatewayCapture = { params, answer: standing };
export const gatewayGet = { params, answer: standing };

/** Wire shapes of the customer's account: me, counts, search, export and erasure. */
import * as z from 'zod';
import { oneLine } from '../../domain/text/plain-text.ts';
import { savedAddress } from './addresses.ts';
import { orderSummary } from '../orders/orders.ts';
import { secretText } from '../shapes/text.ts';
import { wishlistItem } from './wishlist.ts';

export const user = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  mobile: z.string(),
  marketing: z.boolean(),
  orders: z.array(orderSummary).describe('Newest first'),
  wishlist: z.array(z.uuid()).describe('Product ids, newest first'),
  notifications: z.int().describe('Number of unread notifications'),
  cartId: z.string().nullable().describe('The cart the customer has claimed'),
  profileUpdatedAt: z.iso.datetime().nullable(),
  twoStep: z.boolean().describe('Whether signing in requires a code'),
  keys: z
    .strictObject({ public: z.string(), private: z.string() })
    .nullable()
    .describe('As sent to me/keys'),
});
export type User = z.infer<typeof user>;

export const me = { answer: user };
export const counts = {
  answer: z.strictObject({ notifications: z.int().describe('Number of unread notifications') }),
};
export const ownSearch = {
  params: z.strictObject({ term: z.string().min(1).max(120).overwrite(oneLine) }),
  answer: z.strictObject({
    orders: z.array(orderSummary),
    addresses: z.array(savedAddress),
    wishlist: z.array(wishlistItem),
  }),
};
export const meExport = {
  answer: z
    .record(z.string(), z.unknown())
    .describe('The rows of every table about the customer, grouped by kind'),
};
export const meErase = {
  body: z.strictObject({
    password: secretText(200).describe('The customer’s current password'),
  }),
  answer: z.strictObject({}),
};

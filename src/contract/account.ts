/** The customer as a whole on the wire: me, counts, search, export, erasure. */
import * as z from 'zod';
import { savedAddress } from './addresses.ts';
import { orderSummary } from './orders.ts';
import { wish } from './wishlist.ts';

export const user = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  mobile: z.string(),
  marketing: z.boolean(),
  /** Newest first. */
  orders: z.array(orderSummary),
  /** Product ids, newest first. */
  wishlist: z.array(z.uuid()),
  /** Unread ones. */
  notifications: z.int(),
  cartId: z.string().nullable(),
  profileUpdatedAt: z.iso.datetime().nullable(),
  twoStep: z.boolean(),
  /** As given to me/keys; null before. */
  keys: z.strictObject({ public: z.string(), private: z.string() }).nullable(),
});
export type User = z.infer<typeof user>;

export const me = { answer: user };
export const counts = { answer: z.strictObject({ notifications: z.int() }) };
export const ownSearch = {
  params: z.strictObject({ term: z.string().min(1).max(120) }),
  answer: z.strictObject({
    orders: z.array(orderSummary),
    addresses: z.array(savedAddress),
    wishlist: z.array(wish),
  }),
};
/** Every table's rows about the customer, by what they are. */
export const meExport = { answer: z.record(z.string(), z.unknown()) };
export const meErase = {
  body: z.strictObject({ password: z.string().max(200) }),
  answer: z.strictObject({}),
};

/** Wire shapes of the wishlist: products by id, and as cards. */
import * as z from 'zod';
import { savedAvailability, productCard } from '../shop/catalogue.ts';
import { pence } from '../shapes/wire.ts';

const body = z.strictObject({ productId: z.uuid() });
const ids = z.strictObject({ wishlist: z.array(z.uuid()) });

/** One variant at its own price, with the data of a product card. */
export const wishlistItem = productCard.extend({
  productId: z.uuid(),
  options: z.record(z.string(), z.string()),
  unitPricePence: pence.describe('Pence; 0 if the product is no longer sold'),
  availability: savedAvailability,
  addedAt: z.iso.datetime(),
});
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlist = { answer: z.array(wishlistItem) };
export const wishlistAdd = { body, answer: ids };
export const wishlistRemove = { body, answer: ids };

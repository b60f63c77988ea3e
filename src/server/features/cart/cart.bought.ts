/** Removes purchased items from the cart after payment; items added since then stay. */
import { removeBought } from '../../../domain/cart/cart.ts';
import { lineChanges } from '../../../domain/cart/line-changes.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import type { CartContext } from './cart.context.ts';
import { digestOf, unpriced } from './cart.line.ts';
import type { StoredCart } from './cart.store.ts';

export interface BoughtLine {
  productVariantId: string;
  personalisation: Personalisation | null;
  quantity: number;
}

export interface Purchase {
  /** The cart the order was made from, and its version at that time. */
  cartId: string;
  cartVersion: number;
  lines: readonly BoughtLine[];
}

/** An emptied cart becomes ordered, and the next add opens a new one; otherwise it stays open. */
export async function takeBought(
  { store, clock }: CartContext,
  transaction: Transaction,
  cart: StoredCart,
  { cartId, cartVersion, lines }: Purchase,
): Promise<void> {
  if (cart.state !== 'open') return;
  if (cart.id === cartId && cart.version === cartVersion)
    return store.markOrdered(transaction, cart.id);
  const before = (await store.items(cart.id, transaction)).map(unpriced);
  const left = removeBought(
    { version: cart.version, lines: before },
    lines.map(({ productVariantId: productId, personalisation, quantity }) => ({
      productId,
      quantity,
      personalisationHash: digestOf(personalisation),
    })),
  ).lines;
  if (left.length === 0) return store.markOrdered(transaction, cart.id);
  await store.saveLines(transaction, cart.id, lineChanges(before, left));
  await store.touched(transaction, cart.id, clock());
}

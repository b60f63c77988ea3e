/** Removes purchased items from the cart after payment; items added since then stay. */
import { removeBought } from '../../../domain/cart/cart.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { Transaction } from '../../database/connection.ts';
import { digestOf, unpriced } from './cart.line.ts';
import type { CartStore, StoredCart } from './cart.store.ts';

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

export interface BoughtDependencies {
  store: CartStore;
  clock: Clock;
  lockBought(transaction: Transaction, cartId: string): Promise<StoredCart | null>;
}

export function boughtCarts({ store, clock, lockBought }: BoughtDependencies) {
  return {
    /** Locks an order's cart, or the cart it was merged into, until the caller's transaction ends. */
    lockBought,

    /** An emptied cart becomes ordered, and the next add opens a new one; otherwise it stays open. */
    async takeBought(
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
      const quantities = new Map(left.map(({ id, quantity }) => [id, quantity]));
      for (const { id, quantity } of before) {
        const rest = quantities.get(id);
        if (rest !== undefined && rest !== quantity) await store.setQuantity(transaction, id, rest);
      }
      await store.deleteItems(
        transaction,
        before.filter(({ id }) => !quantities.has(id)).map(({ id }) => id),
      );
      await store.touched(transaction, cart.id, clock());
    },
  };
}

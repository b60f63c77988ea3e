/** Replaces a cart line: its personalisation, variant and quantity at once. */
import type { Cart } from '../../../contract/cart.ts';
import { replaceLine } from '../../../domain/cart/cart.ts';
import type { CustomerId } from './cart.claim.ts';
import { unpriced } from './cart.line.ts';
import type { LineRequest } from './cart.line.ts';
import { UNCHANGED } from './cart.names.ts';
import type { ChangeCart } from './cart.names.ts';
import type { CartStore } from './cart.store.ts';
import { refuseSoldOut } from './cart.line-check.ts';
import type { CheckLine } from './cart.line-check.ts';

export interface CartReplaceDependencies {
  store: Pick<CartStore, 'items' | 'setItem' | 'setQuantity' | 'deleteItems'>;
  checkLine: CheckLine;
  change: ChangeCart;
}

export function cartReplacement({ store, checkLine, change }: CartReplaceDependencies) {
  return {
    /** Throws cartItemNotFound if the line is gone, and the errors of adding a line. */
    async replaceItem(
      cartId: string,
      itemId: string,
      request: LineRequest,
      customerId: CustomerId = null,
    ): Promise<Cart> {
      const { product, line } = await checkLine(request, customerId);
      return change(cartId, customerId, async (transaction, cart) => {
        const before = { ...cart, lines: (await store.items(cart.id, transaction)).map(unpriced) };
        const after = replaceLine(before, itemId, line);
        if (after === before) return UNCHANGED;
        // A sold-out product already in the cart may still get another personalisation.
        const present = before.lines.find(({ id }) => id === itemId);
        if (present?.productId !== line.productId) refuseSoldOut(product);
        const replaced = after.lines.find(({ id }) => id === itemId);
        if (replaced) {
          await store.setItem(transaction, replaced);
          return;
        }
        await store.deleteItems(transaction, [itemId]);
        for (const { id, quantity } of after.lines)
          if (before.lines.some((other) => other.id === id && other.quantity !== quantity))
            await store.setQuantity(transaction, id, quantity);
      });
    },
  };
}

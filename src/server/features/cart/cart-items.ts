/** Adds, replaces and removes lines of a cart. */
import { addLine, removeLine, replaceLine, setQuantity } from '../../../domain/cart/cart.ts';
import { ShopError } from '../../../domain/errors.ts';
import { isOnSale } from '../catalogue/catalogue.service.ts';
import { recordAddition } from './additions.store.ts';
import { NEW_CART } from './cart.claim.ts';
import type { CustomerId } from './cart.claim.ts';
import type { CartContext } from './cart.context.ts';
import type { LineRequest } from './cart.line.ts';
import { isSoldOut, refuseSoldOut, soldOut } from './cart.line-check.ts';
import type { WholeCart } from './whole-cart.ts';
import { showCart, changeLines } from './change-cart.ts';

export async function addItem(
  context: CartContext,
  cartId: string,
  { key, ...request }: LineRequest & { key?: string | undefined },
  customerId: CustomerId = null,
): Promise<WholeCart> {
  const { catalogue, checkLine, store } = context;
  const { product, line: added } = await checkLine(request, customerId);
  await refuseSoldOut(catalogue, product);
  if (cartId === NEW_CART && !customerId) {
    addLine({ version: 0, lines: [] }, added);
    return showCart(context, await store.openWith(added), [added]);
  }
  return changeLines(context, cartId, customerId, async (lines, transaction, cart) => {
    const isFirst =
      key === undefined ||
      // Runs under the cart's lock, so a second call with the same key finds the first recorded.
      (await recordAddition(transaction, cart.id, { key, productId: added.productId }, [added]));
    return isFirst ? addLine(lines, added) : lines;
  });
}

export function setItemQuantity(
  context: CartContext,
  cartId: string,
  itemId: string,
  quantity: number,
  customerId: CustomerId = null,
): Promise<WholeCart> {
  const { catalogue } = context;
  return changeLines(context, cartId, customerId, async (before, transaction) => {
    const after = setQuantity(before, itemId, quantity);
    if (after === before) return before;
    const { productId } = after.lines.find(({ id }) => id === itemId)!;
    const product = (await catalogue.charged([productId], transaction)).get(productId);
    if (!product || !isOnSale(product)) throw new ShopError('productNotFound');
    return after;
  });
}

/** Throws cartItemNotFound if the line is gone, and the errors of adding a line. */
export async function replaceItem(
  context: CartContext,
  cartId: string,
  itemId: string,
  request: LineRequest,
  customerId: CustomerId = null,
): Promise<WholeCart> {
  const { product, line } = await context.checkLine(request, customerId);
  const isNone = await isSoldOut(context.catalogue, product);
  return changeLines(context, cartId, customerId, (before) => {
    const after = replaceLine(before, itemId, line);
    // A sold-out product already in the cart may still get another personalisation.
    const present = before.lines.find(({ id }) => id === itemId);
    const isOther = after !== before && present?.productId !== line.productId;
    if (isOther && isNone) throw soldOut(product);
    return after;
  });
}

export function removeItem(
  context: CartContext,
  cartId: string,
  itemId: string,
  customerId: CustomerId = null,
): Promise<WholeCart> {
  return changeLines(context, cartId, customerId, (lines) => removeLine(lines, itemId));
}

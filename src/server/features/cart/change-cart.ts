/** Changes a cart under its lock, in one transaction, and returns the whole cart. */
import type { Cart as CartLines } from '../../../domain/cart/cart.ts';
import { lineChanges } from '../../../domain/cart/line-changes.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { wholeCart } from './whole-cart.ts';
import type { WholeCart } from './whole-cart.ts';
import { NEW_CART } from './cart.claim.ts';
import type { CustomerId } from './cart.claim.ts';
import type { CartContext } from './cart.context.ts';
import { unpriced } from './cart.line.ts';
import type { CheckedLine } from './cart.line.ts';
import type { BuyerChange, StoredCart, StoredItem } from './cart.store.ts';

export const UNCHANGED = 'unchanged';

/** Returns what of the buyer changes, and nothing if only lines do. */
export type CartWork = (
  transaction: Transaction,
  cart: StoredCart,
) => Promise<typeof UNCHANGED | BuyerChange | void>;

/** The lines after a change; the same object if nothing changes. */
export type LineRule = (
  lines: CartLines<CheckedLine>,
  transaction: Transaction,
  cart: StoredCart,
) => CartLines<CheckedLine> | Promise<CartLines<CheckedLine>>;

/**
 * Locks the cart, runs the work, increments the version and returns the cart, in one transaction.
 * If nothing changes, neither does the version, so an existing order of the cart stays valid when a
 * second tab saves the same values again.
 */
export async function changeCart(
  context: CartContext,
  cartId: string,
  customerId: CustomerId,
  work: CartWork,
): Promise<WholeCart> {
  const { store, clock } = context;
  const changed = await store.transaction(async (transaction) => {
    const cart = await lockOpen(context, transaction, cartId, customerId);
    const change = await work(transaction, cart);
    const [after, items] = await Promise.all([
      change === UNCHANGED ? cart : store.touched(transaction, cart.id, clock(), change ?? {}),
      store.items(cart.id, transaction),
    ]);
    return { cart: after, items };
  });
  // Builds the response after the transaction, because the catalogue may need its own connection.
  return showCart(context, changed.cart, changed.items);
}

/** Applies a rule to the lines of a cart and stores the difference. */
export function changeLines(
  context: CartContext,
  cartId: string,
  customerId: CustomerId,
  rule: LineRule,
): Promise<WholeCart> {
  const { store } = context;
  return changeCart(context, cartId, customerId, async (transaction, cart) => {
    const lines = (await store.items(cart.id, transaction)).map(unpriced);
    const before = { version: cart.version, lines };
    const after = await rule(before, transaction, cart);
    if (after === before) return UNCHANGED;
    await store.saveLines(transaction, cart.id, lineChanges(lines, after.lines));
  });
}

async function lockOpen(
  { store, owned, isBeingPaid }: CartContext,
  transaction: Transaction,
  cartId: string,
  customerId: CustomerId,
): Promise<StoredCart> {
  if (cartId === NEW_CART && !customerId) return store.open(transaction);
  const cart =
    cartId === NEW_CART && customerId
      ? await owned.lockStanding(transaction, customerId)
      : await owned.lock(transaction, cartId, customerId);
  if (cart?.state !== 'open') throw new ShopError('cartNotFound');
  if (await isBeingPaid(cart.id, transaction)) throw new ShopError('paymentInProgress');
  return cart;
}

export async function showCart(
  { catalogue, terms }: CartContext,
  cart: StoredCart,
  items: readonly StoredItem[],
): Promise<WholeCart> {
  const variants = await catalogue.variants(items.map(({ productId }) => productId));
  return wholeCart(cart, items, variants, terms());
}

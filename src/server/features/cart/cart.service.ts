/** The cart: its first add creates it, changes run under a lock, and each call returns it whole. */
import { ShopError } from '../../../domain/errors.ts';
import { DAY } from '../../../domain/time/durations.ts';
import { bound } from '../../bound.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newCart } from './whole-cart.ts';
import { takeBought } from './cart.bought.ts';
import { setAddress, setDetails, setSavedAddress } from './cart-buyer.ts';
import { NEW_CART, isClaimable } from './cart.claim.ts';
import type { CustomerId } from './cart.claim.ts';
import { checkStaffCart, claimStaffCart, quoteStaffCart } from './staff-cart.ts';
import { cartContext } from './cart.context.ts';
import type { CartContext, CartDependencies } from './cart.context.ts';
import { addItem, removeItem, replaceItem, setItemQuantity } from './cart-items.ts';
import { addNames, takeNamesBack } from './cart.names.ts';
import type { StoredCart, StoredItem } from './cart.store.ts';
import type { WholeCart } from './whole-cart.ts';
import { showCart } from './change-cart.ts';

export type { CartDependencies } from './cart.context.ts';

const ABANDONED_AFTER = 90 * DAY;
const DELETED_AT_ONCE = 1000;

export type CartService = ReturnType<typeof cartService>;

/** With a `customerId`, a call uses that customer's cart and claims a cart without an owner. */
export function cartService(dependencies: CartDependencies) {
  const context = cartContext(dependencies);
  return {
    lockBought: context.owned.lockBought,
    ...bound(context, {
      get: getCart,
      addItem,
      setItemQuantity,
      replaceItem,
      removeItem,
      addNames,
      takeNamesBack,
      setAddress,
      setSavedAddress,
      setDetails,
      lockForCheckout,
      checkStaffCart,
      claimStaffCart,
      quoteStaffCart,
      takeBought,
      openCartId,
      forgetAbandoned,
    }),
  };
}

export async function getCart(
  context: CartContext,
  cartId: string,
  customerId: CustomerId = null,
): Promise<WholeCart> {
  const { owned, terms, store } = context;
  const seen = await owned.find(cartId, customerId);
  if (!seen && cartId === NEW_CART) return newCart(terms());
  const cart =
    seen && customerId && isClaimable(seen)
      ? await store.transaction((transaction) => owned.lock(transaction, cartId, customerId))
      : seen;
  if (cart?.state !== 'open') throw new ShopError('cartNotFound');
  return showCart(context, cart, await store.items(cart.id));
}

/** Locks an open or ordered cart for checkout and returns it with its items. */
export async function lockForCheckout(
  { owned, store }: CartContext,
  transaction: Transaction,
  cartId: string,
  customerId: CustomerId,
): Promise<{ cart: StoredCart; items: StoredItem[] }> {
  const cart = await owned.lock(transaction, cartId, customerId);
  if (!cart) throw new ShopError('cartNotFound');
  return { cart, items: await store.items(cart.id, transaction) };
}

/** The id of the customer's open cart. */
export async function openCartId(
  { claims }: CartContext,
  customerId: string,
): Promise<string | null> {
  return (await claims.standing(customerId))?.id ?? null;
}

/** Deletes guest carts untouched for ninety days; ordered ones are emptied instead. */
export async function forgetAbandoned({ clock, abandoned }: CartContext): Promise<void> {
  const before = new Date(clock().getTime() - ABANDONED_AFTER);
  while ((await abandoned.delete(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
  while ((await abandoned.empty(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}

/** Ownership of carts: a customer's first call claims a guest cart, and each customer has one open cart. */
import type { Clock } from '../../../domain/time/clock.ts';
import { isSameLine, mergeCarts } from '../../../domain/cart/cart.ts';
import { lineChanges } from '../../../domain/cart/line-changes.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { completePerson } from './cart.details.ts';
import { unpriced } from './cart.line.ts';
import type { CartStore, StoredCart } from './cart.store.ts';
import type { Account, ClaimsStore } from './claims.store.ts';
import { bound } from '../../bound.ts';

export interface ClaimDependencies {
  store: CartStore;
  claims: ClaimsStore;
  clock: Clock;
  isBeingPaid(cartId: string, transaction: Transaction): Promise<boolean>;
}

export const NEW_CART = 'new';

/** Null for a guest. */
export type CustomerId = string | null;

/** Whether the next call by a signed-in customer would claim the cart. */
export const isClaimable = ({ state, customerId }: StoredCart): boolean =>
  state === 'open' && customerId === null;

const mayUse = (cart: StoredCart, customerId: CustomerId): boolean =>
  cart.customerId === null || cart.customerId === customerId;

const isUsable = (cart: StoredCart, customerId: CustomerId): boolean =>
  mayUse(cart, customerId) && cart.state !== 'merged';

export function cartClaims(context: ClaimDependencies) {
  return bound(context, {
    find: findOwnedCart,
    lock: lockOwnedCart,
    lockStanding: lockOpenCartOf,
    lockBought: lockBoughtCart,
  });
}

/**
 * The cart for this id, if the caller may use it. A merged cart leads to its survivor, and `new` to
 * the customer's open cart. Takes no locks.
 */
export async function findOwnedCart(
  { claims, store }: ClaimDependencies,
  cartId: string,
  customerId: CustomerId,
  transaction?: Transaction,
): Promise<StoredCart | null> {
  if (cartId === NEW_CART) return customerId ? claims.standing(customerId, transaction) : null;
  const named = await store.find(cartId, transaction);
  if (!named || !mayUse(named, customerId)) return null;
  return named.mergedInto ? store.find(named.mergedInto, transaction) : named;
}

/** As `findOwnedCart`, but locks the cart and claims it if possible. The cart may be in any state but merged. */
export async function lockOwnedCart(
  context: ClaimDependencies,
  transaction: Transaction,
  cartId: string,
  customerId: CustomerId,
): Promise<StoredCart | null> {
  const { store } = context;
  if (!customerId && cartId !== NEW_CART) {
    const cart = await lockBoughtCart(context, transaction, cartId);
    return cart && isUsable(cart, customerId) ? cart : null;
  }
  let seen = await findOwnedCart(context, cartId, customerId, transaction);
  if (seen && customerId && isClaimable(seen)) {
    const account = await lockAccount(context, transaction, customerId);
    // Another call of this customer may have claimed it while this call waited.
    seen = await findOwnedCart(context, cartId, customerId, transaction);
    if (seen && isClaimable(seen)) return claim(context, transaction, seen.id, customerId, account);
  }
  const cart = seen && (await store.lock(transaction, seen.id));
  return cart && isUsable(cart, customerId) ? cart : null;
}

async function lockAccount(
  { claims }: ClaimDependencies,
  transaction: Transaction,
  customerId: string,
): Promise<Account> {
  const account = await claims.lockAccount(transaction, customerId);
  if (!account) throw new ShopError('cartNotFound');
  return account;
}

/** The caller holds the account lock, so no other call opens or claims a cart for this customer. */
async function claim(
  context: ClaimDependencies,
  transaction: Transaction,
  cartId: string,
  customerId: string,
  account: Account,
): Promise<StoredCart | null> {
  const { claims, isBeingPaid, clock } = context;
  const known = await claims.standing(customerId, transaction);
  const locked = await claims.lockAll(transaction, known ? [cartId, known.id] : [cartId]);
  const guest = locked.find(({ id }) => id === cartId);
  const standing = locked.find(({ id, state }) => id === known?.id && state === 'open');
  if (!guest || !mayUse(guest, customerId)) return null;
  if (!isClaimable(guest)) return guest;
  // Neither cart may change while money is moving. Until the payment ends, the guest cart stays
  // usable and unclaimed.
  if (await isBeingPaid(guest.id, transaction)) return guest;
  if (standing && (await isBeingPaid(standing.id, transaction))) return guest;
  return standing
    ? merge(context, transaction, standing, guest)
    : claims.claim(transaction, guest.id, customerId, completePerson(guest, account), clock());
}

/** Merges into the customer's open cart, because their other devices know its id. */
async function merge(
  { store, claims, clock }: ClaimDependencies,
  transaction: Transaction,
  into: StoredCart,
  guest: StoredCart,
): Promise<StoredCart> {
  const own = (await store.items(into.id, transaction)).map(unpriced);
  const brought = (await store.items(guest.id, transaction)).map(unpriced);
  const merged = mergeCarts({ version: 0, lines: own }, { version: 0, lines: brought }).lines;
  const { counted, added } = lineChanges(own, merged);
  const moved = new Set(added.map(({ id }) => id));
  const joined = brought.filter(
    (line) => !moved.has(line.id) && own.some((other) => isSameLine(other, line)),
  );
  await store.saveLines(transaction, into.id, { removed: [], replaced: [], counted, added: [] });
  await store.deleteItems(
    transaction,
    joined.map(({ id }) => id),
  );
  await claims.moveItems(transaction, into.id, [...moved]);
  await claims.markMerged(transaction, guest.id, into, clock());
  return claims.complete(
    transaction,
    into.id,
    {
      ...completePerson(into, guest),
      comment: into.comment || guest.comment,
      personalisedAcceptedAt: into.personalisedAcceptedAt ?? guest.personalisedAcceptedAt,
      paymentAddress: into.paymentAddress ?? guest.paymentAddress,
      shippingAddress: into.shippingAddress ?? guest.shippingAddress,
    },
    clock(),
  );
}

/** Locks the customer's open cart, or opens one with their details. */
export async function lockOpenCartOf(
  context: ClaimDependencies,
  transaction: Transaction,
  customerId: string,
): Promise<StoredCart> {
  const { claims, store } = context;
  const account = await lockAccount(context, transaction, customerId);
  const known = await claims.standing(customerId, transaction);
  // It may have been ordered while this call waited for the lock.
  const standing = known && (await store.lock(transaction, known.id));
  return standing?.state === 'open' ? standing : claims.openFor(transaction, customerId, account);
}

/** Locks a cart and, if it was merged, returns its survivor, which has the lines an order of it bought. */
export async function lockBoughtCart(
  { store }: ClaimDependencies,
  transaction: Transaction,
  cartId: string,
): Promise<StoredCart | null> {
  const cart = await store.lock(transaction, cartId);
  return cart?.mergedInto ? store.lock(transaction, cart.mergedInto) : cart;
}

/** Ownership of carts in the database: open carts, claims and merges. */
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { secret } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';
import { CART_COLUMNS } from './cart.store.ts';
import type { CartDetails, StoredCart } from './cart.store.ts';
import { bound } from '../../bound.ts';

export interface Account {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  mobile: string;
}

export type ClaimsStore = ReturnType<typeof claimsStore>;

export function claimsStore(database: Database) {
  return {
    ...bound(database, { standing: openCartOf }),
    lockAccount,
    lockAll: lockCarts,
    openFor: openCartFor,
    claim: claimCart,
    complete: completeCart,
    moveItems,
    markMerged,
  };
}

export async function openCartOf(
  database: Database,
  customerId: string,
  within: Database | Transaction = database,
): Promise<StoredCart | null> {
  return (
    (await within
      .selectFrom('cart')
      .select(CART_COLUMNS)
      .where('customerId', '=', customerId)
      .where('state', '=', 'open')
      .executeTakeFirst()) ?? null
  );
}

/**
 * Serialises decisions about which cart is the customer's. Taken before any cart lock. FOR NO KEY
 * UPDATE, because placing an order for the customer holds a key share lock.
 */
export async function lockAccount(
  transaction: Transaction,
  customerId: string,
): Promise<Account | null> {
  const row = await transaction
    .selectFrom('customer')
    .select(['firstName', 'lastName', 'email', 'phone', 'mobile'])
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { ...row, phone: row.phone ?? '', mobile: row.mobile ?? '' } : null;
}

/** Locks in id order to avoid deadlocks. */
export async function lockCarts(
  transaction: Transaction,
  ids: readonly string[],
): Promise<StoredCart[]> {
  return transaction
    .selectFrom('cart')
    .select(CART_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function openCartFor(
  transaction: Transaction,
  customerId: string,
  account: Account,
): Promise<StoredCart> {
  return transaction
    .insertInto('cart')
    .values({ ...account, id: secret(), customerId })
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function claimCart(
  transaction: Transaction,
  id: string,
  customerId: string,
  details: Account,
  now: Date,
): Promise<StoredCart> {
  return transaction
    .updateTable('cart')
    .set((eb) => ({ ...details, customerId, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Copies what the surviving cart takes over from the merged one, apart from its lines. */
export async function completeCart(
  transaction: Transaction,
  id: string,
  {
    paymentAddress,
    shippingAddress,
    ...details
  }: CartDetails & Pick<StoredCart, 'paymentAddress' | 'shippingAddress'>,
  now: Date,
): Promise<StoredCart> {
  return transaction
    .updateTable('cart')
    .set((eb) => ({
      ...details,
      paymentAddress: toJson(paymentAddress),
      shippingAddress: toJson(shippingAddress),
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function moveItems(
  transaction: Transaction,
  cartId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await transaction.updateTable('cartItem').set({ cartId }).where('id', 'in', itemIds).execute();
}

/** The merged cart also belongs to the customer, so that it leads only them to the survivor. */
export async function markMerged(
  transaction: Transaction,
  id: string,
  into: StoredCart,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('cart')
    .set({
      state: 'merged',
      mergedInto: into.id,
      customerId: into.customerId,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

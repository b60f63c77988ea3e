/** Carts and their items in the database. */
import type { LineChanges } from '../../../domain/cart/line-changes.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import type { DesignWarning } from '../../../domain/personalisation/design-warning.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { secret } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';
import { bound } from '../../bound.ts';

export type StoredCart = Pick<Row<'cart'>, (typeof CART_COLUMNS)[number]>;
export interface StoredItem {
  id: string;
  productId: string;
  quantity: number;
  personalisation: Personalisation | null;
  personalisationHash: string;
  /** What may come out badly, the worst first; null: nothing. */
  warnings: readonly DesignWarning[] | null;
}
export type CartDetails = Pick<
  StoredCart,
  'firstName' | 'lastName' | 'email' | 'phone' | 'mobile' | 'comment' | 'personalisedAcceptedAt'
>;

/** A change of who buys a cart, and of where it goes. */
export type BuyerChange = Partial<
  CartDetails & Record<'paymentAddress' | 'shippingAddress', Address>
>;

export const CART_COLUMNS = [
  'id',
  'version',
  'state',
  'customerId',
  // The cart that took over the lines in a merge.
  'mergedInto',
  'firstName',
  'lastName',
  'email',
  'phone',
  'mobile',
  'comment',
  'paymentAddress',
  'shippingAddress',
  'personalisedAcceptedAt',
] as const;

export type CartStore = ReturnType<typeof cartStore>;

export function cartStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    ...bound(database, { find: findCart, openWith, items: itemsOfCart }),
    lock: lockCart,
    open: openCart,
    insertOrdered: insertOrderedCart,
    saveLines,
    deleteItems,
    touched: touchCart,
    markOrdered,
  };
}

export async function findCart(
  database: Database,
  id: string,
  within: Database | Transaction = database,
): Promise<StoredCart | null> {
  return (
    (await within
      .selectFrom('cart')
      .select(CART_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

/** Locks the cart until the transaction ends, which serialises changes and checkout of one cart. */
export async function lockCart(transaction: Transaction, id: string): Promise<StoredCart | null> {
  return (
    (await transaction
      .selectFrom('cart')
      .select(CART_COLUMNS)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

export async function openCart(transaction: Transaction): Promise<StoredCart> {
  return transaction
    .insertInto('cart')
    .values({ id: secret() })
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** False if there is a cart with this id. */
export async function insertOrderedCart(transaction: Transaction, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('cart')
    .values({ id, state: 'ordered' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Opens a cart with its first item in one statement, because most carts never change again. */
export async function openWith(
  database: Database,
  { id, ...item }: StoredItem,
): Promise<StoredCart> {
  const cartId = secret();
  return database
    .with('added', (inner) => inner.insertInto('cartItem').values({ id, cartId, ...rowOf(item) }))
    .insertInto('cart')
    .values({ id: cartId, version: 1 })
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function itemsOfCart(
  database: Database,
  cartId: string,
  within: Database | Transaction = database,
): Promise<StoredItem[]> {
  return within
    .selectFrom('cartItem')
    .select([
      'id',
      'productVariantId as productId',
      'quantity',
      'personalisation',
      'personalisationHash',
      'warnings',
    ])
    .where('cartId', '=', cartId)
    .orderBy('id')
    .execute();
}

/** Stores what `lineChanges` found. Removes first, because product and personalisation are unique in a cart. */
export async function saveLines(
  transaction: Transaction,
  cartId: string,
  { removed, replaced, counted, added }: LineChanges<StoredItem>,
): Promise<void> {
  await deleteItems(transaction, removed);
  for (const { id, ...item } of replaced)
    await transaction.updateTable('cartItem').set(rowOf(item)).where('id', '=', id).execute();
  for (const { id, quantity } of counted)
    await transaction.updateTable('cartItem').set({ quantity }).where('id', '=', id).execute();
  if (added.length > 0)
    await transaction
      .insertInto('cartItem')
      .values(added.map(({ id, ...item }) => ({ id, cartId, ...rowOf(item) })))
      .execute();
}

export async function deleteItems(
  transaction: Transaction,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length > 0)
    await transaction.deleteFrom('cartItem').where('id', 'in', itemIds).execute();
}

const rowOf = ({
  productId,
  quantity,
  personalisation,
  personalisationHash,
  warnings,
}: Omit<StoredItem, 'id'>) => ({
  productVariantId: productId,
  quantity,
  personalisationHash,
  personalisation: toJson(personalisation),
  warnings: toJson(warnings && [...warnings]),
});

/** Each change increments the version, by which checkout recognises a cart it has already ordered. */
export async function touchCart(
  transaction: Transaction,
  id: string,
  now: Date,
  { paymentAddress, shippingAddress, ...details }: BuyerChange = {},
): Promise<StoredCart> {
  return transaction
    .updateTable('cart')
    .set((eb) => ({
      ...details,
      ...(paymentAddress && { paymentAddress: toJson(paymentAddress) }),
      ...(shippingAddress && { shippingAddress: toJson(shippingAddress) }),
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function markOrdered(transaction: Transaction, id: string): Promise<void> {
  await transaction.updateTable('cart').set({ state: 'ordered' }).where('id', '=', id).execute();
}

/** Saved views of the list of orders in the database. */
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';

export type OrderViewRow = Row<'orderView'>;

export function orderViewsStore(database: Database) {
  return {
    ...bound(database, { list: listOrderViews, columns: arrangedColumns }),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    lock: lockOrderView,
    ofMember: lockViewsOfMember,
    save: saveOrderView,
    delete: deleteOrderView,
    arrange: arrangeColumns,
  };
}

/** The member's own and those that are shared, by name. */
export function listOrderViews(database: Database, staffId: string): Promise<OrderViewRow[]> {
  return database
    .selectFrom('orderView')
    .selectAll()
    .where((eb) => eb.or([eb('staffId', '=', staffId), eb('isShared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Undefined if there is none. */
export function lockOrderView(
  transaction: Transaction,
  id: string,
): Promise<OrderViewRow | undefined> {
  return transaction
    .selectFrom('orderView')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the member, so that no other view of theirs is added until the transaction ends. */
export async function lockViewsOfMember(
  transaction: Transaction,
  staffId: string,
): Promise<Pick<OrderViewRow, 'id' | 'name'>[]> {
  await transaction
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return transaction
    .selectFrom('orderView')
    .select(['id', 'name'])
    .where('staffId', '=', staffId)
    .execute();
}

export async function saveOrderView(
  transaction: Transaction,
  { id, ...view }: OrderViewRow,
): Promise<void> {
  await transaction
    .insertInto('orderView')
    .values({ id, ...view })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(view))
    .execute();
}

export async function deleteOrderView(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('orderView').where('id', '=', id).execute();
}

export type ArrangedColumn = Pick<Row<'orderColumn'>, 'name' | 'isHidden'>;

/** In the member's order; none if the member never arranged them. */
export function arrangedColumns(
  within: Database | Transaction,
  staffId: string,
): Promise<ArrangedColumn[]> {
  return within
    .selectFrom('orderColumn')
    .select(['name', 'isHidden'])
    .where('staffId', '=', staffId)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** Exactly these, in this order. The caller has locked the member. */
export async function arrangeColumns(
  transaction: Transaction,
  staffId: string,
  columns: readonly ArrangedColumn[],
): Promise<void> {
  await transaction.deleteFrom('orderColumn').where('staffId', '=', staffId).execute();
  if (columns.length === 0) return;
  await transaction
    .insertInto('orderColumn')
    .values(columns.map((column, position) => ({ ...column, staffId, position })))
    .execute();
}

/** Orders, their personal data and their history in the database. */
import { sql } from 'kysely';
import type { OrderState } from '../../../domain/orders/order-steps.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';
import { bound } from '../../bound.ts';
import { addHistory, hasHistory, historyValues, type HistoryRow } from './order-history.store.ts';

export type Order = Row<'customerOrder'>;

/** Every column by name, so that Postgres keeps the plan: see named-statements.ts. */
export const ORDER = [
  'cartId',
  'cartVersion',
  'currency',
  'customerId',
  'heldAt',
  'heldReason',
  'id',
  'isSample',
  'itemsTotalPence',
  'key',
  'leftCartAt',
  'paidAt',
  'payBy',
  'personalisedAcceptedAt',
  'pieceCount',
  'placedAt',
  'promise',
  'reference',
  'shippingMethod',
  'shippingTotalPence',
  'state',
  'subTotalPence',
  'taxPence',
  'totalPence',
  'vatRegistered',
] as const;

const PERSON = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'mobile',
  'comment',
  'paymentAddress',
  'shippingAddress',
] as const;
export type OrderPerson = Pick<Row<'orderPerson'>, (typeof PERSON)[number]>;

type Within = Database | Transaction;

export function ordersStore(database: Database) {
  return {
    ...bound(database, {
      byKey: orderByKey,
      byId: orderById,
      find: findOrder,
      person: personOfOrder,
      unpaidSince,
      overdueHolds,
    }),
    lock: lockOrder,
    nextNumber: nextOrderNumber,
    insert: insertOrder,
    move: moveOrderTo,
    setLeftCart,
    setPromise,
    addHistory,
    hasHistory,
  };
}

/** Null also for an order whose personal data was erased: its key is no longer valid. */
export async function orderByKey(
  database: Database,
  key: string,
  within: Within = database,
): Promise<Order | null> {
  return (
    (await within
      .selectFrom('customerOrder')
      .select(ORDER)
      .where('key', '=', key)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('orderPerson')
              .select('orderId')
              .whereRef('orderPerson.orderId', '=', 'customerOrder.id')
              .where('erasedAt', 'is not', null),
          ),
        ),
      )
      .executeTakeFirst()) ?? null
  );
}

/** Null for an order that was never paid and is deleted. */
export async function findOrder(
  database: Database,
  id: string,
  within: Within = database,
): Promise<Order | null> {
  return (
    (await within
      .selectFrom('customerOrder')
      .select(ORDER)
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

export async function orderById(
  database: Database,
  id: string,
  within: Within = database,
): Promise<Order> {
  return within
    .selectFrom('customerOrder')
    .select(ORDER)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function lockOrder(transaction: Transaction, id: string): Promise<Order> {
  return transaction
    .selectFrom('customerOrder')
    .select(ORDER)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function nextOrderNumber(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`SELECT nextval('order_reference') AS number`.execute(transaction);
  return rows[0]!.number;
}

/** Inserts an order with its person and the first row of its history, in one statement. */
export async function insertOrder(
  transaction: Transaction,
  order: Order,
  person: OrderPerson,
  history: HistoryRow,
  at: Date,
): Promise<void> {
  await transaction
    .with('placed', (inner) =>
      inner.insertInto('customerOrder').values({ ...order, promise: toJson(order.promise) }),
    )
    .with('person', (inner) =>
      inner.insertInto('orderPerson').values({
        ...person,
        orderId: order.id,
        paymentAddress: toJson(person.paymentAddress),
        shippingAddress: toJson(person.shippingAddress),
      }),
    )
    .insertInto('orderHistory')
    .values(historyValues(newId(), history, at))
    .execute();
}

export async function personOfOrder(
  database: Database,
  orderId: string,
  within: Within = database,
): Promise<OrderPerson> {
  return within
    .selectFrom('orderPerson')
    .select(PERSON)
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Sets the state and adds the step to the history; returns the id of its row. */
export async function moveOrderTo(
  transaction: Transaction,
  { state, paidAt }: { state: OrderState; paidAt: Date | null },
  row: HistoryRow,
  at: Date,
): Promise<string> {
  const id = newId();
  await transaction
    .with('moved', (inner) =>
      inner.updateTable('customerOrder').set({ state, paidAt }).where('id', '=', row.orderId),
    )
    .insertInto('orderHistory')
    .values(historyValues(id, row, at))
    .execute();
  return id;
}

export async function setLeftCart(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction
    .updateTable('customerOrder')
    .set({ leftCartAt: at })
    .where('id', '=', id)
    .execute();
}

export async function setPromise(
  transaction: Transaction,
  id: string,
  promise: Order['promise'],
): Promise<void> {
  await transaction
    .updateTable('customerOrder')
    .set({ promise: toJson(promise) })
    .where('id', '=', id)
    .execute();
}

/**
 * Orders awaiting payment whose payments have not changed since, or whose pay link has ended;
 * excludes orders with money in motion.
 */
export async function unpaidSince(database: Database, before: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
        SELECT id FROM customer_order WHERE state = 'awaitingPayment' AND coalesce(pay_by <= ${now}, placed_at < ${before})
          AND NOT EXISTS (SELECT FROM payment_attempt WHERE order_id = customer_order.id
            AND (state IN ('capturing', 'pending', 'review') OR updated_at >= ${before}))
        ORDER BY placed_at LIMIT 200`.execute(database);
  return rows.map(({ id }) => id);
}

/** Orders whose stock hold is overdue, unless their payment may be going through. */
export async function overdueHolds(database: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
        SELECT DISTINCT order_id AS "orderId" FROM stock_hold WHERE state = 'held' AND expires_at < ${now}
          AND NOT EXISTS (SELECT FROM payment_attempt WHERE payment_attempt.order_id = stock_hold.order_id AND state IN ('capturing', 'pending', 'review'))
        LIMIT 200`.execute(database);
  return rows.map(({ orderId }) => orderId);
}

/** Stock in the database: held for orders, taken on payment, released without one. */
import { sql } from 'kysely';
import type { HoldState } from '../../database/column-values.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { isHoldOverdue, lockHoldsOf, prolongHold, takeStock } from './stock-holds.store.ts';

export interface Wanted {
  blankVariantId: string;
  quantity: number;
}

/** A blank with too little stock. */
export interface Shortage {
  blankVariantId: string;
  left: number;
}

/** The states of a hold that has stock. */
export type StockedState = Exclude<HoldState, 'released'>;

export function stockStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    lockBySku: lockStockBySku,
    skuOf,
    set: setStock,
    reserved: reservedStock,
    hold: holdStock,
    lock: lockStock,
    holds: lockHoldsOf,
    prolong: prolongHold,
    isOverdue: isHoldOverdue,
    take: takeStock,
    release: releaseStock,
  };
}

export function lockStockBySku(transaction: Transaction, sku: string) {
  return transaction
    .selectFrom('blankVariant')
    .select(['id', 'stock', 'shortage'])
    .where('sku', '=', sku)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function skuOf(transaction: Transaction, blankVariantId: string): Promise<string> {
  const { sku } = await transaction
    .selectFrom('blankVariant')
    .select('sku')
    .where('id', '=', blankVariantId)
    .executeTakeFirstOrThrow();
  return sku;
}

export function setStock(
  transaction: Transaction,
  blankVariantId: string,
  level: { stock: number; shortage: number },
) {
  return transaction
    .updateTable('blankVariant')
    .set(level)
    .where('id', '=', blankVariantId)
    .execute();
}

const OPEN_PIECES = sql`FROM customer_order
  JOIN order_line ON order_id = customer_order.id
  JOIN piece ON order_line_id = order_line.id
  WHERE customer_order.state IN ('paid', 'inProduction')`;

/** Pieces whose blanks are still on the shelf: a blank leaves it when its piece is begun. */
export const WAITING_PIECES = sql`${OPEN_PIECES} AND piece.state IN ('toApprove', 'waiting')`;

/** Pieces that have taken their blanks off the shelf, and are not made yet. */
export const PIECES_IN_MAKING = sql`${OPEN_PIECES} AND piece.state = 'making'`;

/** Stock of a blank that is reserved for orders. Its row is locked, so that the number cannot grow. */
export async function reservedStock(
  transaction: Transaction,
  blankVariantId: string,
): Promise<{ held: number; sold: number }> {
  const { rows } = await sql<{ held: number; sold: number }>`
        SELECT (SELECT coalesce(sum(quantity), 0)::int FROM stock_hold
            WHERE blank_variant_id = ${blankVariantId} AND state = 'held') AS held,
          (SELECT count(*)::int ${WAITING_PIECES} AND blank_variant_id = ${blankVariantId}) AS sold`.execute(
    transaction,
  );
  return rows[0] ?? { held: 0, sold: 0 };
}

/**
 * Takes all wanted stock, or takes nothing and returns the shortages. Locks rows in id order to
 * avoid deadlocks. FOR NO KEY UPDATE, because the inserted order lines hold key share locks on
 * these rows, which conflict with FOR UPDATE.
 */
export async function holdStock(
  transaction: Transaction,
  orderId: string,
  wanted: readonly Wanted[],
  expiresAt: Date,
): Promise<Shortage[]> {
  const ids = wanted.map(({ blankVariantId }) => blankVariantId);
  const quantities = wanted.map(({ quantity }) => quantity);
  const rows = await transaction
    .selectFrom('blankVariant')
    .select(['id', 'stock'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const left = new Map(rows.map(({ id, stock }) => [id, stock]));
  const short = wanted.filter(
    ({ blankVariantId, quantity }) => (left.get(blankVariantId) ?? 0) < quantity,
  );
  if (short.length > 0)
    return short.map(({ blankVariantId }) => ({
      blankVariantId,
      left: left.get(blankVariantId) ?? 0,
    }));
  const { numAffectedRows } = await sql`
        WITH wanted AS (SELECT id, quantity FROM unnest((SELECT ${ids}::uuid[]), (SELECT ${quantities}::int[])) AS wanted (id, quantity)),
        taken AS (
          UPDATE blank_variant SET stock = stock - wanted.quantity
          FROM wanted WHERE blank_variant.id = wanted.id AND stock >= wanted.quantity
          RETURNING blank_variant.id, wanted.quantity)
        INSERT INTO stock_hold (order_id, blank_variant_id, quantity, state, expires_at)
        SELECT ${orderId}, taken.id, taken.quantity, 'held', ${expiresAt}::timestamptz FROM taken
        ON CONFLICT (order_id, blank_variant_id) DO UPDATE SET state = 'held', expires_at = excluded.expires_at`.execute(
    transaction,
  );
  if (numAffectedRows !== BigInt(wanted.length))
    throw new Error('Stock changed while it was locked');
  return [];
}

/** Locks the rows of these blanks and of those held for these orders, in id order. */
export async function lockStock(
  transaction: Transaction,
  orderIds: readonly string[],
  blankVariantIds: readonly string[],
): Promise<void> {
  await transaction
    .selectFrom('blankVariant')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', 'in', blankVariantIds),
        eb(
          'id',
          'in',
          eb.selectFrom('stockHold').select('blankVariantId').where('orderId', 'in', orderIds),
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Releases held stock, and for an order cancelled before production also taken stock. Returns the
 * ids of blanks that were sold out before.
 */
export async function releaseStock(
  transaction: Transaction,
  orderId: string,
  states: readonly StockedState[],
): Promise<string[]> {
  const given = await transaction
    .updateTable('stockHold')
    .set({ state: 'released' })
    .where('orderId', '=', orderId)
    .where('state', 'in', states)
    .returning(['blankVariantId', 'quantity'])
    .execute();
  if (given.length === 0) return [];
  const ids = given.map(({ blankVariantId }) => blankVariantId);
  const before = await transaction
    .selectFrom('blankVariant')
    .select(['id', 'stock'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Other orders that are short of the blank come first.
  const { rows } = await sql<{ id: string; stock: number }>`
        UPDATE blank_variant SET stock = stock + greatest(0, given.quantity - shortage),
          shortage = greatest(0, shortage - given.quantity)
        FROM unnest(${ids}::uuid[], ${given.map(({ quantity }) => quantity)}::int[]) AS given (id, quantity)
        WHERE blank_variant.id = given.id
        RETURNING blank_variant.id, stock`.execute(transaction);
  const soldOut = new Set(before.filter(({ stock }) => stock === 0).map(({ id }) => id));
  return rows.filter(({ id, stock }) => stock > 0 && soldOut.has(id)).map(({ id }) => id);
}

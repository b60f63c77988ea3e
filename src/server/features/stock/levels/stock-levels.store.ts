/** Stock levels of blanks, and what changed them, in the database. */
import { sql } from 'kysely';
import type { StockLevel } from '../../../../domain/orders/stock-change.ts';
import { PIECES_IN_MAKING, WAITING_PIECES } from '../stock.store.ts';
import type { VariantOptions } from '../../../database/column-values.ts';
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';

/** The level of a blank without its own. From here on shoppers see that few are left. */
const USUAL_REORDER_LEVEL = 5;

export interface StockRow {
  sku: string;
  blank: string;
  finish: string;
  options: VariantOptions;
  forSale: number;
  /** Reserved for unpaid orders. */
  held: number;
  /** Reserved for pieces that wait to be made. */
  sold: number;
  /** Pieces that are being made; their blanks are no longer on the shelf. */
  making: number;
  /** By how much the shelf falls short of both. */
  short: number;
  reorderLevel: number;
  /** Null: nobody has set it. */
  costPence: number | null;
}

export interface ScarceBlank {
  sku: string;
  name: string;
  left: number;
  /** By how much the shelf falls short of what orders need. */
  short: number;
}

export interface StockQuery {
  state: 'all' | 'low' | 'out';
  search?: string | undefined;
  /** The SKU of the last blank of the page before. */
  after?: string | undefined;
}

export type NewChange = Row<'stockChange'>;

/** `by`: a member's email address, or the name of a command. */
export type StoredChange = Pick<
  NewChange,
  'id' | 'kind' | 'count' | 'before' | 'after' | 'reason' | 'at'
> & { by: string };

export function stockLevelsStore(database: Database) {
  return {
    ...bound(database, {
      list: listLevels,
      counts: countLevels,
      scarce: scarceBlanks,
      history: changesOf,
    }),
    changeByKey,
    insertChange,
    reorderLevel: reorderLevelOf,
    setReorderLevel: storeReorderLevel,
    cost: costOf,
    setCost: storeCost,
  };
}

const LEVEL = sql<number>`coalesce(reorder_level.level, ${sql.lit(USUAL_REORDER_LEVEL)})`;

export async function listLevels(
  database: Database,
  { state, search, after, limit }: StockQuery & { limit: number },
): Promise<StockRow[]> {
  const chosen = sql.join(
    [
      sql`true`,
      ...(state === 'low' ? [sql`stock > 0 AND stock <= ${LEVEL}`] : []),
      ...(state === 'out' ? [sql`stock = 0`] : []),
      ...(after === undefined ? [] : [sql`sku > ${after}`]),
      ...(search === undefined
        ? []
        : [
            sql`(sku || ' ' || blank.name || ' ' || finish.name || ' ' || options::text) ILIKE ${`%${escaped(search)}%`}`,
          ]),
    ],
    sql` AND `,
  );
  // Few orders are unpaid or have pieces that are not made, so the sums begin with them.
  const { rows } = await sql<StockRow>`
    WITH reserved AS (
      SELECT blank_variant_id, sum(quantity) AS held, 0 AS sold, 0 AS making
      FROM stock_hold WHERE state = 'held' GROUP BY blank_variant_id
      UNION ALL
      SELECT blank_variant_id, 0, count(*), 0 ${WAITING_PIECES} GROUP BY blank_variant_id
      UNION ALL
      SELECT blank_variant_id, 0, 0, count(*) ${PIECES_IN_MAKING} GROUP BY blank_variant_id)
    SELECT sku, blank.name AS blank, finish.name AS finish, options, stock AS "forSale", shortage AS short,
      (SELECT coalesce(sum(held), 0)::int FROM reserved WHERE blank_variant_id = blank_variant.id) AS held,
      (SELECT coalesce(sum(sold), 0)::int FROM reserved WHERE blank_variant_id = blank_variant.id) AS sold,
      (SELECT coalesce(sum(making), 0)::int FROM reserved WHERE blank_variant_id = blank_variant.id) AS making,
      ${LEVEL} AS "reorderLevel", cost_pence AS "costPence"
    FROM blank_variant
      JOIN finish ON finish.id = finish_id
      JOIN blank ON blank.id = blank_id
      LEFT JOIN reorder_level ON reorder_level.blank_variant_id = blank_variant.id
      LEFT JOIN blank_cost ON blank_cost.blank_variant_id = blank_variant.id
    WHERE ${chosen} ORDER BY sku LIMIT ${limit}`.execute(database);
  return rows;
}

const escaped = (search: string): string => search.replaceAll(/[\\%_]/g, String.raw`\$&`);

export async function countLevels(
  database: Database,
): Promise<{ all: number; low: number; out: number }> {
  const { rows } = await sql<{ all: number; low: number; out: number }>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE stock = 0)::int AS out,
      count(*) FILTER (WHERE stock > 0 AND stock <= ${LEVEL})::int AS low
    FROM blank_variant LEFT JOIN reorder_level ON blank_variant_id = blank_variant.id`.execute(
    database,
  );
  return rows[0]!;
}

/** At most `most` blanks of products on sale at or below their reorder level, the scarcest first. */
export async function scarceBlanks(database: Database, most: number): Promise<ScarceBlank[]> {
  const { rows } = await sql<ScarceBlank>`
    SELECT sku, stock AS left, shortage AS short, concat_ws(', ', blank.name, finish.name,
      (SELECT string_agg(value, ', ' ORDER BY key) FROM jsonb_each_text(options))) AS name
    FROM blank_variant
      JOIN finish ON finish.id = finish_id
      JOIN blank ON blank.id = blank_id
      LEFT JOIN reorder_level ON reorder_level.blank_variant_id = blank_variant.id
    WHERE stock <= ${LEVEL} AND EXISTS (SELECT FROM product_variant
      JOIN product ON product.id = product_id WHERE blank_variant_id = blank_variant.id AND is_sold)
    ORDER BY stock, shortage DESC, sku LIMIT ${most}`.execute(database);
  return rows;
}

/** Newest first. */
export async function changesOf(
  database: Database,
  sku: string,
  limit: number,
): Promise<StoredChange[]> {
  return database
    .selectFrom('stockChange')
    .innerJoin('blankVariant', 'blankVariant.id', 'blankVariantId')
    .leftJoin('staff', (join) =>
      join
        .on('actorKind', '=', 'staff')
        .on((eb) => eb(eb.cast<string>('staff.id', 'text'), '=', eb.ref('actor'))),
    )
    .select((eb) => [
      'stockChange.id',
      'kind',
      'count',
      'before',
      'after',
      'reason',
      'at',
      eb.fn.coalesce(eb.cast<string>('staff.email', 'text'), 'actor').as('by'),
    ])
    .where('sku', '=', sku)
    .orderBy('at', 'desc')
    .orderBy('stockChange.id', 'desc')
    .limit(limit)
    .execute();
}

export function changeByKey(transaction: Transaction, id: string): Promise<StockLevel | undefined> {
  return transaction
    .selectFrom('stockChange')
    .select(['before', 'after', 'held', 'sold', 'short'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertChange(transaction: Transaction, change: NewChange): Promise<void> {
  await transaction.insertInto('stockChange').values(change).execute();
}

export async function reorderLevelOf(
  transaction: Transaction,
  blankVariantId: string,
): Promise<number> {
  const row = await transaction
    .selectFrom('reorderLevel')
    .select('level')
    .where('blankVariantId', '=', blankVariantId)
    .executeTakeFirst();
  return row?.level ?? USUAL_REORDER_LEVEL;
}

export async function storeReorderLevel(
  transaction: Transaction,
  blankVariantId: string,
  level: number,
): Promise<void> {
  await transaction
    .insertInto('reorderLevel')
    .values({ blankVariantId, level })
    .onConflict((conflict) => conflict.column('blankVariantId').doUpdateSet({ level }))
    .execute();
}

/** In pence; null: not known. */
export async function costOf(
  transaction: Transaction,
  blankVariantId: string,
): Promise<number | null> {
  const row = await transaction
    .selectFrom('blankCost')
    .select('costPence')
    .where('blankVariantId', '=', blankVariantId)
    .executeTakeFirst();
  return row?.costPence ?? null;
}

export async function storeCost(
  transaction: Transaction,
  blankVariantId: string,
  costPence: number | null,
): Promise<void> {
  if (costPence === null)
    await transaction
      .deleteFrom('blankCost')
      .where('blankVariantId', '=', blankVariantId)
      .execute();
  else
    await transaction
      .insertInto('blankCost')
      .values({ blankVariantId, costPence })
      .onConflict((conflict) => conflict.column('blankVariantId').doUpdateSet({ costPence }))
      .execute();
}

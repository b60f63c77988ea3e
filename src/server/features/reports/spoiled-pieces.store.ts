/** Pieces that were made and spoiled, who made them and what they cost, added up by Postgres. */
import { sql } from 'kysely';
import type { SpoiledGroup } from '../../../domain/orders/report-period.ts';
import type { Makings } from '../../../domain/reports/making-time.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import type { Moments } from './reports.store.ts';
import type { OfKey } from './sent-pieces.store.ts';
import { withSortMemory } from './sort-memory.store.ts';

/** Rows by blank have its name, others null. */
export type Named<Sums> = OfKey<Sums> & { isLater: boolean; name: string | null };

export interface SpoiledSums {
  spoiled: number;
  /** Pieces whose making ended, well or not. */
  made: number;
}

export interface RemakeSums {
  remakes: number;
  costPence: number;
  /** Remakes for which nobody had set what the blank costs. */
  unpriced: number;
}

/** Of a maker and a process. */
export interface MakerRow extends SpoiledSums {
  /** The email address; null: nobody was noted. */
  maker: string | null;
  process: string;
  /** Pieces that were finished without a noted beginning. */
  unbegun: number;
  makings: Makings;
}

export function spoiledPiecesStore(database: Database) {
  return bound(database, {
    sums: sumsSpoiled,
    remakes: sumsRemade,
    parcels: remakeParcels,
    makers,
  });
}

const NAMED_BLANK = sql`
  SELECT blank_variant.id AS variant, blank.slug, blank.name FROM blank_variant
    JOIN finish ON finish.id = finish_id JOIN blank ON blank.id = blank_id`;

const dayOf = (column: string) =>
  sql`(${sql.ref(column)} AT TIME ZONE 'Europe/London')::date::text`;

/** A piece is made once, or spoiled before it was. One that was sent before the shop noted it was made earlier. */
const ended = (until: Date, from: Date) => sql`
  SELECT order_line_id, maker_id, made_at AS at, 0 AS spoiled, 1 AS made, NULL AS cause
  FROM piece WHERE made_at >= ${from} AND made_at < ${until}
  UNION ALL
  SELECT order_line_id, maker_id, spoiled_at, 1, (made_at IS NULL AND dispatched_at IS NULL)::int, spoil_cause
  FROM piece WHERE spoiled_at >= ${from} AND spoiled_at < ${until}`;

/** Rows of the period by key, and the sums of it and of the one before. */
export function sumsSpoiled(
  database: Database,
  by: SpoiledGroup,
  { from, until }: Moments,
  before: Moments,
): Promise<Named<SpoiledSums>[]> {
  const key = { reason: sql`cause`, day: dayOf('at'), blank: sql`named.slug` }[by];
  const name = by === 'blank' ? sql`named.name` : sql`NULL`;
  const blanks =
    by === 'blank'
      ? sql`JOIN order_line ON order_line.id = order_line_id JOIN (${NAMED_BLANK}) AS named ON variant = blank_variant_id`
      : sql``;
  return withSortMemory(database, async (transaction) => {
    const { rows } = await sql<Named<SpoiledSums>>`
    WITH ended AS MATERIALIZED (${ended(until, before.from)}),
    keyed AS (SELECT ${key} AS key, ${name}::text AS name, spoiled, made FROM ended ${blanks} WHERE at >= ${from})
    SELECT true AS "isLater", key, name, sum(spoiled)::int AS spoiled, sum(made)::int AS made
    FROM keyed WHERE key IS NOT NULL GROUP BY key, name
    UNION ALL
    SELECT at >= ${from}, NULL, NULL, sum(spoiled)::int, sum(made)::int FROM ended GROUP BY 1
    ORDER BY spoiled DESC, key`.execute(transaction);
    return rows;
  });
}

/** As `sumsSpoiled`; each spoiled piece is made again. */
export async function sumsRemade(
  database: Database,
  by: SpoiledGroup,
  { from, until }: Moments,
  before: Moments,
): Promise<Named<RemakeSums>[]> {
  const key = { reason: sql`spoil_cause`, day: dayOf('spoiled_at'), blank: sql`named.slug` }[by];
  const name = by === 'blank' ? sql`named.name` : sql`NULL`;
  const sums = sql`count(*)::int AS remakes, coalesce(sum(written_off_pence), 0)::bigint AS "costPence",
    count(*) FILTER (WHERE written_off_pence IS NULL)::int AS unpriced`;
  const { rows } = await sql<Named<RemakeSums>>`
    WITH spoiled AS MATERIALIZED (
      SELECT order_line_id, spoiled_at, spoil_cause, written_off_pence FROM piece
      WHERE spoiled_at >= ${before.from} AND spoiled_at < ${until})
    SELECT true AS "isLater", ${key} AS key, ${name}::text AS name, ${sums}
    FROM spoiled JOIN order_line ON order_line.id = order_line_id
      JOIN (${NAMED_BLANK}) AS named ON variant = blank_variant_id
    WHERE spoiled_at >= ${from} GROUP BY 2, 3
    UNION ALL
    SELECT spoiled_at >= ${from}, NULL, NULL, ${sums} FROM spoiled GROUP BY 1
    ORDER BY "costPence" DESC, remakes DESC, key`.execute(database);
  return rows;
}

/** Parcels that had nothing but what had been sent before, in the period and in the one before. */
export async function remakeParcels(
  database: Database,
  { from, until }: Moments,
  before: Moments,
): Promise<{ isLater: boolean; parcels: number }[]> {
  const { rows } = await sql<{ isLater: boolean; parcels: number }>`
    WITH sent_again AS (
      SELECT DISTINCT order_id FROM piece JOIN order_line ON order_line.id = order_line_id
      WHERE spoiled_at IS NOT NULL AND spoiled_at < ${until} AND dispatched_at IS NOT NULL)
    SELECT dispatched_at >= ${from} AS "isLater", count(*)::int AS parcels
    FROM sent_again JOIN shipment USING (order_id)
    WHERE dispatched_at >= ${before.from} AND dispatched_at < ${until}
      AND NOT EXISTS (SELECT FROM shipment_line AS line WHERE line.shipment_id = shipment.id
        AND NOT EXISTS (SELECT FROM shipment AS earlier JOIN shipment_line AS sent ON sent.shipment_id = earlier.id
          WHERE earlier.order_id = shipment.order_id AND earlier.created_at < shipment.created_at
            AND sent.order_line_id = line.order_line_id))
    GROUP BY 1`.execute(database);
  return rows;
}

/** Of one period. Times go out in few values, because a year has many. */
export function makers(database: Database, { from, until }: Moments): Promise<MakerRow[]> {
  const seconds = (column: string) => sql`extract(epoch FROM ${sql.ref(column)})::int`;
  return withSortMemory(database, async (transaction) => {
    const { rows } = await sql<Omit<MakerRow, 'makings'> & Makings>`
    WITH made AS (
      SELECT maker_id, process, count(*) AS made, count(*) FILTER (WHERE started_at IS NULL) AS unbegun,
        to_json(array_agg(${seconds('started_at')} ORDER BY started_at) FILTER (WHERE started_at IS NOT NULL)) AS begun,
        to_json(array_agg(${seconds('made_at')} ORDER BY started_at) FILTER (WHERE started_at IS NOT NULL)) AS finished
      FROM piece JOIN order_line ON order_line.id = order_line_id
      WHERE made_at >= ${from} AND made_at < ${until} GROUP BY maker_id, process),
    spoiled AS (
      SELECT maker_id, process, count(*) AS spoiled,
        count(*) FILTER (WHERE made_at IS NULL AND dispatched_at IS NULL) AS unmade
      FROM piece JOIN order_line ON order_line.id = order_line_id
      WHERE spoiled_at >= ${from} AND spoiled_at < ${until} GROUP BY maker_id, process)
    SELECT email AS maker, coalesce(made.process, spoiled.process) AS process, coalesce(spoiled, 0)::int AS spoiled,
      (coalesce(made, 0) + coalesce(unmade, 0))::int AS made, coalesce(unbegun, 0)::int AS unbegun,
      coalesce(begun, '[]') AS begun, coalesce(finished, '[]') AS finished
    FROM made FULL JOIN spoiled ON made.process = spoiled.process
        AND coalesce(made.maker_id::text, '') = coalesce(spoiled.maker_id::text, '')
      LEFT JOIN staff ON staff.id = coalesce(made.maker_id, spoiled.maker_id)
    ORDER BY email NULLS LAST, 2`.execute(transaction);
    return rows.map(({ begun, finished, ...row }) => ({ ...row, makings: { begun, finished } }));
  });
}

/** Pieces that were made and spoiled, who made them and what they cost, added up by Postgres. */
import { sql } from 'kysely';
import type { ReportPeriod, SpoiledGroup } from '../../../domain/orders/report-period.ts';
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
  /** The maker's email address; null if none was recorded. */
  maker: string | null;
  process: string;
  /** Pieces that were finished without a recorded beginning. */
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

const BLANK_OF_VARIANT = sql`
  JOIN blank_variant ON blank_variant.id = variant JOIN finish ON finish.id = finish_id JOIN blank ON blank.id = blank_id`;

/** Of rows with `day`, `cause` and, if they are needed, `variant`. */
const GROUPS = {
  reason: { key: sql`cause`, name: sql`NULL::text`, join: sql`` },
  day: { key: sql`day::text`, name: sql`NULL::text`, join: sql`` },
  blank: { key: sql`blank.slug`, name: sql`blank.name`, join: BLANK_OF_VARIANT },
} as const;

/** Only where rows are wanted by blank: without it, they are few. */
const variantFor = (by: SpoiledGroup) => (by === 'blank' ? sql`blank_variant_id` : sql`NULL::uuid`);

/**
 * Rows of the period by key, and the sums of it and of the one before. A piece is made once, or
 * spoiled before it was. One that was sent before the shop recorded it was made earlier.
 */
export async function sumsSpoiled(
  database: Database,
  by: SpoiledGroup,
  { from, to }: ReportPeriod,
  before: ReportPeriod,
): Promise<Named<SpoiledSums>[]> {
  const { key, name, join } = GROUPS[by];
  const variant = variantFor(by);
  const { rows } = await sql<Named<SpoiledSums>>`
    WITH ended AS MATERIALIZED (
      SELECT made_on AS day, ${variant} AS variant, NULL AS cause, 0 AS spoiled, count(*) AS made
      FROM piece_course WHERE made_on BETWEEN ${before.from} AND ${to} GROUP BY 1, 2
      UNION ALL
      SELECT spoiled_on, ${variant}, spoil_cause, count(*), count(*) FILTER (WHERE made_on IS NULL AND dispatched_at IS NULL)
      FROM piece_course WHERE spoiled_on BETWEEN ${before.from} AND ${to} GROUP BY 1, 2, 3),
    keyed AS (SELECT ${key} AS key, ${name} AS name, spoiled, made FROM ended ${join} WHERE day >= ${from})
    SELECT true AS "isLater", key, name, sum(spoiled)::int AS spoiled, sum(made)::int AS made
    FROM keyed WHERE key IS NOT NULL GROUP BY key, name
    UNION ALL
    SELECT day >= ${from}, NULL, NULL, sum(spoiled)::int, sum(made)::int FROM ended GROUP BY 1
    ORDER BY spoiled DESC, key`.execute(database);
  return rows;
}

/** As `sumsSpoiled`; each spoiled piece is made again. */
export async function sumsRemade(
  database: Database,
  by: SpoiledGroup,
  { from, to }: ReportPeriod,
  before: ReportPeriod,
): Promise<Named<RemakeSums>[]> {
  const { key, name, join } = GROUPS[by];
  const sums = sql`count(*)::int AS remakes, coalesce(sum(written_off_pence), 0)::bigint AS "costPence",
    count(*) FILTER (WHERE written_off_pence IS NULL)::int AS unpriced`;
  const { rows } = await sql<Named<RemakeSums>>`
    WITH spoiled AS MATERIALIZED (
      SELECT spoiled_on AS day, blank_variant_id AS variant, spoil_cause AS cause, written_off_pence FROM piece_course
      WHERE spoiled_on BETWEEN ${before.from} AND ${to})
    SELECT true AS "isLater", ${key} AS key, ${name} AS name, ${sums}
    FROM spoiled ${join} WHERE day >= ${from} GROUP BY 2, 3
    UNION ALL
    SELECT day >= ${from}, NULL, NULL, ${sums} FROM spoiled GROUP BY 1
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
      SELECT DISTINCT order_id FROM piece_course
      WHERE spoiled_on IS NOT NULL AND spoiled_at < ${until} AND dispatched_at IS NOT NULL)
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
export function makers(database: Database, { from, to }: ReportPeriod): Promise<MakerRow[]> {
  const seconds = (column: string) => sql`extract(epoch FROM ${sql.ref(column)})::int`;
  return withSortMemory(database, async (transaction) => {
    const { rows } = await sql<Omit<MakerRow, 'makings'> & Makings>`
    WITH made AS (
      SELECT maker_id, process, count(*) AS made, count(*) FILTER (WHERE started_at IS NULL) AS unbegun,
        to_json(array_agg(${seconds('started_at')} ORDER BY started_at) FILTER (WHERE started_at IS NOT NULL)) AS begun,
        to_json(array_agg(${seconds('made_at')} ORDER BY started_at) FILTER (WHERE started_at IS NOT NULL)) AS finished
      FROM piece_course WHERE made_on BETWEEN ${from} AND ${to} GROUP BY maker_id, process),
    spoiled AS (
      SELECT maker_id, process, count(*) AS spoiled,
        count(*) FILTER (WHERE made_on IS NULL AND dispatched_at IS NULL) AS unmade
      FROM piece_course WHERE spoiled_on BETWEEN ${from} AND ${to} GROUP BY maker_id, process)
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

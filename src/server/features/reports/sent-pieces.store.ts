/** When pieces were sent, against what was promised and since their orders were paid, added up by Postgres. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReportPeriod, SentGroup } from '../../../domain/orders/report-period.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import { withSortMemory } from './sort-memory.store.ts';

/** Late: sent after the day that was promised. */
export interface OnTimeSums {
  orders: number;
  pieces: number;
  onTime: number;
  late: number;
  /** Calendar days of all late pieces together, and of the latest one. */
  daysLate: number;
  mostDaysLate: number;
}

/** Of one key; null: of the whole period. */
export type OfKey<Sums> = Sums & { key: string | null };

/** Pieces of equal days (`hours` is null) or of equal hours (`paidOn` and `sentOn` are null). */
export interface LeadRow {
  /** Null if the period is not grouped. */
  key: string | null;
  paidOn: string | null;
  sentOn: string | null;
  hours: number | null;
  pieces: number;
}

export function sentPiecesStore(database: Database) {
  return bound(database, { onTime: sumsOnTime, leadTimes });
}

/**
 * Pieces that were sent for the first time: a piece in place of one that was sent is left out,
 * because the promise was about the first one, which is spoiled since.
 */
const sentPieces = ({ from, to }: ReportPeriod) => sql`
  SELECT * FROM piece_course WHERE dispatched_on BETWEEN ${from} AND ${to} AND NOT is_sent_again`;

const KEYS = { day: sql`dispatched_on`, process: sql`process`, none: sql`NULL::text` } as const;

export type SentKey = SentGroup | 'none';

/** Rows of the period by key, if there is one, and the sums of all. */
export function sumsOnTime(
  database: Database,
  by: SentKey,
  period: ReportPeriod,
): Promise<OfKey<OnTimeSums>[]> {
  const late = sql`FILTER (WHERE dispatched_on > due_on)`;
  const sums = (orders: RawBuilder<unknown>) => sql`
    ${orders}::int AS orders, coalesce(sum(pieces), 0)::int AS pieces, coalesce(sum(pieces - late), 0)::int AS "onTime",
    coalesce(sum(late), 0)::int AS late, coalesce(sum(days_late), 0)::int AS "daysLate",
    coalesce(max(most_days_late), 0)::int AS "mostDaysLate"`;
  return withSortMemory(database, async (transaction) => {
    const { rows } = await sql<OfKey<OnTimeSums>>`
      WITH of_order AS MATERIALIZED (
        SELECT ${KEYS[by]} AS key, order_id, count(*)::int AS pieces, (count(*) ${late})::int AS late,
          coalesce(sum(dispatched_on - due_on) ${late}, 0)::int AS days_late, max(dispatched_on - due_on) ${late} AS most_days_late
        FROM (${sentPieces(period)}) AS sent GROUP BY 1, 2)
      SELECT key::text, ${sums(sql`count(*)`)} FROM of_order WHERE key IS NOT NULL GROUP BY key
      UNION ALL
      SELECT NULL, ${sums(sql`count(DISTINCT order_id)`)} FROM of_order
      ORDER BY key`.execute(transaction);
    return rows;
  });
}

export function leadTimes(
  database: Database,
  by: SentKey,
  period: ReportPeriod,
): Promise<LeadRow[]> {
  return withSortMemory(database, async (transaction) => {
    const { rows } = await sql<LeadRow>`
      SELECT key::text, paid_on::text AS "paidOn", dispatched_on::text AS "sentOn", hours, count(*)::int AS pieces
      FROM (SELECT ${KEYS[by]} AS key, paid_on, dispatched_on,
        floor(extract(epoch FROM dispatched_at - paid_at) / 3600)::int AS hours
        FROM (${sentPieces(period)}) AS sent) AS timed
      GROUP BY GROUPING SETS ((key, paid_on, dispatched_on), (key, hours))
      ORDER BY key`.execute(transaction);
    return rows;
  });
}

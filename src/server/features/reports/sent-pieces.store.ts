/** When pieces were sent, against what was promised and since their orders were paid, added up by Postgres. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SentGroup } from '../../../domain/orders/report-period.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import type { Moments } from './reports.store.ts';
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
 * Lines of which pieces were sent for the first time: a remake of a piece that was sent is left out,
 * because the promise was about the first one, which is spoiled since. `day` is in London.
 */
const sentLines = ({ from, until }: Moments) => sql`
  SELECT order_line_id, dispatched_at, (dispatched_at AT TIME ZONE 'Europe/London')::date AS day,
    count(*) AS pieces
  FROM piece
  WHERE dispatched_at >= ${from} AND dispatched_at < ${until}
    AND NOT EXISTS (SELECT FROM piece AS sent
      WHERE sent.spoiled_at IS NOT NULL AND sent.dispatched_at IS NOT NULL
        AND sent.order_line_id = piece.order_line_id AND sent.copy = piece.copy
        AND sent.dispatched_at < piece.dispatched_at)
  GROUP BY order_line_id, dispatched_at`;

const KEYS = { day: sql`day`, process: sql`process`, none: sql`NULL::text` } as const;

export type SentKey = SentGroup | 'none';

/** Rows of the period by key, if there is one, and the sums of all. */
export function sumsOnTime(
  database: Database,
  by: SentKey,
  moments: Moments,
): Promise<OfKey<OnTimeSums>[]> {
  const sums = (orders: RawBuilder<unknown>) => sql`
    ${orders}::int AS orders, coalesce(sum(pieces), 0)::int AS pieces, coalesce(sum(pieces - late), 0)::int AS "onTime",
    coalesce(sum(late), 0)::int AS late, coalesce(sum(days_late), 0)::int AS "daysLate",
    coalesce(max(most_days_late), 0)::int AS "mostDaysLate"`;
  return withSortMemory(database, async (transaction) => {
    const { rows } = await sql<OfKey<OnTimeSums>>`
      WITH sent AS (${sentLines(moments)}),
      of_order AS MATERIALIZED (
        SELECT ${KEYS[by]} AS key, order_id, sum(pieces) AS pieces,
          coalesce(sum(pieces) FILTER (WHERE day > due), 0) AS late,
          coalesce(sum(pieces * (day - due)) FILTER (WHERE day > due), 0) AS days_late,
          max(day - due) FILTER (WHERE day > due) AS most_days_late
        FROM sent JOIN order_line ON order_line.id = order_line_id
          JOIN (SELECT id, (promise ->> 'dispatchOn')::date AS due FROM customer_order WHERE paid_at IS NOT NULL) AS promised
            ON promised.id = order_id
        GROUP BY 1, 2)
      SELECT key::text, ${sums(sql`count(*)`)} FROM of_order WHERE key IS NOT NULL GROUP BY key
      UNION ALL
      SELECT NULL, ${sums(sql`count(DISTINCT order_id)`)} FROM of_order
      ORDER BY key`.execute(transaction);
    return rows;
  });
}

export function leadTimes(database: Database, by: SentKey, moments: Moments): Promise<LeadRow[]> {
  return withSortMemory(database, async (transaction) => {
    const { rows } = await sql<LeadRow>`
      WITH sent AS (${sentLines(moments)}),
      timed AS (
        SELECT ${KEYS[by]} AS key, (paid_at AT TIME ZONE 'Europe/London')::date AS paid_on, day,
          floor(extract(epoch FROM dispatched_at - paid_at) / 3600)::int AS hours, pieces
        FROM sent JOIN order_line ON order_line.id = order_line_id
          JOIN (SELECT id, paid_at FROM customer_order WHERE paid_at IS NOT NULL) AS paid ON paid.id = order_id)
      SELECT key::text, paid_on::text AS "paidOn", day::text AS "sentOn", hours, sum(pieces)::int AS pieces
      FROM timed GROUP BY GROUPING SETS ((key, paid_on, day), (key, hours))
      ORDER BY key`.execute(transaction);
    return rows;
  });
}

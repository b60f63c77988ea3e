/** When pieces were sent, against what was promised and since their orders were paid, added up by Postgres. */
import { sql } from 'kysely';
import type { SentGroup } from '../../../domain/orders/report-period.ts';
import type { Database } from '../../database/connection.ts';
import { bound } from '../../bound.ts';
import type { Moments } from './reports.store.ts';

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

/** Of one key; null: of the whole period, or of the one before. */
export type InPeriod<Sums> = Sums & { isLater: boolean; key: string | null };

/** Pieces of equal days (`hours` is null) or of equal hours (`paidOn` and `sentOn` are null). */
export interface LeadRow {
  isLater: boolean;
  /** Null: the period before, which is not grouped. */
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
 * because the promise was about the first one. `day` is in London.
 */
const sentLines = ({ until }: Moments, before: Moments) => sql`
  SELECT order_line_id, dispatched_at, (dispatched_at AT TIME ZONE 'Europe/London')::date AS day,
    count(*) AS pieces
  FROM piece
  WHERE dispatched_at >= ${before.from} AND dispatched_at < ${until}
    AND (remake_of IS NULL OR NOT EXISTS (SELECT FROM piece AS sent
      WHERE sent.order_line_id = piece.order_line_id AND sent.copy = piece.copy
        AND sent.dispatched_at < piece.dispatched_at))
  GROUP BY order_line_id, dispatched_at`;

const KEYS = { day: sql`day::text`, process: sql`process` } as const;

/** Rows of the period, and the sums of it and of the one before. */
export async function sumsOnTime(
  database: Database,
  by: SentGroup,
  moments: Moments,
  before: Moments,
): Promise<InPeriod<OnTimeSums>[]> {
  const sums = (orders: ReturnType<typeof sql>) => sql`
    ${orders}::int AS orders, sum(pieces)::int AS pieces, sum(pieces - late)::int AS "onTime",
    sum(late)::int AS late, sum(days_late)::int AS "daysLate", max(most_days_late)::int AS "mostDaysLate"`;
  const { rows } = await sql<InPeriod<OnTimeSums>>`
    WITH sent AS MATERIALIZED (${sentLines(moments, before)}),
    of_order AS MATERIALIZED (
      SELECT dispatched_at >= ${moments.from} AS is_later, ${KEYS[by]} AS key, order_id, sum(pieces) AS pieces,
        sum(pieces) FILTER (WHERE day > due) AS late, sum(pieces * (day - due)) FILTER (WHERE day > due) AS days_late,
        max(day - due) FILTER (WHERE day > due) AS most_days_late
      FROM sent JOIN order_line ON order_line.id = order_line_id
        JOIN (SELECT id, (promise ->> 'dispatchOn')::date AS due FROM customer_order WHERE paid_at IS NOT NULL) AS promised
          ON promised.id = order_id
      GROUP BY 1, 2, 3),
    counted AS (
      SELECT is_later, key, order_id, pieces, coalesce(late, 0) AS late, coalesce(days_late, 0) AS days_late,
        coalesce(most_days_late, 0) AS most_days_late
      FROM of_order)
    SELECT is_later AS "isLater", key, ${sums(sql`count(*)`)} FROM counted WHERE is_later GROUP BY is_later, key
    UNION ALL
    SELECT is_later, NULL, ${sums(sql`count(DISTINCT order_id)`)} FROM counted GROUP BY is_later
    ORDER BY key`.execute(database);
  return rows;
}

export async function leadTimes(
  database: Database,
  by: SentGroup,
  moments: Moments,
  before: Moments,
): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`
    WITH sent AS MATERIALIZED (${sentLines(moments, before)}),
    timed AS (
      SELECT dispatched_at >= ${moments.from} AS is_later,
        CASE WHEN dispatched_at >= ${moments.from} THEN ${KEYS[by]} END AS key,
        (paid_at AT TIME ZONE 'Europe/London')::date AS paid_on, day,
        floor(extract(epoch FROM dispatched_at - paid_at) / 3600)::int AS hours, pieces
      FROM sent JOIN order_line ON order_line.id = order_line_id
        JOIN (SELECT id, paid_at FROM customer_order WHERE paid_at IS NOT NULL) AS paid ON paid.id = order_id)
    SELECT is_later AS "isLater", key, paid_on::text AS "paidOn", day::text AS "sentOn", hours, sum(pieces)::int AS pieces
    FROM timed
    GROUP BY GROUPING SETS ((is_later, key, paid_on, day), (is_later, key, hours))
    ORDER BY key`.execute(database);
  return rows;
}

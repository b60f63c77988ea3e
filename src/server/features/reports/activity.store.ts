/** Visits, dispatch and refunds of a period, added up by Postgres. */
import { sql } from 'kysely';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import type { Moments } from './reports.store.ts';

/** Views of pages of one day, and the orders paid on it. */
export interface VisitSums {
  views: number;
  productViews: number;
  checkoutViews: number;
  orders: number;
}

/** Orders by the day on which they were promised to leave. */
export interface DispatchSums {
  promised: number;
  onTime: number;
  late: number;
  /** Not sent and not late yet. */
  waiting: number;
}

export interface RefundRow {
  reason: string;
  refunds: number;
  amountPence: number;
}

export type OfDay<Sums> = Sums & { day: string };

const MOST_REASONS = 200;

export function activityStore(database: Database) {
  return bound(database, { visitsByDay, dispatchByDay, refundsByReason });
}

/** Days without views and orders are left out. */
export async function visitsByDay(
  database: Database,
  { from, to }: ReportPeriod,
  { from: start, until }: Moments,
): Promise<OfDay<VisitSums>[]> {
  const { rows } = await sql<OfDay<VisitSums>>`
    WITH viewed AS (
      SELECT day, sum(views) AS views, sum(views) FILTER (WHERE route = '/p/{rest}') AS products,
        sum(views) FILTER (WHERE route = '/checkout') AS checkouts
      FROM page_view WHERE day BETWEEN ${from} AND ${to} GROUP BY day),
    sold AS (
      SELECT (paid_at AT TIME ZONE 'Europe/London')::date AS day, count(*) AS orders
      FROM customer_order WHERE paid_at >= ${start} AND paid_at < ${until} GROUP BY 1)
    SELECT day::text, coalesce(views, 0)::bigint AS views, coalesce(products, 0)::bigint AS "productViews",
      coalesce(checkouts, 0)::bigint AS "checkoutViews", coalesce(orders, 0)::int AS orders
    FROM viewed FULL JOIN sold USING (day) ORDER BY day`.execute(database);
  return rows;
}

/** @param today plain date in London */
export async function dispatchByDay(
  database: Database,
  { from, to }: ReportPeriod,
  today: string,
): Promise<OfDay<DispatchSums>[]> {
  const { rows } = await sql<OfDay<DispatchSums>>`
    WITH promised AS (
      SELECT promise ->> 'dispatchOn' AS day,
        (SELECT (max(dispatched_at) AT TIME ZONE 'Europe/London')::date::text FROM shipment
          WHERE order_id = customer_order.id) AS sent_on,
        state IN ('paid', 'inProduction') AS is_open
      FROM customer_order
      WHERE promise ->> 'dispatchOn' BETWEEN ${from} AND ${to}
        AND state IN ('paid', 'inProduction', 'dispatched', 'delivered'))
    SELECT day, count(*)::int AS promised,
      count(*) FILTER (WHERE NOT is_open AND sent_on <= day)::int AS "onTime",
      count(*) FILTER (WHERE (NOT is_open AND sent_on > day) OR (is_open AND day < ${today}))::int AS late,
      count(*) FILTER (WHERE is_open AND day >= ${today})::int AS waiting
    FROM promised GROUP BY day ORDER BY day`.execute(database);
  return rows;
}

/** Refunds that were made, most money first. */
export async function refundsByReason(
  database: Database,
  { from, until }: Moments,
): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    SELECT min(btrim(reason)) AS reason, count(*)::int AS refunds, sum(amount_pence)::bigint AS "amountPence"
    FROM refund WHERE state = 'completed' AND updated_at >= ${from} AND updated_at < ${until}
    GROUP BY lower(btrim(reason)) ORDER BY "amountPence" DESC, reason LIMIT ${MOST_REASONS}`.execute(
    database,
  );
  return rows;
}

/** What Today shows besides orders, in the database. */
import { sql } from 'kysely';
import type { DraftDecision } from '../../../../database/column-values.ts';
import type { Database } from '../../../../database/connection/connection.ts';

export interface DesignAnswer {
  at: Date;
  decision: DraftDecision;
  product: string;
}

export interface SoldDay {
  /** Plain date in London. */
  day: string;
  orders: number;
  totalPence: number;
}

export async function openMessages(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('websiteMessage')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lines of open orders with a piece that is to be approved, and the order that leaves first. */
export async function designsToApprove(
  database: Database,
): Promise<{ count: number; first: string | null }> {
  const { rows } = await sql<{ count: number; first: string | null }>`
    SELECT count(DISTINCT order_line.id)::int AS count,
      (array_agg(reference ORDER BY promise ->> 'dispatchOn', customer_order.id))[1] AS first
    FROM piece JOIN order_line ON order_line.id = order_line_id
      JOIN customer_order ON customer_order.id = order_id AND customer_order.state IN ('paid', 'inProduction')
    WHERE piece.state = 'toApprove'`.execute(database);
  return rows[0]!;
}

/** Newest first. */
export function designAnswers(
  database: Database,
  { since, most }: { since: Date; most: number },
): Promise<DesignAnswer[]> {
  return database
    .selectFrom('draftReply')
    .innerJoin('draft', 'draft.id', 'draftReply.draftId')
    .innerJoin('productVariant', 'productVariant.id', 'draft.productVariantId')
    .innerJoin('product', 'product.id', 'productVariant.productId')
    .select(['draftReply.at', 'draftReply.decision', 'product.name as product'])
    .where('draftReply.at', '>=', since)
    .where('draft.deletedAt', 'is', null)
    .orderBy('draftReply.at', 'desc')
    .limit(most)
    .execute();
}

/** Days with sales only. */
export async function soldByDay(database: Database, since: Date): Promise<SoldDay[]> {
  const { rows } = await sql<SoldDay>`
    SELECT to_char(paid_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day, count(*)::int AS orders,
      sum(total_pence)::int AS "totalPence"
    FROM customer_order WHERE paid_at >= ${since} GROUP BY 1 ORDER BY 1`.execute(database);
  return rows;
}

export async function soldBetween(
  database: Database,
  from: Date,
  until: Date,
): Promise<Omit<SoldDay, 'day'>> {
  const { rows } = await sql<Omit<SoldDay, 'day'>>`
    SELECT count(*)::int AS orders, coalesce(sum(total_pence), 0)::int AS "totalPence"
    FROM customer_order WHERE paid_at >= ${from} AND paid_at < ${until}`.execute(database);
  return rows[0]!;
}

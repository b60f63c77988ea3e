/** The office's list of customers in the database: searched, sorted, by page. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';
import type { CustomerRow } from './customer.store.ts';

export type CustomerSort = 'newest' | 'oldest' | 'name';

/** Where a page ends: the value it is sorted by, as text, and the customer's id. */
export type PageEnd = readonly [key: string, id: string];

export interface ListedRow extends CustomerRow {
  /** As text, so that no digit of a time is lost. */
  sortKey: string;
  town: string | null;
  postcode: string | null;
  orderCount: number;
  spentPence: number;
  lastOrderAt: Date | null;
}

export interface PageQuery {
  sort: CustomerSort;
  search?: RawBuilder<boolean> | undefined;
  after?: PageEnd | undefined;
  limit: number;
}

export async function customerPage(
  database: Database,
  { sort, search, after, limit }: PageQuery,
): Promise<ListedRow[]> {
  const { key, keyText, direction, past } = SORTS[sort];
  const conditions = [
    sql<boolean>`erased_at IS NULL`,
    ...(search ? [search] : []),
    ...(after ? [past(after)] : []),
  ];
  const { rows } = await sql<ListedRow>`
    WITH page AS MATERIALIZED (
      SELECT customer.*, ${keyText} AS sort_key FROM customer
      WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${key} ${direction}, id ${direction} LIMIT ${limit})
    SELECT page.id, sort_key AS "sortKey", page.first_name AS "firstName", page.last_name AS "lastName",
      page.email, page.phone, page.mobile, page.marketing, page.created_at AS "createdAt",
      page.email_confirmed_at AS "emailConfirmedAt", page.deactivated_at AS "deactivatedAt",
      coalesce(saved.address, ordered.address) ->> 'CityTown' AS town,
      coalesce(saved.address, ordered.address) ->> 'PostCode' AS postcode,
      figures."orderCount", figures."spentPence", figures."lastOrderAt"
    FROM page
    LEFT JOIN LATERAL (SELECT address FROM saved_address WHERE customer_id = page.id
      ORDER BY is_default DESC, created_at LIMIT 1) saved ON true
    LEFT JOIN LATERAL (SELECT shipping_address AS address FROM customer_order
      JOIN order_person ON order_person.order_id = customer_order.id
      WHERE customer_id = page.id ORDER BY placed_at DESC LIMIT 1) ordered ON true
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE paid_at IS NOT NULL)::int AS "orderCount",
        coalesce(sum(total_pence) FILTER (WHERE paid_at IS NOT NULL), 0)::int AS "spentPence",
        max(placed_at) AS "lastOrderAt"
      FROM customer_order WHERE customer_id = page.id) figures
    ORDER BY sort_key ${direction}, page.id ${direction}`.execute(database);
  return rows;
}

const REGISTERED = sql<string>`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Sorted by key, then by id, in the same direction. */
const SORTS = {
  newest: {
    key: sql`created_at`,
    keyText: REGISTERED,
    direction: sql`DESC`,
    past: ([key, id]: PageEnd) =>
      sql<boolean>`(created_at, id) < (${key}::timestamptz, ${id}::uuid)`,
  },
  oldest: {
    key: sql`created_at`,
    keyText: REGISTERED,
    direction: sql`ASC`,
    past: ([key, id]: PageEnd) =>
      sql<boolean>`(created_at, id) > (${key}::timestamptz, ${id}::uuid)`,
  },
  name: {
    key: sql`sort_name`,
    keyText: sql`sort_name`,
    direction: sql`ASC`,
    past: ([key, id]: PageEnd) => sql<boolean>`(sort_name, id) > (${key}, ${id}::uuid)`,
  },
} as const satisfies Record<CustomerSort, object>;

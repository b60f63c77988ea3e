/** Sales and VAT of a period, added up by Postgres. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SalesGroup } from '../../../domain/orders/report-period.ts';
import type { Database } from '../../database/connection.ts';
import { bound } from '../../bound.ts';

/** From a moment until before another. */
export interface Moments {
  from: Date;
  until: Date;
}

export interface SalesRow {
  key: string;
  name: string;
  orders: number;
  pieces: number;
  totalPence: number;
}

export interface SalesTotals {
  orders: number;
  pieces: number;
  totalPence: number;
  refundedPence: number;
}

/** Of one rate and one kind of document. */
export interface VatRow {
  ratePercent: number;
  kind: 'invoice' | 'creditNote';
  documents: number;
  grossPence: number;
  vatPence: number;
}

const MOST_ROWS = 1000;

export function reportsStore(database: Database) {
  return bound(database, { salesTotals, salesByDay, salesBy, vatByRate });
}

export async function salesTotals(
  database: Database,
  { from, until }: Moments,
): Promise<SalesTotals> {
  const { rows } = await sql<SalesTotals>`
    SELECT count(*)::int AS orders, coalesce(sum(total_pence), 0)::bigint AS "totalPence",
      (SELECT coalesce(sum(quantity), 0)::int FROM customer_order JOIN order_line ON order_id = customer_order.id
        WHERE paid_at >= ${from} AND paid_at < ${until}) AS pieces,
      (SELECT coalesce(sum(amount_pence), 0)::bigint FROM refund
        WHERE state = 'completed' AND updated_at >= ${from} AND updated_at < ${until}) AS "refundedPence"
    FROM customer_order WHERE paid_at >= ${from} AND paid_at < ${until}`.execute(database);
  return rows[0]!;
}

export async function salesByDay(
  database: Database,
  { from, until }: Moments,
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    SELECT day::text AS key, day::text AS name, count(*)::int AS orders, sum(pieces)::int AS pieces,
      sum(total_pence)::bigint AS "totalPence"
    FROM (SELECT (paid_at AT TIME ZONE 'Europe/London')::date AS day, total_pence, sum(quantity) AS pieces
      FROM customer_order JOIN order_line ON order_id = customer_order.id
      WHERE paid_at >= ${from} AND paid_at < ${until} GROUP BY customer_order.id) AS sold
    GROUP BY day`.execute(database);
  return rows;
}

/** What a product variant belongs to, as ids, and what they are called. */
interface Group {
  /** Rows of a variant and the ids of its groups: one, or each of its product's categories. */
  variants: RawBuilder<unknown>;
  /** Rows of id, key and name. */
  names: RawBuilder<unknown>;
  /** Rows of id and the number of its orders. */
  orders: RawBuilder<unknown>;
}

/** Of variants with one group each. */
const ORDERS_OF_ONE = sql`
  SELECT ids[1] AS id, count(*)::int AS orders FROM sold JOIN kind USING (kind) GROUP BY ids[1]`;

/** An order with several lines of a group counts once in it, so orders of equal contents are counted together. */
const ORDERS_OF_SEVERAL = sql`
  SELECT id, sum(orders)::int AS orders
  FROM (SELECT DISTINCT kinds, orders, id
    FROM (SELECT kinds, count(*) AS orders
        FROM (SELECT array_agg(kind) AS kinds FROM sold GROUP BY order_id) AS content GROUP BY kinds) AS basket,
      unnest(kinds) AS contained JOIN kind ON kind.kind = contained, unnest(ids) AS id) AS counted
  GROUP BY id`;

const ofProduct = (column: 'id' | 'design_id' | 'blank_id') => sql`
  SELECT product_variant.id AS variant, ARRAY[${sql.ref(`product.${column}`)}::text] AS ids
  FROM product_variant JOIN product ON product.id = product_id`;

const namesIn = (table: 'product' | 'design' | 'blank' | 'category') =>
  sql`SELECT id::text, slug AS key, name FROM ${sql.table(table)}`;

const GROUPS: Record<Exclude<SalesGroup, 'day'>, Group> = {
  product: { variants: ofProduct('id'), names: namesIn('product'), orders: ORDERS_OF_ONE },
  design: { variants: ofProduct('design_id'), names: namesIn('design'), orders: ORDERS_OF_ONE },
  blank: { variants: ofProduct('blank_id'), names: namesIn('blank'), orders: ORDERS_OF_ONE },
  process: {
    variants: sql`SELECT product_variant.id AS variant, ARRAY[process] AS ids FROM product_variant
      JOIN blank_variant ON blank_variant.id = blank_variant_id JOIN finish ON finish.id = finish_id`,
    names: sql`SELECT DISTINCT process AS id, process AS key, process AS name FROM finish`,
    orders: ORDERS_OF_ONE,
  },
  category: {
    variants: sql`SELECT product_variant.id AS variant, ids FROM product_variant
      JOIN (SELECT product_id, array_agg(category_id::text ORDER BY category_id) AS ids
        FROM product_category GROUP BY product_id) AS filed USING (product_id)`,
    names: namesIn('category'),
    orders: ORDERS_OF_SEVERAL,
  },
};

/** Variants of the same groups are of one kind: there are many orders and variants, but few kinds. */
export async function salesBy(
  database: Database,
  by: Exclude<SalesGroup, 'day'>,
  { from, until }: Moments,
): Promise<SalesRow[]> {
  const { variants, names, orders } = GROUPS[by];
  const { rows } = await sql<SalesRow>`
    WITH grouped AS MATERIALIZED (${variants}),
    kind AS MATERIALIZED (
      SELECT ids, row_number() OVER () AS kind FROM (SELECT DISTINCT ids FROM grouped) AS each),
    sold AS MATERIALIZED (
      SELECT order_id, kind, sum(quantity) AS pieces, sum(line_total_pence) AS total_pence
      FROM customer_order JOIN order_line ON order_id = customer_order.id
        JOIN grouped ON variant = product_variant_id JOIN kind USING (ids)
      WHERE paid_at >= ${from} AND paid_at < ${until} GROUP BY order_id, kind),
    counted AS (${orders}),
    added AS (
      SELECT id, sum(pieces)::int AS pieces, sum(total_pence)::bigint AS total_pence
      FROM (SELECT kind, sum(pieces) AS pieces, sum(total_pence) AS total_pence FROM sold GROUP BY kind) AS one
        JOIN kind USING (kind), unnest(ids) AS id
      GROUP BY id)
    SELECT key, name, orders, pieces, total_pence AS "totalPence"
    FROM added JOIN counted USING (id) JOIN (${names}) AS named USING (id)
    ORDER BY total_pence DESC, key LIMIT ${MOST_ROWS}`.execute(database);
  return rows;
}

export async function vatByRate(database: Database, { from, until }: Moments): Promise<VatRow[]> {
  const { rows } = await sql<VatRow>`
    SELECT vat_rate_percent AS "ratePercent", kind, count(*)::int AS documents,
      sum(gross_pence)::bigint AS "grossPence", sum(vat_pence)::bigint AS "vatPence"
    FROM invoice_rate WHERE issued_at >= ${from} AND issued_at < ${until}
    GROUP BY vat_rate_percent, kind ORDER BY vat_rate_percent DESC, kind DESC`.execute(database);
  return rows;
}

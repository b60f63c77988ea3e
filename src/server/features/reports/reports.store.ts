/** Sales and VAT of a period, added up by Postgres. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SalesGroup } from '../../../domain/orders/report-period.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import { withSortMemory } from './sort-memory.store.ts';

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

export interface SalesSums {
  totals: SalesTotals;
  /** As many days before. */
  before: SalesTotals;
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
  return bound(database, { salesOf, vatByRate });
}

/** Totals and rows of one moment. */
export function salesOf(
  database: Database,
  by: SalesGroup,
  moments: Moments,
  before: Moments,
): Promise<SalesSums & { rows: SalesRow[] }> {
  return withSortMemory(database, async (transaction) => {
    const sums = await salesTotals(transaction, moments, before);
    const rows =
      by === 'day'
        ? await salesByDay(transaction, moments)
        : await salesBy(transaction, by, moments);
    return { ...sums, rows };
  });
}

/** Of a period and of the one that ends when it begins, in one pass over both. */
async function salesTotals(
  transaction: Transaction,
  { from, until }: Moments,
  before: Moments,
): Promise<SalesSums> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${before.from} AND ${sql.ref(column)} < ${until}`;
  const { rows } = await sql<SalesTotals>`
    WITH paid AS (
      SELECT paid_at >= ${from} AS later, count(*)::int AS orders, sum(piece_count)::int AS pieces,
        sum(total_pence)::bigint AS total_pence
      FROM customer_order WHERE ${within('paid_at')} GROUP BY later),
    refunded AS (
      SELECT updated_at >= ${from} AS later, sum(amount_pence)::bigint AS refunded_pence
      FROM refund WHERE state = 'completed' AND ${within('updated_at')} GROUP BY later)
    SELECT coalesce(orders, 0) AS orders, coalesce(pieces, 0) AS pieces,
      coalesce(total_pence, 0) AS "totalPence", coalesce(refunded_pence, 0) AS "refundedPence"
    FROM (VALUES (true), (false)) AS period (later)
      LEFT JOIN paid USING (later) LEFT JOIN refunded USING (later)
    ORDER BY later DESC`.execute(transaction);
  return { totals: rows[0]!, before: rows[1]! };
}

async function salesByDay(transaction: Transaction, { from, until }: Moments): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    SELECT day::text AS key, day::text AS name, count(*)::int AS orders, sum(piece_count)::int AS pieces,
      sum(total_pence)::bigint AS "totalPence"
    FROM (SELECT (paid_at AT TIME ZONE 'Europe/London')::date AS day, piece_count, total_pence
      FROM customer_order WHERE paid_at >= ${from} AND paid_at < ${until}) AS paid
    GROUP BY day`.execute(transaction);
  return rows;
}

/** How sold lines are added up by what their product variants belong to. */
interface Group {
  /** Rows of id, orders, pieces and total_pence of the lines in `sold`. */
  sums: RawBuilder<unknown>;
  /** Rows of id, key and name. */
  names: RawBuilder<unknown>;
}

/** An order with several lines of a group counts once in it. */
const sumsBy = (groups: RawBuilder<unknown>) => sql`
  SELECT id, count(*) AS orders, sum(pieces) AS pieces, sum(total_pence) AS total_pence
  FROM (SELECT order_id, id, sum(quantity) AS pieces, sum(total_pence) AS total_pence
    FROM sold JOIN (${groups}) AS grouped ON variant = product_variant_id GROUP BY order_id, id) AS of_order
  GROUP BY id`;

const sumsByProduct = (column: 'id' | 'design_id' | 'blank_id') =>
  sumsBy(sql`
    SELECT product_variant.id AS variant, ${sql.ref(`product.${column}`)} AS id
    FROM product_variant JOIN product ON product.id = product_id`);

/**
 * A product is in several categories. Variants of the same categories are of one kind: there are many
 * orders and variants, but few kinds, so orders of equal contents are counted together.
 */
const SUMS_BY_CATEGORY = sql`
  SELECT id, orders, pieces, total_pence FROM (
      SELECT id, sum(of_kind.pieces) AS pieces, sum(of_kind.total_pence) AS total_pence
      FROM (SELECT kind, sum(pieces) AS pieces, sum(total_pence) AS total_pence FROM of_order GROUP BY kind) AS of_kind
        JOIN kind USING (kind), unnest(ids) AS id GROUP BY id) AS added
    JOIN (SELECT id, sum(orders) AS orders
      FROM (SELECT DISTINCT kinds, orders, id
        FROM (SELECT kinds, count(*) AS orders
            FROM (SELECT array_agg(kind) AS kinds FROM of_order GROUP BY order_id) AS content GROUP BY kinds) AS basket,
          unnest(kinds) AS contained JOIN kind ON kind.kind = contained, unnest(ids) AS id) AS each
      GROUP BY id) AS counted USING (id)`;

const KINDS = sql`
  filed AS MATERIALIZED (
    SELECT product_id, array_agg(category_id ORDER BY category_id) AS ids FROM product_category GROUP BY product_id),
  kind AS MATERIALIZED (
    SELECT ids, (row_number() OVER ())::int AS kind FROM (SELECT DISTINCT ids FROM filed) AS each),
  of_order AS MATERIALIZED (
    SELECT order_id, kind, sum(quantity) AS pieces, sum(total_pence) AS total_pence
    FROM sold JOIN (SELECT product_variant.id AS variant, kind
      FROM product_variant JOIN filed USING (product_id) JOIN kind USING (ids)) AS grouped ON variant = product_variant_id
    GROUP BY order_id, kind),`;

const namesIn = (table: 'product' | 'design' | 'blank' | 'category') =>
  sql`SELECT id, slug AS key, name FROM ${sql.table(table)}`;

const GROUPS: Record<Exclude<SalesGroup, 'day'>, Group> = {
  product: { sums: sumsByProduct('id'), names: namesIn('product') },
  design: { sums: sumsByProduct('design_id'), names: namesIn('design') },
  blank: { sums: sumsByProduct('blank_id'), names: namesIn('blank') },
  process: {
    sums: sumsBy(sql`
      SELECT product_variant.id AS variant, process AS id FROM product_variant
      JOIN blank_variant ON blank_variant.id = blank_variant_id JOIN finish ON finish.id = finish_id`),
    names: sql`SELECT DISTINCT process AS id, process AS key, process AS name FROM finish`,
  },
  category: { sums: SUMS_BY_CATEGORY, names: namesIn('category') },
};

async function salesBy(
  transaction: Transaction,
  by: Exclude<SalesGroup, 'day'>,
  { from, until }: Moments,
): Promise<SalesRow[]> {
  const { sums, names } = GROUPS[by];
  const { rows } = await sql<SalesRow>`
    WITH sold AS (SELECT * FROM sold_line WHERE paid_at >= ${from} AND paid_at < ${until}),
    ${by === 'category' ? KINDS : sql``}
    most AS (SELECT * FROM (${sums}) AS summed ORDER BY total_pence DESC FETCH FIRST ${sql.lit(MOST_ROWS)} ROWS WITH TIES)
    SELECT key, name, orders::int, pieces::int, total_pence::bigint AS "totalPence"
    FROM most JOIN (${names}) AS named USING (id)
    ORDER BY total_pence DESC, key LIMIT ${MOST_ROWS}`.execute(transaction);
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

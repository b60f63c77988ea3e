/** Reads the facts of all products for facets and sorting. */
import { sql } from 'kysely';
import { MINUTE } from '../../../../domain/time/durations.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';

export interface CategoryName {
  slug: string;
  name: string;
  occasion: boolean;
  /** Slug of the category that this one is a part of; parts are offered only when they are chosen. */
  parent: string | null;
  /** Slug of the yearly occasion whose own designs come first in it. */
  ownOf: string | null;
}

/** Names of facet values, in menu order. */
export interface SlugNames {
  categories: readonly CategoryName[];
  blanks: readonly { slug: string; name: string }[];
}

export interface FactRow {
  id: string;
  /** Of the product, in this shop. */
  number: number;
  fromPence: number;
  /** A small number, the same for all products of one design while the facts are read. */
  design: number;
  blank: string;
  /** Slugs separated by spaces, which the driver parses ten times faster than an array; null if there are none. */
  categories: string | null;
  processes: string | null;
  /** In microseconds. */
  createdAt: number;
}

/** Taking in so many occupies this process for some 10 ms. */
const PORTION = 5000;
const LONGEST = 2 * MINUTE;

export function factsStore(database: Database) {
  return {
    /**
     * Passes on the facts of every product in featured order. In portions, so that requests are served in between; a
     * million products take seconds.
     */
    async facts(each: (rows: readonly FactRow[]) => void): Promise<void> {
      await database
        .transaction()
        .setAccessMode('read only')
        .execute(async (transaction) => {
          await planForAll(transaction);
          await declareCursor(transaction);
          for (let isMore = true; isMore;) {
            const { rows } = await sql<FactRow>`FETCH ${sql.lit(PORTION)} FROM facts`.execute(
              transaction,
            );
            each(rows);
            isMore = rows.length === PORTION;
          }
        });
    },

    /** The lowest price of each of these that is on sale. */
    async prices(ids: readonly string[]): Promise<{ number: number; fromPence: number }[]> {
      return database
        .selectFrom('product')
        .select(['number', 'fromPence'])
        .where('id', 'in', ids)
        .where('isSold', '=', true)
        .$narrowType<{ fromPence: number }>()
        .execute();
    },

    async names(): Promise<SlugNames> {
      const [categories, blanks] = await Promise.all([
        sql<SlugNames['categories'][number]>`
          SELECT category.slug, category.name, category.occasion, parent.slug AS parent,
            CASE WHEN parent.yearly THEN parent.slug WHEN category.yearly THEN category.slug END AS "ownOf"
          FROM category LEFT JOIN category parent ON parent.id = category.parent_id
          ORDER BY category.position, category.slug`.execute(database),
        database
          .selectFrom('blank')
          .select(({ fn }) => ['slug', fn.coalesce('plural', 'name').as('name')])
          .orderBy('name')
          .execute(),
      ]);
      return { categories: categories.rows, blanks };
    },
  };
}

/** A cursor’s plan is otherwise made for its first rows. */
async function planForAll(transaction: Transaction): Promise<void> {
  await sql`
    SELECT set_config('cursor_tuple_fraction', '1', true), set_config('work_mem', '64MB', true),
      set_config('statement_timeout', ${`${LONGEST}ms`}, true)`.execute(transaction);
}

async function declareCursor(transaction: Transaction): Promise<void> {
  await sql`
    DECLARE facts NO SCROLL CURSOR FOR
    SELECT product.id, product.number, product.from_pence AS "fromPence", design.number AS design, blank.slug AS blank,
      (extract(epoch FROM product.created_at) * 1000000)::float8 AS "createdAt", listing.categories, making.processes
    FROM product JOIN blank ON blank.id = product.blank_id
    JOIN (SELECT id, (row_number() OVER ())::int AS number FROM design) design ON design.id = product.design_id
    LEFT JOIN (
      SELECT product_id, string_agg(category.slug, ' ') AS categories
      FROM product_category JOIN category ON category.id = product_category.category_id GROUP BY product_id
    ) listing ON listing.product_id = product.id
    LEFT JOIN (
      SELECT product_id, string_agg(DISTINCT finish.process, ' ') AS processes
      FROM product_document JOIN finish ON finish.id = product_document.finish_id GROUP BY product_id
    ) making ON making.product_id = product.id
    WHERE product.is_sold ORDER BY product.position, product.id`.execute(transaction);
}

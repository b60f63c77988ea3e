/** Reads the facts of all products for facets and sorting. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

/** Names of facet values, in menu order. */
export interface SlugNames {
  /** A `part` of another category is listed only when it is chosen. */
  categories: readonly { slug: string; name: string; occasion: boolean; part: boolean }[];
  blanks: readonly { slug: string; name: string }[];
}

export interface FactRow {
  id: string;
  fromPence: number;
  blank: string;
  /** Slugs separated by spaces, which the driver parses ten times faster than an array; null if there are none. */
  categories: string | null;
  processes: string | null;
  /** Position among the newest. */
  newest: number;
}

export function factsStore(database: Database) {
  return {
    /** In featured order. */
    async facts(): Promise<FactRow[]> {
      const { rows } = await sql<FactRow>`
        SELECT product.id, blank.slug AS blank, product.from_pence AS "fromPence", listing.categories, making.processes,
          (row_number() OVER (ORDER BY product.created_at DESC, product.id))::int AS newest
        FROM product JOIN blank ON blank.id = product.blank_id
        LEFT JOIN (
          SELECT product_id, string_agg(category.slug, ' ' ORDER BY category.position) AS categories
          FROM product_category JOIN category ON category.id = product_category.category_id GROUP BY product_id
        ) listing ON listing.product_id = product.id
        LEFT JOIN (
          SELECT product_id, string_agg(DISTINCT finish.process, ' ') AS processes
          FROM product_document JOIN finish ON finish.id = product_document.finish_id GROUP BY product_id
        ) making ON making.product_id = product.id
        WHERE product.is_sold ORDER BY product.position, product.id`.execute(database);
      return rows;
    },

    /** The lowest price of each of these that is on sale. */
    async prices(ids: readonly string[]): Promise<{ id: string; fromPence: number }[]> {
      return database
        .selectFrom('product')
        .select(['id', 'fromPence'])
        .where('id', 'in', ids)
        .where('isSold', '=', true)
        .$narrowType<{ fromPence: number }>()
        .execute();
    },

    async names(): Promise<SlugNames> {
      const [categories, blanks] = await Promise.all([
        sql<SlugNames['categories'][number]>`
          SELECT slug, name, occasion, parent_id IS NOT NULL AS part FROM category ORDER BY position, slug`.execute(
          database,
        ),
        database.selectFrom('blank').select(['slug', 'name']).orderBy('name').execute(),
      ]);
      return { categories: categories.rows, blanks };
    },
  };
}

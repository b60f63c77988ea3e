/** Reads catalogue data for search engines, in chunks that continue after the last product. */
import { sql } from 'kysely';
import type { Availability } from '../../../domain/catalogue/availability.ts';
import type { Database } from '../../database/connection/connection.ts';

/** Sorts before every id. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface PictureRow {
  key: string;
  widths: number[];
}

export interface ProductEntry {
  id: string;
  slug: string;
  changedAt: Date;
  picture: PictureRow | null;
}

export interface CategoryEntry {
  slug: string;
  changedAt: Date;
}

/** A variant on sale. */
export interface OfferRow {
  id: string;
  slug: string;
  name: string;
  summary: string;
  description: string[];
  material: string;
  /** For clothing; null otherwise. */
  gender: 'female' | 'male' | 'unisex' | null;
  /** Names of its categories, the broadest first. */
  trail: string[];
  sku: string;
  options: Record<string, string>;
  finish: string;
  severalFinishes: boolean;
  severalVariants: boolean;
  unitPricePence: number;
  wasPence: number | null;
  availability: Availability;
  pictures: PictureRow[];
}

export type CrawlersStore = ReturnType<typeof crawlersStore>;

export function crawlersStore(database: Database) {
  return {
    async countProducts(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM product WHERE is_sold`.execute(database);
      return rows[0]?.count ?? 0;
    },

    /** A category's date is that of its latest product; empty categories are left out. */
    async categories(moment: Date): Promise<CategoryEntry[]> {
      const { rows } = await sql<CategoryEntry>`
        SELECT category.slug, max(${changedAt(moment)}) AS "changedAt"
        FROM category JOIN product_category ON product_category.category_id = category.id
        JOIN product ON product.id = product_category.product_id
        WHERE product.is_sold
        GROUP BY category.id ORDER BY category.position, category.slug`.execute(database);
      return rows;
    },

    async products(after: string, limit: number, moment: Date): Promise<ProductEntry[]> {
      const { rows } = await sql<ProductEntry>`
        SELECT product.id, product.slug, ${changedAt(moment)} AS "changedAt",
          (SELECT ${PICTURE} FROM picture WHERE picture.product_id = product.id ORDER BY picture.position LIMIT 1) AS picture
        FROM product WHERE product.is_sold AND product.id > ${after}
        ORDER BY product.id LIMIT ${limit}`.execute(database);
      return rows;
    },

    /** The last id of the first `count` products, after which the next file starts. */
    async idAfter(count: number): Promise<string> {
      if (count === 0) return BEFORE_ALL;
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM product WHERE is_sold ORDER BY id OFFSET ${count - 1} LIMIT 1`.execute(
        database,
      );
      return rows[0]?.id ?? BEFORE_ALL;
    },

    /** All variants of the next products, grouped by product. */
    async offers(after: string, products: number, moment: Date): Promise<OfferRow[]> {
      const { rows } = await sql<OfferRow>`
        SELECT product.id, product.slug, product.name, product.summary, product.description,
          coalesce(blank.facts #>> ARRAY['byFinish', 'material', finish.slug], blank.facts ->> 'material') AS material, blank.facts ->> 'gender' AS gender, coalesce(trail.names, '{}') AS trail,
          variant.sku, blank_variant.options, finish.name AS finish,
          looks.finishes > 1 AS "severalFinishes", looks.variants > 1 AS "severalVariants",
          charged.unit_price_pence AS "unitPricePence", charged.was_pence AS "wasPence",
          stock_band(blank_variant.stock) AS availability,
          coalesce((SELECT jsonb_agg(${PICTURE} ORDER BY picture.position) FROM picture
            WHERE picture.product_id = product.id AND picture.finish_id = finish.id), '[]'::jsonb) AS pictures
        FROM (SELECT * FROM product WHERE is_sold AND id > ${after} ORDER BY id LIMIT ${products}) product
        JOIN blank ON blank.id = product.blank_id
        JOIN product_variant variant ON variant.product_id = product.id
        JOIN blank_variant ON blank_variant.id = variant.blank_variant_id
        JOIN finish ON finish.id = blank_variant.finish_id
        CROSS JOIN LATERAL current_price(variant.id, ${moment}) charged
        CROSS JOIN LATERAL (
          SELECT count(*) AS variants, count(DISTINCT all_of.finish_id) AS finishes
          FROM product_variant one JOIN blank_variant all_of ON all_of.id = one.blank_variant_id
          WHERE one.product_id = product.id
        ) looks
        LEFT JOIN LATERAL (
          SELECT ARRAY[parent.name, child.name] AS names
          FROM product_category JOIN category child ON child.id = product_category.category_id
          JOIN category parent ON parent.id = child.parent_id
          WHERE product_category.product_id = product.id ORDER BY parent.occasion, parent.position, child.position LIMIT 1
        ) trail ON true
        ORDER BY product.id, variant.position`.execute(database);
      return rows;
    },
  };
}

const PICTURE = sql`jsonb_build_object('key', picture.key, 'widths', picture.widths)`;

/** A new price changes its page from the moment it is charged. */
function changedAt(moment: Date) {
  return sql`greatest(product.updated_at, (
    SELECT max(price.valid_from) FROM price JOIN product_variant priced ON priced.id = price.product_variant_id
    WHERE priced.product_id = product.id AND price.valid_from <= ${moment}))`;
}

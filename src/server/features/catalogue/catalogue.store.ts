/** Reads the catalogue: menu, product lists, cards, product pages and product data for carts. */
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { AngledPicture } from '../../../domain/catalogue/picture.ts';
import type { SortOrder } from '../../../domain/catalogue/sort-order.ts';
import type { DesignDocument, DesignField, Process } from '../../../artwork/design/design.ts';
import type { MachineSettings } from '../../../artwork/production/machine-settings.ts';
import type { Availability } from '../../../domain/catalogue/availability.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { bound } from '../../bound.ts';

export interface ListQuery {
  sort: SortOrder;
  blank?: string | undefined;
  limit: number;
  offset: number;
}
export interface IdList {
  ids: string[];
  total: number;
  blanks: { slug: string; name: string; count: number }[];
}

export interface CardRow {
  id: string;
  slug: string;
  name: string;
  summary: string;
  fromPence: number;
  wasPence: number | null;
  pricesVary: boolean;
  availability: Availability;
  design: string;
  fields: DesignField[];
  plate: string;
  angles: string[];
  picture: AngledPicture | null;
}

export interface SellableRow {
  productId: string;
  slug: string;
  name: string;
  sku: string;
  options: Record<string, string>;
  finish: string;
  finishId: string;
  blankVariantId: string;
  vatRatePercent: number;
  unitPricePence: number;
  wasPence: number | null;
  availability: Availability;
  design: string;
  fields: DesignField[];
  plate: string;
  angles: string[];
  process: Process;
  settings: MachineSettings;
  mirrored: boolean;
  productRow: string;
  picture: AngledPicture | null;
}

/** A withdrawn product, or a variant without a current price. It can be described but not sold. */
export type WithdrawnRow = Omit<SellableRow, 'unitPricePence' | 'wasPence' | 'availability'> & {
  unitPricePence: null;
  wasPence: null;
  availability: 'withdrawn';
};

export interface KitRow {
  document: DesignDocument;
  fields: DesignField[];
  angles: string[];
}

export const ORDERINGS: Record<SortOrder, ReturnType<typeof sql>> = {
  featured: sql`product.position, product.id`,
  newest: sql`product.created_at DESC, product.id`,
  'price-low': sql`product.from_pence, product.id`,
  'price-high': sql`product.from_pence DESC, product.id`,
};

export type CatalogueStore = ReturnType<typeof catalogueStore>;

export function catalogueStore(database: Database) {
  return bound(database, {
    categories: selectCategories,
    redirectOf: selectRedirect,
    inCategory: listCategory,
    onSale: listSale,
    cards: selectCards,
    productBySlug: selectProduct,
    alike: selectAlike,
    variants: selectVariants,
    wearing: selectWithDesign,
    stock: selectStock,
    documents: selectDocuments,
    kit: selectKit,
  });
}

export function selectCategories(database: Database) {
  return database
    .selectFrom('category')
    .select(['id', 'parentId', 'slug', 'name', 'metaDescription', 'picture'])
    .orderBy('position')
    .execute();
}

export async function selectRedirect(
  database: Database,
  kind: 'product' | 'category',
  oldSlug: string,
): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
        SELECT target.slug FROM slug_redirect JOIN ${sql.table(kind)} target ON target.id = slug_redirect.target_id
        WHERE kind = ${kind} AND old_slug = ${oldSlug}`.execute(database);
  return rows[0]?.slug ?? null;
}

export function listCategory(database: Database, categoryId: string, query: ListQuery) {
  return listOf(
    database,
    sql`product_category.category_id = ${categoryId}`,
    query,
    sql`JOIN product_category ON product_category.product_id = product.id`,
  );
}

export function listSale(database: Database, query: ListQuery) {
  return listOf(database, sql`product.was_pence IS NOT NULL`, query);
}

export async function selectCards(database: Database, ids: readonly string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
        SELECT product.id, product.slug, product.name, product.summary, product.from_pence AS "fromPence",
          product.was_pence AS "wasPence", product.prices_vary AS "pricesVary", looks.availability,
          design.slug AS design, ${SAMPLED_FIELDS} AS fields, looks.plate, looks.angles, ${FIRST_PICTURE} AS picture
        FROM product JOIN design ON design.id = product.design_id
        CROSS JOIN LATERAL (
          SELECT stock_band(max(blank_variant.stock)) AS availability, (array_agg(finish.plate ORDER BY finish.position))[1] AS plate,
            (array_agg(to_jsonb(finish.angles) ORDER BY finish.position))[1] AS angles
          FROM product_variant
          JOIN blank_variant ON blank_variant.id = product_variant.blank_variant_id
          JOIN finish ON finish.id = blank_variant.finish_id
          WHERE product_variant.product_id = product.id
        ) looks
        WHERE product.id = ANY(${ids})`.execute(database);
  return rows;
}

export function selectProduct(database: Database, slug: string) {
  return productBySlug(database, slug);
}

/** Products of the same design or the same blank, the same design first. */
export async function selectAlike(
  database: Database,
  productId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
        WITH this AS MATERIALIZED (SELECT id, design_id, blank_id FROM product WHERE id = ${productId})
        SELECT id FROM (
          (SELECT id, position, 1 AS nearness FROM product
            WHERE is_sold AND design_id = (SELECT design_id FROM this) AND id <> (SELECT id FROM this) ORDER BY position LIMIT ${limit})
          UNION ALL
          (SELECT id, position, 2 FROM product
            WHERE is_sold AND blank_id = (SELECT blank_id FROM this) AND design_id <> (SELECT design_id FROM this) ORDER BY position LIMIT ${limit})
        ) AS near ORDER BY nearness, position LIMIT ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Finds variants by id, at the price charged at `moment`; without a price they are withdrawn. */
export async function selectVariants(
  database: Database,
  productIds: readonly string[],
  moment: Date,
  within: Database | Transaction = database,
): Promise<(SellableRow | WithdrawnRow)[]> {
  const { rows } = await sql<SellableRow | WithdrawnRow>`
        SELECT product_variant.id AS "productId", product.slug, product.name, product_variant.sku, blank_variant.options,
          finish.name AS finish, finish.id AS "finishId", blank_variant.id AS "blankVariantId",
          product.vat_rate_percent AS "vatRatePercent", charged.unit_price_pence AS "unitPricePence", charged.was_pence AS "wasPence",
          CASE WHEN charged.unit_price_pence IS NULL THEN 'withdrawn' ELSE stock_band(blank_variant.stock) END AS availability, design.slug AS design, ${SAMPLED_FIELDS} AS fields,
          finish.plate, finish.angles, finish.process, finish.settings, blank.mirrored, product.id AS "productRow",
          (SELECT ${PICTURE_JSON} FROM picture WHERE picture.product_id = product.id AND picture.finish_id = finish.id
            ORDER BY picture.position LIMIT 1) AS picture
        FROM product_variant
        JOIN product ON product.id = product_variant.product_id
        JOIN blank ON blank.id = product.blank_id
        JOIN design ON design.id = product.design_id
        JOIN blank_variant ON blank_variant.id = product_variant.blank_variant_id
        JOIN finish ON finish.id = blank_variant.finish_id
        LEFT JOIN LATERAL current_price(product_variant.id, ${moment}) charged ON product.withdrawn_at IS NULL
        WHERE product_variant.id = ANY(${productIds}::uuid[])`.execute(within);
  return rows;
}

export async function selectWithDesign(database: Database, design: string): Promise<string[]> {
  return (
    await database
      .selectFrom('product')
      .innerJoin('design', 'design.id', 'product.designId')
      .select('product.id')
      .where('design.slug', '=', design)
      .where('product.isSold', '=', true)
      .orderBy('product.position')
      .execute()
  ).map(({ id }) => id);
}

export async function selectStock(
  database: Database,
  productId: string,
): Promise<number | undefined> {
  return (
    await database
      .selectFrom('productVariant')
      .innerJoin('blankVariant', 'blankVariant.id', 'productVariant.blankVariantId')
      .innerJoin('product', 'product.id', 'productVariant.productId')
      .select('blankVariant.stock')
      .where('productVariant.id', '=', productId)
      .where('product.isSold', '=', true)
      .executeTakeFirst()
  )?.stock;
}

export async function selectDocuments(
  database: Database,
  products: readonly { productRow: string; finishId: string }[],
  within: Database | Transaction = database,
): Promise<{ productRow: string; finishId: string; document: DesignDocument }[]> {
  return within
    .selectFrom('productDocument')
    .select(['productId as productRow', 'finishId', 'document'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('productId', 'finishId'),
        'in',
        products.map(({ productRow, finishId }) => tuple(productRow, finishId)),
      ),
    )
    .execute();
}

/** Finds a variant by names: a product on the finish photographed on a plate. */
export async function selectKit(
  database: Database,
  slug: string,
  plate: string,
): Promise<KitRow | null> {
  const { rows } = await sql<KitRow>`
        SELECT product_document.document, ${SAMPLED_FIELDS} AS fields, finish.angles
        FROM product_document
        JOIN product ON product.id = product_document.product_id
        JOIN design ON design.id = product.design_id
        JOIN finish ON finish.id = product_document.finish_id
        WHERE product.slug = ${slug} AND finish.plate = ${plate}`.execute(database);
  return rows[0] ?? null;
}

const PICTURE_JSON = sql`jsonb_build_object('key', picture.key, 'widths', picture.widths, 'tint', picture.tint, 'alt', picture.alt, 'angle', picture.angle)`;
const FIRST_PICTURE = sql`(SELECT ${PICTURE_JSON} FROM picture WHERE picture.product_id = product.id ORDER BY picture.position LIMIT 1)`;
/** The design's fields, with the sample texts of this product's picture. */
const SAMPLED_FIELDS = sql`(
  SELECT jsonb_agg(CASE WHEN product.sample ? (field ->> 'name') THEN field || jsonb_build_object('sample', product.sample -> (field ->> 'name')) ELSE field END ORDER BY place)
  FROM jsonb_array_elements(design.fields) WITH ORDINALITY AS each_field (field, place))`;

async function listOf(
  database: Database,
  condition: ReturnType<typeof sql>,
  { sort, blank, limit, offset }: ListQuery,
  join: ReturnType<typeof sql> = sql``,
): Promise<IdList> {
  const ofBlank = blank ? sql<SqlBool>`blank.slug = ${blank}` : sql<SqlBool>`true`;
  const [page, blanks] = await Promise.all([
    sql<{ id: string }>`
      SELECT product.id FROM product JOIN blank ON blank.id = product.blank_id ${join}
      WHERE product.is_sold AND ${condition} AND ${ofBlank} ORDER BY ${ORDERINGS[sort]} LIMIT ${limit} OFFSET ${offset}`.execute(
      database,
    ),
    sql<{ slug: string; name: string; count: number }>`
      SELECT blank.slug, blank.name, count(*)::int AS count FROM product JOIN blank ON blank.id = product.blank_id ${join}
      WHERE product.is_sold AND ${condition} GROUP BY blank.id ORDER BY count DESC, blank.name`.execute(
      database,
    ),
  ]);
  const counted = blanks.rows.filter(({ slug }) => !blank || slug === blank);
  return {
    ids: page.rows.map(({ id }) => id),
    total: counted.reduce((all, { count }) => all + count, 0),
    blanks: blanks.rows,
  };
}

interface ProductRow {
  id: string;
  slug: string;
  name: string;
  summary: string;
  description: string[];
  vatRatePercent: number;
  design: { slug: string; name: string };
  fields: DesignField[];
  blank: {
    slug: string;
    name: string;
    material: string;
    size: string;
    capacity?: string;
    care: string;
    production: string;
  };
  finishes: {
    slug: string;
    name: string;
    plate: string;
    process: Process;
    settings: MachineSettings;
    pictures: AngledPicture[];
  }[];
  variantIds: string[];
  trail: { name: string; slug: string }[];
}

async function productBySlug(database: Database, slug: string): Promise<ProductRow | null> {
  const { rows } = await sql<ProductRow>`
    SELECT product.id, product.slug, product.name, product.summary, product.description, product.vat_rate_percent AS "vatRatePercent",
      jsonb_build_object('slug', design.slug, 'name', design.name) AS design, ${SAMPLED_FIELDS} AS fields,
      jsonb_build_object('slug', blank.slug, 'name', blank.name) || (blank.facts - 'gender') AS blank,
      (SELECT jsonb_agg(jsonb_build_object('slug', finish.slug, 'name', finish.name, 'plate', finish.plate, 'process', finish.process, 'settings', finish.settings,
          'pictures', coalesce((SELECT jsonb_agg(${PICTURE_JSON} ORDER BY picture.position) FROM picture
            WHERE picture.product_id = product.id AND picture.finish_id = finish.id), '[]'::jsonb)) ORDER BY finish.position)
        FROM product_document JOIN finish ON finish.id = product_document.finish_id
        WHERE product_document.product_id = product.id) AS finishes,
      (SELECT jsonb_agg(product_variant.id ORDER BY product_variant.position) FROM product_variant
        WHERE product_variant.product_id = product.id) AS "variantIds",
      coalesce((SELECT jsonb_build_array(jsonb_build_object('name', parent.name, 'slug', parent.slug), jsonb_build_object('name', child.name, 'slug', child.slug))
        FROM product_category JOIN category child ON child.id = product_category.category_id JOIN category parent ON parent.id = child.parent_id
        WHERE product_category.product_id = product.id ORDER BY parent.position, child.position LIMIT 1), '[]'::jsonb) AS trail
    FROM product JOIN design ON design.id = product.design_id JOIN blank ON blank.id = product.blank_id
    WHERE product.slug = ${slug} AND product.is_sold`.execute(database);
  return rows[0] ?? null;
}

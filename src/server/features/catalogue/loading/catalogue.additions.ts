/** Adds the products that a newer version brings to a shop that was loaded from an earlier `catalogue/`. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { catalogueRows } from './catalogue.rows.ts';
import { demoShop, insertRows } from './catalogue.load.ts';
import type { CatalogueRows } from './demo-rows.ts';

/** One folder for each product of this version. Reading their names is cheaper than the catalogue. */
const PRODUCTS = new URL('../../../../../catalogue/pictures/product', import.meta.url);

export interface AdditionOptions {
  /** Of every added product; 20 by default. */
  vatRatePercent?: number;
}

/** True if this version has products that the shop lacks, and that it has not been offered before. */
export async function catalogueHasGrown(database: Database): Promise<boolean> {
  const slugs = await readdir(PRODUCTS);
  const { count, offered } = await database
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .select(sql<string | null>`obj_description('product'::regclass)`.as('offered'))
    .where('slug', 'in', slugs)
    .executeTakeFirstOrThrow();
  return Number(count) < slugs.length && offered !== offerOf(slugs);
}

/** A mark of this version's products. */
const offerOf = (slugs: readonly string[]): string =>
  createHash('sha256').update(slugs.toSorted().join()).digest('hex');

/** Products on blanks that the shop lacks are never added; without this mark each start would try again. */
async function markOffered(transaction: Transaction): Promise<void> {
  const offer = offerOf(await readdir(PRODUCTS));
  await sql`COMMENT ON TABLE product IS ${sql.lit(offer)}`.execute(transaction);
}

/**
 * Adds missing products with their designs, variants, prices and pictures, in the categories that the
 * shop has. Prices, stock and withdrawals of its other products stay; their order becomes this
 * version's, and categories get this version's pictures. Of several processes, only one adds.
 *
 * @returns the slugs of the added products
 */
export async function addNewProducts(
  database: Database,
  now: Date,
  { vatRatePercent }: AdditionOptions = {},
): Promise<string[]> {
  const rows = catalogueRows({ ...(await demoShop()), vatRatePercent }, now);
  return database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE product IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    const missing = missingRows(rows, await readKnown(transaction));
    await insertRows(transaction, missing, now);
    await renew(transaction, rows);
    await markOffered(transaction);
    return missing.product.map(({ slug }) => slug);
  });
}

/** What the shop has, by the names that stay the same in every shop. */
interface Known {
  categories: ReadonlyMap<string, string>;
  blanks: ReadonlyMap<string, string>;
  designs: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, string>;
  /** By blank id and slug. */
  finishes: ReadonlyMap<string, string>;
  units: ReadonlyMap<string, string>;
}

async function readKnown(transaction: Transaction): Promise<Known> {
  const bySlug = async (table: 'category' | 'blank' | 'design' | 'product') => {
    const found = await transaction.selectFrom(table).select(['slug', 'id']).execute();
    return new Map(found.map(({ slug, id }) => [slug, id]));
  };
  const finishes = await transaction
    .selectFrom('finish')
    .select(['id', 'blankId', 'slug'])
    .execute();
  const units = await transaction.selectFrom('blankVariant').select(['id', 'sku']).execute();
  return {
    categories: await bySlug('category'),
    blanks: await bySlug('blank'),
    designs: await bySlug('design'),
    products: await bySlug('product'),
    finishes: new Map(finishes.map(({ id, blankId, slug }) => [`${blankId} ${slug}`, id])),
    units: new Map(units.map(({ id, sku }) => [sku, id])),
  };
}

/** The rows of missing products, with the ids of the shop's own blanks, finishes, designs and categories. */
function missingRows(rows: CatalogueRows, known: Known): CatalogueRows {
  const ids = new Map<string, string>();
  const found = (id: string, own: string | undefined) => {
    if (own !== undefined) ids.set(id, own);
  };
  for (const { id, slug } of rows.category) found(id, known.categories.get(slug));
  for (const { id, slug } of rows.blank) found(id, known.blanks.get(slug));
  for (const { id, slug } of rows.design) found(id, known.designs.get(slug));
  for (const { id, blankId, slug } of rows.finish)
    found(id, known.finishes.get(`${ids.get(blankId)} ${slug}`));
  for (const { id, sku } of rows.blankVariant) found(id, known.units.get(sku));
  const own = (id: string) => ids.get(id) ?? id;

  const products = rows.product.filter(
    ({ slug, blankId }) => !known.products.has(slug) && ids.has(blankId),
  );
  const added = new Set(products.map(({ id }) => id));
  const wanted = new Set(products.map(({ designId }) => designId));
  const variants = rows.productVariant.filter(
    ({ productId, blankVariantId }) => added.has(productId) && ids.has(blankVariantId),
  );
  const sold = new Set(variants.map(({ id }) => id));
  const finished = <Row extends { productId: string; finishId: string }>(of: Row[]) =>
    of
      .filter(({ productId, finishId }) => added.has(productId) && ids.has(finishId))
      .map((row) => ({ ...row, finishId: own(row.finishId) }));
  return {
    category: [],
    blank: [],
    finish: [],
    blankVariant: [],
    design: rows.design.filter(({ id }) => wanted.has(id) && !ids.has(id)),
    product: products.map((row) => ({
      ...row,
      blankId: own(row.blankId),
      designId: own(row.designId),
    })),
    productDocument: finished(rows.productDocument),
    productVariant: variants.map((row) => ({ ...row, blankVariantId: own(row.blankVariantId) })),
    price: rows.price.filter(({ productVariantId }) => sold.has(productVariantId)),
    picture: finished(rows.picture),
    productCategory: rows.productCategory
      .filter(({ productId, categoryId }) => added.has(productId) && ids.has(categoryId))
      .map((row) => ({ ...row, categoryId: own(row.categoryId) })),
  };
}

/** Files of former pictures are gone, so categories show this version's; products stand in its order. */
async function renew(transaction: Transaction, { product, category }: CatalogueRows) {
  const positions = JSON.stringify(product.map(({ slug, position }) => ({ slug, position })));
  await sql`
    UPDATE product SET position = newer.position
    FROM jsonb_to_recordset(${positions}::jsonb) AS newer (slug text, position integer)
    WHERE product.slug = newer.slug AND product.position <> newer.position`.execute(transaction);
  for (const { slug, picture } of category) {
    if (picture)
      await transaction.updateTable('category').set({ picture }).where('slug', '=', slug).execute();
  }
}

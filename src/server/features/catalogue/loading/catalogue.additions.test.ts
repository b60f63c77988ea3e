/** A shop loaded by an earlier version gets the products of a newer one, and keeps what is its own. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database/database.ts';
import { openSmallShop } from '../../../testing/features/small-shop.ts';
import { addNewProducts, catalogueHasGrown } from './catalogue.additions.ts';
import { demoShop, loadCatalogue } from './catalogue.load.ts';

const { database } = await testDatabase();
const NEW_DESIGN = 'robin-on-holly';
const shop = await demoShop();
const newSlugs = shop.products
  .filter(({ design }) => design === NEW_DESIGN)
  .map(({ slug }) => slug)
  .toSorted();

beforeAll(async () => {
  await loadCatalogue(database, new Date());
});

/** As before the design was drawn, with a withdrawn product and stock counted since. */
async function makeEarlier(): Promise<void> {
  await sql`DELETE FROM product WHERE slug = ANY(${newSlugs})`.execute(database);
  await sql`DELETE FROM design WHERE slug = ${NEW_DESIGN}`.execute(database);
  await sql`UPDATE product SET position = 1000 - position`.execute(database);
  await sql`UPDATE blank_variant SET stock = 7 WHERE sku = 'MUG-WHT'`.execute(database);
  await sql`UPDATE category SET picture = NULL WHERE slug = 'christmas'`.execute(database);
}

async function slugsInOrder(): Promise<string[]> {
  const rows = await database.selectFrom('product').select('slug').orderBy('position').execute();
  return rows.map(({ slug }) => slug);
}

test('several processes that start together add missing products once, in the order of this version', async () => {
  expect(await catalogueHasGrown(database)).toBe(false);
  await makeEarlier();
  expect(await catalogueHasGrown(database)).toBe(true);
  const added = await Promise.all([1, 2, 3].map(() => addNewProducts(database, new Date())));
  expect(added.flat().toSorted()).toEqual(newSlugs);
  expect(await slugsInOrder()).toEqual(shop.products.map(({ slug }) => slug));
  expect(await catalogueHasGrown(database)).toBe(false);
});

test('added products are for sale: with price, picture, document and the categories that the shop has', async () => {
  await makeEarlier();
  await sql`DELETE FROM category WHERE slug = 'christmas-table'`.execute(database);
  await addNewProducts(database, new Date());
  const { rows } = await sql<{ slug: string; price: number; parts: boolean; categories: string[] }>`
    SELECT slug, from_pence AS price,
      EXISTS (SELECT FROM product_document WHERE product_id = product.id)
        AND EXISTS (SELECT FROM picture WHERE product_id = product.id) AS parts,
      ARRAY(SELECT category.slug::text FROM product_category
        JOIN category ON category.id = category_id WHERE product_id = product.id) AS categories
    FROM product WHERE slug = ANY(${newSlugs}) ORDER BY slug`.execute(database);
  for (const { slug, price, parts, categories } of rows) {
    const product = shop.products.find((one) => one.slug === slug)!;
    expect({ slug, price, parts }).toEqual({ slug, price: product.pricePence, parts: true });
    const expected = product.categories.filter((category) => category !== 'christmas-table');
    expect(categories).toEqual(expect.arrayContaining(expected));
    expect(categories).not.toContain('christmas-table');
  }
  expect(rows.length).toBe(newSlugs.length);
});

test('stock stays as it was counted, and categories show pictures of this version', async () => {
  const mug = await database
    .selectFrom('blankVariant')
    .select('stock')
    .where('sku', '=', 'MUG-WHT')
    .executeTakeFirstOrThrow();
  expect(mug.stock).toBe(7);
  const { picture } = await database
    .selectFrom('category')
    .select('picture')
    .where('slug', '=', 'christmas')
    .executeTakeFirstOrThrow();
  expect(picture?.key).toBe(shop.pictures.categories.christmas?.key);
});

test('products on blanks that the shop lacks are looked for once', async () => {
  const { database: own } = await testDatabase();
  await openSmallShop(own);
  expect(await catalogueHasGrown(own)).toBe(true);
  expect(await addNewProducts(own, new Date())).toEqual([]);
  expect(await catalogueHasGrown(own)).toBe(false);
});

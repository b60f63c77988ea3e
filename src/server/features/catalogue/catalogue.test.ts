import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  categoryBySlug,
  categoryMenu,
  productBySlug,
  productsOnSale,
} from '../../../contract/shop/catalogue.ts';
import { newId } from '../../database/ids.ts';
import { listenToCatalogue } from '../../database/catalogue-version.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openSmallShop } from '../../testing/features/small-shop.ts';
import { setStock } from '../../testing/features/stock.ts';

const { database, url } = await testDatabase();
const first = { page: 1, sort: 'featured' } as const;
let shop: Awaited<ReturnType<typeof openSmallShop>>;
beforeAll(async () => {
  shop = await openSmallShop(database);
});

describe('the catalogue', () => {
  test('has a menu of parents with their sub-categories', async () => {
    const menu = categoryMenu.answer.parse(await shop.catalogue.menu());
    expect(
      menu.map(({ slug, categories }) => [slug, categories.map((child) => child.slug)]),
    ).toEqual([
      ['mugs', ['floral-mugs']],
      ['slate', ['slate-coasters']],
      ['clothes', ['shirts']],
    ]);
  });

  test('lists a parent with the products of its sub-categories, in the requested order', async () => {
    const listed = await shop.catalogue.category('mugs', { page: 1, sort: 'price-low' });
    const { giftDay, ...category } = listed.category;
    expect(giftDay).toBeNull();
    const page = categoryBySlug.answer.parse({
      ...listed,
      category: { ...category, lastOrders: null },
    });
    expect(
      page.products.map(({ slug, fromPence, wasPence }) => [slug, fromPence, wasPence]),
    ).toEqual([
      ['stripes-mug', 999, 1299],
      ['wreath-mug', 1249, null],
    ]);
    expect(page).toMatchObject({
      total: 2,
      pages: 1,
      blanks: [{ slug: 'mug', name: 'Mugs', count: 2 }],
    });
  });

  test('refuses an unknown category and product', async () => {
    await expect(shop.catalogue.category('nothing', first)).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(shop.catalogue.product('nothing')).rejects.toMatchObject({
      code: 'productNotFound',
    });
  });

  test('shows a product with its finishes, variants, breadcrumbs and the shop’s own sample texts', async () => {
    const page = productBySlug.answer.parse(await shop.catalogue.product('stripes-shirt'));
    expect(
      page.variants.map(({ finish, options, availability, unitPricePence }) => ({
        finish,
        options,
        availability,
        unitPricePence,
      })),
    ).toEqual([
      { finish: 'white', options: { size: 'M' }, availability: 'soldOut', unitPricePence: 1899 },
      { finish: 'navy', options: { size: 'M' }, availability: 'low', unitPricePence: 1899 },
    ]);
    expect(page.finishes.map(({ name, cloth }) => [name, cloth])).toEqual([
      ['White', 'polyester'],
      ['Navy', 'cotton'],
    ]);
    expect(page.blank.material).toBe('White: soft polyester. Navy: ring-spun cotton');
    expect(page.trail.map(({ slug }) => slug)).toEqual(['clothes', 'shirts']);
    expect(page.alike.map(({ slug }) => slug)).toEqual(['stripes-mug']);
    expect((await shop.catalogue.product('stripes-mug')).fields[0]).toMatchObject({
      name: 'name',
      sample: 'Grandad',
    });
  });

  test('lists everything with a design', async () => {
    const { design } = await shop.catalogue.product('stripes-mug');
    const { products } = await shop.catalogue.wearing(design.slug);
    expect(products.map(({ slug }) => slug).toSorted()).toEqual(['stripes-mug', 'stripes-shirt']);
    expect(await shop.catalogue.wearing('nothing')).toEqual({ products: [] });
  });

  test('offers only products that cost more for 28 days', async () => {
    const variant = shop.productIds['MUG-WREATH']!;
    await database
      .insertInto('price')
      .values([
        {
          id: newId(),
          productVariantId: variant,
          unitPricePence: 2000,
          kind: 'regular',
          actor: 'test',
          validFrom: new Date(Date.now() - 20 * 86_400_000),
        },
        {
          id: newId(),
          productVariantId: variant,
          unitPricePence: 1249,
          kind: 'offer',
          actor: 'test',
          validFrom: new Date(Date.now() - 1000),
        },
      ])
      .execute();
    await shop.catalogue.beginPrices();
    const sale = productsOnSale.answer.parse(await shop.catalogue.sale(first));
    expect(sale.products.map(({ slug }) => slug)).toEqual(['stripes-mug']);
  });

  test('notifies every process of changed prices, and of stock changes that shoppers would notice', async () => {
    const version = await listenToCatalogue(url);
    const toBeSeen = async (change: () => Promise<unknown>) => {
      const before = version.current();
      await change();
      await expect.poll(() => version.current()).toBeGreaterThan(before);
    };
    const stock = (sku: string, count: number) => () => setStock(database, count, sku);
    const before = version.current();
    await stock('MUG', 49)();
    await new Promise((later) => setTimeout(later, 60));
    expect(version.current()).toBe(before);
    await toBeSeen(stock('MUG', 5));
    await toBeSeen(() =>
      sql`UPDATE product SET name = 'Mug' WHERE slug = 'wreath-mug'`.execute(database),
    );
    await version.stop();
  });
});

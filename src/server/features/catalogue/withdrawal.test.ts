/** A withdrawn product is in no list, has no page and cannot be bought; restoring it undoes all of this. */
import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { buy } from '../../testing/features/orders.ts';
import { newId } from '../../database/ids.ts';

const shop = await testShop({
  clock: () => new Date('2026-03-02T10:00:00Z'),
  environment: { ORIGIN: 'https://shop.example', TRIAL: 'true' },
});
const { app, ask, call, productIds, services } = shop;
const SLUG = 'stripes-mug';
const MUG = productIds['MUG-STRIPES']!;
const SLATE = productIds['SLT-WREATH']!;

/** Resolves when this process has received the change notification. */
async function withdraw(slug = SLUG): Promise<void> {
  await services.catalogue.withdraw(slug, null);
  await expect.poll(() => isSold(slug)).toBe(false);
}
async function offerAgain(slug = SLUG): Promise<void> {
  await services.catalogue.offerAgain(slug);
  await expect.poll(() => isSold(slug)).toBe(true);
}
async function isSold(slug: string): Promise<boolean> {
  const { products } = await call('search', { body: { keyword: '', page: 1, numOfRecords: 24 } });
  return products.some((product) => product.slug === slug);
}
beforeEach(() => offerAgain());

const slugsOf = ({ products }: { products: readonly { slug: string }[] }) =>
  products.map(({ slug }) => slug).toSorted();

/** Each part of the shop that lists products, with the listed slugs. */
const PLACES: Record<string, () => Promise<string[]>> = {
  'its category': async () => slugsOf(await call('categoryBySlug', { params: { slug: 'mugs' } })),
  'the home page': async () => slugsOf(await call('productsFeatured', {})),
  'the sale': async () => slugsOf(await call('productsOnSale', {})),
  'a search by its name': async () =>
    slugsOf(
      await call('search', { body: { keyword: 'retro stripes', page: 1, numOfRecords: 24 } }),
    ),
  'the products with its design': async () =>
    slugsOf(await call('productsWearing', { params: { design: 'stripes' } })),
  'a similar product': async () =>
    (await call('productBySlug', { params: { slug: 'wreath-mug' } })).alike.map(({ slug }) => slug),
  'the sitemap': async () => slugsIn((await app.inject('/sitemap.xml')).body),
  'the product feed': async () => slugsIn((await app.inject('/feed/products.xml')).body),
};
const slugsIn = (xml: string) => [...xml.matchAll(/\/p\/([\w-]+)</g)].map(([, slug = '']) => slug);

describe('a withdrawn product', () => {
  test.each(Object.keys(PLACES))('leaves %s, and returns when offered again', async (place) => {
    const before = await PLACES[place]!();
    expect(before).toContain(SLUG);
    await withdraw();
    expect(await PLACES[place]!()).toEqual(before.filter((slug) => slug !== SLUG));
    await offerAgain();
    expect(await PLACES[place]!()).toEqual(before);
  });

  test('is counted nowhere', async () => {
    const counted = async () => {
      const category = await call('categoryBySlug', { params: { slug: 'mugs' } });
      const found = await call('search', { body: { keyword: '', page: 1, numOfRecords: 24 } });
      const mugs = (values: readonly { slug: string; count: number }[]) =>
        values.find(({ slug }) => slug === 'mug' || slug === 'mugs')?.count;
      return [
        category.total,
        mugs(category.blanks),
        found.total,
        mugs(found.blanks),
        mugs(found.categories),
      ];
    };
    expect(await counted()).toEqual([2, 2, 4, 2, 2]);
    await withdraw();
    expect(await counted()).toEqual([1, 1, 3, 1, 1]);
  });

  test('has no page and no stock', async () => {
    await withdraw();
    const page = await ask('productBySlug', { params: { slug: SLUG } });
    expect(page.statusCode).toBe(404);
    expect(page.json()).toMatchObject({ message: 'This product is no longer sold.' });
    expect((await ask('productStock', { params: { productId: MUG } })).statusCode).toBe(404);
  });

  test('is refused by the cart, alone, in a list of names or as a replacement', async () => {
    const { id: cartId, items } = await call('cartAdd', {
      params: { cartId: 'new' },
      body: { productId: SLATE, quantity: 1 },
    });
    await withdraw();
    const body = { productId: MUG, quantity: 1 };
    const refusals = [
      await ask('cartAdd', { params: { cartId }, body }),
      await ask('cartAdd', { params: { cartId: 'new' }, body }),
      await ask('cartItemReplace', { params: { cartId, itemId: items[0]!.id }, body }),
      await ask('cartNamesAdd', {
        params: { cartId },
        body: {
          key: newId(),
          productId: MUG,
          names: [
            {
              name: 'Nia',
              quantity: 1,
            },
          ],
          personalisation: {
            v: 1,
            fields: {},
          },
        },
      }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    for (const refusal of refusals)
      expect(refusal.json()).toMatchObject({
        message: 'This product is no longer sold.',
        data: { field: 'productId' },
      });
    expect((await call('cart', { params: { cartId } })).items).toEqual(items);
  });

  test('keeps its name and picture on a saved design, which links to no page', async () => {
    const { id, ...before } = await call('draftNew', {
      body: { name: '', productId: MUG, personalisation: { v: 1, fields: { name: 'Nia' } } },
    });
    await withdraw();
    expect(await call('draft', { params: { id } })).toEqual({ ...before, id, slug: null });
  });

  test('is still made for those who ordered it, with texts they may change', async () => {
    const me = await shop.signedIn();
    const order = await buy(shop, { customerId: me.customerId, sku: 'MUG-STRIPES' });
    const [line] = await services.orders.lines(order.id);
    await withdraw();
    const detail = await call(
      'orderItemUpdate',
      {
        params: { id: order.id, itemId: line!.id },
        body: { personalisation: { v: 1, fields: { name: 'Mair' } } },
      },
      me,
    );
    expect(detail.items[0]).toMatchObject({
      name: 'Retro stripes mug',
      unitPricePence: line!.unitPricePence,
      words: [
        {
          label: 'Name',
          text: 'Mair',
        },
      ],
    });
    await services.machineFiles.make(line!.id);
    expect((await services.machineFiles.ofOrder(order.id)).length).toBeGreaterThan(1);
  });
});

test('withdrawing twice keeps the first date and reason, and offering twice is no change', async () => {
  const first = await services.catalogue.withdraw(SLUG, 'The supplier stopped');
  expect(first).toMatchObject({ isNew: true, reason: 'The supplier stopped' });
  expect(await services.catalogue.withdraw(SLUG, 'Another reason')).toEqual({
    ...first,
    isNew: false,
  });
  expect(await services.catalogue.offerAgain(SLUG)).toMatchObject({
    reason: 'The supplier stopped',
  });
  expect(await services.catalogue.offerAgain(SLUG)).toBeNull();
  await expect(services.catalogue.withdraw('no-such-mug', null)).rejects.toMatchObject({
    code: 'productNotFound',
  });
});

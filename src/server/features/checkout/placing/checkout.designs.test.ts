/** Checkout checks the cart's designs again, with a fixed number of queries while the cart is locked. */
import type { KyselyPlugin } from 'kysely';
import { expect, test, vi } from 'vitest';
import { DEFAULT_DELIVERY_ZONES } from '../../../../domain/delivery/delivery.ts';
import { pence } from '../../../../domain/money/money.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import { testShop } from '../../../testing/test-app.ts';
import { cartService } from '../../cart/cart.service.ts';
import { photoIn, samplePhoto } from '../../../testing/features/photographs.ts';
import { saveDetails } from '../../../testing/features/checkout.ts';

/** SQL statements of the shop that concern photographs or designs. */
const queries: string[] = [];
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const text = JSON.stringify(node);
    for (const table of ['upload', 'productDocument'])
      if (text.includes(`"name":"${table}"`)) queries.push(`${node.kind} ${table}`);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const shop = await testShop({ plugin: counting });
const { ask, call, database, productIds, services } = shop;
const MUG = productIds['MUG-WREATH']!;

const params = (cartId: string) => ({ params: { cartId, method: 'paypal' as const } });
const movedTo = (x: number): Personalisation => ({
  v: 1,
  fields: { name: 'Nana Gwen' },
  edits: { words: { name: { x } } },
});

test('a line older than the check with texts over the edge is refused, and stays in the cart', async () => {
  const before = cartService({
    database,
    clock: () => new Date(),
    catalogue: services.catalogue,
    artwork: {
      ...services.artwork,
      findings: async () => ({ refused: [], warnings: [] }),
    },
    uploads: services.uploads,
    terms: () => ({ vatRegistered: true, zones: DEFAULT_DELIVERY_ZONES }),
    savedAddress: services.addresses.find,
  });
  const add = (cartId: string, personalisation: Personalisation) =>
    before.addItem(cartId, { productId: MUG, quantity: 1, personalisation });
  const { id, items } = await add('new', movedTo(2));
  await add(id, movedTo(60));
  await saveDetails(services.cart, id);

  const added = await ask('cartAdd', {
    params: { cartId: 'new' },
    body: { productId: MUG, quantity: 1, personalisation: { ...movedTo(2), v: 1 } },
  });
  const { violations } = added.json<{ violations: { propertyPath: string; message: string }[] }>();
  expect(violations).toHaveLength(1);

  const refusal = await ask('guestCheckout', params(id));
  expect(refusal.statusCode).toBe(422);
  expect(refusal.json()).toMatchObject({
    violations: violations.map(({ propertyPath, message }) => ({
      propertyPath: `items.${items[0]!.id}.${propertyPath}`,
      message,
    })),
  });
  expect((await call('cart', { params: { cartId: id } })).items).toHaveLength(2);

  await call('cartItemDelete', { params: { cartId: id, itemId: items[0]!.id } });
  expect((await ask('guestCheckout', params(id))).statusCode).toBe(200);
});

/** One mug per name, each with its own photograph and text. */
async function cartOf(names: readonly string[]): Promise<string> {
  let cartId = 'new';
  for (const name of names) {
    const upload = await services.uploads.take(await samplePhoto(), {
      customerId: null,
      network: 'test',
    });
    const personalisation = { v: 1 as const, fields: { name }, edits: photoIn(upload.id) };
    const body = { productId: MUG, quantity: 1, personalisation };
    cartId = (await call('cartAdd', { params: { cartId }, body })).id;
  }
  for (const sku of ['SLT-WREATH', 'MUG-STRIPES'])
    await call('cartAdd', {
      params: { cartId },
      body: {
        productId: productIds[sku]!,
        quantity: 1,
        personalisation: { v: 1, fields: { name: names[0]! } },
      },
    });
  await saveDetails(services.cart, cartId);
  return cartId;
}

/** The queries that checkout runs with an empty catalogue cache. */
async function queriesOf(cartId: string, price: number): Promise<string[]> {
  // What is on sale touches everything; the price shows when this process has heard of it.
  await services.catalogue.withdraw('stripes-shirt', null);
  await services.catalogue.offerAgain('stripes-shirt');
  await services.catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(price) });
  const shown = async () => (await call('cart', { params: { cartId } })).items[0]?.unitPricePence;
  await vi.waitUntil(async () => (await shown()) === price, { timeout: 30_000 });
  queries.length = 0;
  await call('guestCheckout', params(cartId));
  return queries.toSorted();
}

test('a cart of many photographs and products needs as few queries as a small one', async () => {
  const small = await queriesOf(await cartOf(['Mair']), 1100);
  expect(small).toEqual([
    'SelectQueryNode productDocument',
    'SelectQueryNode upload',
    'SelectQueryNode upload',
    'UpdateQueryNode upload',
  ]);
  expect(await queriesOf(await cartOf(['Mo', 'Bo', 'Jo', 'Flo']), 1200)).toEqual(small);
});

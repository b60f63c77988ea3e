/** A laser-cut slate: designed, added to the cart, listed, ordered and edited after payment. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { designDocument, text } from '../../../../artwork/drawing/drawing.ts';
import type { LaserWork } from '../../../../artwork/production/machine-settings.ts';
import { testShop } from '../../../testing/test-app.ts';
import { SHOPPER_ADDRESS } from '../../../testing/features/checkout.ts';
import { buy } from '../../../testing/features/orders.ts';
import { toJson } from '../../../database/json.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const { ask, call, database, productIds, services } = shop;
const SLATE = productIds['SLT-WREATH']!;
const MUG = productIds['MUG-WREATH']!;

const AREA = { w: 100, h: 100, bleed: 0, safe: 6 };
const DOCUMENT = designDocument('wreath', AREA, [
  text(50, 50, 'pacifico', 24, 'Emma', '#000000', { field: 'name', maxWidth: 80 }),
]);
const named = (name: string) => ({ v: 1 as const, fields: { name } });
const MESSAGE =
  'One piece would come apart from the rest: the dot of “i”. ' +
  'Choose a joined lettering, let the parts overlap more, or choose a product with a base.';

await database
  .updateTable('productDocument')
  .set({ document: toJson(DOCUMENT) })
  .where('productId', '=', (eb) =>
    eb.selectFrom('productVariant').select('productId').where('id', '=', SLATE),
  )
  .execute();

async function works(work: LaserWork): Promise<void> {
  await database
    .updateTable('finish')
    .set({ settings: toJson({ work }) })
    .where('plate', '=', 'slate-coaster')
    .execute();
  // The change notification arrives a moment later; until then the cache applies.
  await expect
    .poll(async () => {
      const body = { productId: SLATE, personalisation: named('Mair') };
      return (await call('artworkCheck', { body })).problems.length;
    })
    .toBe(work === 'cut' ? 1 : 0);
}

const add = (name: string, productId = SLATE) =>
  ask('cartAdd', {
    params: { cartId: 'new' },
    body: { productId, quantity: 1, personalisation: named(name) },
  });
const refused = (body: string) =>
  (JSON.parse(body) as { violations?: { propertyPath: string; message: string }[] }).violations;

beforeEach(() => works('cut'));

describe('while the shopper designs', () => {
  test('a loose dot is reported with its layer, its text and its place in mm', async () => {
    const { problems } = await call('artworkCheck', {
      body: { productId: SLATE, personalisation: named('Mair') },
    });
    expect(problems).toMatchObject([
      { layer: 'name', propertyPath: 'personalisation.fields.name', message: MESSAGE },
    ]);
    const [box] = problems[0]!.boxes;
    expect(box!.bottom - box!.top).toBeLessThan(5);
    expect(box!.left).toBeGreaterThan(50);
    expect(box!.bottom).toBeLessThan(50);
  });

  test('the page says which products are cut out', async () => {
    const finishesOf = async (slug: string) =>
      (await call('productBySlug', { params: { slug } })).finishes;
    expect(await finishesOf('wreath-slate')).toMatchObject([{ isCutOut: true }]);
    for (const finish of await finishesOf('stripes-shirt'))
      expect(finish).not.toHaveProperty('isCutOut');
  });

  test('a joined name holds together, as does everything that is not cut out', async () => {
    const check = (productId: string, name: string) =>
      call('artworkCheck', { body: { productId, personalisation: named(name) } });
    expect(await check(SLATE, 'Emma')).toEqual({ problems: [], warnings: [] });
    expect(await check(MUG, 'Mair')).toEqual({ problems: [], warnings: [] });
    await works('engrave');
    expect(await check(SLATE, 'Mair')).toEqual({ problems: [], warnings: [] });
  });

  test('a separate part is reported at its own place', async () => {
    const own = {
      type: 'text' as const,
      id: 't1',
      text: 'Owen',
      font: 'pacifico',
      size: 12,
      x: 50,
      y: 85,
      fill: '#000000',
      align: 'centre' as const,
    };
    const personalisation = { ...named('Emma'), edits: { own: [own] } };
    const { problems } = await call('artworkCheck', {
      body: { productId: SLATE, personalisation },
    });
    expect(problems).toMatchObject([
      { layer: 'own-t1', propertyPath: 'personalisation.edits.own.t1' },
    ]);
    const answer = await ask('cartAdd', {
      params: { cartId: 'new' },
      body: { productId: SLATE, quantity: 1, personalisation },
    });
    expect(refused(answer.body)).toEqual([
      { propertyPath: problems[0]!.propertyPath, message: problems[0]!.message },
    ]);
  });

  test('missing texts are no fault, texts that cannot be printed are', async () => {
    const check = (fields: Record<string, string>) =>
      ask('artworkCheck', { body: { productId: SLATE, personalisation: { v: 1, fields } } });
    expect((await check({})).json()).toMatchObject({
      data: {
        problems: [
          { layer: '', message: 'There is nothing here to cut out. Please write something.' },
        ],
      },
    });
    const missing = await check({ name: '🦊' });
    expect(missing.statusCode).toBe(422);
    expect(refused(missing.body)).toMatchObject([{ propertyPath: 'personalisation.fields.name' }]);
    expect(
      (
        await ask('artworkCheck', {
          body: { productId: randomUUID(), personalisation: named('A') },
        })
      ).statusCode,
    ).toBe(404);
  });
});

describe('when the shopper buys', () => {
  test('it is refused with the same message, and accepted once it holds together', async () => {
    const answer = await add('Mair');
    expect(answer.statusCode).toBe(422);
    expect(refused(answer.body)).toEqual([
      { propertyPath: 'personalisation.fields.name', message: MESSAGE },
    ]);
    expect((await add('Emma')).statusCode).toBe(201);
    expect((await add('Mair', MUG)).statusCode).toBe(201);
  });

  test('an empty design is not sold as a cut-out', async () => {
    const withoutText = (productId: string) =>
      ask('cartAdd', { params: { cartId: 'new' }, body: { productId, quantity: 1 } });
    const answer = await withoutText(SLATE);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('There is nothing here to cut out.');
    expect((await withoutText(MUG)).statusCode).toBe(201);
  });

  test('each name of a list that would come apart is named, by the check and by the cart', async () => {
    const names = ['Emma', 'Mair', '', '🦊', 'Anna', 'Nia'];
    const { problems } = await call('artworkCheck', {
      body: { productId: SLATE, personalisation: { v: 1, fields: {} }, names },
    });
    expect(problems.map(({ propertyPath, message }) => [propertyPath, message])).toEqual([
      ['names.1.name', MESSAGE],
      ['names.5.name', MESSAGE],
    ]);
    const list = (of: string[]) =>
      ask('cartNamesAdd', {
        params: { cartId: 'new' },
        body: {
          key: randomUUID(),
          productId: SLATE,
          personalisation: {
            v: 1,
            fields: {},
          },
          names: of.map((name) => ({
            name,
            quantity: 1,
          })),
        },
      });
    const answer = await list(['Emma', 'Mair', 'Anna', 'Nia']);
    expect(answer.statusCode).toBe(422);
    expect(refused(answer.body)).toEqual([
      { propertyPath: 'names.1.name', message: MESSAGE },
      { propertyPath: 'names.3.name', message: MESSAGE },
    ]);
    expect((await list(['Emma', 'Anna'])).statusCode).toBe(201);
  });

  test('a line added while its blank had a base is refused at checkout', async () => {
    await works('engrave');
    const { id: cartId, items } = await call('cartAdd', {
      params: { cartId: 'new' },
      body: { productId: SLATE, quantity: 1, personalisation: named('Mair') },
    });
    await works('cut');
    await call('cartAddressGuest', {
      params: { cartId, type: 'shipping' },
      body: SHOPPER_ADDRESS,
    });
    await call('cartDetails', {
      params: { cartId },
      body: {
        firstName: 'Siân',
        lastName: 'Price',
        email: 's@example.org',
        personalisedAccepted: true,
      },
    });
    const answer = await ask('guestCheckout', { params: { cartId, method: 'paypal' } });
    expect(answer.statusCode).toBe(422);
    expect(refused(answer.body)).toEqual([
      { propertyPath: `items.${items[0]!.id}`, message: MESSAGE },
    ]);
  });
});

test('after payment it can only be changed into what holds together', async () => {
  const order = await buy(shop, { sku: 'SLT-WREATH', personalisation: named('Emma') });
  const [line] = await services.orders.drawnLines(order.id);
  const change = (name: string) =>
    ask('orderItemUpdateByKey', {
      params: { orderKey: order.key, itemId: line!.id },
      body: { personalisation: named(name) },
    });
  const answer = await change('Mair');
  expect(answer.statusCode).toBe(422);
  expect(refused(answer.body)).toEqual([
    { propertyPath: 'personalisation.fields.name', message: MESSAGE },
  ]);
  expect((await change('Anna')).statusCode).toBe(200);
});

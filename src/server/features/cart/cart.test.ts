import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { setStock } from '../../testing/features/stock.ts';
import { testShop } from '../../testing/test-app.ts';

const { call, ask, productIds, database } = await testShop();
const MUG = productIds['MUG-WREATH']!;
const SLATE = productIds['SLT-WREATH']!;
const wearing = (name: string) => ({ v: 1 as const, fields: { name } });

async function cartWith(name = 'Siân', quantity = 1) {
  return call('cartAdd', {
    params: { cartId: 'new' },
    body: { productId: MUG, quantity, personalisation: wearing(name) },
  });
}

describe('a cart', () => {
  test('does not exist until something is added', async () => {
    const before = await database.selectFrom('cart').select('id').execute();
    expect(await call('cart', { params: { cartId: 'new' } })).toMatchObject({
      id: 'new',
      items: [],
      status: 'new',
      total: 0,
      shippingTotal: 499,
    });
    expect(await database.selectFrom('cart').select('id').execute()).toEqual(before);
  });

  test('is created by the first add, under an id that cannot be guessed, with its totals', async () => {
    const cart = await cartWith('Siân', 2);
    expect(cart.id).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(cart).toMatchObject({
      version: 1,
      itemsTotal: 2498,
      shippingTotal: 499,
      total: 2997,
      tax: 499,
      subTotal: 2498,
    });
    expect(cart.items[0]).toMatchObject({
      name: 'Botanical wreath mug',
      quantity: 2,
      linePence: 2498,
      words: [{ label: 'Name', text: 'Siân' }],
    });
    expect(await call('cart', { params: { cartId: cart.id } })).toEqual(cart);
  });

  test('joins lines only if product and personalisation are equal', async () => {
    const { id } = await cartWith('Siân');
    const params = { cartId: id };
    await call('cartAdd', {
      params,
      body: { productId: MUG, quantity: 2, personalisation: wearing('  Siân ') },
    });
    await call('cartAdd', {
      params,
      body: { productId: MUG, quantity: 1, personalisation: wearing('Aaliyah') },
    });
    const cart = await call('cartAdd', {
      params,
      body: { productId: SLATE, quantity: 1, personalisation: wearing('Siân') },
    });
    expect(cart.items.map(({ name, quantity, words }) => [name, quantity, words[0]?.text])).toEqual(
      [
        ['Botanical wreath mug', 3, 'Siân'],
        ['Botanical wreath mug', 1, 'Aaliyah'],
        ['Wreath slate coaster', 1, 'Siân'],
      ],
    );
  });

  test('changes and removes lines, counting its version', async () => {
    const { id, items } = await cartWith();
    const params = { cartId: id, itemId: items[0]!.id };
    expect(await call('cartItemUpdate', { params, body: { quantity: 5 } })).toMatchObject({
      version: 2,
      itemsTotal: 6245,
    });
    expect(await call('cartItemDelete', { params })).toMatchObject({
      version: 3,
      items: [],
      total: 0,
    });
    expect((await ask('cartItemDelete', { params })).statusCode).toBe(404);
  });

  test('adds once under a key, however often and however closely it is repeated', async () => {
    const { id } = await cartWith('Gwn');
    const params = { cartId: id };
    const body = { key: randomUUID(), productId: SLATE, quantity: 2 };
    const answers = await Promise.all([1, 2, 3].map(() => call('cartAdd', { params, body })));
    for (const { version, items } of answers) {
      expect(version).toBe(2);
      expect(items.map(({ quantity }) => quantity)).toEqual([1, 2]);
    }
    // Another key is another addition, and without a key each call is one.
    await call('cartAdd', { params, body: { ...body, key: randomUUID() } });
    const { items } = await call('cartAdd', { params, body: { ...body, key: undefined } });
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 6]);
  });

  test('replaces a line’s texts, design, variant and quantity in its place', async () => {
    const { id, items } = await cartWith('Gwn', 2);
    const params = { cartId: id, itemId: items[0]!.id };
    await call('cartAdd', { params, body: { productId: SLATE, quantity: 1 } });
    const personalisation = {
      ...wearing('Gwen'),
      edits: { words: { name: { size: 6 } } },
    };
    const cart = await call('cartItemReplace', {
      params,
      body: { productId: MUG, quantity: 3, personalisation },
    });
    expect(cart.version).toBe(3);
    expect(cart.items.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
      [params.itemId, 'Botanical wreath mug', 3],
      [expect.any(String), 'Wreath slate coaster', 1],
    ]);
    expect(cart.items[0]).toMatchObject({ personalisation, linePence: 3747 });
    // Setting the same values is no change, so an order made from the cart stays valid.
    expect(
      await call('cartItemReplace', {
        params,
        body: { productId: MUG, quantity: 3, personalisation },
      }),
    ).toEqual(cart);
  });

  test('joins a changed line with an equal one', async () => {
    const { id, items } = await cartWith('Gwn', 2);
    const params = { cartId: id, itemId: items[0]!.id };
    const { items: both } = await call('cartAdd', {
      params,
      body: { productId: MUG, quantity: 1, personalisation: wearing('Gwen') },
    });
    const { items: joined } = await call('cartItemReplace', {
      params,
      body: { productId: MUG, quantity: 2, personalisation: wearing('Gwen') },
    });
    expect(joined.map(({ id, quantity }) => [id, quantity])).toEqual([[both[1]!.id, 3]]);
  });

  test('refuses to change a line that is gone, into texts that cannot be printed, or into something sold out', async () => {
    const { id, items } = await cartWith('Gwn');
    const params = { cartId: id, itemId: items[0]!.id };
    const replaced = (productId: string, name: string, of = params) =>
      ask('cartItemReplace', {
        params: of,
        body: { productId, quantity: 1, personalisation: wearing(name) },
      });
    expect((await replaced(MUG, '🦊')).statusCode).toBe(422);
    const soldOut = await replaced(productIds['TEE-W-M-STRIPES']!, 'Gwen');
    expect([soldOut.statusCode, soldOut.body]).toEqual([409, expect.stringContaining('sold out')]);
    const { items: others } = await cartWith('Ffion');
    expect((await replaced(MUG, 'Gwen', { ...params, itemId: others[0]!.id })).statusCode).toBe(
      404,
    );
    expect((await call('cart', { params })).items).toMatchObject([
      { id: params.itemId, words: [{ text: 'Gwn' }] },
    ]);
  });

  test('stores addresses, details and the acceptance', async () => {
    const { id } = await cartWith();
    const address = {
      FirstName: 'Siân',
      LastName: 'Llŷr',
      AddressLine1: '1 Stryd Fawr',
      CityTown: 'Dolgellau',
      PostCode: 'LL40 1AA',
      Country: 'GB',
    };
    await call('cartAddressGuest', { params: { cartId: id, type: 'shipping' }, body: address });
    const cart = await call('cartDetails', {
      params: { cartId: id },
      body: {
        firstName: 'Siân',
        lastName: 'Llŷr',
        email: 'sian@example.org',
        comment: 'Penblwydd hapus',
        personalisedAccepted: true,
      },
    });
    expect(cart).toMatchObject({
      firstName: 'Siân',
      email: 'sian@example.org',
      comment: 'Penblwydd hapus',
      personalisedAccepted: true,
    });
    expect(cart.shipping).toMatchObject({ ...address, Method: 'Flat Delivery Rate' });
  });

  test('does not count a change that changes nothing', async () => {
    const { id, items } = await cartWith('Siân', 3);
    const params = { cartId: id };
    const address = {
      FirstName: 'Siân',
      LastName: 'Llŷr',
      AddressLine1: '1 Stryd Fawr',
      CityTown: 'Dolgellau',
      PostCode: 'll40 1aa',
    };
    const details = {
      firstName: 'Siân',
      lastName: 'Llŷr',
      email: 'sian@example.org',
      personalisedAccepted: true,
    };
    const saveAll = async () => {
      const item = { ...params, itemId: items[0]!.id };
      await call('cartItemUpdate', { params: item, body: { quantity: 3 } });
      for (const type of ['shipping', 'payment'] as const)
        await call('cartAddressGuest', { params: { ...params, type }, body: address });
      return call('cartDetails', { params, body: details });
    };
    const saved = await saveAll();
    expect(saved.version).toBe(4);
    expect(await saveAll()).toEqual(saved);
    expect(
      await call('cartDetails', { params, body: { ...details, comment: 'Diolch' } }),
    ).toMatchObject({ version: 5, comment: 'Diolch' });
  });

  test.each([
    [
      'an unknown cart',
      { params: { cartId: 'A'.repeat(24) }, body: { productId: MUG, quantity: 1 } },
      404,
      undefined,
    ],
    [
      'an unknown product',
      { body: { productId: '00000000-0000-7000-8000-000000000000', quantity: 1 } },
      404,
      'productId',
    ],
    ['no quantity at all', { body: { productId: MUG, quantity: 0 } }, 422, 'quantity'],
    ['a key that is no UUID', { body: { key: 'x', productId: MUG, quantity: 1 } }, 422, undefined],
    ['a hundred of one', { body: { productId: MUG, quantity: 100 } }, 422, 'quantity'],
    [
      'a price of its own',
      { body: { productId: MUG, quantity: 1, unitPricePence: 1 } },
      422,
      undefined,
    ],
    [
      'text too long for the design',
      { body: { productId: MUG, quantity: 1, personalisation: wearing('Bartholomew the Third') } },
      422,
      undefined,
    ],
    [
      'letters that the design’s font lacks',
      { body: { productId: MUG, quantity: 1, personalisation: wearing('Fox 🦊') } },
      422,
      undefined,
    ],
    [
      'a product that is sold out',
      {
        body: {
          productId: productIds['TEE-W-M-STRIPES']!,
          quantity: 1,
          personalisation: wearing('Wren'),
        },
      },
      409,
      'productId',
    ],
  ])('refuses %s', async (_, request, status, field) => {
    const response = await ask('cartAdd', { params: { cartId: 'new' }, ...request });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status: 'error', ...(field && { data: { field } }) });
  });

  test('takes what was delivered a moment ago', async () => {
    const shirt = {
      productId: productIds['TEE-W-M-STRIPES']!,
      quantity: 1,
      personalisation: wearing('Wren'),
    };
    const add = () => ask('cartAdd', { params: { cartId: 'new' }, body: shirt });
    for (let round = 0; round < 20; round++) {
      await setStock(database, 0, 'TEE-W-M');
      await expect.poll(async () => (await add()).statusCode).toBe(409);
      await setStock(database, 5, 'TEE-W-M');
      expect((await add()).statusCode).toBe(201);
    }
  });

  test('refuses an address that is incomplete or not delivered to, and leaves the cart unchanged', async () => {
    const { id } = await cartWith();
    const complete = {
      FirstName: 'Siân',
      LastName: 'Llŷr',
      AddressLine1: '1 Stryd Fawr',
      CityTown: 'Dolgellau',
      PostCode: 'll401aa',
    };
    const set = (body: object) =>
      ask('cartAddressGuest', { params: { cartId: id, type: 'shipping' }, body });
    const incomplete = await set({ ...complete, FirstName: '', PostCode: 'nowhere' });
    expect(incomplete.statusCode).toBe(422);
    expect(
      incomplete
        .json<{ violations: { propertyPath: string }[] }>()
        .violations.map(({ propertyPath }) => propertyPath),
    ).toEqual(['FirstName', 'PostCode']);
    const refused = await set({ ...complete, PostCode: 'JE2 3AB' });
    expect(refused.json()).toMatchObject({
      message: 'Sorry, we do not deliver to the Channel Islands.',
      data: { field: 'PostCode' },
    });
    expect(await call('cart', { params: { cartId: id } })).toMatchObject({
      version: 1,
      shipping: { PostCode: '' },
    });
    expect((await set(complete)).json()).toMatchObject({
      data: { shipping: { PostCode: 'LL40 1AA' } },
    });
  });

  test('refuses details without a name or with an invalid email', async () => {
    const { id } = await cartWith();
    const refused = await ask('cartDetails', {
      params: { cartId: id },
      body: { firstName: ' ', lastName: 'Llŷr', email: 'sian@' },
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      violations: [
        { propertyPath: 'firstName', message: 'This value should not be blank.' },
        { propertyPath: 'email', message: 'Please enter a valid email address.' },
      ],
    });
  });

  test('loses no edit made at the same time', async () => {
    const { id } = await cartWith('Siân');
    await Promise.all(
      Array.from({ length: 20 }, () =>
        call('cartAdd', {
          params: { cartId: id },
          body: { productId: MUG, quantity: 1, personalisation: wearing('Siân') },
        }),
      ),
    );
    expect((await call('cart', { params: { cartId: id } })).items[0]?.quantity).toBe(21);
  });
});

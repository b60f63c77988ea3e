import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { setStock } from '../../testing/features/stock.ts';

const { call, ask, productIds, database } = await testShop();
const SLATE = productIds['SLT-WREATH']!;
const MUG = productIds['MUG-WREATH']!;

const COMMON = { v: 1 as const, fields: {} };
type Listed = { name: string; quantity: number };
const once = (...names: string[]): Listed[] => names.map((name) => ({ name, quantity: 1 }));
const listOf = (names: readonly Listed[], key = randomUUID(), productId = SLATE) => ({
  key,
  productId,
  names: [...names],
  personalisation: COMMON,
});
const add = (cartId: string, body: ReturnType<typeof listOf>) =>
  call('cartNamesAdd', { params: { cartId }, body });
const namesIn = ({ items }: Awaited<ReturnType<typeof add>>) =>
  items.map(({ quantity, words }) => [words[0]?.text, quantity]);
beforeAll(() => setStock(database, 5000, 'SLT'));

const TWELVE = 'Siân Gethin Nia Rhys Ffion Dylan Mair Owain Lowri Emyr Cerys Huw'.split(' ');

describe('a list of names', () => {
  test('opens a cart with one line for each, in the order of the list, as one change', async () => {
    const cart = await add('new', listOf(once(...TWELVE)));
    expect(cart.version).toBe(1);
    expect(namesIn(cart)).toEqual(TWELVE.map((name) => [name, 1]));
    expect(cart.itemsTotal).toBe(12 * 799);
  });

  test('joins lines that the cart has already, and names that are equal once tidied', async () => {
    const { id } = await add('new', listOf(once('Siân', 'Nia')));
    const cart = await add(
      id,
      listOf([
        { name: ' Nia ', quantity: 2 },
        { name: 'Nia', quantity: 1 },
        { name: 'Rhys', quantity: 3 },
      ]),
    );
    expect(namesIn(cart)).toEqual([
      ['Siân', 1],
      ['Nia', 4],
      ['Rhys', 3],
    ]);
  });

  test('is added once, however often and however fast it is sent with its key', async () => {
    const { id } = await add('new', listOf(once('Siân')));
    const list = listOf(once('Gethin', 'Nia'));
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(id, list)));
    for (const answer of [...answers, await add(id, list)]) {
      expect(answer.version).toBe(2);
      expect(namesIn(answer)).toEqual([
        ['Siân', 1],
        ['Gethin', 1],
        ['Nia', 1],
      ]);
    }
  });

  test('is removed again as one, and earlier lines stay', async () => {
    const { id } = await add('new', listOf([{ name: 'Nia', quantity: 2 }]));
    const list = listOf([...once('Nia', 'Rhys', 'Mair')]);
    await add(id, list);
    const params = { cartId: id, key: list.key };
    const back = await call('cartNamesTakeBack', { params });
    expect(namesIn(back)).toEqual([['Nia', 2]]);
    expect(back.version).toBe(3);
    expect(await call('cartNamesTakeBack', { params })).toEqual(back);
    expect(namesIn(await add(id, list))).toEqual([['Nia', 2]]);
  });

  test('of another cart is unknown', async () => {
    const { id } = await add('new', listOf(once('Nia')));
    const params = { cartId: id, key: randomUUID() };
    expect((await ask('cartNamesTakeBack', { params })).statusCode).toBe(404);
  });

  test('is refused at each name that cannot be made, and then nothing is added', async () => {
    const { id } = await add('new', listOf(once('Nia'), undefined, MUG));
    const names = once('Siân', 'Fox 🦊', 'Bartholomew the Third of Many', '', 'Rhys');
    const refused = await ask('cartNamesAdd', {
      params: { cartId: id },
      body: listOf(names, undefined, MUG),
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      violations: [
        {
          propertyPath: 'names.1.name',
          message: '“Name” cannot be written with 🦊 in this lettering.',
        },
        { propertyPath: 'names.2.name', message: '“Name” can have at most 12 characters.' },
        { propertyPath: 'names.3.name', message: 'Please write a name.' },
      ],
    });
    const cart = await call('cart', { params: { cartId: id } });
    expect([cart.version, namesIn(cart)]).toEqual([1, [['Nia', 1]]]);
  });

  test('must fit into the cart as a whole', async () => {
    const names = Array.from({ length: 200 }, (_, place) => `Name ${place}`);
    const { id } = await add('new', listOf(once(...names)));
    const others = names.map((name) => `${name} b`);
    const refused = await ask('cartNamesAdd', {
      params: { cartId: id },
      body: listOf(once(...others.slice(0, 60))),
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'Your cart has room for 50 more different items, and these are 60.' },
    ]);
    const cart = await add(id, listOf(once(...others.slice(0, 40), ...names.slice(0, 10))));
    expect(cart.items).toHaveLength(240);
  });

  test('must not exceed what can be made', async () => {
    await setStock(database, 5, 'MUG');
    expect(await call('productStock', { params: { productId: MUG } })).toEqual({ left: 5 });
    const list = (quantity: number) =>
      listOf([{ name: 'Nia', quantity }, ...once('Siân')], undefined, MUG);
    const refused = await ask('cartNamesAdd', { params: { cartId: 'new' }, body: list(5) });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'Only 5 of these can be made at the moment, and your list comes to 6.' },
    ]);
    expect(namesIn(await add('new', list(4)))).toEqual([
      ['Nia', 4],
      ['Siân', 1],
    ]);
  });

  test('repeats no name more than ninety-nine times', async () => {
    const { id } = await add('new', listOf([{ name: 'Nia', quantity: 98 }]));
    const refused = await ask('cartNamesAdd', {
      params: { cartId: id },
      body: listOf([{ name: 'Nia', quantity: 2 }]),
    });
    expect(refused.statusCode).toBe(422);
  });
});

test('the number of a product that is not sold is unknown', async () => {
  const params = { productId: randomUUID() };
  expect((await ask('productStock', { params })).statusCode).toBe(404);
});

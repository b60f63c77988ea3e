/** What may come out badly of an edited design is found by the server and kept with the line; what cannot be read is refused. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { testShop } from '../../testing/test-app.ts';

const { ask, call, productIds, database } = await testShop();
const MUG = productIds['MUG-WREATH']!;

const named = (name: string, words: DesignEdits['words']) => ({
  v: 1 as const,
  fields: { name },
  edits: { words },
});
const LOW = { name: { y: 93 } };
const cutOff = (text: string) => ({ kind: 'outsideSafe', part: 'text', label: 'Name', text });

test('a line says what may be cut off, until its design is changed', async () => {
  const body = { productId: MUG, quantity: 1, personalisation: named('Nana Gwen', LOW) };
  const cart = await call('cartAdd', { params: { cartId: 'new' }, body });
  expect(cart.items.map(({ warnings }) => warnings)).toEqual([[cutOff('Nana Gwen')]]);
  const read = await call('cart', { params: { cartId: cart.id } });
  expect(read.items[0]!.warnings).toEqual([cutOff('Nana Gwen')]);
  const itemId = cart.items[0]!.id;
  const more = await call('cartItemUpdate', {
    params: { cartId: cart.id, itemId },
    body: { quantity: 2 },
  });
  expect(more.items[0]!.warnings).toEqual([cutOff('Nana Gwen')]);
  const mended = await call('cartItemReplace', {
    params: { cartId: cart.id, itemId },
    body: { ...body, personalisation: named('Nana Gwen', { name: { y: 50 } }) },
  });
  expect(mended.items[0]!.warnings).toEqual([]);
});

test('the shop’s own layout has no warning, however long the name', async () => {
  const cart = await call('cartAdd', {
    params: { cartId: 'new' },
    body: {
      productId: MUG,
      quantity: 1,
      personalisation: { v: 1, fields: { name: 'Bartholomew' } },
    },
  });
  expect(cart.items[0]!.warnings).toEqual([]);
});

test('each name of a list has its own warning', async () => {
  const cart = await call('cartNamesAdd', {
    params: { cartId: 'new' },
    body: {
      key: randomUUID(),
      productId: MUG,
      personalisation: { ...named('', LOW), fields: {} },
      names: ['Mo', 'Gwen'].map((name) => ({ name, quantity: 1 })),
    },
  });
  expect(cart.items.map(({ warnings }) => warnings)).toEqual([[cutOff('Mo')], [cutOff('Gwen')]]);
});

test('a line of an older version has no warning', async () => {
  const cart = await call('cartAdd', {
    params: { cartId: 'new' },
    body: { productId: MUG, quantity: 1, personalisation: named('Nana Gwen', LOW) },
  });
  await database
    .updateTable('cartItem')
    .set({ warnings: null })
    .where('cartId', '=', cart.id)
    .execute();
  expect((await call('cart', { params: { cartId: cart.id } })).items[0]!.warnings).toEqual([]);
});

test('words in the colour of the blank are refused at their field, and the check says so first', async () => {
  const message =
    'These words have the colour of what is behind them and cannot be read. ' +
    'Choose another colour in the design.';
  const personalisation = named('Nana Gwen', { name: { fill: '#ffffff' } });
  const refused = await ask('cartAdd', {
    params: { cartId: 'new' },
    body: { productId: MUG, quantity: 1, personalisation },
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    violations: [{ propertyPath: 'personalisation.fields.name', message }],
  });
  const { problems, warnings } = await call('artworkCheck', {
    body: { productId: MUG, personalisation },
  });
  expect(problems.map((one) => one.message)).toEqual([message]);
  expect(warnings[0]).toEqual({ ...cutOff('Nana Gwen'), kind: 'unreadable' });
});

/** Pieces of orders: made when paid, moved with the order, spoiled by remakes, ended by a cancellation. */
import { expect, test } from 'vitest';
import { buy, payOrder, placeOrder } from '../../../testing/features/orders.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { pdfText } from '../../../testing/features/read-pdf.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { testShop } from '../../../testing/test-app.ts';
import type { Order } from '../orders.service.ts';
import { livePieces } from './pieces.store.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const origin = await shop.open();
await setStock(shop.database, 500);
const { course, orderChanges, packingSlips } = shop.services;

const states = async ({ id }: Order) =>
  (await livePieces(shop.database, id)).map(({ state }) => state);
const eventsOf = ({ id }: Order) =>
  shop.database
    .selectFrom('pieceEvent')
    .innerJoin('piece', 'piece.id', 'pieceEvent.pieceId')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select(['copy', 'actor', 'event', 'fromState', 'toState'])
    .where('orderId', '=', id)
    .orderBy('pieceEvent.version')
    .orderBy('copy')
    .execute();
const author = ({ id }: Order) => ({
  orderId: id,
  name: 'workshop',
  actor: { kind: 'command', name: 'test' } as const,
});
const untracked = { carrier: 'royal-mail', tracking: null } as const;

test('each copy of a line is a piece, from payment on', async () => {
  const order = await placeOrder(shop, { quantity: 3, secondSku: 'SLT-WREATH' });
  expect(await states(order)).toEqual([]);
  await payOrder(shop, order);
  expect(await states(order)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
});

test('pieces go with their order, and each step is recorded', async () => {
  const order = await buy(shop, { quantity: 2, secondSku: 'SLT-WREATH' });
  await course.startProduction(order.id, 'Meg');
  await course.dispatch(order.id, { ...untracked, lines: [1] }, 'Tom');
  expect(await states(order)).toEqual(['dispatched', 'dispatched', 'making']);
  expect((await eventsOf(order)).filter(({ copy }) => copy === 2)).toEqual([
    { copy: 2, actor: 'Meg', event: 'start', fromState: 'waiting', toState: 'making' },
    { copy: 2, actor: 'Tom', event: 'dispatch', fromState: 'making', toState: 'dispatched' },
  ]);
});

test('a remake is a new piece in the place of the spoiled one, and packed alone', async () => {
  const order = await buy(shop, { quantity: 3, secondSku: 'SLT-WREATH' });
  expect(slipOf(await packingSlips.ofOrder(order.id))).toEqual(['3 × Botanical', '1 × Wreath']);
  await course.startProduction(order.id, 'workshop');
  await course.dispatch(order.id, untracked, 'workshop');
  await orderChanges.remake(author(order), { line: 1, copies: 1, cause: 'broken' });
  const [again] = (await livePieces(shop.database, order.id)).filter(
    ({ state }) => state === 'waiting',
  );
  const spoiled = await shop.database
    .selectFrom('piece')
    .select(['copy', 'state', 'spoilCause'])
    .where('id', '=', again!.remakeOf)
    .executeTakeFirst();
  expect(spoiled).toEqual({ copy: again!.copy, state: 'spoiled', spoilCause: 'broken' });
  expect(slipOf(await packingSlips.ofOrder(order.id))).toEqual(['1 × Botanical']);
  await course.dispatch(order.id, untracked, 'workshop');
  expect(await states(order)).toEqual(['dispatched', 'dispatched', 'dispatched', 'dispatched']);
  // Printed again after the parcel has left.
  expect(slipOf(await packingSlips.ofOrder(order.id))).toEqual(['1 × Botanical']);
});

test('a remake that is spoiled too is made again, and both are sent', async () => {
  const order = await buy(shop, { quantity: 3 });
  await course.startProduction(order.id, 'workshop');
  await course.dispatch(order.id, untracked, 'workshop');
  await orderChanges.remake(author(order), { line: 1, copies: 2, cause: 'lost' });
  await course.startProduction(order.id, 'workshop');
  await orderChanges.remake(author(order), { line: 1, copies: 1, cause: 'misprint' });
  expect((await states(order)).toSorted()).toEqual(['dispatched', 'making', 'waiting']);
  expect(slipOf(await packingSlips.ofOrder(order.id))).toEqual(['2 × Botanical']);
});

test('pieces end with their order', async () => {
  const order = await buyAtStandIn(shop, origin, { quantity: 2 });
  await orderChanges.cancel(author(order), 'Changed their mind');
  expect(await states(order)).toEqual(['cancelled', 'cancelled']);
});

/** Copies and the first word of each line. */
const slipOf = (pdf: Buffer): string[] =>
  [...pdfText(pdf).matchAll(/\d+ × \p{L}+/gu)].map(([entry]) => entry);

/** Bins and packing: which orders get a bin and when it is free again, orders at once, and what each role sees. */
import { expect, test } from 'vitest';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import { buy } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import type { Order } from '../orders.service.ts';
import { checkConsistency } from '../pieces/check-consistency.store.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import type { Piece } from '../pieces/pieces.store.ts';

const NOW = new Date('2026-03-03T10:00:00Z');
const shop = await testShop({ clock: () => NOW });
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const meg = await office.member('workshop');
const owner = await office.member('owner');

type To = 'waiting' | 'making' | 'made' | 'packed';

const piecesOf = ({ id }: Order) => livePieces(shop.database, id);
const move = (pieces: readonly Piece[], to: To) =>
  office.call(
    'piecesMove',
    { body: { pieces: pieces.map(({ id, version }) => ({ id, version })), to } },
    meg,
  );
const moveSome = async (order: Order, count: number, to: To) =>
  move((await piecesOf(order)).slice(0, count), to);
const packing = (who = meg) => office.call('packing', {}, who);
const binOf = async ({ id }: Order) =>
  (
    await shop.database
      .selectFrom('bin')
      .select('number')
      .where('orderId', '=', id)
      .executeTakeFirst()
  )?.number;
const setBins = async (bins: number) => {
  const { versions } = await office.call('settings', {}, owner);
  await office.call(
    'settingsWorkshop',
    {
      body: {
        bins,
        lookAtPhotographs: false,
        stages: {},
        lookAtChangedDesigns: false,
        version: versions.workshop,
      },
    },
    owner,
  );
};

test('an order of several pieces has a bin from its first made piece until all are packed', async () => {
  const [several, single] = [await buy(shop, { quantity: 3 }), await buy(shop)];
  await moveSome(single, 1, 'made');
  expect(await binOf(single)).toBeUndefined();
  await moveSome(several, 1, 'making');
  expect(await binOf(several)).toBeUndefined();
  await moveSome(several, 1, 'made');
  expect(await binOf(several)).toBe(1);
  await moveSome(several, 3, 'made');
  expect(await binOf(several)).toBe(1);
  await moveSome(several, 2, 'packed');
  expect(await binOf(several)).toBe(1);
  await moveSome(several, 3, 'packed');
  expect(await binOf(several)).toBeUndefined();
  await moveSome(several, 1, 'made');
  expect(await binOf(several)).toBe(1);
  await moveSome(several, 1, 'waiting');
  expect(await binOf(several)).toBeUndefined();
});

test('a spoiled piece leaves the others in their bin, and dispatch frees it', async () => {
  const order = await buy(shop, { quantity: 2 });
  await moveSome(order, 2, 'made');
  const bin = await binOf(order);
  expect(bin).toBe(1);
  const [piece] = await piecesOf(order);
  const params = { id: piece!.id };
  await office.call(
    'pieceSpoil',
    { params, body: { version: piece!.version, cause: 'broken' } },
    meg,
  );
  expect(await binOf(order)).toBe(bin);
  const parcel = { carrier: 'royal-mail', tracking: null } as const;
  await moveSome(order, 2, 'made');
  await shop.services.course.dispatch(order.id, parcel, 'x');
  expect(await binOf(order)).toBeUndefined();
});

test('packing lists orders with a made piece, whole or not, and slips only for those who see people', async () => {
  const [whole, part] = [
    await buy(shop, { comment: 'With love' }),
    await buy(shop, { quantity: 2 }),
  ];
  await moveSome(whole, 1, 'made');
  await moveSome(part, 1, 'made');
  const listed = async (who = meg) => {
    const { orders, bins } = await packing(who);
    return {
      bins,
      whole: orders.find(({ reference }) => reference === whole.reference),
      part: orders.find(({ reference }) => reference === part.reference),
    };
  };
  const seen = await listed();
  expect(seen.whole).toMatchObject({
    bin: null,
    hasGiftNote: true,
    slip: null,
    pieces: [{ state: 'made' }],
  });
  expect(seen.part).toMatchObject({
    bin: await binOf(part),
    hasGiftNote: false,
    pieces: [{ state: 'made', bin: await binOf(part) }, { state: 'waiting' }],
  });
  expect(seen.bins).toEqual({ used: 1, of: 24 });
  expect((await listed(owner)).whole!.slip).toContain(whole.reference);
  await moveSome(whole, 1, 'packed');
  expect((await listed()).whole).toBeUndefined();
  await moveSome(part, 2, 'packed');
});

test('orders that get a bin at once get different ones, and none if all are in use', async () => {
  await setBins(3);
  const orders = await Promise.all(Array.from({ length: 5 }, () => buy(shop, { quantity: 2 })));
  await Promise.all(orders.map((order) => moveSome(order, 1, 'made')));
  const numbers = await Promise.all(orders.map(binOf));
  expect(numbers.filter((number) => number !== undefined).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3,
  ]);
  expect((await packing()).bins).toEqual({ used: 3, of: 3 });
  const without = orders[numbers.indexOf(undefined)]!;
  const one = orders[numbers.indexOf(2)]!;
  await moveSome(one, 2, 'packed');
  // The next made piece takes what is free.
  await moveSome(without, 2, 'made');
  expect(await binOf(without)).toBe(2);
});

test('a scan that makes a piece says into which bin it goes', async () => {
  await setBins(30);
  const order = await buy(shop, { quantity: 2 });
  const [piece] = await piecesOf(order);
  const { number } = await shop.database
    .selectFrom('piece')
    .select('number')
    .where('id', '=', piece!.id)
    .executeTakeFirstOrThrow();
  const scan = {
    id: crypto.randomUUID(),
    code: pieceCodeOf(number),
    at: NOW.toISOString(),
    to: 'made' as const,
  };
  const first = await office.call('scanRecord', { body: scan }, meg);
  expect(first).toMatchObject({ outcome: 'advanced', bin: await binOf(order) });
  expect(first.bin).not.toBeNull();
  expect(await office.call('scanRecord', { body: scan }, meg)).toEqual(first);
});

test('afterwards stock, orders, pieces and bins agree', async () => {
  expect(await checkConsistency(shop.database)).toEqual([]);
});

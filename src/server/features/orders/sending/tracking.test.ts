/** Tracking numbers of a carrier's file: checked, dispatched once each, raced, repeated, refused. */
import { expect, test } from 'vitest';
import { MOST_CHECKED } from '../../../../domain/sending/tracking-file.ts';
import { runDueJobs, readEmails } from '../../../testing/jobs.ts';
import { buy, placeOrder } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';
import type { Order } from '../orders.service.ts';
import { checkConsistency } from '../pieces/check-consistency.store.ts';
import { livePieces } from '../pieces/pieces.store.ts';

const shop = await testShop({ clock: () => new Date('2026-03-03T10:00:00Z') });
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const meg = await office.member('workshop');
const manager = await office.member('manager');
const { makeMachineFiles: _, ...handlers } = jobHandlers(shop.services);

let number = 100_000_000;
const newNumber = () => `AB${(number += 1)}GB`;

async function move({ id }: Order, count: number, to: 'made' | 'packed') {
  const pieces = (await livePieces(shop.database, id)).slice(0, count);
  const body = { pieces: pieces.map((piece) => ({ id: piece.id, version: piece.version })), to };
  await office.call('piecesMove', { body }, meg);
}
async function packed(quantity = 1): Promise<Order> {
  const order = await buy(shop, { quantity });
  await move(order, quantity, 'packed');
  return order;
}

interface Parcel {
  reference: string;
  tracking: string;
}
const parcelOf = ({ reference }: { reference: string }, tracking = newNumber()): Parcel => ({
  reference,
  tracking,
});
const check = async (...parcels: Parcel[]) =>
  (
    await office.call('trackingCheck', { body: { carrier: 'royal-mail', parcels } }, meg)
  ).parcels.map(({ outcome }) => outcome);
const dispatch = async (parcels: Parcel[], member = meg) =>
  (await office.call('sendingDispatch', { body: { carrier: 'royal-mail', parcels } }, member))
    .parcels;
const outcomes = async (parcels: Parcel[], member = meg) =>
  (await dispatch(parcels, member)).map(({ outcome }) => outcome);
const shown = ({ reference }: { reference: string }) =>
  office.call('order', { params: { reference } }, manager);
const dispatches = async (order: Order) => {
  const { timeline, journal, parcels } = await shown(order);
  return {
    timeline: timeline.filter(({ kind, event }) => kind === 'step' && event === 'dispatch').length,
    journal: journal!.filter(({ action }) => action === 'order.dispatch').length,
    tracking: parcels.map(({ tracking }) => tracking),
  };
};
async function dispatchEmails(order: Order): Promise<number> {
  await runDueJobs(shop.url, handlers);
  return (await readEmails(shop.config.dataFolder)).filter(
    ({ subject }) => subject === `Your Keepsake order ${order.reference} is on its way`,
  ).length;
}

test('checking says for each number what it would do, and changes nothing', async () => {
  const ready = await packed();
  const part = await buy(shop, { quantity: 2 });
  await move(part, 1, 'packed');
  const held = await packed();
  const body = { references: [held.reference], reason: 'Rings back' };
  await office.call('ordersHold', { body }, manager);
  const sent = await packed();
  const tracking = newNumber();
  await shop.services.course.dispatch(sent.id, { carrier: 'royal-mail', tracking }, 'x');
  const parcels = [
    parcelOf(ready),
    parcelOf(part),
    parcelOf(held),
    parcelOf(sent, tracking),
    parcelOf(sent),
    parcelOf(await placeOrder(shop)),
    parcelOf({ reference: 'KS-ZZZ-ZZZZ' }),
    parcelOf({ reference: '=1+1\u0000' }),
  ];
  expect(await check(...parcels)).toEqual([
    'ready',
    'notPacked',
    'onHold',
    'sent',
    'sentOtherwise',
    'notPaid',
    'unknown',
    'unknown',
  ]);
  expect((await shown(ready)).state).toBe('inProduction');
  expect(await outcomes(parcels.slice(1))).toEqual([
    'notPacked',
    'onHold',
    'sent',
    'sentOtherwise',
    'notPaid',
    'unknown',
    'unknown',
  ]);
});

test('packed orders are dispatched, and each buyer is told once', async () => {
  const orders = [await packed(), await packed(2)];
  const parcels = orders.map((order) => parcelOf(order));
  expect(await outcomes(parcels)).toEqual(['dispatched', 'dispatched']);
  for (const [place, order] of orders.entries()) {
    expect((await shown(order)).state).toBe('dispatched');
    expect(await dispatches(order)).toEqual({
      timeline: 1,
      journal: 1,
      tracking: [parcels[place]!.tracking],
    });
    expect(await dispatchEmails(order)).toBe(1);
  }
});

test('the same file sent again, or by several members at once, dispatches each order once', async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, () => packed()));
  const parcels = orders.map((order) => parcelOf(order));
  const backwards = parcels.toReversed();
  const results = await Promise.all([
    outcomes(parcels),
    outcomes(backwards, manager).then((all) => all.toReversed()),
    outcomes(parcels, manager),
  ]);
  for (const place of parcels.keys()) {
    const ofOrder = results.map((all) => all[place]);
    expect(ofOrder.filter((outcome) => outcome === 'dispatched')).toHaveLength(1);
    expect(ofOrder.filter((outcome) => outcome === 'sent')).toHaveLength(2);
  }
  expect(await outcomes(parcels)).toEqual(['sent', 'sent', 'sent', 'sent']);
  for (const order of orders) {
    expect(await dispatches(order)).toMatchObject({ timeline: 1, journal: 1 });
    expect(await dispatchEmails(order)).toBe(1);
  }
});

test('of two files with different numbers one wins, and the other is told', async () => {
  const order = await packed();
  const [one, other] = [parcelOf(order), parcelOf(order)];
  const results = await Promise.all([dispatch([one]), dispatch([other], manager)]);
  const [won, lost] = results
    .flat()
    .toSorted((a, b) => Number(a.outcome !== 'dispatched') - Number(b.outcome !== 'dispatched'));
  expect(won!.outcome).toBe('dispatched');
  expect(['refused', 'sentOtherwise']).toContain(lost!.outcome);
  expect(await dispatches(order)).toMatchObject({ timeline: 1, tracking: { length: 1 } });
});

test('a piece that is put back after the check is not sent', async () => {
  const order = await packed(2);
  await move(order, 1, 'made');
  const author = {
    orderId: order.id,
    name: meg.email,
    actor: { kind: 'command', name: 'test' },
  } as const;
  const sending = { carrier: 'royal-mail', tracking: newNumber() } as const;
  // What the check has found is passed over, as if the piece had been put back since.
  const late = shop.services.orderChanges.dispatchPacked(author, sending);
  await expect(late).rejects.toMatchObject({
    code: 'stepNotAllowed',
    message:
      '1 piece is made and not packed. What is packed can be dispatched on the page of the order.',
  });
  const states = (await livePieces(shop.database, order.id)).map(({ state }) => state);
  expect(states).toEqual(['made', 'packed']);
});

test('a piece that is put back at the same moment is sent, or not, but not by half', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await packed(2);
    const [result] = await Promise.all([dispatch([parcelOf(order)]), move(order, 1, 'made')]);
    const states = (await livePieces(shop.database, order.id)).map(({ state }) => state);
    expect(states).toEqual(
      result[0]!.outcome === 'dispatched' ? ['dispatched', 'dispatched'] : ['made', 'packed'],
    );
  }
});

test('the rest of an order goes with its own number, and an old file never sends a remake', async () => {
  const order = await packed();
  const first = parcelOf(order);
  await dispatch([first]);
  const params = { reference: order.reference };
  const { version } = await shown(order);
  const body = { version, line: 1, copies: 1, cause: 'broken' };
  await office.call('orderRemake', { params, body }, manager);
  const second = parcelOf(order);
  expect(await check(first, second)).toEqual(['sent', 'notPacked']);
  expect(await dispatch([second])).toEqual([
    {
      reference: order.reference,
      outcome: 'notPacked',
      message: '1 piece, a remake, is not recorded as made.',
    },
  ]);
  await move(order, 1, 'packed');
  expect(await outcomes([first])).toEqual(['sent']);
  expect((await shown(order)).state).toBe('inProduction');
  expect(await outcomes([second])).toEqual(['dispatched']);
  expect((await dispatches(order)).tracking).toEqual([first.tracking, second.tracking]);
  expect(await outcomes([first, second])).toEqual(['sent', 'sent']);
});

test('a text that is no number of the carrier is refused, and stops no other', async () => {
  const [bad, good] = [await packed(), await packed()];
  const result = await dispatch([parcelOf(bad, '<script>'), parcelOf(good, ' ab 999 999 999 gb ')]);
  expect(result).toEqual([
    {
      reference: bad.reference,
      outcome: 'refused',
      message: 'This is no tracking number of the carrier.',
    },
    { reference: good.reference, outcome: 'dispatched', message: null },
  ]);
  expect((await dispatches(good)).tracking).toEqual(['AB999999999GB']);
});

test('as many parcels as a call may have fit into it', async () => {
  const longest = { reference: 'K'.repeat(40), tracking: 'A'.repeat(40) };
  const parcels = Array.from({ length: MOST_CHECKED }, () => longest);
  expect(await check(...parcels)).toEqual(parcels.map(() => 'unknown'));
});

test('afterwards stock, orders, pieces and bins agree', async () => {
  expect(await checkConsistency(shop.database)).toEqual([]);
});

/** Handovers to Click & Drop by its API: once each, whatever fails, with rights, journal, tracking and erasure. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { sql } from 'kysely';
import { MINUTE, SECOND } from '../../../../../domain/time/durations.ts';
import { readCsv } from '../../../../../domain/sending/csv.ts';
import { clickAndDropGateway } from '../../../../gateways/click-and-drop/click-and-drop.gateway.ts';
import { startStandIn } from '../../../../gateways/click-and-drop/stand-in/stand-in.plugin.ts';
import type { Fault } from '../../../../gateways/click-and-drop/stand-in/stand-in.script.ts';
import { newStandIn } from '../../../../gateways/click-and-drop/stand-in/stand-in.ts';
import { buy } from '../../../../testing/features/orders.ts';
import { setStock } from '../../../../testing/features/stock.ts';
import { officeOf } from '../../../../testing/office.ts';
import { testShop } from '../../../../testing/test-app.ts';
import type { Order } from '../../orders.service.ts';
import { livePieces } from '../../pieces/pieces.store.ts';
import { fetchTracking } from './handover.service.ts';
import { handOver, SETTLED_AFTER } from './hand-over.ts';

const START = new Date('2026-03-03T10:00:00Z');
let now = START;
const logged: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
const shop = await testShop({ clock: () => now, logger });
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const meg = await office.member('workshop');
let manager = await office.member('manager');

const standIn = newStandIn({ key: 'k', callsPerSecond: 1000 });
const { url, app } = await startStandIn(standIn);
const clickAndDrop = clickAndDropGateway({ baseUrl: url, key: 'k', timeoutMs: 700, spacingMs: 0 });
const { database } = shop;
const stopped: object[] = [];
const dependencies = {
  database,
  clock: () => now,
  settings: () => ({ sending: { serviceCode: '', packageSize: '', weightGrams: 0 } }) as never,
  clickAndDrop,
  record: async () => {},
  onStopped: (detail: object) => void stopped.push(detail),
};

beforeEach(async () => {
  manager = await office.member('manager');
  standIn.script.clear();
  stopped.length = 0;
});
afterAll(() => app.close());
afterEach(() => sql`DELETE FROM graphile_worker._private_jobs`.execute(database));

async function move({ id }: Order, count: number, to: 'made' | 'packed') {
  const pieces = (await livePieces(database, id)).slice(0, count);
  const body = { pieces: pieces.map((piece) => ({ id: piece.id, version: piece.version })), to };
  const { refused } = await office.call('piecesMove', { body }, meg);
  expect(refused).toEqual([]);
}
async function packed(quantity = 1): Promise<Order> {
  const order = await buy(shop, { quantity });
  await move(order, quantity, 'packed');
  return order;
}
const ask = async (...orders: { reference: string }[]) =>
  (
    await office.call(
      'sendingHandOver',
      { body: { references: orders.map(({ reference }) => reference) } },
      manager,
    )
  ).parcels.map(({ outcome }) => outcome);
const run = ({ id }: Order) => handOver(dependencies, id);
const shown = async ({ reference }: { reference: string }, member = manager) =>
  (await office.call('sending', {}, member)).orders.find((one) => one.reference === reference)
    ?.handover;
const atCarrier = (reference: string) =>
  standIn.ledger.orders().filter((one) => one.reference === reference);
/** Of the queue: when the order is tried next, in seconds from now. */
async function nextTry({ id }: Order): Promise<number[]> {
  const { rows } = await sql<{ at: Date }>`
    SELECT run_at AS at FROM graphile_worker._private_jobs WHERE key = ${`handOver ${id}`}`.execute(
    database,
  );
  return rows.map(({ at }) => Math.round((at.getTime() - now.getTime()) / SECOND));
}
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

async function asked(quantity = 1): Promise<Order> {
  const order = await packed(quantity);
  expect(await ask(order)).toEqual(['asked']);
  return order;
}

describe('a packed order', () => {
  test('is handed over, gets its number, and is dispatched by the call of the import', async () => {
    const order = await packed();
    expect(await shown(order)).toBeNull();
    expect(await ask(order)).toEqual(['asked']);
    expect(await shown(order)).toMatchObject({ state: 'waiting', trouble: null });
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'handedOver', tracking: null });
    await fetchTracking(dependencies);
    expect(await shown(order)).toMatchObject({ tracking: null });
    standIn.buyLabels();
    await fetchTracking(dependencies);
    const { tracking } = (await shown(order))!;
    expect(tracking).toBe(atCarrier(order.reference)[0]!.tracking);
    const body = {
      carrier: 'royal-mail',
      parcels: [{ reference: order.reference, tracking: tracking! }],
    };
    const { parcels } = await office.call('sendingDispatch', { body }, meg);
    expect(parcels).toMatchObject([{ outcome: 'dispatched' }]);
    expect(await shown(order)).toBeUndefined();
  });

  test('is handed over once, however often it is asked for and its job runs', async () => {
    const order = await asked();
    expect(await ask(order, order)).toEqual(['asked', 'asked']);
    await Promise.all([run(order), run(order), run(order)]);
    // Runs that came second wait until the first has settled.
    later(SETTLED_AFTER);
    await run(order);
    expect(await ask(order)).toEqual(['handedOver']);
    await run(order);
    expect(atCarrier(order.reference)).toHaveLength(1);
    expect(await shown(order)).toMatchObject({ state: 'handedOver' });
  });

  test('that Click & Drop has from a file already is taken as it is', async () => {
    const order = await asked();
    standIn.ledger.create(order.reference);
    await run(order);
    expect(atCarrier(order.reference)).toHaveLength(1);
    expect(await shown(order)).toMatchObject({ state: 'handedOver' });
  });

  test('of which Click & Drop has several is left to the member', async () => {
    const order = await asked();
    const [one] = [standIn.ledger.create(order.reference), standIn.ledger.create(order.reference)];
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'stopped', trouble: 'several' });
    expect(stopped).toEqual([{ orderId: order.id, trouble: 'several' }]);
    standIn.remove(one);
    expect(await ask(order)).toEqual(['asked']);
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'handedOver' });
  });

  test('is not handed over while it is on hold or not packed, also if that begins later', async () => {
    const held = await asked();
    const back = await asked(2);
    const part = await buy(shop, { quantity: 2 });
    await move(part, 1, 'packed');
    const body = { references: [held.reference], reason: 'Rings back' };
    await office.call('ordersHold', { body }, manager);
    await move(back, 1, 'made');
    expect(await ask(held, back, part, { reference: 'KS-ZZZ-ZZZZ' })).toEqual([
      'notReady',
      'notReady',
      'notReady',
      'notReady',
    ]);
    for (const order of [held, back]) {
      await run(order);
      expect(atCarrier(order.reference)).toEqual([]);
    }
    expect(await shown(held)).toMatchObject({ state: 'stopped', trouble: 'notReady' });
    await move(back, 1, 'packed');
    expect(await shown(back)).toMatchObject({ state: 'stopped', trouble: 'notReady' });
    expect(await ask(back)).toEqual(['asked']);
    await run(back);
    expect(await shown(back)).toMatchObject({ state: 'handedOver' });
  });

  test('of which a parcel has left gets a reference of its own for the next', async () => {
    const order = await asked();
    await run(order);
    await shop.services.course.dispatch(order.id, { carrier: 'royal-mail', tracking: null }, 'x');
    const params = { reference: order.reference };
    const { version } = await office.call('order', { params }, manager);
    const body = { version, line: 1, copies: 1, cause: 'broken' };
    await office.call('orderRemake', { params, body }, manager);
    await move(order, 1, 'packed');
    expect(await shown(order)).toBeNull();
    expect(await ask(order)).toEqual(['asked']);
    await run(order);
    expect(atCarrier(order.reference)).toHaveLength(1);
    expect(atCarrier(`${order.reference}-2`)).toHaveLength(1);
    expect(await shown(order)).toMatchObject({ state: 'handedOver', tracking: null });
  });

  test('that Click & Drop has by its API is not in the file for it, but in the other', async () => {
    const order = await asked();
    const other = await packed();
    const file = async (format: string) => {
      const { body } = await office.ask('sendingExport', { query: { format } }, manager.cookie);
      const references = readCsv(body)!.map(([reference]) => reference);
      return [order, other].map(({ reference }) => references.includes(reference));
    };
    expect(await file('clickAndDrop')).toEqual([false, true]);
    await run(order);
    expect(await file('clickAndDrop')).toEqual([false, true]);
    expect(await file('other')).toEqual([true, true]);
  });
});

describe('on a bad day', () => {
  const unknown: Fault['effect'][] = ['error', 'errorAfter', 'silence', 'silenceAfter', 'garbled'];
  test.each(unknown)('%s of a create makes no second order', async (effect) => {
    const order = await asked();
    standIn.script.add({ call: 'create', effect });
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'waiting', trouble: 'unavailable' });
    expect(await nextTry(order)).toEqual([120]);
    const isThere = atCarrier(order.reference).length === 1;
    // The member is impatient: an answer of the carrier is taken, but nothing is sent again yet.
    await ask(order);
    await run(order);
    expect(await shown(order)).toMatchObject({ state: isThere ? 'handedOver' : 'waiting' });
    expect(atCarrier(order.reference)).toHaveLength(isThere ? 1 : 0);
    later(SETTLED_AFTER);
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'handedOver', trouble: null });
    expect(atCarrier(order.reference)).toHaveLength(1);
  });

  test('an order that arrives after its answer was given up is found', async () => {
    const order = await asked();
    standIn.script.add({ call: 'create', effect: 'slow', ms: 1000 });
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'waiting', trouble: 'unavailable' });
    await run(order);
    await expect.poll(() => atCarrier(order.reference).length).toBe(1);
    later(SETTLED_AFTER);
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'handedOver' });
    expect(atCarrier(order.reference)).toHaveLength(1);
  });

  test('nothing is sent while asking fails', async () => {
    const order = await asked();
    standIn.script.add({ call: 'find', effect: 'error' });
    await run(order);
    expect(atCarrier(order.reference)).toEqual([]);
    expect(await nextTry(order)).toEqual([5]);
    standIn.script.add({ call: 'find', effect: 'busy', ms: 45_000 });
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'waiting', trouble: 'busy' });
    expect(await nextTry(order)).toEqual([45]);
    standIn.script.add({ call: 'create', effect: 'busy', ms: 30_000 });
    await run(order);
    expect(await nextTry(order)).toEqual([30]);
    await run(order);
    expect(atCarrier(order.reference)).toHaveLength(1);
  });

  test('after many tries a member has to look', async () => {
    const order = await asked();
    standIn.script.add({ call: 'find', effect: 'error', times: 100 });
    for (let tries = 0; tries < 29; tries += 1) await run(order);
    expect(await shown(order)).toMatchObject({ state: 'waiting' });
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'stopped', trouble: 'unavailable' });
    standIn.script.clear();
    await ask(order);
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'handedOver' });
  });

  test('a refused address is told by field; the carrier’s words only to those who may see people', async () => {
    const order = await asked();
    const shippingAddress = sql`jsonb_set(shipping_address, '{PostCode}', '"GIR 0AA"')`;
    const setPostcode = (value: ReturnType<typeof sql>) =>
      sql`UPDATE order_person SET shipping_address = ${value} WHERE order_id = ${order.id}`.execute(
        database,
      );
    await setPostcode(shippingAddress);
    await run(order);
    const told = { state: 'stopped', trouble: 'refused', fields: ['postcode'] };
    expect(await shown(order)).toMatchObject({ ...told, said: 'Postcode is not valid.' });
    expect(await shown(order, meg)).toMatchObject({ ...told, said: null });
    expect(await nextTry(order)).toHaveLength(1);
    await setPostcode(sql`jsonb_set(shipping_address, '{PostCode}', '"SY23 1AA"')`);
    await ask(order);
    await run(order);
    expect(await shown(order)).toMatchObject({ state: 'handedOver', fields: [], said: null });
  });

  test('a key that is refused stops the handover at once', async () => {
    const order = await asked();
    const wrong = clickAndDropGateway({ baseUrl: url, key: 'wrong', spacingMs: 0 });
    await handOver({ ...dependencies, clickAndDrop: wrong }, order.id);
    expect(await shown(order)).toMatchObject({ state: 'stopped', trouble: 'keyRefused' });
  });

  test('an order that was deleted at Click & Drop is told, and can be handed over again', async () => {
    const [deleted, kept] = [await asked(), await asked()];
    await run(deleted);
    await run(kept);
    standIn.remove(atCarrier(deleted.reference)[0]!);
    standIn.script.add({ call: 'find', effect: 'busy' });
    await fetchTracking(dependencies);
    expect(await shown(deleted)).toMatchObject({ state: 'handedOver' });
    await fetchTracking(dependencies);
    expect(await shown(deleted)).toMatchObject({ state: 'stopped', trouble: 'gone' });
    expect(await shown(kept)).toMatchObject({ state: 'handedOver' });
    await ask(deleted);
    await run(deleted);
    expect(atCarrier(deleted.reference)).toHaveLength(1);
  });
});

describe('rights and records', () => {
  test('whoever may not see people may not hand them over, and a proof of identity must be fresh', async () => {
    const body = { references: [(await packed()).reference] };
    const forbidden = await office.ask('sendingHandOver', { body }, meg.cookie);
    expect(forbidden.statusCode).toBe(403);
    later(6 * MINUTE);
    const stale = await office.ask('sendingHandOver', { body }, manager.cookie);
    expect([stale.statusCode, stale.json()]).toMatchObject([403, { code: 'proofRequired' }]);
  });

  test('the journal has who handed over how many, and neither it nor the log names anybody', async () => {
    const orders = [await packed(), await packed()];
    logged.length = 0;
    await ask(...orders);
    const entry = await database
      .selectFrom('journal')
      .selectAll()
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'parcels.handOver',
      subjectId: 'click-and-drop',
      after: { orders: 2 },
    });
    // By the shop's own stand-in, whose faults are not scripted: a wrong address is refused.
    await sql`UPDATE order_person SET shipping_address = jsonb_set(shipping_address, '{PostCode}', '"GIR 0AA"')
      WHERE order_id = ${orders[0]!.id}`.execute(database);
    await shop.services.handovers.handOver(orders[0]!.id);
    expect(logged.join('')).toContain('"trouble":"refused"');
    for (const trace of ['GIR 0AA', 'Price', 'Aberystwyth', '@', 'Bearer', orders[0]!.reference])
      expect(logged.join('')).not.toContain(trace);
  });

  test('the erasure of the person leaves nothing of the handover', async () => {
    const email = 'alone@guest.example';
    const order = await buy(shop, { email });
    await move(order, 1, 'packed');
    await ask(order);
    await run(order);
    standIn.buyLabels();
    await fetchTracking(dependencies);
    await shop.services.course.dispatch(order.id, { carrier: 'royal-mail', tracking: null }, 'x');
    await shop.services.course.deliver(order.id, null, 'x');
    const kept = () =>
      database.selectFrom('handover').selectAll().where('orderId', '=', order.id).execute();
    expect(await kept()).toMatchObject([{ tracking: expect.stringMatching(/^TT/) }]);
    await database
      .transaction()
      .execute((transaction) =>
        shop.services.orderErasure.forget(transaction, { customerId: null, email }),
      );
    expect(await kept()).toEqual([]);
    // A job that is left over finds nothing to do.
    await run(order);
    expect(atCarrier(order.reference)).toHaveLength(1);
  });

  test('without a key nothing is offered', async () => {
    const order = await packed();
    const none = { ...dependencies, clickAndDrop: null };
    await handOver(none, order.id);
    await fetchTracking(none);
    expect(await shown(order)).toBeNull();
  });
});

/** Remakes: blanks, machine files, states, a second parcel, words, refusals and races. */
import { describe, expect, test } from 'vitest';
import { buy } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { readEmails, runDueJobs } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';
import type { OfficeEndpointName } from '../../../../contract/office/endpoints.ts';
import type { Order } from '../orders.service.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const owner = await office.member('owner');
const runJobs = () => runDueJobs(shop.url, jobHandlers(shop.services));

const shown = ({ reference }: Order) => office.call('order', { params: { reference } }, owner);
async function change(name: OfficeEndpointName, order: Order, body: object) {
  const { version } = await shown(order);
  const params = { reference: order.reference };
  return office.ask(name, { params, body: { version, ...body } }, owner.cookie);
}
async function changed(name: OfficeEndpointName, order: Order, body: object = {}) {
  const response = await change(name, order, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: Awaited<ReturnType<typeof shown>> }>().data;
}

async function blankOf(order: Order) {
  const [line] = await shop.services.orders.lines(order.id);
  return shop.database
    .selectFrom('blankVariant')
    .select(['sku', 'stock'])
    .where('id', '=', line!.blankVariantId)
    .executeTakeFirstOrThrow();
}
const historyOf = async (sku: string) =>
  (await office.call('stockHistory', { params: { sku } }, owner)).changes;

async function inProduction(quantity = 1): Promise<Order> {
  const order = await buy(shop, { quantity });
  await changed('orderProduce', order);
  return order;
}
const parcel = (tracking: string | null) => ({ carrier: 'royal-mail', tracking });

describe('a remake', () => {
  test('takes new blanks, makes the files again, and waits with its copies', async () => {
    const order = await inProduction(5);
    await runJobs();
    const before = await blankOf(order);
    const after = await changed('orderRemake', order, { line: 1, copies: 2, cause: 'misprint' });
    expect(after).toMatchObject({
      state: 'inProduction',
      // The others were not reported as finished.
      production: { waiting: 2, making: 3 },
      lines: [{ state: 'waiting', remaking: 2, files: [] }],
    });
    expect(after.timeline.find(({ event }) => event === 'remake')).toMatchObject({
      actor: owner.email,
      detail: { line: 1, copies: 2, cause: 'misprint' },
    });
    expect(after.journal![0]).toMatchObject({
      action: 'order.remake',
      after: { line: 1, copies: 2, cause: 'misprint' },
    });
    expect((await blankOf(order)).stock).toBe(before.stock - 2);
    expect((await historyOf(before.sku)).find(({ kind }) => kind === 'removed')).toMatchObject({
      count: 2,
      by: owner.email,
      reason: `Remake of ${order.reference}, line 1: Misprint`,
    });
    await runJobs();
    expect((await shown(order)).lines[0]!.files.map(({ kind }) => kind)).toContain('jobSheet');
    const { orders } = await office.call('orders', { query: { search: order.reference } }, owner);
    expect(orders[0]!.production).toEqual({ waiting: 2, making: 3 });
    const sheet = { w: 420, h: 297, margin: 8, gap: 4 };
    const { sheets } = await shop.services.batchSheets.make(
      { sheet, untouchedOnly: true },
      async () => {},
    );
    const labels = sheets.flatMap(({ placed }) => placed.map(({ piece }) => piece.label));
    expect(labels.filter((label) => label.startsWith(order.reference))).toHaveLength(2);
    const started = await changed('orderProduce', order);
    expect(started.lines[0]).toMatchObject({ state: 'making', remaking: 2 });
    expect(started.steps).not.toContain('produce');
    const sent = await changed('orderDispatch', order, parcel('AB123456789GB'));
    expect(sent).toMatchObject({
      state: 'dispatched',
      lines: [{ state: 'dispatched', remaking: null, production: { dispatched: 5 } }],
    });
  });

  test('of a delivered order goes out in a parcel of its own, of which the buyer hears', async () => {
    const to = 'remade@example.org';
    const order = await buy(shop, { email: to, quantity: 3 });
    await changed('orderProduce', order);
    await changed('orderDispatch', order, parcel(null));
    await changed('orderDeliver', order, { tracking: null });
    await changed('orderRemake', order, { line: 1, copies: 1, cause: 'broken' });
    expect(await shown(order)).toMatchObject({ state: 'inProduction', due: 'today' });
    const sent = await changed('orderDispatch', order, parcel(null));
    expect(sent).toMatchObject({
      state: 'dispatched',
      parcels: [{ state: 'delivered' }, { state: 'dispatched', lines: [1] }],
    });
    await runJobs();
    const texts = (await readEmails(shop.config.dataFolder))
      .filter((email) => email.to?.some(({ address }) => address === to))
      .map(({ text = '' }) => text);
    expect(texts.filter((text) => text.includes('3 × ')).length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('1 × '))).toHaveLength(1);
    // Production is reported once.
    expect(texts.filter((text) => /has begun to make/.test(text))).toHaveLength(1);
    expect((await changed('orderDeliver', order, { tracking: null })).state).toBe('delivered');
  });

  test('of all copies of a line gets other words before it is made', async () => {
    const order = await inProduction();
    const words = { line: 1, personalisation: { v: 1, fields: { name: 'Mair' } } };
    expect((await change('orderWords', order, words)).statusCode).toBe(409);
    const remade = await changed('orderRemake', order, { line: 1, copies: 1, cause: 'theirWords' });
    expect(remade.steps).toContain('changeWords');
    expect((await changed('orderWords', order, words)).lines[0]!.words[0]!.text).toBe('Mair');
    await changed('orderProduce', order);
    expect((await change('orderWords', order, words)).statusCode).toBe(409);
    // The other copy has the words as they were.
    const two = await inProduction(2);
    await changed('orderRemake', two, { line: 1, copies: 1, cause: 'ourWords' });
    expect((await change('orderWords', two, words)).statusCode).toBe(409);
  });
});

test('a remake where nothing is for sale waits for a blank that other orders are short of', async () => {
  const order = await inProduction();
  const { sku } = await blankOf(order);
  await setStock(shop.database, 0, sku);
  const after = await changed('orderRemake', order, { line: 1, copies: 1, cause: 'broken' });
  expect(after.production).toMatchObject({ waiting: 1 });
  const level = async () =>
    (await office.call('stock', { query: { search: sku } }, owner)).blanks[0];
  expect(await level()).toMatchObject({ forSale: 0, short: 1 });
  await setStock(shop.database, 500, sku);
  expect(await level()).toMatchObject({ forSale: 499, short: 0 });
});

describe('a remake is refused', () => {
  test('before production, on hold, of unknown lines and of more copies than were ordered', async () => {
    const paid = await buy(shop);
    const one = { line: 1, copies: 1, cause: 'lost' };
    expect((await change('orderRemake', paid, one)).statusCode).toBe(409);
    const order = await inProduction();
    const { stock } = await blankOf(order);
    expect((await change('orderRemake', order, { ...one, line: 2 })).statusCode).toBe(404);
    expect((await change('orderRemake', order, { ...one, copies: 2 })).statusCode).toBe(422);
    await changed('orderHold', order, { reason: 'A question' });
    expect((await change('orderRemake', order, one)).statusCode).toBe(409);
    expect((await blankOf(order)).stock).toBe(stock);
  });
});

test('a remake by two members, or pressed twice, takes its blank once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await inProduction();
    const { stock } = await blankOf(order);
    const { version } = await shown(order);
    const params = { reference: order.reference };
    const body = { version, line: 1, copies: 1, cause: 'misprint' };
    const responses = await Promise.all(
      [1, 2, 3].map(() => office.ask('orderRemake', { params, body }, owner.cookie)),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    expect((await blankOf(order)).stock).toBe(stock - 1);
  }
});

/** Reports of the workshop against figures counted by hand, over the weekend on which clocks go forward. */
import { beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../../testing/features/orders.ts';
import { buyAtStandIn } from '../../testing/features/paid-orders.ts';
import { setStock } from '../../testing/features/stock.ts';
import { cookieOf, officeOf } from '../../testing/office.ts';
import type { Member, OfficeRequest } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';
import type { OfficeEndpointName } from '../../../contract/office/endpoints.ts';
import type { Order } from '../orders/orders.service.ts';
import { livePieces } from '../orders/pieces/pieces.store.ts';

/** A Friday; London is at UTC until Sunday, and an hour ahead from then on. */
let now = new Date('2026-03-27T08:00:00Z');
const at = (day: number, time: string) => {
  now = new Date(`2026-03-${day}T${time}Z`);
};
const shop = await testShop({ clock: () => now });
const origin = await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const { course } = shop.services;

/** Sessions end while the clock runs, so each member signs in for each call. */
async function signedIn(email: string): Promise<Member> {
  const body = { token: await office.linkFor(email) };
  return { email, cookie: cookieOf(await office.ask('sessionOpen', { body })) };
}
const { email: owner } = await office.invitation('owner');
// Spreadsheets run cells that begin like this.
const { email: meg } = await office.invitation('workshop', '+meg@example.org');
const { email: joe } = await office.invitation('workshop', 'joe@example.org');

type To = 'waiting' | 'making' | 'made' | 'packed';
type Pieces = Awaited<ReturnType<typeof livePieces>>;

async function move(maker: string, pieces: Pieces, to: To): Promise<void> {
  const body = { pieces: pieces.map(({ id, version }) => ({ id, version })), to };
  const { moved } = await office.call('piecesMove', { body }, await signedIn(maker));
  expect(moved).toHaveLength(pieces.length);
}
const piecesOf = ({ id }: Order) => livePieces(shop.database, id);
const moveAll = async (maker: string, order: Order, to: To) =>
  move(maker, await piecesOf(order), to);
/** @param line from 0 */
async function moveLine(maker: string, order: Order, line: number, to: To): Promise<void> {
  const lines = await shop.services.orders.lines(order.id);
  const pieces = await piecesOf(order);
  await move(
    maker,
    pieces.filter(({ orderLineId }) => orderLineId === lines[line]!.id),
    to,
  );
}
const send = ({ id }: Order, lines?: number[]) =>
  course.dispatch(
    id,
    { carrier: 'royal-mail', tracking: null, ...(lines && { lines }) },
    'workshop',
  );
async function change(name: OfficeEndpointName, { reference }: Order, body: object) {
  const member = await signedIn(owner);
  const params = { reference };
  const { version } = await office.call('order', { params }, member);
  return office.ask(name, { params, body: { version, ...body } }, member.cookie);
}
async function spoil(order: Order, line: number, cause: string): Promise<void> {
  const response = await change('orderRemake', order, { line, copies: 1, cause });
  expect(response.statusCode, response.body).toBe(200);
}
const setCost = async (cost: number | null) =>
  office.call('stockCost', { params: { sku: 'MUG' }, body: { cost } }, await signedIn(owner));

const report = async <Name extends OfficeEndpointName>(
  name: Name,
  query: Record<string, string>,
  who = owner,
) => office.call(name, { query }, await signedIn(who));
const PERIOD = { from: '2026-03-27', to: '2026-03-31' };
const NEXT = { from: '2026-04-01', to: '2026-04-05' };

/** Two mugs, sent on the day; one that is late; and what is paid and cancelled. */
async function friday(): Promise<{ late: Order; night: Order }> {
  at(27, '09:00:00');
  await setCost(185);
  const prompt = await buy(shop, { quantity: 2 });
  at(27, '09:30:00');
  await moveAll(meg, prompt, 'making');
  at(27, '10:00:00');
  await moveAll(meg, prompt, 'made');
  const late = await buy(shop);
  at(27, '11:00:00');
  await moveAll(meg, late, 'made');
  at(27, '16:00:00');
  await send(prompt);
  at(27, '23:30:00');
  return { late, night: await buy(shop, { quantity: 2 }) };
}

/** One of two is spoiled and made again; the others leave, in one parcel or in a part. */
async function monday({ late, night }: { late: Order; night: Order }) {
  at(30, '08:00:00');
  const lost = await buy(shop);
  await move(meg, (await piecesOf(night)).slice(0, 1), 'making');
  at(30, '08:20:00');
  const [{ id, version } = { id: '', version: 0 }] = await piecesOf(night);
  const body = { version, cause: 'broken' };
  await office.call('pieceSpoil', { params: { id }, body }, await signedIn(meg));
  at(30, '08:30:00');
  await moveAll(meg, lost, 'making');
  at(30, '08:50:00');
  await moveAll(meg, lost, 'made');
  at(30, '09:00:00');
  await moveAll(meg, night, 'making');
  await send(late);
  const parts = await buy(shop, { secondSku: 'SLT-WREATH' });
  at(30, '09:20:00');
  await moveLine(meg, parts, 0, 'making');
  at(30, '09:30:00');
  await moveAll(meg, night, 'made');
  at(30, '09:45:00');
  await moveLine(meg, parts, 0, 'made');
  at(30, '10:00:00');
  await send(lost);
  await moveLine(joe, parts, 1, 'making');
  at(30, '15:00:00');
  await send(parts, [1]);
  await moveLine(joe, parts, 1, 'made');
  at(30, '15:10:00');
  await spoil(parts, 2, 'misprint');
  at(30, '23:30:00');
  await send(night);
  return { lost, parts };
}

/** What was lost is made again and sent alone; what is cancelled or put back is not made. */
async function tuesday({ lost, parts }: { lost: Order; parts: Order }): Promise<void> {
  at(31, '08:00:00');
  await setCost(200);
  const [cancelled, putBack] = [await buyAtStandIn(shop, origin), await buy(shop)];
  const reason = { reason: 'The buyer asked' };
  const response = await change('orderCancel', cancelled, reason);
  expect(response.statusCode, response.body).toBe(200);
  for (const to of ['making', 'made', 'waiting'] as const) await moveAll(meg, putBack, to);
  expect((await change('orderCancel', putBack, reason)).statusCode).toBe(409);
  at(31, '09:00:00');
  await spoil(lost, 1, 'lost');
  at(31, '09:10:00');
  await moveAll(meg, lost, 'making');
  at(31, '09:40:00');
  await moveAll(meg, lost, 'made');
  at(31, '10:00:00');
  await moveLine(joe, parts, 1, 'making');
  at(31, '10:00:05');
  await moveLine(joe, parts, 1, 'made');
  at(31, '11:00:00');
  await send(lost);
  at(31, '12:00:00');
  await send(parts);
  // What costs later does not change what was written off.
  await setCost(900);
}

beforeAll(async () => tuesday(await monday(await friday())));

describe('on time', () => {
  const fri = { orders: 1, pieces: 2, onTime: 2, late: 0, daysLate: 0, mostDaysLate: 0 };
  const mon = { orders: 3, pieces: 3, onTime: 2, late: 1, daysLate: 3, mostDaysLate: 3 };
  // A parcel of half past midnight, and one of noon.
  const tue = { orders: 2, pieces: 3, onTime: 0, late: 3, daysLate: 3, mostDaysLate: 1 };
  const totals = { orders: 5, pieces: 8, onTime: 4, late: 4, daysLate: 6, mostDaysLate: 3 };

  test('counts pieces on the day in London on which they were first sent', async () => {
    const { rows, ...sums } = await report('onTimeReport', PERIOD);
    expect(rows).toEqual([
      { key: '2026-03-27', name: '2026-03-27', ...fri },
      { key: '2026-03-30', name: '2026-03-30', ...mon },
      { key: '2026-03-31', name: '2026-03-31', ...tue },
    ]);
    expect(sums).toMatchObject({ totals, before: { orders: 0, pieces: 0 } });
    expect(await report('onTimeReport', NEXT)).toMatchObject({ before: totals, rows: [] });
  });

  test('by process has each order in each of its processes, and once in all', async () => {
    const { rows, totals: all } = await report('onTimeReport', { ...PERIOD, by: 'process' });
    const [laser, sublimation] = rows;
    expect(laser).toEqual({ ...laser, key: 'laser', orders: 1, pieces: 1, late: 1, daysLate: 1 });
    expect(sublimation).toMatchObject({ key: 'sublimation', orders: 5, pieces: 7, onTime: 4 });
    expect(all).toEqual(totals);
  });
});

test('lead time is in working days of London and in hours that passed, by piece', async () => {
  const { totals, rows, before } = await report('leadTimeReport', PERIOD);
  const figures = (day: string) => rows.find(({ key }) => key === day);
  // Sorted: 0 0 0 0 1 1 2 2 days; 2 6 7 7 27 71 72 72 hours.
  expect(totals).toEqual({
    pieces: 8,
    medianDays: 0,
    mostDays: 2,
    medianHours: 7,
    mostHours: 72,
  });
  expect(figures('2026-03-27')).toMatchObject({ pieces: 2, medianDays: 0, mostHours: 7 });
  // By the clocks on the wall it was 72 hours.
  expect(figures('2026-03-30')).toMatchObject({ pieces: 3, mostDays: 1, mostHours: 71 });
  expect(figures('2026-03-31')).toMatchObject({ pieces: 3, medianDays: 2, medianHours: 72 });
  expect(before).toMatchObject({ pieces: 0, medianDays: null });
  const byProcess = await report('leadTimeReport', { ...PERIOD, by: 'process' });
  expect(byProcess.rows).toMatchObject([
    { key: 'laser', pieces: 1, medianDays: 1, medianHours: 27 },
    { key: 'sublimation', pieces: 7, medianDays: 0, mostDays: 2, medianHours: 7 },
  ]);
  expect(byProcess.totals).toEqual(totals);
  expect((await report('leadTimeReport', NEXT)).before).toEqual(totals);
});

describe('spoilage', () => {
  test('by reason shares in all that was made; what was put back and made again counts once', async () => {
    const { totals, rows } = await report('spoilageReport', PERIOD);
    expect(totals).toEqual({ spoiled: 3, made: 11 });
    expect(rows).toEqual([
      { key: 'broken', name: 'Broken', spoiled: 1, made: 11 },
      { key: 'lost', name: 'Lost', spoiled: 1, made: 11 },
      { key: 'misprint', name: 'Misprint', spoiled: 1, made: 11 },
    ]);
    expect((await report('spoilageReport', NEXT)).before).toEqual(totals);
  });

  test('by blank and by day adds up to the same', async () => {
    const byBlank = await report('spoilageReport', { ...PERIOD, by: 'blank' });
    expect(byBlank.rows.map(({ spoiled, made }) => [spoiled, made])).toEqual([
      [2, 9],
      [1, 2],
    ]);
    for (const { key, name } of byBlank.rows) expect(name).not.toBe(key);
    const byDay = await report('spoilageReport', { ...PERIOD, by: 'day' });
    expect(byDay.rows.map(({ key, spoiled, made }) => [key, spoiled, made])).toEqual([
      ['2026-03-27', 0, 3],
      ['2026-03-30', 2, 6],
      ['2026-03-31', 1, 2],
    ]);
  });
});

test('makers have what they made, in the time in which they made it, and what is left out', async () => {
  const { rows, totals, before } = await report('makersReport', PERIOD);
  expect(rows).toEqual([
    {
      maker: meg,
      process: 'sublimation',
      made: 9,
      spoiled: 2,
      measured: 7,
      // 30 on Friday; 20 and, of two that overlap, 45 on Monday; 30 on Tuesday.
      seconds: 125 * 60,
      // On Friday, straight to “made”: the journal names no other maker.
      straight: 1,
      paused: 0,
    },
    {
      maker: joe,
      process: 'laser',
      made: 2,
      spoiled: 1,
      measured: 0,
      seconds: 0,
      straight: 1,
      paused: 1,
    },
  ]);
  expect(totals).toMatchObject({ made: 11, spoiled: 3, measured: 7, straight: 2, paused: 1 });
  expect(before).toMatchObject({ made: 0, seconds: 0 });
  expect((await report('makersReport', NEXT)).before).toEqual(totals);
});

describe('remakes', () => {
  test('cost what their blanks cost when they were spoiled', async () => {
    const { rows, totals } = await report('remakesReport', PERIOD);
    expect(rows).toEqual([
      { key: 'lost', name: 'Lost', remakes: 1, cost: 200, unpriced: 0 },
      { key: 'broken', name: 'Broken', remakes: 1, cost: 185, unpriced: 0 },
      { key: 'misprint', name: 'Misprint', remakes: 1, cost: 0, unpriced: 1 },
    ]);
    expect(totals).toEqual({ remakes: 3, cost: 385, unpriced: 1, parcels: 1 });
    expect((await report('remakesReport', NEXT)).before).toEqual(totals);
  });

  test('by blank and by day add up to the same', async () => {
    const byBlank = await report('remakesReport', { ...PERIOD, by: 'blank' });
    expect(byBlank.rows.map(({ remakes, cost }) => [remakes, cost])).toEqual([
      [2, 385],
      [1, 0],
    ]);
    const byDay = await report('remakesReport', { ...PERIOD, by: 'day' });
    expect(byDay.rows.map(({ key, remakes, cost }) => [key, remakes, cost])).toEqual([
      ['2026-03-30', 2, 185],
      ['2026-03-31', 1, 200],
    ]);
  });
});

test('each report is a table for spreadsheets, which run none of its cells', async () => {
  const table = async (name: OfficeEndpointName, query: OfficeRequest['query'] = PERIOD) => {
    const { cookie } = await signedIn(owner);
    const { body } = await office.ask(name, { query }, cookie);
    return body.slice(1).trimEnd().split('\r\n');
  };
  expect(await table('onTimeReportExport')).toEqual([
    'Day,Orders,Pieces,On time,Late,Days late,Most days late',
    '2026-03-27,1,2,2,0,0,0',
    '2026-03-30,3,3,2,1,3,3',
    '2026-03-31,2,3,0,3,3,1',
  ]);
  expect((await table('leadTimeReportExport', { ...PERIOD, by: 'process' })).slice(0, 2)).toEqual([
    'Process,Pieces,Median working days,90% within working days,Median hours,90% within hours',
    'laser,1,1,1,27,27',
  ]);
  expect((await table('spoilageReportExport')).slice(0, 2)).toEqual([
    'Reason,Spoiled,Made',
    'Broken,1,11',
  ]);
  expect(await table('makersReportExport')).toEqual([
    'Maker,Process,Made,Spoiled,Measured,Seconds,Pieces an hour,Moved straight on,Paused',
    `'${meg},sublimation,9,2,7,7500,3.4,1,0`,
    `${joe},laser,2,1,0,0,,1,1`,
  ]);
  expect((await table('remakesReportExport')).slice(0, 3)).toEqual([
    'Reason,Remakes,Blanks,Without a known cost',
    'Lost,1,2.00,0',
    'Broken,1,1.85,0',
  ]);
});

test('makers are shown to owners and managers, and costs of blanks to those who see money', async () => {
  const asked = async (role: 'manager' | 'accountant' | 'reader' | 'workshop' | 'support') => {
    const { cookie } = await office.member(role);
    const names = ['spoilageReport', 'remakesReport', 'makersReport'] as const;
    const codes = names.map(async (name) => {
      const { statusCode } = await office.ask(name, { query: PERIOD }, cookie);
      return statusCode;
    });
    return Promise.all(codes);
  };
  expect(await asked('manager')).toEqual([200, 200, 200]);
  expect(await asked('accountant')).toEqual([200, 200, 403]);
  expect(await asked('reader')).toEqual([200, 200, 403]);
  expect(await asked('workshop')).toEqual([403, 403, 403]);
  expect(await asked('support')).toEqual([403, 403, 403]);
  const costFor = async (role: 'workshop' | 'support') => {
    const { blanks } = await office.call('stock', {}, await office.member(role));
    return blanks.find(({ sku }) => sku === 'MUG')?.cost;
  };
  expect([await costFor('workshop'), await costFor('support')]).toEqual([null, 900]);
});

/** The office's list of orders: searches, filters, pages, counts, export, and what each role sees. */
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../../../domain/time/durations.ts';
import { officeOf } from '../../../../testing/office.ts';
import { buy, moveAttempt, placeOrder } from '../../../../testing/features/orders.ts';
import { setStock } from '../../../../testing/features/stock.ts';
import { testShop } from '../../../../testing/test-app.ts';
import type { Order } from '../../orders.service.ts';

// A Monday. Orders placed before two leave on the same day.
const MONDAY = new Date('2026-03-02T10:00:00Z');
let now = MONDAY;
const shop = await testShop({ clock: () => now });
const office = officeOf(shop);
const { course } = shop.services;
const atMonday = async <Result>(minutes: number, work: () => Promise<Result>): Promise<Result> => {
  now = new Date(MONDAY.getTime() + minutes * MINUTE);
  const result = await work();
  now = MONDAY;
  return result;
};
const named = (name: string) => ({ personalisation: { v: 1 as const, fields: { name } } });

await setStock(shop.database, 500);
const sian = await atMonday(0, () => buy(shop, { comment: 'With love' }));
const mair = await atMonday(1, () =>
  buy(shop, { email: 'mair.hughes@example.org', ...named('Mair') }),
);
const sent = await atMonday(2, () => buy(shop, { ...named('Łucja'), quantity: 3 }));
await course.startProduction(sent.id, 'workshop');
await course.dispatch(sent.id, { carrier: 'royal-mail', tracking: 'AB123456789GB' }, 'workshop');
const unpaid = await atMonday(3, () => placeOrder(shop, named('Nia')));
const made = await atMonday(4, () => buy(shop, named('Owain')));
await course.startProduction(made.id, 'workshop');

now = MONDAY;
const owner = await office.member('owner');
const listed = async (query: Record<string, string>, member = owner): Promise<string[]> =>
  (await office.call('orders', { query }, member)).orders.map(({ reference }) => reference);
const references = (...orders: Order[]) => orders.map(({ reference }) => reference);

describe('a search finds an order by', () => {
  test.each([
    ['its reference', sian.reference, [sian]],
    [
      'its reference in lower case without hyphens',
      sian.reference.toLowerCase().replaceAll('-', ''),
      [sian],
    ],
    ['part of its reference', sent.reference.slice(3, 10), [sent]],
    ['the words engraved, without accents', 'lucja', [sent]],
    ['the words engraved, in capitals', 'ŁUCJA', [sent]],
    ['the email', 'mair.hughes@example.org', [mair]],
    ['part of the email', 'hughes@', [mair]],
    ['the tracking number', 'ab 123456789', [sent]],
    ['two words of different fields', 'owain mug', [made]],
    ['two letters at the beginning of a word', 'ow', [made]],
    ['the postcode', 'SY8 1AA', [made, unpaid, sent, mair, sian]],
    ['the postcode without its space', 'sy81aa', [made, unpaid, sent, mair, sian]],
    ['the SKU', 'MUG-WREATH', [made, unpaid, sent, mair, sian]],
    ['nothing that exists', 'zzyzx', []],
    ['punctuation only', '%_–!', []],
  ])('%s', async (_, search, found) => {
    expect(await listed({ search })).toEqual(references(...found));
  });
});

describe('a filter', () => {
  test.each([
    ['by states', { state: 'paid,inProduction' }, [made, mair, sian]],
    ['by the day of dispatch', { due: 'today' }, [made, mair, sian]],
    ['by another day of dispatch', { due: 'late' }, []],
    ['by process', { state: 'paid', process: 'sublimation' }, [mair, sian]],
    ['by a process of no line', { process: 'laser' }, []],
    ['by the days on which it was placed', { from: '2026-03-03', to: '2026-03-04' }, []],
    ['by orders on hold', { held: 'true' }, []],
    ['sorts the oldest first', { state: 'paid', held: 'false', sort: 'oldest' }, [sian, mair]],
  ])('%s', async (_, query, found) => {
    expect(await listed(query)).toEqual(references(...found));
  });

  test.each<Record<string, string>>([
    { state: 'gone' },
    { due: 'soon' },
    { after: 'nothing' },
    {
      after: Buffer.from(
        '2026-02-30T00:00:00.000000Z 00000000-0000-0000-0000-000000000000',
      ).toString('base64url'),
    },
    { from: '2026-02-30' },
  ])('that makes no sense is refused: %j', async (query) => {
    expect((await office.ask('orders', { query }, owner.cookie)).statusCode).toBe(400);
  });
});

test('an order is shown with its lines, pieces, gift note, buyer and total', async () => {
  const { orders } = await office.call('orders', { query: { search: sian.reference } }, owner);
  expect(orders).toMatchObject([
    {
      reference: sian.reference,
      state: 'paid',
      dispatchOn: '2026-03-02',
      due: 'today',
      hold: null,
      isInReview: false,
      hasGiftNote: true,
      pieces: 1,
      production: { waiting: 1 },
      lineCount: 1,
      lines: [
        { number: 1, quantity: 1, words: [{ label: 'Name', text: 'Siân' }], state: 'waiting' },
      ],
      buyer: { name: 'Siân Price', email: 'sian@example.org', town: 'Ludlow', postcode: 'SY8 1AA' },
      total: sian.totalPence,
    },
  ]);
  const address = orders[0]!.lines[0]!.proof!;
  expect(address).not.toContain(sian.key);
  const picture = await shop.app.inject({ url: address, headers: { cookie: owner.cookie } });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await shop.app.inject(address)).statusCode).toBe(401);
});

test('what was sent is dispatched, in the list and on the order', async () => {
  const dispatched = {
    production: { dispatched: 3 },
    lines: [{ state: 'dispatched' }],
  };
  const { orders } = await office.call('orders', { query: { search: sent.reference } }, owner);
  expect(orders).toMatchObject([dispatched]);
  const { reference } = sent;
  expect(await office.call('order', { params: { reference } }, owner)).toMatchObject(dispatched);
});

test('counts say how many orders wait for what, by London’s day', async () => {
  const late = { late: 0, today: 3, tomorrow: 0, later: 0 };
  expect(await office.call('orderCounts', {}, owner)).toMatchObject({
    open: 3,
    inProduction: 1,
    ...late,
  });
  now = new Date(MONDAY.getTime() + DAY);
  const tuesday = await office.member('owner');
  expect(await office.call('orderCounts', {}, tuesday)).toMatchObject({ late: 3, today: 0 });
  now = MONDAY;
});

test('a page continues where the last one ended although orders arrived since', async () => {
  const many: Order[] = [];
  for (let minute = 10; minute < 65; minute += 1)
    many.push(await atMonday(minute, () => placeOrder(shop, named('Rhys'))));
  const query = { search: 'rhys' };
  const first = await office.call('orders', { query }, owner);
  expect(first.orders).toHaveLength(50);
  await atMonday(90, () => placeOrder(shop, named('Rhys')));
  const second = await office.call('orders', { query: { ...query, after: first.next! } }, owner);
  expect([...first.orders, ...second.orders].map(({ reference }) => reference)).toEqual(
    references(...many.toReversed()),
  );
  expect(second.next).toBeNull();
  const count = (given: Record<string, string>) =>
    office.call('orderCount', { query: given }, owner);
  expect(await count(query)).toEqual({ count: 56 });
  expect(await count({ ...query, state: 'paid' })).toEqual({ count: 0 });
  expect(await count({ search: 'nobody of this name' })).toEqual({ count: 0 });
}, 120_000);

describe('a role without the permission', () => {
  test('to see people gets no buyer, and cannot search for one', async () => {
    const reader = await office.member('reader');
    const { orders } = await office.call('orders', { query: { search: 'mair' } }, reader);
    expect(orders).toMatchObject([
      { reference: mair.reference, buyer: null, total: mair.totalPence },
    ]);
    for (const search of ['hughes', 'SY8 1AA', 'AB123456789GB', 'Ludlow']) {
      expect(await listed({ search }, reader)).toEqual([]);
      expect(await office.call('orderCount', { query: { search } }, reader)).toEqual({ count: 0 });
    }
  });

  test('exports without people', async () => {
    const reader = await office.member('reader');
    const { body } = await office.ask('ordersExport', {}, reader.cookie);
    expect(body).not.toMatch(/Email|example\.org|Ludlow/);
    expect(body).toContain('Total');
  });
});

test('an export has every order of the view, and spreadsheets run none of its cells', async () => {
  const order = await buy(shop, { email: '=cmd@example.org' });
  const query = { search: 'cmd example' };
  const response = await office.ask('ordersExport', { query }, owner.cookie);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('orders.csv');
  const lines = response.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    'Order,State,Placed,Paid,Leaves,On hold,Pieces,Lines,Name,Email,Town,Postcode,Goods,Delivery,VAT,Total',
  );
  expect(lines[1]).toContain(`${order.reference},paid,2026-03-02T10:00:00.000Z`);
  expect(lines[1]).toContain(",'=cmd@example.org,");
  now = new Date(MONDAY.getTime() + 6 * MINUTE);
  expect((await office.ask('ordersExport', { query }, owner.cookie)).statusCode).toBe(403);
  now = MONDAY;
});

test('a search finds changed words after they were changed, and no longer by the former ones', async () => {
  const order = await buy(shop, named('Gwenllian'));
  const [line] = await shop.services.orders.lines(order.id);
  await shop.call('orderItemUpdateByKey', {
    params: { orderKey: order.key, itemId: line!.id },
    body: named('Angharad'),
  });
  expect(await listed({ search: 'angharad' })).toEqual([order.reference]);
  expect(await listed({ search: 'gwenllian' })).toEqual([]);
});

test('a filter by payments in review finds exactly those', async () => {
  const order = await placeOrder(shop);
  await moveAttempt(shop, order.id, 'startCapture', 'review');
  expect(await listed({ review: 'true' })).toEqual([order.reference]);
  expect(await listed({ review: 'false' })).not.toContain(order.reference);
  expect(await office.call('orderCounts', {}, owner)).toMatchObject({ inReview: 1 });
});

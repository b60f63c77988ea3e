/** Reports add up to the documents that the shop issued, on the days on which it issued them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { officeOf } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';
import { buyAtStandIn } from '../../testing/features/paid-orders.ts';
import { jobHandlers } from '../../wiring.ts';

/** Half past midnight in London, where clocks are still an hour ahead of UTC. */
const SUNDAY_NIGHT = new Date('2026-06-14T23:30:00Z');
let now = SUNDAY_NIGHT;
const shop = await testShop({ clock: () => now });
const origin = await shop.open();
const office = officeOf(shop);
const { orderRefunds } = shop.services;
const JUNE = { from: '2026-06-01', to: '2026-06-30' };
const JULY = { from: '2026-07-01', to: '2026-07-31' };

/** Two mugs on Monday the 15th; one and three on the 16th, of which £10 go back in July. */
beforeAll(async () => {
  await buyAtStandIn(shop, origin, { quantity: 2 });
  now = new Date('2026-06-16T09:00:00Z');
  await buyAtStandIn(shop, origin, { quantity: 1 });
  const { id } = await buyAtStandIn(shop, origin, { quantity: 3 });
  now = new Date('2026-07-02T09:00:00Z');
  await orderRefunds.refund(id, { amountPence: pence(1000), reason: 'Chipped' }, 'staff');
  await runDueJobs(shop.url, jobHandlers(shop.services));
});

async function reports() {
  const accountant = await office.member('accountant');
  return {
    sales: (query: Record<string, string>) => office.call('salesReport', { query }, accountant),
    vat: (query: Record<string, string>) => office.call('vatReport', { query }, accountant),
    ask: (query: Record<string, string>) => office.ask('vatReport', { query }, accountant.cookie),
  };
}

const documents = (kind: 'invoice' | 'creditNote') =>
  shop.database
    .selectFrom('invoice')
    .select((eb) => [
      eb.fn.countAll<number>().as('documents'),
      eb.fn.sum<number>('totalPence').as('gross'),
      eb.fn.sum<number>('taxPence').as('vat'),
    ])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();

describe('the VAT report', () => {
  test('adds up to the invoices, and has a credit note on its own date', async () => {
    const { vat } = await reports();
    const [invoices, notes] = [await documents('invoice'), await documents('creditNote')];
    expect([invoices.documents, notes]).toEqual([3, { documents: 1, gross: 1000, vat: 167 }]);
    const june = await vat(JUNE);
    expect(june.rates).toEqual([
      {
        ratePercent: 20,
        invoices: { ...invoices, net: invoices.gross - invoices.vat },
        creditNotes: { documents: 0, net: 0, vat: 0, gross: 0 },
        owed: { net: invoices.gross - invoices.vat, vat: invoices.vat, gross: invoices.gross },
      },
    ]);
    const july = await vat(JULY);
    expect(july.rates).toMatchObject([
      {
        invoices: { documents: 0 },
        creditNotes: { documents: 1, net: 833, vat: 167, gross: 1000 },
      },
    ]);
    expect(july.owed).toEqual({ net: -833, vat: -167, gross: -1000 });
    expect((await vat({ from: '2026-01-01', to: '2026-05-31' })).rates).toEqual([]);
  });

  test('refuses a period that ends before it begins, is too long, or has no such day', async () => {
    const { ask } = await reports();
    for (const query of [
      { from: '2026-06-02', to: '2026-06-01' },
      { from: '2020-06-02', to: '2026-06-01' },
      { from: '2026-02-30', to: '2026-03-01' },
    ])
      expect([query, (await ask(query)).statusCode]).toEqual([query, 400]);
  });
});

describe('the sales report', () => {
  test('counts an order on its day in London, and shows days without sales', async () => {
    const { sales } = await reports();
    const { rows, totals, before } = await sales({ ...JUNE, by: 'day' });
    expect(rows).toHaveLength(30);
    const sold = rows.filter(({ orders }) => orders > 0);
    expect(sold.map(({ key, orders, pieces }) => [key, orders, pieces])).toEqual([
      ['2026-06-15', 1, 2],
      ['2026-06-16', 2, 4],
    ]);
    const { gross } = await documents('invoice');
    expect(totals).toEqual({ orders: 3, pieces: 6, total: gross, refunded: 0 });
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(gross);
    expect(before).toEqual({ orders: 0, pieces: 0, total: 0, refunded: 0 });
    const july = await sales({ ...JULY, by: 'day' });
    expect(july.totals).toEqual({ orders: 0, pieces: 0, total: 0, refunded: 1000 });
    expect(july.before).toMatchObject({ orders: 3, total: gross });
  });

  test.each(['product', 'design', 'blank', 'process', 'category'])(
    'by %s has the pieces of every line, most money first',
    async (by) => {
      const { sales } = await reports();
      const { rows } = await sales({ ...JUNE, by });
      expect(rows.map(({ total }) => total)).toEqual(
        rows.map(({ total }) => total).toSorted((one, other) => other - one),
      );
      const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
      // A product may be in several categories, and counts in each.
      if (by === 'category') expect(pieces).toBeGreaterThanOrEqual(6);
      else expect(pieces).toBe(6);
      for (const { key, name } of rows) expect([key, name]).not.toContain('');
    },
  );
});

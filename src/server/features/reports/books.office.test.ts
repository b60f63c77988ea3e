/** Exports for bookkeeping programs have every document once and add up to the VAT report. */
import { beforeAll, describe, expect, test } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { officeOf } from '../../testing/office.ts';
import type { Member } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';
import { buyAtStandIn } from '../../testing/features/paid-orders.ts';
import { jobHandlers } from '../../wiring.ts';

/** Half past midnight in London, where clocks are still an hour ahead of UTC. */
let now = new Date('2026-06-14T23:30:00Z');
const shop = await testShop({ clock: () => now });
const origin = await shop.open();
const office = officeOf(shop);
const JUNE = { from: '2026-06-01', to: '2026-06-30' };
const JULY = { from: '2026-07-01', to: '2026-07-31' };
const BOTH = { from: JUNE.from, to: JULY.to };
let accountant: Member;

/** Two orders on the 15th of June and one on the 16th, of which £10 go back in July. */
beforeAll(async () => {
  await buyAtStandIn(shop, origin, { quantity: 2 });
  await buyAtStandIn(shop, origin, { address: { FirstName: '=HYPERLINK("x")' } });
  now = new Date('2026-06-16T09:00:00Z');
  const { id } = await buyAtStandIn(shop, origin, { quantity: 3 });
  now = new Date('2026-07-02T09:00:00Z');
  await shop.services.orderRefunds.refund(
    id,
    { amountPence: pence(1000), reason: 'Chipped' },
    'staff',
  );
  await runDueJobs(shop.url, jobHandlers(shop.services));
  accountant = await office.member('accountant');
});

type Query = Record<string, string>;

/** Cells by column. No cell of these files has a comma or a quote, except the one defused name. */
async function exported(query: Query): Promise<Record<string, string>[]> {
  const { statusCode, headers, body } = await office.ask('books', { query }, accountant.cookie);
  expect([statusCode, headers['content-type']], body).toEqual([200, 'text/csv; charset=utf-8']);
  const [titles = '', ...rows] = body.replace('\uFEFF', '').trimEnd().split('\r\n');
  return rows.map((row) => {
    const cells = row
      .match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)!
      .map((cell) => cell.replace(/,$/, ''));
    return Object.fromEntries(titles.split(',').map((title, place) => [title, cells[place] ?? '']));
  });
}

/** Exact: '-8.33' is -833. */
const penceOf = (cell = ''): number => {
  expect(cell).toMatch(/^-?\d+\.\d\d$/);
  return Number(cell.replace('.', ''));
};
const sumOf = (rows: Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + penceOf(row[column]), 0);

const AMOUNTS = {
  xero: ['*UnitAmount', 'TaxAmount'],
  quickbooks: ['*ItemAmount', 'ItemTaxAmount'],
  sage: ['Net Amount', 'Tax Amount'],
} as const;

/** All files of a period; credit notes below zero. */
async function everyRow(query: Query): Promise<{ net: number; vat: number; row: Query }[]> {
  const { files } = await office.call('bookFiles', { query }, accountant);
  const [net, vat] = AMOUNTS[query['format'] as keyof typeof AMOUNTS];
  const rows = await Promise.all(
    files.map(async ({ part, name }) =>
      (await exported({ ...query, part: String(part) })).map((row) => {
        const isNegated = row['Type'] === 'SC' || name.includes('credit-notes');
        const sign = isNegated ? -1 : 1;
        return { net: sign * penceOf(row[net]), vat: sign * penceOf(row[vat]), row };
      }),
    ),
  );
  return rows.flat();
}

describe.each(['xero', 'quickbooks', 'sage'] as const)('the export for %s', (format) => {
  test.each(['invoices', 'daily'])('of %s adds up to the VAT report', async (kind) => {
    for (const period of [JUNE, JULY, BOTH]) {
      const rows = await everyRow({ format, kind, ...period });
      const { owed } = await office.call('vatReport', { query: period }, accountant);
      expect(owed.vat).not.toBe(0);
      expect({
        net: rows.reduce((sum, { net }) => sum + net, 0),
        vat: rows.reduce((sum, { vat }) => sum + vat, 0),
      }).toEqual({ net: owed.net, vat: owed.vat });
    }
  });
});

test('a credit note has its own date, and names its order', async () => {
  const june = await exported({ format: 'sage', kind: 'invoices', ...JUNE });
  expect(june.map((row) => [row['Type'], row['Date'], row['Reference']])).toEqual([
    ['SI', '15/06/2026', 'INV-000001'],
    ['SI', '15/06/2026', 'INV-000002'],
    ['SI', '16/06/2026', 'INV-000003'],
  ]);
  const july = await exported({ format: 'sage', kind: 'invoices', ...JULY });
  expect(july).toMatchObject([
    {
      Type: 'SC',
      Date: '02/07/2026',
      Reference: 'CN-000001',
      'Net Amount': '8.33',
      'Tax Amount': '1.67',
      'Extra Reference': june[2]!['Extra Reference'],
    },
  ]);
});

test('days are summed in London’s time', async () => {
  const days = await exported({ format: 'xero', kind: 'daily', ...BOTH });
  expect(days.map((row) => [row['*InvoiceNumber'], row['*InvoiceDate']])).toEqual([
    ['DAY-20260615', '15/06/2026'],
    ['DAY-20260616', '16/06/2026'],
    ['DAY-20260702-CN', '02/07/2026'],
  ]);
  expect(days[2]).toMatchObject({ '*UnitAmount': '-8.33', TaxAmount: '-1.67' });
  const invoices = await exported({ format: 'xero', kind: 'invoices', ...JUNE });
  expect(sumOf(days.slice(0, 2), '*UnitAmount')).toBe(sumOf(invoices, '*UnitAmount'));
});

test('a name that begins like a formula is not run by spreadsheets, and amounts below zero stay numbers', async () => {
  const invoices = await exported({ format: 'xero', kind: 'invoices', ...BOTH });
  expect(invoices.map((row) => row['*ContactName'])).toContain(`"'=HYPERLINK(""x"") Price"`);
  expect(invoices.at(-1)).toMatchObject({ '*UnitAmount': '-8.33' });
});

test('sales go to the account that is named, or to the usual one', async () => {
  const query = { format: 'xero', kind: 'invoices', ...JULY };
  expect(await exported(query)).toMatchObject([{ '*AccountCode': '200' }]);
  expect(await exported({ ...query, account: '4100' })).toMatchObject([{ '*AccountCode': '4100' }]);
  const refused = await office.ask(
    'books',
    { query: { ...query, account: '=1+1' } },
    accountant.cookie,
  );
  expect(refused.statusCode).toBe(400);
});

test('an export is in the journal; a part that does not exist is refused and is not', async () => {
  const query = { format: 'sage', kind: 'daily', ...JUNE };
  await exported(query);
  const missing = await office.ask('books', { query: { ...query, part: '2' } }, accountant.cookie);
  expect(missing.statusCode).toBe(404);
  const { entries } = await office.call('journal', {}, accountant);
  expect(entries[0]).toMatchObject({
    action: 'books.export',
    actor: { name: accountant.email },
    after: { format: 'sage', kind: 'daily', ...JUNE, part: 1, documents: 2 },
  });
});

test('reports of sales and VAT can be had as CSV', async () => {
  const sales = await office.ask(
    'salesReportExport',
    { query: { ...JUNE, by: 'product' } },
    accountant.cookie,
  );
  const report = await office.call(
    'salesReport',
    { query: { ...JUNE, by: 'product' } },
    accountant,
  );
  const [mug] = report.rows;
  expect(sales.body).toBe(
    `\uFEFFName,Orders,Pieces,Sales\r\n${mug!.name},3,6,${(mug!.total / 100).toFixed(2)}\r\n`,
  );
  const vat = await office.ask('vatReportExport', { query: JULY }, accountant.cookie);
  expect(vat.body).toBe(
    '\uFEFFRate,Kind,Documents,Net,VAT,Gross\r\n20%,Credit notes,1,-8.33,-1.67,-10.00\r\n',
  );
});

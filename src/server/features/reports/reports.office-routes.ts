/** The office's calls for reports. */
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import { actorOf } from '../../http/office/serve-office.ts';
import type { BooksService } from './books.service.ts';
import type { ReportsService } from './reports.service.ts';
import { salesTable, vatTable } from './report-tables.answer.ts';

type Sums = { orders: number; pieces: number; totalPence: number };
type VatRow = Awaited<ReturnType<ReportsService['vat']>>[number];
type Amounts = { documents: number; net: number; vat: number; gross: number };

const NOTHING: Amounts = { documents: 0, net: 0, vat: 0, gross: 0 };

export function reportsOfficeRoutes(reports: ReportsService, books: BooksService) {
  return {
    salesReport: async ({ query: { by, ...period } }) => {
      const { totals, before, rows } = await reports.sales(period, by);
      return {
        totals: { ...sumsOf(totals), refunded: totals.refundedPence },
        before: { ...sumsOf(before), refunded: before.refundedPence },
        rows: rows.map((row) => ({ key: row.key, name: row.name, ...sumsOf(row) })),
      };
    },
    salesReportExport: async ({ query: { by, ...period } }) => ({
      name: `sales-by-${by}-${period.from}-${period.to}.csv`,
      rows: salesTable(by, (await reports.sales(period, by)).rows),
    }),
    vatReport: async ({ query }) => answerVat(await reports.vat(query)),
    vatReportExport: async ({ query }) => ({
      name: `vat-${query.from}-${query.to}.csv`,
      rows: vatTable(await reports.vat(query)),
    }),
    bookFiles: async ({ query }) => ({
      files: (await books.files(query)).map(({ part, name, documents }) => ({
        part,
        name,
        documents,
      })),
    }),
    books: ({ query, caller, request }) =>
      books.export(query, { actor: actorOf(caller), requestId: request.id }),
  } satisfies OfficeHandlers;
}

const sumsOf = ({ orders, pieces, totalPence }: Sums) => ({ orders, pieces, total: totalPence });

function answerVat(rows: readonly VatRow[]) {
  const percents = [...new Set(rows.map(({ ratePercent }) => ratePercent))];
  const rates = percents
    .toSorted((one, other) => other - one)
    .map((ratePercent) => {
      const amounts = (kind: VatRow['kind']) =>
        amountsOf(rows.find((row) => row.ratePercent === ratePercent && row.kind === kind));
      const [invoices, creditNotes] = [amounts('invoice'), amounts('creditNote')];
      return { ratePercent, invoices, creditNotes, owed: difference(invoices, creditNotes) };
    });
  const owed = rates.reduce(
    (sum, rate) => ({
      net: sum.net + rate.owed.net,
      vat: sum.vat + rate.owed.vat,
      gross: sum.gross + rate.owed.gross,
    }),
    { net: 0, vat: 0, gross: 0 },
  );
  return { rates, owed };
}

function amountsOf(row: VatRow | undefined): Amounts {
  if (!row) return NOTHING;
  const { documents, grossPence, vatPence } = row;
  return { documents, net: grossPence - vatPence, vat: vatPence, gross: grossPence };
}

const difference = (one: Amounts, other: Amounts) => ({
  net: one.net - other.net,
  vat: one.vat - other.vat,
  gross: one.gross - other.gross,
});

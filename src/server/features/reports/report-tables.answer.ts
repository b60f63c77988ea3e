/** Reports as tables for spreadsheets; the first row names the columns. */
import type { TableRow } from '../../../contract/office/files.ts';
import type { SalesGroup } from '../../../domain/orders/report-period.ts';
import type { ActivityService } from './activity.service.ts';
import type { ReportsService } from './reports.service.ts';

type SalesRow = Awaited<ReturnType<ReportsService['sales']>>['rows'][number];
type VatRow = Awaited<ReturnType<ReportsService['vat']>>[number];

export async function* salesTable(
  by: SalesGroup,
  rows: readonly SalesRow[],
): AsyncGenerator<TableRow> {
  yield [by === 'day' ? 'Day' : 'Name', 'Orders', 'Pieces', 'Sales'];
  for (const { name, orders, pieces, totalPence } of rows)
    yield [name, orders, pieces, { pence: totalPence }];
}

/** Credit notes are below zero, so that columns add up to what is owed. */
export async function* vatTable(rows: readonly VatRow[]): AsyncGenerator<TableRow> {
  yield ['Rate', 'Kind', 'Documents', 'Net', 'VAT', 'Gross'];
  for (const { ratePercent, kind, documents, grossPence, vatPence } of rows) {
    const amount = (value: number) => ({ pence: kind === 'invoice' ? value : -value });
    yield [
      `${ratePercent}%`,
      kind === 'invoice' ? 'Invoices' : 'Credit notes',
      documents,
      amount(grossPence - vatPence),
      amount(vatPence),
      amount(grossPence),
    ];
  }
}

type Visits = Awaited<ReturnType<ActivityService['visits']>>['rows'];
type Dispatch = Awaited<ReturnType<ActivityService['dispatch']>>['rows'];
type Refunds = Awaited<ReturnType<ActivityService['refunds']>>['rows'];

export async function* visitsTable(rows: Visits): AsyncGenerator<TableRow> {
  yield ['Day', 'Pages', 'Products', 'Checkouts', 'Orders'];
  for (const { day, views, productViews, checkoutViews, orders } of rows)
    yield [day, views, productViews, checkoutViews, orders];
}

export async function* dispatchTable(rows: Dispatch): AsyncGenerator<TableRow> {
  yield ['Day', 'Promised', 'On time', 'Late', 'Waiting'];
  for (const { day, promised, onTime, late, waiting } of rows)
    yield [day, promised, onTime, late, waiting];
}

export async function* refundsTable(rows: Refunds): AsyncGenerator<TableRow> {
  yield ['Reason', 'Refunds', 'Amount'];
  for (const { reason, refunds, amountPence } of rows)
    yield [reason, refunds, { pence: amountPence }];
}

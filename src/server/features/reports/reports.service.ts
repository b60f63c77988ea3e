/** Reports: how the shop sells, and the VAT that it owes. */
import { daysOf, periodBefore } from '../../../domain/orders/report-period.ts';
import type { ReportPeriod, SalesGroup } from '../../../domain/orders/report-period.ts';
import { daysUntil } from '../../../domain/time/days-until.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import { momentsOf } from './report-moments.ts';
import { reportsStore } from './reports.store.ts';
import type { SalesRow, SalesSums, VatRow } from './reports.store.ts';

export interface ReportsDependencies {
  database: Database;
}

type ReportsContext = ReturnType<typeof contextOf>;

function contextOf({ database }: ReportsDependencies) {
  return { store: reportsStore(database) };
}

export type ReportsService = ReturnType<typeof reportsService>;

export function reportsService(dependencies: ReportsDependencies) {
  return bound(contextOf(dependencies), { sales: reportSales, vat: reportVat });
}

export interface SalesReport extends SalesSums {
  rows: SalesRow[];
}

/** By when orders were paid. */
export async function reportSales(
  { store }: ReportsContext,
  period: ReportPeriod,
  by: SalesGroup,
): Promise<SalesReport> {
  const sales = await store.salesOf(by, momentsOf(period), momentsOf(periodBefore(period)));
  return { ...sales, rows: by === 'day' ? everyDay(period, sales.rows) : sales.rows };
}

/** Invoices and credit notes by rate, each on the day on which it was issued. */
export function reportVat({ store }: ReportsContext, period: ReportPeriod): Promise<VatRow[]> {
  return store.vatByRate(momentsOf(period));
}

function everyDay(period: ReportPeriod, rows: readonly SalesRow[]): SalesRow[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  return daysUntil(period.to, daysOf(period)).map(
    (day) => known.get(day) ?? { key: day, name: day, orders: 0, pieces: 0, totalPence: 0 },
  );
}

/** Reports of what happens around sales: visits, dispatch on time, refunds. */
import type { Clock } from '../../../domain/time/clock.ts';
import { periodBefore } from '../../../domain/orders/report-period.ts';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import { activityStore } from './activity.store.ts';
import type { DispatchSums, OfDay, RefundRow, VisitSums } from './activity.store.ts';
import { momentsOf } from './report-moments.ts';

export interface ActivityDependencies {
  database: Database;
  clock: Clock;
}

type ActivityContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock }: ActivityDependencies) {
  return { store: activityStore(database), clock };
}

export type ActivityService = ReturnType<typeof activityService>;

export function activityService(dependencies: ActivityDependencies) {
  return bound(contextOf(dependencies), {
    visits: reportVisits,
    dispatch: reportDispatch,
    refunds: reportRefunds,
  });
}

/** `before`: as many days before. */
export interface Compared<Sums, Row> {
  totals: Sums;
  before: Sums;
  rows: Row[];
}

const NO_VISITS: VisitSums = { views: 0, productViews: 0, checkoutViews: 0, orders: 0 };
const NO_DISPATCH: DispatchSums = { promised: 0, onTime: 0, late: 0, waiting: 0 };

export async function reportVisits(
  { store }: ActivityContext,
  period: ReportPeriod,
): Promise<Compared<VisitSums, OfDay<VisitSums>>> {
  const read = (of: ReportPeriod) => store.visitsByDay(of, momentsOf(of));
  const [rows, earlier] = await Promise.all([read(period), read(periodBefore(period))]);
  return { totals: added(NO_VISITS, rows), before: added(NO_VISITS, earlier), rows };
}

/** By the day on which orders were promised to leave. */
export async function reportDispatch(
  { store, clock }: ActivityContext,
  period: ReportPeriod,
): Promise<Compared<DispatchSums, OfDay<DispatchSums>>> {
  const today = londonDate(clock());
  const [rows, earlier] = await Promise.all([
    store.dispatchByDay(period, today),
    store.dispatchByDay(periodBefore(period), today),
  ]);
  return { totals: added(NO_DISPATCH, rows), before: added(NO_DISPATCH, earlier), rows };
}

export type RefundSums = Omit<RefundRow, 'reason'>;
const NO_REFUNDS: RefundSums = { refunds: 0, amountPence: 0 };

export async function reportRefunds(
  { store }: ActivityContext,
  period: ReportPeriod,
): Promise<Compared<RefundSums, RefundRow>> {
  const [rows, earlier] = await Promise.all([
    store.refundsByReason(momentsOf(period)),
    store.refundsByReason(momentsOf(periodBefore(period))),
  ]);
  return { totals: added(NO_REFUNDS, rows), before: added(NO_REFUNDS, earlier), rows };
}

function added<Name extends string>(
  nothing: Record<Name, number>,
  rows: readonly Record<NoInfer<Name>, number>[],
): Record<Name, number> {
  const names = Object.keys(nothing) as Name[];
  return rows.reduce((sums, row) => {
    const next = { ...sums };
    for (const name of names) next[name] += row[name];
    return next;
  }, nothing);
}

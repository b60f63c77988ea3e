/** Today: what waits for the staff, and how the shop sells. */
import type { Clock } from '../../../../../domain/time/clock.ts';
import { DAY } from '../../../../../domain/time/durations.ts';
import { daysUntil } from '../../../../../domain/time/days-until.ts';
import { londonDate } from '../../../../../domain/time/london-date.ts';
import { londonMoment } from '../../../../../domain/time/london-moment.ts';
import type { Database } from '../../../../database/connection/connection.ts';
import { bound } from '../../../../bound.ts';
import type { FailedJobsService } from '../../../failed-jobs/failed-jobs.service.ts';
import type { StockLevelsService } from '../../../stock/levels/stock-levels.service.ts';
import type { OfficeListService, OfficeRow } from '../list/office-list.service.ts';
import {
  designAnswers,
  designsToApprove,
  openMessages,
  soldBetween,
  soldByDay,
} from './today.store.ts';
import type { SoldDay } from './today.store.ts';

export interface TodayDependencies {
  database: Database;
  clock: Clock;
  list: Pick<OfficeListService, 'page' | 'counts'>;
  failedJobs: Pick<FailedJobsService, 'count'>;
  stockLevels: Pick<StockLevelsService, 'scarce'>;
}

export interface OrdersToday {
  counts: Awaited<ReturnType<OfficeListService['counts']>>;
  late: OfficeRow[];
  dueToday: OfficeRow[];
  toDispatch: OfficeRow[];
}

export interface Sales {
  today: Omit<SoldDay, 'day'>;
  todayBefore: Omit<SoldDay, 'day'>;
  /** Thirty days with today, and the thirty before them; oldest first, also days without sales. */
  days: SoldDay[];
  daysBefore: SoldDay[];
}

const SHOWN = 10;
const PERIOD_DAYS = 30;
const WEEK = 7 * DAY;

export type TodayService = ReturnType<typeof todayService>;

export function todayService(dependencies: TodayDependencies) {
  const { database, clock, failedJobs, stockLevels } = dependencies;
  return {
    day: () => londonDate(clock()),
    openMessages: () => openMessages(database),
    failedJobs: () => failedJobs.count(),
    designsToApprove: () => designsToApprove(database),
    scarceBlanks: () => stockLevels.scarce(SHOWN),
    designAnswers: () =>
      designAnswers(database, { since: new Date(clock().getTime() - WEEK), most: SHOWN }),
    ...bound(dependencies, { orders: ordersToday, sales: salesToday }),
  };
}

export async function ordersToday({ list }: TodayDependencies): Promise<OrdersToday> {
  const view = { sort: 'dispatch', withPeople: false } as const;
  const [counts, late, dueToday, toDispatch] = await Promise.all([
    list.counts(),
    list.page({ ...view, due: 'late' }),
    list.page({ ...view, due: 'today' }),
    list.page({ ...view, states: ['inProduction'] }),
  ]);
  const shown = ({ rows }: typeof late) => rows.slice(0, SHOWN);
  return { counts, late: shown(late), dueToday: shown(dueToday), toDispatch: shown(toDispatch) };
}

/** By when orders were paid, before refunds. */
export async function salesToday({ database, clock }: TodayDependencies): Promise<Sales> {
  const now = clock();
  const all = daysUntil(londonDate(now), 2 * PERIOD_DAYS);
  const weekBefore = londonDate(new Date(now.getTime() - WEEK));
  const [sold, todayBefore] = await Promise.all([
    soldByDay(database, londonMoment(`${all[0]}T00:00`)!),
    soldBetween(database, londonMoment(`${weekBefore}T00:00`)!, new Date(now.getTime() - WEEK)),
  ]);
  const days = all.map(
    (day) => sold.find((one) => one.day === day) ?? { day, orders: 0, totalPence: 0 },
  );
  const { orders, totalPence } = days.at(-1)!;
  return {
    today: { orders, totalPence },
    todayBefore,
    days: days.slice(PERIOD_DAYS),
    daysBefore: days.slice(0, PERIOD_DAYS),
  };
}

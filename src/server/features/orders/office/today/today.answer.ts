/** The wire form of Today, with what the caller may see. */
import type { Today } from '../../../../../contract/office/reports/today.ts';
import { isPermitted } from '../../../../../domain/staff/permissions.ts';
import type { Permission, StaffRole } from '../../../../../domain/staff/permissions.ts';
import { answerListed } from '../list/office-list.answer.ts';
import { visibilityOf } from '../visibility.ts';
import type { OrdersToday, Sales, TodayService } from './today.service.ts';

/** Reads only what the role may see. */
export async function answerToday(service: TodayService, role: StaffRole): Promise<Today> {
  const may = (permission: Permission) => isPermitted(role, permission);
  const day = service.day();
  const mayOrders = may('orders.see') || may('production.see');
  const [orders, toApprove, openMessages, failedJobs, lowStock, answers, sales] = await Promise.all(
    [
      mayOrders ? service.orders() : null,
      mayOrders ? service.designsToApprove() : null,
      may('messages.see') ? service.openMessages() : null,
      may('jobs.see') ? service.failedJobs() : null,
      may('stock.see') ? service.scarceBlanks() : null,
      may('orders.see') ? service.designAnswers() : null,
      may('orders.seeMoney') ? service.sales() : null,
    ],
  );
  return {
    day,
    orders: orders && answerOrders(orders, day, role),
    openMessages,
    failedJobs,
    lowStock,
    designsToApprove: toApprove,
    designAnswers:
      answers?.map(({ at, ...answer }) => ({ ...answer, at: at.toISOString() })) ?? null,
    sales: sales && answerSales(sales),
  };
}

function answerOrders(
  { counts, late, dueToday, toDispatch }: OrdersToday,
  day: string,
  role: StaffRole,
): Today['orders'] {
  const visibility = visibilityOf(role);
  const answer = (rows: OrdersToday['late']) =>
    rows.map((row) => answerListed(row, day, visibility));
  return { counts, late: answer(late), dueToday: answer(dueToday), toDispatch: answer(toDispatch) };
}

function answerSales({ today, todayBefore, days, daysBefore }: Sales): Today['sales'] {
  const answer = ({ orders, totalPence }: Sales['today']) => ({ orders, total: totalPence });
  const byDay = (all: Sales['days']) => all.map((one) => ({ day: one.day, ...answer(one) }));
  return {
    today: answer(today),
    todayBefore: answer(todayBefore),
    days: byDay(days),
    daysBefore: byDay(daysBefore),
  };
}

/** When a report's period begins and ends. */
import { dayAfter } from '../../../domain/orders/report-period.ts';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import { londonMoment } from '../../../domain/time/london-moment.ts';
import type { Moments } from './reports.store.ts';

/** A period is checked before it comes here. */
export function momentsOf(period: ReportPeriod): Moments {
  return {
    from: londonMoment(`${period.from}T00:00`)!,
    until: londonMoment(`${dayAfter(period)}T00:00`)!,
  };
}

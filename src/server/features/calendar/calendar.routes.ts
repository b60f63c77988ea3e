/** The calendar endpoints. */
import type { Handlers } from '../../http/serve.ts';
import type { CalendarService } from './calendar.service.ts';

export function calendarRoutes(calendar: CalendarService) {
  return {
    bankHolidays: () => calendar.bankHolidays(),
    dispatchPromise: async () => ({ cutOffs: await calendar.cutOffs() }),
  } satisfies Handlers;
}

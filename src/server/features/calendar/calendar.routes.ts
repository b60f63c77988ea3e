/** The calendar endpoints. */
import { extraDaysIn, type DeliveryZone } from '../../../domain/delivery/delivery.ts';
import type { Handlers } from '../../http/serve.ts';
import type { CalendarService } from './calendar.service.ts';

/** @param zones as the office has set them, and as they are now */
export function calendarRoutes(calendar: CalendarService, zones: () => readonly DeliveryZone[]) {
  return {
    bankHolidays: () => calendar.bankHolidays(),
    dispatchPromise: async ({ query: { zone = 'uk' } }) => ({
      cutOffs: await calendar.cutOffs({ extraDays: extraDaysIn(zone, zones()) }),
    }),
  } satisfies Handlers;
}

/** The last orders that pages announce, computed once a minute and after each change of what they depend on. */
import type { DispatchCalendar } from '../../../domain/calendar/dispatch.ts';
import {
  lastOrdersFarther,
  nextLastOrders,
  type FartherOrders,
  type GiftDayOrders,
} from '../../../domain/calendar/gift-days.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import { MINUTE } from '../../../domain/time/durations.ts';

export interface AnnouncedOrders extends GiftDayOrders {
  /** To zones that take longer than the mainland. */
  farther: readonly FartherOrders[];
}

type Zones = readonly DeliveryZone[];

/** Every page says it, and each zone takes 3 ms. */
export function keptAnnouncement() {
  let kept: { key: string; last: AnnouncedOrders | null } | undefined;
  return (now: Date, calendar: DispatchCalendar, zones: Zones): AnnouncedOrders | null => {
    const minute = Math.floor(now.getTime() / MINUTE);
    const extra = zones.map(({ name, extraDays }) => `${name} ${extraDays}`);
    const key = [minute, calendar.cutOffHour, ...calendar.holidays, ...extra].join(' ');
    if (kept?.key !== key) kept = { key, last: announce(now, calendar, zones) };
    return kept.last;
  };
}

function announce(now: Date, calendar: DispatchCalendar, zones: Zones): AnnouncedOrders | null {
  const last = nextLastOrders(now, calendar);
  return last && { ...last, farther: lastOrdersFarther(last.on, now, calendar, zones) };
}

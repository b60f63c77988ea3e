/** Bank holidays, and the dispatch promises that depend on them. */
import { HOUR } from '../../../domain/time/durations.ts';
import { DIVISIONS, holidayDates, isSubstitute } from '../../../domain/calendar/bank-holidays.ts';
import type { BankHolidayFeed } from '../../../domain/calendar/bank-holidays.ts';
import { BANK_HOLIDAYS_SNAPSHOT } from '../../../domain/calendar/bank-holidays-snapshot.ts';
import { closedDates } from '../../../domain/calendar/closed-days.ts';
import {
  lastCutOffFor,
  lastOrdersFor,
  type GiftDay,
  type GiftDayOrders,
} from '../../../domain/calendar/gift-days.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import type { DispatchSettings } from '../../../domain/settings/shop-settings.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import {
  arrivalAfter,
  dispatchCutOffs,
  promiseDispatch,
  workingDaysFrom,
} from '../../../domain/calendar/dispatch.ts';
import type {
  DispatchCalendar,
  DispatchCutOff,
  DispatchPromise,
} from '../../../domain/calendar/dispatch.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { BankHolidaysGateway } from '../../gateways/bank-holidays.gateway.ts';
import { keptAnnouncement, type AnnouncedOrders } from './announced-orders.ts';
import { calendarStore } from './calendar.store.ts';

const CUT_OFFS_TOLD = 10;

export interface CalendarDependencies {
  database: Database;
  clock: Clock;
  holidays: BankHolidaysGateway;
  /** As the office has set it, and as it is now. */
  dispatch(): DispatchSettings;
  zones(): readonly DeliveryZone[];
}

export type CalendarService = ReturnType<typeof calendarService>;

export function calendarService(dependencies: CalendarDependencies) {
  const { database, clock, holidays, dispatch, zones } = dependencies;
  const store = calendarStore(database);
  let kept: { feed: BankHolidayFeed; until: number } | undefined;
  const announced = keptAnnouncement();

  /**
   * The holidays last fetched by any process, or the bundled snapshot. They are known a year ahead,
   * so caching them for an hour is safe.
   */
  async function feed(): Promise<BankHolidayFeed> {
    const now = clock().getTime();
    if (!kept || kept.until < now)
      kept = { feed: (await store.feed()) ?? BANK_HOLIDAYS_SNAPSHOT, until: now + HOUR };
    return kept.feed;
  }

  async function days(): Promise<DispatchCalendar> {
    const bankHolidays = holidayDates(await feed());
    const { cutOffHour, closed } = dispatch();
    return { cutOffHour, holidays: new Set([...bankHolidays, ...closedDates(closed)]) };
  }

  return {
    /** Bank holidays and closed days, as they are set now. */
    async holidays(): Promise<ReadonlySet<string>> {
      return (await days()).holidays;
    },

    async bankHolidays() {
      const divisions = await feed();
      return DIVISIONS.flatMap((division) =>
        divisions[division].events.map(({ title, date, notes }) => ({
          title,
          date,
          division,
          ...(isSubstitute(notes) && { isSubstitute: true }),
        })),
      );
    },

    async cutOffs({ extraDays }: { extraDays: number }): Promise<DispatchCutOff[]> {
      return dispatchCutOffs(clock(), { ...(await days()), extraDays }, CUT_OFFS_TOLD);
    },

    /** The last orders that arrive by the day; null while it is far off. */
    async lastOrders(day: GiftDay): Promise<GiftDayOrders | null> {
      const last = lastOrdersFor(day, clock(), await days());
      return last && { day, ...last };
    },

    /** The last orders from now on that arrive by a plain date; null if none is left. */
    async lastCutOffFor(
      on: string,
      { extraDays }: { extraDays: number },
    ): Promise<DispatchCutOff | null> {
      return lastCutOffFor(on, clock(), { ...(await days()), extraDays });
    },

    /** The last orders for the next day that is announced and still open. */
    async nextLastOrders(): Promise<AnnouncedOrders | null> {
      return announced(clock(), await days(), zones());
    },

    /** The promise for an order placed now, with the extra working days of its zone. */
    async promise({ extraDays }: { extraDays: number }): Promise<DispatchPromise> {
      return promiseDispatch(clock(), { ...(await days()), extraDays });
    },

    /** When a parcel dispatched now arrives. */
    async arrival({ extraDays }: { extraDays: number }) {
      return arrivalAfter(clock(), { ...(await days()), extraDays });
    },

    /** The next `count` working days, from this plain date on. */
    async workingDays(from: string, count: number): Promise<string[]> {
      return workingDaysFrom(from, count, await days());
    },

    /** Throws if the feed is unavailable; the previous data stays. */
    async refresh(): Promise<void> {
      const fresh = await holidays.fetch();
      await store.keep(fresh, clock());
      kept = undefined;
    },
  };
}

/** Days of the year on which presents are given, and the last orders that arrive in time. */
import { Temporal } from 'temporal-polyfill';
import type { DeliveryZone, DeliveryZoneName } from '../delivery/delivery.ts';
import { dispatchCutOffs, type DispatchCalendar, type DispatchCutOff } from './dispatch.ts';

export const GIFT_DAYS = ['valentines', 'mothersDay', 'fathersDay', 'christmas'] as const;

export type GiftDay = (typeof GIFT_DAYS)[number];

export interface LastOrders extends DispatchCutOff {
  /** Plain date of the next such day. */
  on: string;
  /** Whether an order placed now still arrives in time; if not, the cut-off has passed. */
  isOpen: boolean;
  /** Of an order placed now. */
  next: DispatchCutOff;
}

/** Dates are announced this long before. */
const ANNOUNCED_DAYS = 60;
/** And on every page this long before: not Valentine's Day while Christmas is still to come. */
const NEAR_DAYS = 35;
const SUNDAY = 7;

/**
 * The last cut-off whose slowest parcel arrives on the day or before; null if the day is far off. For Christmas that is
 * Christmas Eve, because no courier comes on a bank holiday.
 */
export function lastOrdersFor(
  day: GiftDay,
  at: Date,
  calendar: DispatchCalendar,
): LastOrders | null {
  const today = londonDay(at);
  const on = nextDate(day, today);
  if (today.until(on).days > ANNOUNCED_DAYS) return null;
  const [next] = dispatchCutOffs(at, calendar, 1);
  // From a month ago on, so that the date is known after it has passed.
  const from = new Date(at.getTime() - 30 * 24 * 60 * 60 * 1000);
  const last = lastCutOffFor(on.toString(), from, calendar);
  if (!next || !last) return null;
  return { ...last, on: on.toString(), isOpen: new Date(last.orderBefore) > at, next };
}

/**
 * The last cut-off after an instant whose slowest parcel arrives on the plain date or before; null if none is left, or
 * if the date is more than three months away.
 */
export function lastCutOffFor(
  on: string,
  after: Date,
  calendar: DispatchCalendar,
): DispatchCutOff | null {
  const inTime = dispatchCutOffs(after, calendar, ANNOUNCED_DAYS + 30).filter(
    ({ arrivesTo }) => arrivesTo <= on,
  );
  return inTime.at(-1) ?? null;
}

export interface FartherOrders {
  zone: DeliveryZoneName;
  /** Plain date of the last dispatch that arrives in time; null: too late for this zone. */
  dispatchOn: string | null;
}

/** The last orders after an instant, for each zone that takes longer than the mainland, by its extra days. */
export function lastOrdersFarther(
  on: string,
  at: Date,
  calendar: DispatchCalendar,
  zones: readonly Pick<DeliveryZone, 'name' | 'extraDays'>[],
): FartherOrders[] {
  return zones
    .filter(({ extraDays }) => extraDays > 0)
    .toSorted((one, other) => one.extraDays - other.extraDays)
    .map(({ name, extraDays }) => ({
      zone: name,
      dispatchOn: lastCutOffFor(on, at, { ...calendar, extraDays })?.dispatchOn ?? null,
    }));
}

export interface GiftDayOrders extends LastOrders {
  day: GiftDay;
}

/** For the next day that is near and whose last orders are still open; null if there is none. */
export function nextLastOrders(at: Date, calendar: DispatchCalendar): GiftDayOrders | null {
  const today = londonDay(at);
  const near = GIFT_DAYS.filter((day) => today.until(nextDate(day, today)).days <= NEAR_DAYS);
  const open = near.flatMap((day) => {
    const last = lastOrdersFor(day, at, calendar);
    return last?.isOpen ? [{ day, ...last }] : [];
  });
  return open.toSorted((one, other) => one.dispatchOn.localeCompare(other.dispatchOn))[0] ?? null;
}

const londonDay = (at: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO('Europe/London')
    .toPlainDate();

/** Today counts. */
export function nextDate(day: GiftDay, today: Temporal.PlainDate): Temporal.PlainDate {
  const thisYear = dateIn(day, today.year);
  return Temporal.PlainDate.compare(thisYear, today) >= 0 ? thisYear : dateIn(day, today.year + 1);
}

export function dateIn(day: GiftDay, year: number): Temporal.PlainDate {
  const on = (month: number, date: number) => Temporal.PlainDate.from({ year, month, day: date });
  switch (day) {
    case 'valentines':
      return on(2, 14);
    case 'mothersDay':
      return easterSunday(year).subtract({ weeks: 3 });
    case 'fathersDay': {
      const first = on(6, 1);
      return first.add({ days: (SUNDAY - first.dayOfWeek) % SUNDAY, weeks: 2 });
    }
    case 'christmas':
      return on(12, 25);
  }
}

/** By the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - corrected + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

/** The dispatch calendar: the cut-off for each dispatch day and the days on which the courier delivers. */
import { Temporal } from 'temporal-polyfill';
import { COURIER_DAYS } from '../delivery/courier-days.ts';

const TIME_ZONE = 'Europe/London';

/** Plain dates in the United Kingdom. */
export interface DispatchPromise {
  dispatchOn: string;
  arrivesFrom: string;
  arrivesTo: string;
}

/** A promise, and the instant before which an order must be placed to get it. */
export interface DispatchCutOff extends DispatchPromise {
  orderBefore: string;
}

/** Where the office has not set another. */
export const USUAL_CUT_OFF_HOUR = 14;

export interface DispatchCalendar {
  /** In London; default: the usual one. */
  cutOffHour?: number;
  /** Plain dates, other than weekends, on which neither shop nor courier works. */
  holidays: ReadonlySet<string>;
  /** Working days that the delivery zone adds to the courier's. */
  extraDays?: number;
}

/** The next `count` cut-offs after an instant, soonest first, so that a page can stay open past the first one. */
export function dispatchCutOffs(
  at: Date,
  calendar: DispatchCalendar,
  count: number,
): DispatchCutOff[] {
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  const local = now.toZonedDateTimeISO(TIME_ZONE);
  let day = local.toPlainDate();
  const { cutOffHour = USUAL_CUT_OFF_HOUR } = calendar;
  if (local.hour >= cutOffHour) day = day.add({ days: 1 });

  const cutOffs: DispatchCutOff[] = [];
  while (cutOffs.length < count) {
    day = onWorkingDay(day, calendar);
    cutOffs.push({
      orderBefore: cutOffOn(day, cutOffHour).toString(),
      ...promiseOf(day, calendar),
    });
    day = day.add({ days: 1 });
  }
  return cutOffs;
}

/** The promise for an order placed at this instant. */
export function promiseDispatch(at: Date, calendar: DispatchCalendar): DispatchPromise {
  const [cutOff] = dispatchCutOffs(at, calendar, 1);
  if (!cutOff) throw new RangeError('A calendar always has a next cut-off');
  const { dispatchOn, arrivesFrom, arrivesTo } = cutOff;
  return { dispatchOn, arrivesFrom, arrivesTo };
}

/**
 * When a parcel packed at this instant arrives, whatever was promised. Courier days count from the first collection:
 * a parcel packed on a Saturday leaves on Monday.
 */
export function arrivalAfter(
  at: Date,
  calendar: DispatchCalendar,
): Pick<DispatchPromise, 'arrivesFrom' | 'arrivesTo'> {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE);
  const { arrivesFrom, arrivesTo } = promiseOf(
    onWorkingDay(local.toPlainDate(), calendar),
    calendar,
  );
  return { arrivesFrom, arrivesTo };
}

/** The next `count` working days, from this plain date on. */
export function workingDaysFrom(
  day: string,
  count: number,
  calendar: Pick<DispatchCalendar, 'holidays'>,
): string[] {
  const days: string[] = [];
  for (let next = Temporal.PlainDate.from(day); days.length < count; next = next.add({ days: 1 })) {
    next = onWorkingDay(next, calendar);
    days.push(next.toString());
  }
  return days;
}

/** The cut-off on the day of dispatch, after which a paid order can no longer be edited. ISO 8601 instant. */
export function editDeadline(dispatchOn: string, cutOffHour: number): string {
  return cutOffOn(Temporal.PlainDate.from(dispatchOn), cutOffHour).toString();
}

function promiseOf(dispatched: Temporal.PlainDate, calendar: DispatchCalendar): DispatchPromise {
  const extraDays = calendar.extraDays ?? 0;
  return {
    dispatchOn: dispatched.toString(),
    arrivesFrom: afterWorkingDays(
      dispatched,
      COURIER_DAYS.fastest + extraDays,
      calendar,
    ).toString(),
    arrivesTo: afterWorkingDays(dispatched, COURIER_DAYS.slowest + extraDays, calendar).toString(),
  };
}

function cutOffOn(day: Temporal.PlainDate, hour: number): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from({ hour });
  return day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime }).toInstant();
}

function afterWorkingDays(
  from: Temporal.PlainDate,
  count: number,
  calendar: DispatchCalendar,
): Temporal.PlainDate {
  let day = from;
  for (let passed = 0; passed < count; passed += 1)
    day = onWorkingDay(day.add({ days: 1 }), calendar);
  return day;
}

/** The day itself, or the first working day after it. */
function onWorkingDay(
  day: Temporal.PlainDate,
  { holidays }: Pick<DispatchCalendar, 'holidays'>,
): Temporal.PlainDate {
  let candidate = day;
  while (candidate.dayOfWeek > 5 || holidays.has(candidate.toString()))
    candidate = candidate.add({ days: 1 });
  return candidate;
}

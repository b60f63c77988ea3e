/** The dispatch calendar: the cut-off for each dispatch day and the days on which the courier delivers. */
import { Temporal } from 'temporal-polyfill';
import { COURIER_DAYS } from '../delivery/courier-days.ts';

const TIME_ZONE = 'Europe/London';
const CUT_OFF_TIME = Temporal.PlainTime.from('14:00');

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

export interface DispatchCalendar {
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
  if (Temporal.PlainTime.compare(local.toPlainTime(), CUT_OFF_TIME) >= 0)
    day = day.add({ days: 1 });

  const cutOffs: DispatchCutOff[] = [];
  while (cutOffs.length < count) {
    day = onWorkingDay(day, calendar);
    cutOffs.push({ orderBefore: cutOffOn(day).toString(), ...promiseOf(day, calendar) });
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

/** The cut-off on the day of dispatch, after which a paid order can no longer be edited. ISO 8601 instant. */
export function editDeadline(dispatchOn: string): string {
  return cutOffOn(Temporal.PlainDate.from(dispatchOn)).toString();
}

/** The next 2 pm or midnight in London, when a page that shows a dispatch promise becomes out of date. */
export function nextCalendarChange(at: Date): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE);
  const today = local.toPlainDate();
  const turns = [cutOffOn(today), today.add({ days: 1 }).toZonedDateTime(TIME_ZONE).toInstant()];
  const next = turns.find((turn) => turn.epochMilliseconds > at.getTime());
  if (!next) throw new RangeError('A day always has another change');
  return new Date(next.epochMilliseconds);
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

function cutOffOn(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: CUT_OFF_TIME }).toInstant();
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
function onWorkingDay(day: Temporal.PlainDate, { holidays }: DispatchCalendar): Temporal.PlainDate {
  let candidate = day;
  while (candidate.dayOfWeek > 5 || holidays.has(candidate.toString()))
    candidate = candidate.add({ days: 1 });
  return candidate;
}

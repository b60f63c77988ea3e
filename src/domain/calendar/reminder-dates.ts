/** When an occasion of a reminder comes next, and when its email is due. */
import { Temporal } from 'temporal-polyfill';
import { REMINDED_DAYS_BEFORE } from '../people/reminder-consent.ts';
import { dateIn, type GiftDay } from './gift-days.ts';

/** Days between the email and an occasion that was near when its reminder was asked for. */
const REMINDED_LATE_DAYS_BEFORE = 7;

const LEAP_YEAR = 2028;

export interface DayOfYear {
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

/** A gift day has a date of its own each year. */
export type ReminderDay = DayOfYear | GiftDay;

/** Whether any year has such a day: 29 February is one, 31 April is not. */
export function isDayOfYear({ month, day }: DayOfYear): boolean {
  if (month < 1 || month > 12) return false;
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year: LEAP_YEAR, month });
  return day >= 1 && day <= daysInMonth;
}

/** The first date of the occasion after a plain date. In other years 29 February is kept on the 28th. */
export function nextOccasion(day: ReminderDay, after: string): string {
  const from = Temporal.PlainDate.from(after);
  const next = [from.year, from.year + 1]
    .map((year) => occasionIn(day, year))
    .find((date) => Temporal.PlainDate.compare(date, from) > 0);
  if (!next) throw new RangeError(`No year has the day ${JSON.stringify(day)}`);
  return next.toString();
}

/** The first date whose email would be sent tomorrow or later, so that no one is reminded of something they have just bought. */
export function firstOccasion(day: ReminderDay, today: string): string {
  const after = Temporal.PlainDate.from(today).add({ days: REMINDED_DAYS_BEFORE });
  return nextOccasion(day, after.toString());
}

/** The plain date of the email about an occasion on a plain date. */
export const reminderDueOn = (on: string): string =>
  Temporal.PlainDate.from(on).subtract({ days: REMINDED_DAYS_BEFORE }).toString();

/** Whether the usual email about an occasion would be due on this plain date, or was due before. */
export const isNear = (on: string, today: string): boolean => reminderDueOn(on) <= today;

/**
 * The plain date of the email about an occasion that was near when its reminder was asked for: seven days before, or
 * the day after asking if seven days before is not later, or too late for the last orders. Null: none arrive in time.
 */
export function lateReminderOn(
  on: string,
  { askedOn, lastOrdersOn }: { askedOn: string; lastOrdersOn: string | null },
): string {
  const dayAfter = dayAfterDate(askedOn);
  const late = Temporal.PlainDate.from(on).subtract({ days: REMINDED_LATE_DAYS_BEFORE }).toString();
  return late > dayAfter && lastOrdersOn !== null && late <= lastOrdersOn ? late : dayAfter;
}

export const dayAfterDate = (date: string): string =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toString();

/** Occasions until this plain date have their email due on a plain date, or before. */
export const dueUntil = (today: string): string =>
  Temporal.PlainDate.from(today).add({ days: REMINDED_DAYS_BEFORE }).toString();

function occasionIn(day: ReminderDay, year: number): Temporal.PlainDate {
  return typeof day === 'string' ? dateIn(day, year) : Temporal.PlainDate.from({ ...day, year });
}

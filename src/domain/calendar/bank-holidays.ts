/** Bank holidays of the United Kingdom, in the shape of the GOV.UK feed (https://www.gov.uk/bank-holidays.json). */
import { ShopError } from '../errors.ts';

export const DIVISIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;

export type Division = (typeof DIVISIONS)[number];

export interface BankHoliday {
  title: string;
  /** Plain date, such as 2026-12-28. */
  date: string;
  notes: string;
  bunting: boolean;
}

export type BankHolidayFeed = Record<
  Division,
  { division: Division; events: readonly BankHoliday[] }
>;

/** Parses the feed's response. Throws malformed if it is not a list of bank holidays, so the caller keeps the last good one. */
export function parseBankHolidays(answer: unknown): BankHolidayFeed {
  const read = (division: Division) => ({
    division,
    events: list(member(member(answer, division), 'events')).map(readEvent),
  });
  return {
    'england-and-wales': read('england-and-wales'),
    scotland: read('scotland'),
    'northern-ireland': read('northern-ireland'),
  };
}

/** The holiday dates of one division, as plain dates. */
export function holidayDates(
  feed: BankHolidayFeed,
  division: Division = 'england-and-wales',
): ReadonlySet<string> {
  return new Set(feed[division].events.map(({ date }) => date));
}

function readEvent(event: unknown): BankHoliday {
  const date = text(member(event, 'date'));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw unreadable();
  return {
    title: text(member(event, 'title')),
    date,
    notes: text(member(event, 'notes')),
    bunting: member(event, 'bunting') === true,
  };
}

function member(whole: unknown, name: string): unknown {
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, name))
    throw unreadable();
  return (whole as Record<string, unknown>)[name];
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw unreadable();
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw unreadable();
  return value;
}

function unreadable(): ShopError {
  return new ShopError('malformed', { message: 'The answer contains no bank holidays.' });
}

/** Whether GOV.UK's note on a holiday says that it replaces one on a weekend. */
export const isSubstitute = (notes: string): boolean => /^substitute day$/i.test(notes.trim());

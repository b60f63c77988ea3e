import Holidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { BANK_HOLIDAYS_SNAPSHOT } from './bank-holidays-snapshot.ts';
import { DIVISIONS, holidayDates, parseBankHolidays } from './bank-holidays.ts';

const YEARS = [2025, 2026, 2027, 2028];
const REGIONS = { 'england-and-wales': 'ENG', scotland: 'SCT', 'northern-ireland': 'NIR' };

// Proclaimed in February 2026 for Scotland alone; the library does not know it.
const PROCLAIMED: readonly string[] = ['2026-06-15'];

describe('the snapshot', () => {
  test.each(DIVISIONS)('of %s agrees with an independent calendar', (division) => {
    const calendar = new Holidays('GB', REGIONS[division]);
    const known = YEARS.flatMap((year) => calendar.getHolidays(year))
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10))
      .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()));
    const ours = [...holidayDates(BANK_HOLIDAYS_SNAPSHOT, division)].filter(
      (date) => !PROCLAIMED.includes(date),
    );
    expect(ours).toEqual([...new Set(known)].toSorted());
  });

  test('equals the parsed feed', () => {
    expect(parseBankHolidays(JSON.parse(JSON.stringify(BANK_HOLIDAYS_SNAPSHOT)))).toEqual(
      BANK_HOLIDAYS_SNAPSHOT,
    );
  });

  test('names substitute days, each year in order', () => {
    const { events } = BANK_HOLIDAYS_SNAPSHOT['england-and-wales'];
    expect(
      events
        .filter(({ notes }) => notes === 'Substitute day')
        .map(({ date, title }) => `${date} ${title}`),
    ).toEqual([
      '2026-12-28 Boxing Day',
      '2027-12-27 Christmas Day',
      '2027-12-28 Boxing Day',
      '2028-01-03 New Year’s Day',
    ]);
  });
});

describe('reading the feed', () => {
  const event = {
    title: 'Good Friday',
    date: '2026-04-03',
    notes: '',
    bunting: false,
    added: 'later',
  };
  const feed = Object.fromEntries(
    DIVISIONS.map((division) => [division, { division, events: [event] }]),
  );

  test('keeps known fields and ignores additional ones', () => {
    const { added: _, ...known } = event;
    expect(parseBankHolidays(feed).scotland).toEqual({ division: 'scotland', events: [known] });
    expect(holidayDates(parseBankHolidays(feed))).toEqual(new Set(['2026-04-03']));
  });

  test.each([
    null,
    'bank holidays',
    [],
    {},
    { ...feed, scotland: undefined },
    { ...feed, scotland: { events: [] } },
    { ...feed, scotland: { events: [{ ...event, date: '3 April' }] } },
    { ...feed, scotland: { events: [{ ...event, title: 7 }] } },
  ])('refuses %j', (answer) => {
    expect(() => parseBankHolidays(answer)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});

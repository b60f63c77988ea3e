import { describe, expect, test } from 'vitest';
import {
  dueUntil,
  firstOccasion,
  isDayOfYear,
  isNear,
  lateReminderOn,
  nextOccasion,
  reminderDueOn,
} from './reminder-dates.ts';

describe('a day of the year', () => {
  test.each([
    [2, 29, true],
    [2, 30, false],
    [4, 30, true],
    [4, 31, false],
    [12, 31, true],
    [13, 1, false],
    [0, 1, false],
    [1, 0, false],
  ])('month %i, day %i: %s', (month, day, expected) => {
    expect(isDayOfYear({ month, day })).toBe(expected);
  });
});

describe('the next occasion', () => {
  test.each([
    ['is later this year', { month: 12, day: 1 }, '2026-11-26', '2026-12-01'],
    ['is next year once the day has come', { month: 11, day: 26 }, '2026-11-26', '2027-11-26'],
    ['passes the end of the year', { month: 1, day: 1 }, '2026-12-31', '2027-01-01'],
    [
      'of 29 February is the 28th in other years',
      { month: 2, day: 29 },
      '2026-11-26',
      '2027-02-28',
    ],
    [
      'of 29 February is the day itself in a leap year',
      { month: 2, day: 29 },
      '2027-02-28',
      '2028-02-29',
    ],
    ['of 29 February after a leap year', { month: 2, day: 29 }, '2028-02-29', '2029-02-28'],
    ['of Mother’s Day moves with Easter', 'mothersDay' as const, '2026-11-26', '2027-03-07'],
    ['of Mother’s Day the year after', 'mothersDay' as const, '2027-03-07', '2028-03-26'],
    ['of Father’s Day', 'fathersDay' as const, '2027-06-20', '2028-06-18'],
    ['of Christmas', 'christmas' as const, '2026-12-25', '2027-12-25'],
  ])('%s', (_, day, after, expected) => {
    expect(nextOccasion(day, after)).toBe(expected);
  });

  test('comes once in every year, whatever the day', () => {
    for (const day of [{ month: 2, day: 29 }, { month: 12, day: 31 }, 'mothersDay' as const]) {
      let on = nextOccasion(day, '2026-12-31');
      for (let year = 2027; year < 2127; year += 1) {
        expect(on.slice(0, 4)).toBe(String(year));
        on = nextOccasion(day, on);
      }
    }
  });
});

describe('the first occasion', () => {
  test('is one whose email is not due yet', () => {
    // 21 days before 17 December is today, 26 November.
    expect(firstOccasion({ month: 12, day: 17 }, '2026-11-26')).toBe('2027-12-17');
    expect(firstOccasion({ month: 12, day: 18 }, '2026-11-26')).toBe('2026-12-18');
    expect(firstOccasion({ month: 11, day: 26 }, '2026-11-26')).toBe('2027-11-26');
  });
});

describe('an occasion that is near when its reminder is asked for', () => {
  test('has its usual email due that day, or before', () => {
    expect(isNear('2026-12-18', '2026-11-27')).toBe(true);
    expect(isNear('2026-12-19', '2026-11-27')).toBe(false);
  });

  test.each([
    ['a week before', '2026-12-15', '2026-12-11', '2026-12-08'],
    ['a week before, on the last day for orders', '2026-12-15', '2026-12-08', '2026-12-08'],
    ['the day after asking, if less than a week is left', '2026-12-04', '2026-12-01', '2026-11-28'],
    [
      'the day after asking, if a week before is too late',
      '2026-12-15',
      '2026-12-07',
      '2026-11-28',
    ],
    ['the day after asking, if nothing arrives in time', '2026-12-15', null, '2026-11-28'],
  ])('is emailed about %s', (_, on, lastOrdersOn, emailOn) => {
    expect(lateReminderOn(on, { askedOn: '2026-11-27', lastOrdersOn })).toBe(emailOn);
  });
});

test('an email is due 21 days before, across months and leap days', () => {
  expect(reminderDueOn('2027-11-26')).toBe('2027-11-05');
  expect(reminderDueOn('2028-03-10')).toBe('2028-02-18');
  expect(reminderDueOn('2027-03-10')).toBe('2027-02-17');
  expect(dueUntil(reminderDueOn('2028-03-10'))).toBe('2028-03-10');
});

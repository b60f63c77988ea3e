import { expect, test } from 'vitest';
import { leadTimeOf } from './lead-time.ts';

const NONE = new Set<string>();

test('working days and hours have a median, and what nine of ten do not exceed', () => {
  const days = [
    // A weekend is between these.
    { paidOn: '2026-11-20', sentOn: '2026-11-23', pieces: 8 },
    { paidOn: '2026-11-23', sentOn: '2026-11-23', pieces: 1 },
    { paidOn: '2026-11-16', sentOn: '2026-11-23', pieces: 1 },
  ];
  const hours = [
    { hours: 70, pieces: 8 },
    { hours: 3, pieces: 1 },
    { hours: 168, pieces: 1 },
  ];
  expect(leadTimeOf(days, hours, NONE)).toEqual({
    pieces: 10,
    medianDays: 1,
    mostDays: 1,
    medianHours: 70,
    mostHours: 70,
  });
  expect(leadTimeOf(days.slice(1), hours.slice(1), NONE)).toMatchObject({
    mostDays: 5,
    mostHours: 168,
  });
});

test('a day on which the workshop is closed is no working day', () => {
  const days = [{ paidOn: '2026-11-23', sentOn: '2026-11-25', pieces: 1 }];
  expect(leadTimeOf(days, [], new Set(['2026-11-24'])).medianDays).toBe(1);
});

test('nothing sent has no times', () => {
  expect(leadTimeOf([], [], NONE)).toEqual({
    pieces: 0,
    medianDays: null,
    mostDays: null,
    medianHours: null,
    mostHours: null,
  });
});

import { expect, test } from 'vitest';
import { daysText, durationText, hoursText, lateText, rowName } from './workshop-texts.ts';

test('times are in hours first, then in days, and a dash where there is none', () => {
  expect([null, 0, 1, 47, 48, 71].map(hoursText)).toEqual([
    '–',
    '0 hours',
    '1 hour',
    '47 hours',
    '2 days',
    '2 days 23 hours',
  ]);
  expect([null, 1, 2].map(daysText)).toEqual(['–', '1 day', '2 days']);
  expect([0, 89, 3600, 7500].map(durationText)).toEqual(['0 s', '1 min', '1 h 0 min', '2 h 5 min']);
});

test('late pieces are late on average, with one decimal', () => {
  expect(lateText({ late: 4, daysLate: 6 })).toBe('1.5 days');
  expect(lateText({ late: 2, daysLate: 2 })).toBe('1 day');
  expect(lateText({ late: 0, daysLate: 0 })).toBe('–');
});

test('rows have the names of days, processes, reasons and blanks', () => {
  expect(rowName('process', { key: 'etch', name: 'etch' })).toBe('Etching');
  expect(rowName('reason', { key: 'ourWords', name: 'Wrong words' })).toBe('Wrong words');
  expect(rowName('day', { key: '2001-11-24', name: '2001-11-24' })).toBe('24 Nov 2001');
});

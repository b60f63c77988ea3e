import { expect, test } from 'vitest';
import { forecastText, loadDayText, loadText, paceText } from './machine-texts.ts';

const NOW = new Date('2026-11-27T09:00:00Z');

test.each([
  ['2026-11-27', 'Today'],
  ['2026-11-28', 'Tomorrow'],
  ['2026-11-30', 'Mon 30 Nov'],
])('%s is called %s', (day, text) => {
  expect(loadDayText(day, NOW)).toBe(text);
});

test.each([
  [27, 40, '27 of 40'],
  [40, 40, '40 of 40'],
  [52, 40, '52 of 40, 12 too many'],
  [27, null, '27'],
])('%j pieces of %j a day are “%s”', (pieces, piecesADay, text) => {
  expect(loadText(pieces, piecesADay)).toBe(text);
});

test.each([
  [1, '1 piece an hour'],
  [2.25, '2.3 pieces an hour'],
  [12.4, '12 pieces an hour'],
])('a pace of %j is “%s”', (pace, text) => {
  expect(paceText(pace)).toBe(text);
});

test.each([
  [{ doneAt: '2026-11-27T14:20:00Z', pace: 12, load: [64] }, 'Done about 14:20'],
  [{ doneAt: '2026-11-28T06:00:00Z', pace: 3, load: [64] }, 'About 21 hours of work'],
  [{ doneAt: null, pace: 3, load: [0] }, ''],
  [{ doneAt: null, pace: null, load: [9] }, ''],
])('a forecast %j', (machine, text) => {
  expect(forecastText(machine, NOW)).toBe(text);
});

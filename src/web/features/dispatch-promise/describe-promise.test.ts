import { expect, test } from 'vitest';
import { promiseAt } from './describe-promise.ts';

const promise = (orderBefore: string, dispatchOn: string) => ({
  orderBefore,
  dispatchOn,
  arrivesFrom: '2026-11-24',
  arrivesTo: '2026-11-26',
});
const cutOffs = [
  promise('2026-11-23T14:00:00Z', '2026-11-23'),
  promise('2026-11-24T14:00:00Z', '2026-11-24'),
];

test.each([
  ['2026-11-23T11:45:30Z', 'today', 2, 14],
  ['2026-11-23T13:59:59Z', 'today', 0, 0],
  ['2026-11-23T14:00:00Z', 'tomorrow', 24, 0],
  ['2026-11-22T23:59:00Z', 'tomorrow', 14, 1],
  ['2026-11-21T09:00:00Z', 'later', 53, 0],
])('an order at %s leaves %s', (now, day, hours, minutes) => {
  expect(promiseAt(cutOffs, new Date(now))).toMatchObject({ day, hours, minutes });
});

test('days are London’s: half past midnight in summer is already the new day', () => {
  const summer = [promise('2026-07-07T13:00:00Z', '2026-07-07')];
  expect(promiseAt(summer, new Date('2026-07-06T22:30:00Z'))?.day).toBe('tomorrow');
  expect(promiseAt(summer, new Date('2026-07-06T23:30:00Z'))?.day).toBe('today');
});

test('there is no promise once every cut-off has passed', () => {
  expect(promiseAt(cutOffs, new Date('2026-11-25T09:00:00Z'))).toBeUndefined();
});

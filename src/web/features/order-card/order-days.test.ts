import { expect, test } from 'vitest';
import { orderDay, orderMoment } from './order-days.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

test('a day is shown in London time, with its year if that is not this one', () => {
  expect(orderDay('2026-11-21T09:05:00Z', NOW)).toBe('Sat 21 Nov');
  expect(orderDay('2026-06-30T23:30:00Z', NOW)).toBe('Wed 1 Jul');
  expect(orderDay('2025-12-31T09:05:00Z', NOW)).toBe('Wed 31 Dec 2025');
});

test('a moment is a day and a time', () => {
  expect(orderMoment('2026-11-21T14:00:00Z', NOW)).toBe('Sat 21 Nov, 2pm');
  expect(orderMoment('2025-06-30T23:30:00Z', NOW)).toBe('Tue 1 Jul 2025, 12:30am');
});

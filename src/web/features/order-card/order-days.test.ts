import { expect, test } from 'vitest';
import { orderDay, orderTime } from './order-days.ts';

test('a time is shown in London time, in winter and in summer', () => {
  expect(orderDay('2026-11-21T09:05:00Z')).toBe('21 November 2026');
  expect(orderTime('2026-11-21T09:05:00Z')).toBe('09:05');
  expect(orderDay('2026-06-30T23:30:00Z')).toBe('1 July 2026');
  expect(orderTime('2026-06-30T23:30:00Z')).toBe('00:30');
});

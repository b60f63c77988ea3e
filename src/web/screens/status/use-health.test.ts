import { expect, test } from 'vitest';
import { overallOf } from './use-health.ts';

test('the overall status is that of the worst part', () => {
  expect(overallOf(null)).toBe('checking');
  expect(overallOf({ website: 'good', orders: 'good' })).toBe('good');
  expect(overallOf({ website: 'good', orders: 'bad' })).toBe('limited');
  expect(overallOf({ website: 'bad', orders: 'bad' })).toBe('down');
});

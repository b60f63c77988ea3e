import { expect, test } from 'vitest';
import { isJustPaid } from './use-thanks.ts';

const order = {
  status: 'paid',
  payment: 'paid',
  timeline: [
    { event: 'place', at: '2026-11-27T10:00:00Z', actor: 'customer' },
    { event: 'pay', at: '2026-11-27T10:05:00Z', actor: 'customer' },
  ],
} as const;
const at = (time: string) => new Date(`2026-11-27T${time}:00Z`);

test('an order is just paid for an hour, and while nothing else has happened', () => {
  const timeline = [...order.timeline];
  expect(isJustPaid({ ...order, timeline }, at('10:06'))).toBe(true);
  expect(isJustPaid({ ...order, timeline }, at('11:06'))).toBe(false);
  expect(isJustPaid({ ...order, timeline, status: 'inProduction' }, at('10:06'))).toBe(false);
  expect(isJustPaid({ ...order, timeline, payment: 'refunded' }, at('10:06'))).toBe(false);
  expect(isJustPaid({ ...order, timeline: [] }, at('10:06'))).toBe(false);
});

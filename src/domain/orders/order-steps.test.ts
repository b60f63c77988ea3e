import { describe, expect, test } from 'vitest';
import { mayCancel, ORDER_STEPS } from './order-steps.ts';
import type { OrderState } from './order-steps.ts';

describe('a buyer', () => {
  test.each([
    ['awaitingPayment', true],
    ['paid', true],
    ['inProduction', false],
    ['dispatched', false],
    ['delivered', false],
    ['cancelled', false],
  ] satisfies [OrderState, boolean][])('of an order that is %s may cancel: %s', (state, may) => {
    expect(mayCancel(state, ['waiting', 'waiting'])).toBe(may);
  });

  test('may not cancel once production of one line has started', () => {
    for (const line of ['making', 'made', 'packed'] as const)
      expect(mayCancel('paid', ['waiting', line])).toBe(false);
    expect(mayCancel('paid', ['waiting', 'cancelled'])).toBe(true);
  });
});

test('a cancelled order stays cancelled', () => {
  expect(ORDER_STEPS.cancelled).toEqual({ cancel: 'cancelled' });
});

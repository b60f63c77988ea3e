import { expect, test } from 'vitest';
import { standingOf } from './status.ts';
import { isUnsettled } from '../use-order-by-key.ts';

test.each([
  ['paid', 'paid', 'paid'],
  ['awaitingPayment', 'capturing', 'capturing'],
  ['awaitingPayment', 'refused', 'refused'],
  ['cancelled', 'refused', 'cancelled'],
  ['cancelled', 'refunded', 'refunded'],
  ['awaitingPayment', 'review', 'review'],
  ['inProduction', 'paid', 'inProduction'],
  ['dispatched', 'paid', 'dispatched'],
  ['delivered', 'paid', 'delivered'],
  ['delivered', 'refunded', 'refunded'],
  ['cancelled', 'paid', 'refunding'],
] as const)('an order %s whose payment is %s is shown as %s', (status, payment, shown) => {
  expect(standingOf({ status, payment })).toBe(shown);
});

test('only a payment in progress is requested again', () => {
  expect(isUnsettled({ status: 'awaitingPayment', payment: 'waiting' })).toBe(true);
  expect(isUnsettled({ status: 'awaitingPayment', payment: 'capturing' })).toBe(true);
  expect(isUnsettled({ status: 'awaitingPayment', payment: 'refused' })).toBe(false);
  expect(isUnsettled({ status: 'cancelled', payment: 'waiting' })).toBe(false);
});

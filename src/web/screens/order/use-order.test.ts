import { expect, test } from 'vitest';
import { isMoneyMoving } from './use-order.ts';

const document = (kind: 'invoice' | 'creditNote', total: number) => ({
  kind,
  total,
  number: `${kind}-${total}`,
  issuedAt: '2026-11-21T09:00:00Z',
});
const invoice = document('invoice', 1748);

test('an order is requested again while its payment is in progress, and no longer once it is paid', () => {
  const order = { status: 'awaitingPayment', total: 1748 } as const;
  expect(isMoneyMoving({ ...order, payment: 'capturing', documents: [] })).toBe(true);
  expect(isMoneyMoving({ ...order, payment: 'waiting', documents: [] })).toBe(false);
  expect(isMoneyMoving({ ...order, status: 'paid', payment: 'paid', documents: [invoice] })).toBe(
    false,
  );
});

test('a cancelled order is requested until credit notes cover the payment', () => {
  const order = { status: 'cancelled', payment: 'refunded', total: 1748 } as const;
  expect(isMoneyMoving({ ...order, documents: [invoice] })).toBe(true);
  const part = document('creditNote', 500);
  expect(isMoneyMoving({ ...order, documents: [invoice, part] })).toBe(true);
  const rest = document('creditNote', 1248);
  expect(isMoneyMoving({ ...order, documents: [invoice, part, rest] })).toBe(false);
  expect(isMoneyMoving({ ...order, payment: 'refused', documents: [] })).toBe(false);
});

import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [99999, '£999.99'],
  [100000, '£1,000.00'],
  [363070, '£3,630.70'],
  [123456789, '£1,234,567.89'],
  [-1249, '−£12.49'],
  [-363070, '−£3,630.70'],
])('%d pence are shown as %s', (amount, text) => {
  expect(moneyText(amount)).toBe(text);
});

import { expect, test } from 'vitest';
import { readPriceCommand } from './price-arguments.ts';

test('a price begins now, or at a moment in London', () => {
  expect(readPriceCommand(['MUG', '£11.99'])).toEqual({ sku: 'MUG', pricePence: 1199 });
  expect(readPriceCommand(['MUG', '9', '--from', '2026-07-01T00:00'])).toEqual({
    sku: 'MUG',
    pricePence: 900,
    from: new Date('2026-06-30T23:00:00Z'),
  });
  expect(readPriceCommand(['--help'])).toBeNull();
});

test.each([
  [['MUG'], 'not an amount'],
  [['MUG', '1.234'], 'not an amount'],
  [['MUG', '9', '--from', '2026-02-30T00:00'], 'not a moment'],
  [['MUG', '9', '--from', 'tomorrow'], 'not a moment'],
])('refuses %j', (typed, message) => {
  expect(() => readPriceCommand(typed)).toThrow(message);
});

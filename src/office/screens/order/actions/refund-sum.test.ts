import { expect, test } from 'vitest';
import { pence } from '../../../../domain/money/money.ts';
import { amountFault, sumOf } from './refund-sum.ts';

const money = {
  left: pence(2664),
  entries: [
    { number: 1, description: 'Mug', gross: pence(2600), left: pence(2331) },
    { number: 2, description: 'Delivery', gross: pence(333), left: pence(333) },
  ],
};
const chosen = { lines: [] as number[], amount: '' };

test('lines refund what is left of them, and the rest all that is left', () => {
  expect(sumOf(money, { ...chosen, way: 'lines' })).toBe(0);
  expect(sumOf(money, { ...chosen, way: 'lines', lines: [1] })).toBe(2331);
  expect(sumOf(money, { ...chosen, way: 'lines', lines: [2, 1] })).toBe(2664);
  expect(sumOf(money, { ...chosen, way: 'rest' })).toBe(2664);
});

test('an amount is read as pounds, and anything else as none', () => {
  const of = (amount: string) => sumOf(money, { ...chosen, way: 'amount', amount });
  expect([of('12.49'), of(' 3 '), of('0.05'), of('5.5'), of('£3')]).toEqual([
    1249, 300, 5, 550, 300,
  ]);
  expect([of('3630.70'), of('3,630.70'), of('1,234,567')]).toEqual([363070, 363070, 123456700]);
  expect([of(''), of('-3'), of('1,50'), of('12.345'), of('3€')]).toEqual(Array(5).fill(null));
  expect([of('36,30.70'), of(',630'), of('3,6307')]).toEqual(Array(3).fill(null));
});

test('a typed amount that cannot be refunded says why', () => {
  const of = (amount: string) => amountFault(money, { ...chosen, way: 'amount', amount });
  expect([of(''), of('26.64'), of('5.5')]).toEqual(Array(3).fill(undefined));
  expect(of('1,50')).toBe('Please type pounds and pence, such as 5 or 5.50.');
  expect(of('26.65')).toBe('Only £26.64 is left.');
});

import { expect, test } from 'vitest';
import { checkPin } from './pin.ts';

test.each(['4917', '60318', '830526', '0472'])('%s is a good PIN', (pin) => {
  expect(checkPin(pin)).toBeNull();
});

test.each(['', '491', '4917385', '49a7', '49 7', '４９１７'])('%j is not 4 to 6 digits', (pin) => {
  expect(checkPin(pin)).toBe('Please choose 4 to 6 digits.');
});

test.each([
  ['one digit', ['0000', '77777', '999999']],
  ['a run of digits', ['1234', '4321', '7890', '0987', '345678']],
  ['a repetition', ['1212', '8383', '123123', '484848']],
  ['the same backwards', ['4774', '12321', '479974']],
  ['a year', ['1987', '2026']],
  ['a column of the pad', ['2580', '0852']],
])('%s is refused, because people try it first', (_, pins) => {
  for (const pin of pins) expect(checkPin(pin), pin).toMatch(/among the first/);
});

import { expect, test } from 'vitest';
import { foreignCodeText } from './foreign-code.ts';
import { formatOrderReference } from '../order-number.ts';
import { pieceCodeOf } from './piece-code.ts';

test('an order, a mistyped code, goods and nothing are told apart', () => {
  const order = formatOrderReference(7);
  expect(foreignCodeText(order.toLowerCase())).toContain(
    `This is the reference of order ${order}.`,
  );
  const mistyped = pieceCodeOf(7).replace(/.$/, '0');
  expect(foreignCodeText(mistyped)).toContain(`${mistyped} has a wrong character.`);
  expect(foreignCodeText('5012345678900')).toContain('This is something else: 5012345678900');
  expect(foreignCodeText(`https://example.org/${'x'.repeat(500)}`).length).toBeLessThan(120);
  expect(foreignCodeText('  ')).toContain('This code is empty.');
});

import { expect, test } from 'vitest';
import { unmadeText, unpackedText } from './unmade.ts';

test.each([
  [0, 0, null],
  [1, 0, '1 piece is not recorded as made.'],
  [1, 1, '1 piece, a remake, is not recorded as made.'],
  [3, 0, '3 pieces are not recorded as made.'],
  [3, 1, '3 pieces are not recorded as made, 1 of them a remake.'],
  [3, 2, '3 pieces are not recorded as made, 2 of them remakes.'],
])('of %i unmade pieces with %i remakes it says %j', (unmade, remakes, text) => {
  expect(unmadeText({ unmade, remakes })).toBe(text);
});

test('says what is still to be made and packed, and where the rest is sent', () => {
  expect(unpackedText({ unpacked: 1, unmade: 0, remakes: 0, packed: 0 })).toBe(
    '1 piece is made and not packed.',
  );
  expect(unpackedText({ unpacked: 3, unmade: 1, remakes: 1, packed: 2 })).toBe(
    '1 piece, a remake, is not recorded as made. 2 pieces are made and not packed. What is packed can be dispatched on the page of the order.',
  );
});

import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['exactly as long', 15, 'exactly as long'],
  ['Leaves, petals and meadows', 20, 'Leaves, petals and…'],
  ['Leaves, petals', 9, 'Leaves…'],
  ['Llanfairpwllgwyngyll', 8, 'Llanfai…'],
])('%s, at most %d', (text, characters, short) => {
  expect(shorten(text, characters)).toBe(short);
  expect([...shorten(text, characters)].length).toBeLessThanOrEqual(characters);
});

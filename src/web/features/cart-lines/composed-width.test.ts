import { expect, test } from 'vitest';
import { composedWidth } from './composed-width.ts';

test.each([
  ['a thumbnail', 72, 3, 320],
  ['the cart of a phone', 136, 3, 320],
  ['the review of a phone', 318, 3, 640],
  ['the review of a wide phone', 390, 3, 960],
  ['the review in a window', 224, 1, 320],
  ['the same on a sharp screen', 224, 2, 640],
  ['a picture as wide as a tablet', 700, 2, 960],
] as const)('is as large as it is shown: %s', (_, widthPx, pixels, width) => {
  expect(composedWidth(widthPx, pixels)).toBe(width);
});

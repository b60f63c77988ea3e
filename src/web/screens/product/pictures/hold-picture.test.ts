import { expect, test } from 'vitest';
import { sideIn } from './hold-picture.ts';

test('a window of a desktop shows the whole picture', () => {
  expect(sideIn(1232, 836)).toBe(820);
  expect(sideIn(768, 920)).toBe(752);
});

test.each([
  ['held upright', 390, 700, 720],
  ['with 320 pixels', 320, 600, 640],
  ['that is long', 390, 800, 800],
  ['held sideways', 812, 310, 812],
])('a phone %s has it larger than its window, without a gap', (_, width, height, side) => {
  expect(sideIn(width, height)).toBe(side);
});

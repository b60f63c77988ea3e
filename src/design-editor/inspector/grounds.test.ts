import { expect, test } from 'vitest';
import { groundsIn } from './grounds.ts';
import { isHardToRead, weakShare } from './palette.ts';

const pixels = (...colours: [number, number, number, number][]) =>
  Uint8ClampedArray.from(colours.flat());
const [white, navy, cream, clear] = [
  [255, 255, 255, 255],
  [30, 47, 85, 255],
  [251, 249, 247, 255],
  [0, 0, 0, 0],
] as const satisfies (readonly [number, number, number, number])[];
const covering = (...shown: boolean[]) =>
  pixels(...shown.map((is): [number, number, number, number] => (is ? [...white] : [...clear])));

test('only what lies under the letters counts, and like colours count as one', () => {
  const behind = pixels([...white], [...cream], [...navy], [...navy]);
  expect(groundsIn(behind, covering(true, true, true, false))).toEqual([
    { hex: '#fdfcfb', share: 2 / 3 },
    { hex: '#1e2f55', share: 1 / 3 },
  ]);
  expect(groundsIn(behind, covering(false, false, false, false))).toEqual([]);
});

test('a colour is weak if a notable part of the ground is too like it', () => {
  const half = [
    { hex: '#ffffff', share: 0.5 },
    { hex: '#1e2f55', share: 0.5 },
  ];
  expect(weakShare('#000000', half)).toBe(0.5);
  expect(isHardToRead('#000000', half)).toBe(true);
  expect(isHardToRead('#ffffff', half)).toBe(true);
  // An edge of something dark, such as a leaf's.
  const mostly = [
    { hex: '#ffffff', share: 0.9 },
    { hex: '#1e2f55', share: 0.1 },
  ];
  expect(isHardToRead('#000000', mostly)).toBe(false);
});

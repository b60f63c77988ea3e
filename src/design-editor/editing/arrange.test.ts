import { expect, test } from 'vitest';
import { aligned, spaced } from './arrange.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const boxes = new Map([
  ['wide', box(10, 0, 40, 10)],
  ['small', box(70, 40, 10, 5)],
  ['tall', box(30, 12, 10, 20)],
]);
const moves = (result: ReturnType<typeof aligned>, axis: 'dx' | 'dy') =>
  Object.fromEntries([...result].map(([id, move]) => [id, move[axis]]));

test('layers move to the outermost edge among them', () => {
  expect(moves(aligned(boxes, 'left'), 'dx')).toEqual({ wide: 0, small: -60, tall: -20 });
  expect(moves(aligned(boxes, 'right'), 'dx')).toEqual({ wide: 30, small: 0, tall: 40 });
  expect(moves(aligned(boxes, 'top'), 'dy')).toEqual({ wide: 0, small: -40, tall: -12 });
  expect(moves(aligned(boxes, 'bottom'), 'dy')).toEqual({ wide: 35, small: 0, tall: 13 });
});

test('centres move to the middle of all, and nothing moves along the other axis', () => {
  expect(moves(aligned(boxes, 'centre'), 'dx')).toEqual({ wide: 15, small: -30, tall: 10 });
  expect(moves(aligned(boxes, 'centre'), 'dy')).toEqual({ wide: 0, small: 0, tall: 0 });
  expect(moves(aligned(boxes, 'middle'), 'dy')).toEqual({ wide: 17.5, small: -20, tall: 0.5 });
});

test('gaps become equal between the outermost layers, in the order in which they lie', () => {
  const down = moves(spaced(boxes, 'down'), 'dy');
  // 45 mm in all, 35 of them taken: two gaps of 5.
  expect(down).toEqual({ wide: 0, tall: 3, small: 0 });
  const two = new Map([...boxes].slice(0, 2));
  expect(moves(spaced(two, 'across'), 'dx')).toEqual({ wide: 0, small: 0 });
});

test('layers that overlap are spaced with equal overlaps', () => {
  const close = new Map([
    ['a', box(0, 0, 20, 5)],
    ['b', box(2, 0, 20, 5)],
    ['c', box(10, 0, 20, 5)],
  ]);
  expect(moves(spaced(close, 'across'), 'dx')).toEqual({ a: 0, b: 3, c: 0 });
});

import { expect, test } from 'vitest';
import { keptOnArea } from './kept-on-area.ts';

const AREA = { w: 200, h: 90 };
const box = (left: number, top = 30) => ({ left, top, right: left + 40, bottom: top + 20 });

test('copies on both sides move until the first of them reaches the edge', () => {
  const both = [box(20), box(130)];
  expect(keptOnArea(both, AREA, { dx: -50, dy: 5 })).toEqual({ dx: -20, dy: 5 });
  expect(keptOnArea(both, AREA, { dx: 50, dy: -40 })).toEqual({ dx: 30, dy: -30 });
  expect(keptOnArea(both, AREA, { dx: 12, dy: 60 })).toEqual({ dx: 12, dy: 40 });
});

test('what is over the edge already moves inwards, and no further outwards', () => {
  const over = [box(-10), box(100)];
  expect(keptOnArea(over, AREA, { dx: -5, dy: 0 })).toEqual({ dx: 0, dy: 0 });
  expect(keptOnArea(over, AREA, { dx: 25, dy: 0 })).toEqual({ dx: 25, dy: 0 });
});

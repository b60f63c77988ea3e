import { expect, test } from 'vitest';
import { snap } from './snapping.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const box = (left: number, top: number, w: number, h: number) => ({
  left,
  top,
  right: left + w,
  bottom: top + h,
});

test('a layer near the middle of the area snaps to it', () => {
  expect(snap(box(79, 30.5, 40, 30), AREA, [], 1.5)).toEqual({
    dx: 1,
    dy: -0.5,
    guides: [
      { axis: 'x', at: 100 },
      { axis: 'y', at: 45 },
    ],
  });
});

test('its edges snap to the safe zone', () => {
  expect(snap(box(4.2, 60, 10, 24), AREA, [], 1).guides).toEqual([
    { axis: 'x', at: 5 },
    { axis: 'y', at: 85 },
  ]);
});

test('it aligns with its neighbours, the nearest line wins', () => {
  const neighbour = box(20, 20, 30, 10);
  const { dx, guides } = snap(box(50.5, 60, 12, 5), AREA, [neighbour], 1);
  expect(dx).toBe(-0.5);
  expect(guides).toEqual([{ axis: 'x', at: 50 }]);
});

test('with nothing in reach it stays where it is', () => {
  expect(snap(box(60, 8, 11, 7), AREA, [], 1)).toEqual({ dx: 0, dy: 0, guides: [] });
});

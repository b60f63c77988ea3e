import { describe, expect, test } from 'vitest';
import { flattenPath } from './flatten-path.ts';
import type { Point } from './flatten-path.ts';

/** Largest deviation of the middle of each straight from the circle around the origin. */
function strayed(points: readonly Point[], radius: number): number {
  return Math.max(
    ...points.slice(1).map(([x, y], place) => {
      const [fromX, fromY] = points[place] ?? [x, y];
      return Math.abs(Math.hypot((x + fromX) / 2, (y + fromY) / 2) - radius);
    }),
  );
}

describe('a flattened path', () => {
  test.each([0.1, 0.01, 0.001])('stays within %s of its arcs', (tolerance) => {
    const [circle] = flattenPath('M20 0A20 20 0 1 1 -20 0A20 20 0 1 1 20 0Z', tolerance);
    expect(circle?.closed).toBe(true);
    const points = circle?.points ?? [];
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeCloseTo(20, 6);
    expect(strayed(points, 20)).toBeLessThanOrEqual(tolerance + 1e-9);
  });

  test('stays within the given distance of its curves', () => {
    const handle = 20 * 0.5522847498;
    const [quarter] = flattenPath(`M20 0C20 ${handle} ${handle} 20 0 20`, 0.01);
    // The four-curve circle itself is off by 0.03 % of its radius.
    expect(strayed(quarter?.points ?? [], 20)).toBeLessThanOrEqual(0.01 + 20 * 0.0003);
    expect(quarter?.points.at(-1)).toEqual([0, 20]);
    const [bowl] = flattenPath('M-10 100Q0 -100 10 100', 0.01);
    for (const [x, y] of bowl?.points ?? []) expect(y).toBeCloseTo(x * x, 6);
  });

  test('knows every absolute command, and what follows a closed outline', () => {
    const lines = flattenPath('M1 1 3 1H5V4L1 4ZL2 2M0 0S1 1 2 0T4 0', 10);
    expect(lines).toEqual([
      {
        points: [
          [1, 1],
          [3, 1],
          [5, 1],
          [5, 4],
          [1, 4],
        ],
        closed: true,
      },
      {
        points: [
          [1, 1],
          [2, 2],
        ],
        closed: false,
      },
      {
        points: [
          [0, 0],
          [2, 0],
          [4, 0],
        ],
        closed: false,
      },
    ]);
  });

  test('supports turned ellipses as SVG draws them', () => {
    const [half] = flattenPath('M0 -10A20 10 90 0 1 0 10', 0.01);
    // Turned by a right angle and too small for its ends: enlarged until it reaches them.
    for (const [x, y] of half?.points ?? [])
      expect((x / 10) ** 2 + (y / 20) ** 2).toBeLessThanOrEqual(1.01);
    expect(half?.points.at(-1)).toEqual([0, 10]);
  });

  test('refuses unknown commands instead of drawing something else', () => {
    expect(() => flattenPath('M0 0l1 1', 0.1)).toThrow('absolute');
  });
});

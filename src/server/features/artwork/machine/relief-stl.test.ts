import { describe, expect, test } from 'vitest';
import { designDocument, text } from '../../../../artwork/drawing/drawing.ts';
import { AREA, markedDesign, shaper } from '../../../testing/features/machine-files.ts';
import {
  boundsOf,
  cornersOf,
  near,
  readStl,
} from '../../../testing/features/read-machine-files.ts';
import { reliefStl } from './relief-stl.ts';

const BASE = { w: 120, h: 80, thickness: 4.5, corner: 6 };

/** Edges without exactly one opposite edge; a closed body has none. */
function openEdges(triangles: readonly number[][]): number {
  const edges = new Map<string, number>();
  for (const corners of triangles) {
    const [a, b, c] = [0, 3, 6].map((at) => corners.slice(at, at + 3).join());
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ]) {
      edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
      edges.set(`${to} ${from}`, (edges.get(`${to} ${from}`) ?? 0) - 1);
    }
  }
  return [...edges.values()].filter((count) => count !== 0).length;
}

/** By the divergence theorem; positive if triangles face outwards. */
function volumeOf(triangles: readonly number[][]): number {
  return triangles.reduce((sum, corners) => {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = corners;
    return (
      sum + (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
    );
  }, 0);
}

describe('a relief', () => {
  test('on its base is one closed body of the exact size', async () => {
    const { stl, pieces, size } = await reliefStl(
      markedDesign(),
      shaper,
      { base: BASE, relief: 1.5 },
      false,
    );
    const triangles = readStl(stl);
    near(boundsOf(triangles.flatMap(cornersOf)), [0, 0, 0, 120, 80, 6]);
    near(size, [120, 80, 6]);
    expect(pieces).toBe(1);
    expect(openEdges(triangles)).toBe(0);
    // The volume of the base with rounded corners; the lettering adds more.
    const corners = (4 - Math.PI) * BASE.corner ** 2;
    const plate = (BASE.w * BASE.h - corners) * BASE.thickness;
    expect(volumeOf(triangles)).toBeGreaterThan(plate + 200 * 1.5);
    // Above the base, the marks are where the design has them: 10 mm from the base's edges.
    const raised = triangles.filter((t) => t[2]! > 5.9 && t[5]! > 5.9 && t[8]! > 5.9);
    const [left, below, , right, above] = boundsOf(raised.flatMap(cornersOf));
    near([left!, below!, right!, above!], [15, 15, 105, 65]);
  });

  test('without a base is only its letters, and reports them as loose', async () => {
    const document = designDocument('test', AREA, [text(50, 40, 'sans-bold', 30, 'II', '#000')]);
    const { stl, pieces } = await reliefStl(document, shaper, { relief: 8 }, false);
    const triangles = readStl(stl);
    expect(pieces).toBe(2);
    expect(openEdges(triangles)).toBe(0);
    expect(boundsOf(triangles.flatMap(cornersOf))[5]).toBeCloseTo(8, 3);
    expect(volumeOf(triangles)).toBeGreaterThan(0);
  });

  test('of nothing is refused', async () => {
    const empty = designDocument('test', AREA, []);
    await expect(reliefStl(empty, shaper, {}, false)).rejects.toThrow('nothing to print');
  });
});

/** A family's tree: trunk and boughs on a grid of a hundred around its origin, and the leaf that carries a name. */
import type { Part } from './figure.ts';
import { brushed, smooth, symmetric } from './outline.ts';

const trunk = symmetric(
  '0 -44 .3, 1.1 -36, 1.6 -24, 2.4 -10, 3.4 4, 4.6 14, 8 22, 14 27 .2, 6 25.6, 3 28 .3, 0 25.4',
);

/** Boughs of the right half, from the trunk to their leaves. */
const BOUGHS = [
  { points: '0 9, 4 3, 8 -1.6, 12 -4.6', width: 3 },
  { points: '0 -3, 5 -9.6, 10 -14.4, 16 -17.6', width: 3 },
  { points: '0 -16, 3.6 -22.6, 7.4 -27.4, 12 -30.6', width: 2.4 },
  { points: '0 -33, .8 -38, 3 -42.6', width: 1.7 },
] as const;

/** `spread` widens the crown on surfaces that have the room. */
export function treeOf(bark: string, spread: number): Part[] {
  const widened = (points: string, side: 1 | -1): string =>
    points
      .split(',')
      .map((point) => {
        const [x = 0, y = 0] = point.trim().split(' ').map(Number);
        return `${(x * spread * side).toFixed(2)} ${y}`;
      })
      .join(', ');
  const boughs = BOUGHS.flatMap(({ points, width }) =>
    ([1, -1] as const).map((side) => brushed(widened(points, side), width, 0.9, 0.3)),
  );
  return [trunk, ...boughs].map((d) => ({ d, fill: bark }));
}

/** A leaf lying to the right of its stem at the origin, a hundred long, broad enough for a name. */
export const nameLeaf = smooth(
  '0 0 .2, 10 -13, 30 -21, 55 -22, 80 -15, 100 0 .1, 82 13, 56 20, 30 19, 10 11',
);

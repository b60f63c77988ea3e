/** A posy of forget-me-nots tied with a ribbon. Its tie is on the origin, about a hundred across. */
import type { Part } from '../figure.ts';
import { fivePetals } from './meadow.ts';
import { brushed, moved, smooth } from '../outline.ts';

const BLUES = ['#7fa3c4', '#93b6d1', '#6a8fb5'] as const;
const HEART = '#f2d27a';
/** Stems: where the flower is, its size, which blue. */
const FLOWERS = [
  [0, -64, 0.92, 0],
  [-19, -57, 0.8, 1],
  [20, -58, 0.84, 2],
  [-35, -44, 0.74, 2],
  [36, -45, 0.76, 1],
  [-9, -41, 0.78, 2],
  [12, -40, 0.74, 0],
  [-46, -28, 0.56, 0],
  [47, -28, 0.58, 0],
  [-26, -30, 0.6, 1],
  [29, -28, 0.62, 2],
  [0, -84, 0.5, 1],
  [-16, -77, 0.46, 2],
  [17, -78, 0.48, 0],
] as const;
const leaf = smooth('0 0 .2, 7 -12, 8 -26, 0 -40 .1, -7 -26, -6 -12');
const LEAVES = [
  [-8, -14, -64],
  [8, -14, 64],
  [-14, -30, -30],
  [15, -31, 32],
  [-4, -10, -92],
  [4, -10, 92],
  [-4, -48, -8],
] as const;

/** In one tone, flowers that do not touch. */
const APART = [
  [0, -74, 0.84, 0],
  [-38, -57, 0.74, 1],
  [38, -57, 0.74, 2],
  [-17, -35, 0.68, 2],
  [18, -35, 0.68, 0],
  [-52, -23, 0.6, 0],
  [53, -23, 0.6, 1],
] as const;

export function posy(mono: boolean, stem: string, green: string, ribbon: string): Part[] {
  const flowers = mono ? APART : FLOWERS;
  const leaves = mono ? LEAVES.slice(4, 6) : LEAVES;
  return [
    ...flowers.slice(0, 9).map(([x, y]): Part => ({
      d: brushed(
        `${x * -0.16} 30, 0 4, ${x * 0.5} ${y * 0.5}, ${x * (mono ? 0.72 : 1)} ${y * (mono ? 0.74 : 1)}`,
        1.9,
        1,
        0.7,
      ),
      fill: stem,
    })),
    ...leaves.map(([x, y, turn]): Part => ({ d: moved(leaf, x, y, 0.9, turn), fill: green })),
    ...flowers.toReversed().flatMap(([x, y, size, blue]) =>
      fivePetals(BLUES[blue], HEART).map((part) => ({
        ...part,
        d: moved(part.d, x, y, size),
        ...(part.stencil && { stencil: moved(part.stencil, x, y, size) }),
      })),
    ),
    { d: smooth('-6 -4, 0 -5, 6 -4, 6.6 2, 0 3.4, -6.6 2'), fill: ribbon },
    { d: brushed('-3 1, -9 12, -7 20, -13 29', 3.4, 0.6, 0.3), fill: ribbon },
    { d: brushed('3 1, 10 11, 8 20, 14 27', 3.4, 0.6, 0.3), fill: ribbon },
  ];
}

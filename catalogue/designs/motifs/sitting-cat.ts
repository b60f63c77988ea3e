/** A cat from behind, sitting on an edge with its tail hanging down. The edge is at its origin; a hundred high above it. */
import type { Part } from './figure.ts';
import { brushed, smooth } from './outline.ts';

const cat = smooth(
  '-19 -99 .1, -12 -91, 0 -93, 12 -91, 19 -99 .1, 23 -84, 22 -72, 16 -63, 21 -52, 28 -38, 33 -20, 31 -4, 24 1, -24 1, -31 -4, -33 -20, -28 -38, -21 -52, -16 -63, -22 -72, -23 -84',
);
const tail = smooth(
  '20 -8, 32 -4, 38 8, 36 24, 28 38, 16 45, 6 43, 5 38, 14 37, 23 31, 28 20, 28 10, 22 2, 14 0',
);
const spine = brushed('0 -62, 1 -40, 0 -12', 2, 0.2, 0.2);
const collar = brushed('-17 -64, 0 -60, 17 -64', 4.4, 0.7, 0.7);

export function sittingCat(coat: string, shade: string, band: string): Part[] {
  return [
    { d: tail, fill: coat },
    { d: cat, fill: coat },
    { d: spine, fill: shade, mono: 'none' },
    ...[
      [-24, 0],
      [-12, 1],
      [12, 1],
      [24, 0],
    ].map(([x = 0, lift = 0]): Part => ({
      d: brushed(`${x} ${-24 - lift * 10}, ${x * 0.72} ${-21 - lift * 10}`, 2, 0.3, 0.6),
      fill: shade,
      mono: 'none',
    })),
    ...[
      [-13, -95],
      [13, -95],
    ].map(([x = 0, y = 0]): Part => ({
      d: smooth(`${x * 1.2} ${y + 1} .1, ${x * 1.24} ${y + 10}, ${x * 0.86} ${y + 6}`),
      fill: shade,
      mono: 'none',
    })),
    { d: collar, fill: band, mono: 'cut' },
  ];
}

/** What is left out on Christmas Eve: a mince pie on its plate, a glass of milk, a carrot. They stand on their origin. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, mirrored, moved, polygon, smooth } from '../outline.ts';
import { carrot } from '../vegetables.ts';

const PASTRY = '#d9a562';
const CRUST = '#b97f42';
const CASE = '#c0a06a';

const star = polygon(
  '0 -9, 2.4 -2.8, 9 -2.8, 3.8 1.2, 5.8 7.6, 0 3.6, -5.8 7.6, -3.8 1.2, -9 -2.8, -2.4 -2.8',
);
const lid = smooth(
  '-42 -30 .4, -38 -40, -26 -47, -10 -51, 10 -51, 26 -47, 38 -40, 42 -30 .4, 24 -26, 0 -25, -24 -26',
);
const frills = Array.from({ length: 9 }, (_, place) =>
  ellipse(-38 + place * 9.5, -30 + Math.abs(place - 4) * -0.3, 5.8, 4.8),
);
const pleats = [-27, -18, -9, 0, 9, 18, 27].map((x) =>
  brushed(`${x * 1.12} -24, ${x * 0.98} -9`, 1.7, 0.8, 0.8),
);

export const mincePie: readonly Part[] = [
  {
    d: smooth('-58 -6 .3, 58 -6 .3, 44 2 .4, 20 4, -20 4, -44 2 .4'),
    stencil: smooth('-58 -4 .3, 58 -4 .3, 44 2.6 .4, 20 4, -20 4, -44 2.6 .4'),
    fill: '#8fb0b0',
  },
  {
    d: polygon('-40 -28, 40 -28, 31 -6, -31 -6'),
    stencil: polygon('-39 -22, 39 -22, 31 -7, -31 -7'),
    fill: CASE,
  },
  ...pleats.map((d): Part => ({ d, fill: '#a3834f', mono: 'cut' })),
  { d: lid, fill: PASTRY, stencil: lid },
  { d: moved(star, 0, -39, 1.06), fill: CRUST, mono: 'cut' },
  ...frills.map((d): Part => ({ d, fill: CRUST, mono: 'none' })),
  ...[
    [-22, -41],
    [-31, -37],
    [23, -42],
    [31, -37],
    [-14, -46],
    [15, -46],
  ].map(([x = 0, y = 0]): Part => ({ d: ellipse(x, y, 1.5), fill: '#fbf4e6', mono: 'none' })),
];

const holly = smooth(
  '0 0, 4 -4 .3, 10 -4 .1, 11 -9 .6, 17 -11 .1, 16 -16 .6, 21 -20 .05, 14 -21, 11 -25 .1, 7 -21, 2 -20 .1, 2 -14, -2 -9 .1, 1 -5',
);

/** A sprig for the top of the pie. */
export const sprig: readonly Part[] = [
  { d: moved(holly, 3, 0, 0.9, 24), fill: '#3f7358' },
  { d: mirrored(moved(holly, 3, 0, 0.9, 24)), fill: '#3f7358' },
  { d: ellipse(-4, 1, 4.4), fill: '#b8343c' },
  { d: ellipse(4.6, 1.6, 4.4), fill: '#b8343c' },
];

export const milk: readonly Part[] = [
  {
    d: polygon('-23 -78, 23 -78, 17 0, -17 0'),
    fill: '#c9dcdd',
    stencil: polygon('-23 -78, 23 -78, 17 0, -17 0'),
  },
  {
    d: polygon('-20.4 -75, 20.4 -75, 18.8 -60, -18.8 -60'),
    // In one tone the glass is a wall round its milk.
    stencil: polygon('-19.6 -75, 19.6 -75, 14.6 -3.4, -14.6 -3.4'),
    fill: '#e4eeee',
    mono: 'cut',
  },
  { d: polygon('-19 -60, 19 -60, 14.6 -4, -14.6 -4'), fill: '#fdfbf5', mono: 'none' },
  {
    d: ellipse(0, -60, 19, 3.4),
    stencil: brushed('-18 -60, 0 -60, 18 -60', 3, 1, 1),
    fill: '#f0ebe0',
  },
  { d: brushed('-12.6 -54, -9.6 -14', 3, 0.5, 0.3), fill: '#e4eeee' },
  {
    d: smooth('5 -92 .2, 11 -93 .2, 4 -62 .2, -1 -62 .2'),
    fill: '#c43f4b',
    stencil: smooth('7 -96 .2, 13 -97 .2, 9 -81 .2, 3.4 -81 .2'),
  },
];

/** Lying on its side, its leaves to the left. */
export const lyingCarrot: readonly Part[] = carrot.map((part) => ({
  ...part,
  d: moved(part.d, 0, -10, 1, -76),
  ...(part.stencil && { stencil: moved(part.stencil, 0, -10, 1, -76) }),
}));

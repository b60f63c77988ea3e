/** A birthday cake of two tiers on a stand, with candles. Stands on its origin, about a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, polygon, smooth, symmetric } from '../outline.ts';

const SPONGE = '#e8b7a6';
const UPPER = '#f3d9c4';
const ICING = '#fdf6ec';
const PLATE = '#8fb0b0';
const SWEETS = ['#d9745f', '#e0b45c', '#7fa8a3', '#a594b8'] as const;

/** Where the age is lettered: the middle and radius of the plaque. */
export const PLAQUE = { y: -25, radius: 12.4 } as const;

const lower = polygon('-41 -8, -41 -42, 41 -42, 41 -8');
const upper = polygon('-27 -45, -27 -66, 27 -66, 27 -45');
const lowerDrip = smooth(
  '-43 -43 .2, 43 -43 .2, 43.6 -36, 41 -29, 37 -33, 33 -35, 29 -26, 25 -28, 23 -36, 18 -37, 14 -31, 10 -36, 4 -37, 0 -33, -5 -37, -10 -36, -14 -30, -18 -37, -23 -36, -26 -26, -30 -27, -33 -35, -37 -33, -41 -29, -43.6 -36',
);
const upperDrip = smooth(
  '-28.6 -67 .2, 28.6 -67 .2, 29 -61, 27 -55, 23 -59, 20 -60, 17 -53, 13 -55, 11 -61, 6 -61, 3 -56, -1 -60, -6 -61, -9 -54, -13 -55, -15 -61, -20 -60, -23 -55, -27 -57, -29 -62',
);
const dripLine = brushed(
  '-39 -38, -33 -32, -26 -38, -18 -32, -9 -38, 0 -34, 9 -38, 18 -32, 26 -38, 33 -32, 39 -38',
  2.6,
  0.9,
  0.9,
);
const upperLine = brushed(
  '-25 -62, -19 -57, -12 -62, -6 -57, 0 -61, 6 -57, 12 -62, 19 -57, 25 -62',
  2.4,
  0.9,
  0.9,
);
const flame = symmetric('0 -11 .1, 2.6 -5.4, 3 -2, 0 1');

function candle(x: number, y: number, fill: string): Part[] {
  const wax = polygon(
    `${x - 1.9} ${y}, ${x - 1.9} ${y - 14}, ${x + 1.9} ${y - 14}, ${x + 1.9} ${y}`,
  );
  return [
    {
      d: wax,
      fill,
      stencil: polygon(
        `${x - 1.7} ${y - 2}, ${x - 1.7} ${y - 14}, ${x + 1.7} ${y - 14}, ${x + 1.7} ${y - 2}`,
      ),
    },
    {
      d: flame.replace(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, right: string, down: string) => `${Number(right) + x} ${Number(down) + y - 17}`,
      ),
      fill: '#f0b545',
    },
  ];
}

export const birthdayCake: readonly Part[] = [
  ...[-18, -9, 0, 9, 18].flatMap((x, place) =>
    candle(x, -66, SWEETS[place % SWEETS.length] ?? SWEETS[0]),
  ),
  { d: polygon('-9 2, -6 -6, 6 -6, 9 2'), fill: PLATE, mono: 'none' },
  { d: smooth('-22 3 .2, -14 -1, 14 -1, 22 3 .2'), fill: PLATE },
  {
    d: smooth('-54 -8 .3, 54 -8 .3, 40 -2.6 .5, -40 -2.6 .5'),
    stencil: smooth('-54 -5.6 .3, 54 -5.6 .3, 40 -1.6 .5, -40 -1.6 .5'),
    fill: PLATE,
  },
  { d: lower, fill: SPONGE },
  { d: lowerDrip, stencil: dripLine, fill: ICING, mono: 'cut' },
  { d: ellipse(0, PLAQUE.y, PLAQUE.radius), fill: ICING, mono: 'cut' },
  ...[-34, -25, 25, 34].map((x, place): Part => ({
    d: ellipse(x, -14, 2.6),
    fill: SWEETS[place % SWEETS.length] ?? SWEETS[0],
    mono: 'cut',
  })),
  { d: upper, fill: UPPER },
  { d: upperDrip, stencil: upperLine, fill: ICING, mono: 'cut' },
  ...[-20, -10, 0, 10, 20].map((x, place): Part => ({
    d: ellipse(x, -49.5, 2),
    fill: SWEETS[(place + 1) % SWEETS.length] ?? SWEETS[0],
    mono: 'cut',
  })),
];

/** Fruit and its leaves, hanging from their origin: lemons, lemon slices and blossom, strawberries. About a hundred long. */
import type { Part } from './figure.ts';
import { brushed, ellipse, moved, smooth, symmetric } from './outline.ts';

const lemonBody = symmetric(
  '0 4, 10 5.4, 24 15, 33 31, 35 47, 31 63, 22 76, 12 83.4 .8, 8 91, 4 96 .7, 0 97',
);
const lemonShade = smooth(
  '12 6.6, 24 15, 33 31, 35 47, 31 63, 22 76, 12 83.4 .8, 8 91, 3 96.6 .3, 5 86, 14 76, 22 60, 24 42, 20 24',
);
const leafOutline = smooth('0 0 .2, 9 -17, 26 -29, 46 -31, 66 -22 .1, 52 -7, 34 2, 14 3');
const leafVein = brushed('7 -3.6, 24 -12, 42 -17, 57 -19', 1.8, 0.9, 0.1);

/** A glossy leaf growing to the right from its origin. */
export function leafOf(fill: string, vein: string): Part[] {
  return [
    { d: leafOutline, fill },
    { d: leafVein, fill: vein, mono: 'cut' },
  ];
}

export const lemon: readonly Part[] = [
  { d: brushed('0 -7, .6 -1, 0 6', 4.4, 0.9, 0.8), fill: '#6d8a4e', mono: 'none' },
  { d: lemonBody, fill: '#f4cf55' },
  { d: lemonShade, fill: '#e9b93c', mono: 'none' },
  { d: brushed('-24 48, -23 33, -16.6 21, -8 14', 4, 0.2, 0.2), fill: '#fbe9a9', mono: 'cut' },
  ...[
    [4, 30],
    [14, 44],
    [-2, 56],
    [10, 66],
    [-13, 68],
  ].map(([x = 0, y = 0]) => ({ d: ellipse(x, y, 1.5), fill: '#dba92f', mono: 'cut' as const })),
];

const segment = smooth(
  '0 -7 .3, 5 -14, 10.6 -29, 9.4 -35.6, 0 -37.6, -9.4 -35.6, -10.6 -29, -5 -14',
);

/** A slice, a hundred across, around its origin. */
export const lemonSlice: readonly Part[] = [
  { d: ellipse(0, 0, 50), fill: '#f0c542' },
  { d: ellipse(0, 0, 44.5), fill: '#fdf6dc', mono: 'cut' },
  ...Array.from({ length: 8 }, (_, turn) => ({
    d: moved(segment, 0, 0, 1, turn * 45),
    fill: '#f6d665',
  })),
];

const petal = symmetric('0 -4 .3, 9 -16, 15 -32, 11 -45, 0 -50');

/** Five-petalled blossom, a hundred across, around its origin. */
export function blossom(fill: string, heart: string): Part[] {
  return [
    ...Array.from({ length: 5 }, (_, turn) => ({
      d: moved(petal, 0, 0, 1, turn * 72),
      stencil: moved(petal, 0, 0, 0.92, turn * 72),
      fill,
    })),
    { d: ellipse(0, 0, 11), fill: heart, mono: 'none' },
  ];
}

const berry = symmetric('0 8, 14 4, 29 8, 37 20, 36 36, 28 56, 16 77, 6 89, 0 91.4');
const berryShade = smooth(
  '27 6.6, 33 11, 37 20, 36 36, 28 56, 16 77, 6 89, 0 91.4, 12 74, 22 52, 27 30',
);
const sepal = symmetric('0 -2 .3, 7 6, 7.4 16, 0 29 .1');
const seed = symmetric('0 -3.4 .3, 1.9 .4, 0 2.8');
const SEEDS = [
  [-24, 28],
  [-9, 33],
  [9, 33],
  [24, 28],
  [-17, 45],
  [0, 48],
  [17, 45],
  [-9, 62],
  [9, 62],
  [0, 76],
] as const;

export const strawberry: readonly Part[] = [
  {
    d: berry,
    stencil: symmetric(
      '0 33, 7 22 .3, 12 27, 16 21 .3, 24 24, 28 12 .4, 36 17, 37 24, 36 36, 28 56, 16 77, 6 89, 0 91.4',
    ),
    fill: '#d6504a',
  },
  { d: berryShade, fill: '#bd3d3d', mono: 'none' },
  ...SEEDS.map(([x, y]) => ({
    d: moved(seed, x, y),
    stencil: moved(seed, x * 0.94, y + 5),
    fill: '#f8dcab',
    mono: 'cut' as const,
  })),
  {
    d: brushed('0 4, 1 -6, 6 -15', 4.6, 0.8, 0.8),
    stencil: brushed('0 -2, 1 -8, 6 -16', 4.6, 0.8, 0.8),
    fill: '#5c8052',
  },
  ...[0, 58, -58, 104, -104].map((turn) => ({
    d: moved(sepal, 0, 2, Math.abs(turn) > 90 ? 1.05 : 0.98, turn * 0.82),
    stencil: moved(sepal, 0, 0, Math.abs(turn) > 90 ? 1 : 0.72, turn * 0.82),
    fill: Math.abs(turn) === 58 ? '#6f9560' : '#5c8052',
  })),
];

/** Three toothed leaflets of a strawberry plant, growing up from its origin. */
const leaflet = symmetric(
  '0 0 .2, 9 -9, 14 -14 .2, 15 -22 .6, 19 -26 .2, 16.6 -34 .6, 18 -39 .2, 11 -46 .6, 8 -52 .2, 0 -55',
);
export function strawberryLeaf(fill: string, vein: string): Part[] {
  return [64, -64, 0].flatMap((turn) => [
    {
      d: moved(leaflet, Math.sign(turn) * 2, 0, 1, turn * 1.1),
      stencil: moved(
        leaflet,
        Math.sin((turn * Math.PI) / 180) * 4,
        -Math.cos((turn * Math.PI) / 180) * 4,
        0.88,
        turn * 1.1,
      ),
      fill,
    },
    {
      d: moved(
        brushed('0 -10, 0 -24, 0 -44', 1.8, 0.9, 0.1),
        Math.sign(turn) * 2,
        0,
        1,
        turn * 1.1,
      ),
      fill: vein,
      mono: 'cut' as const,
    },
  ]);
}

const applePip = symmetric('0 14, 9 9, 24 8, 36 18, 39 36, 33 58, 22 74, 10 79, 0 76.4');
export const apple: readonly Part[] = [
  {
    d: brushed('0 17, 1 6, 6 -5', 4.6, 0.7, 0.9),
    stencil: brushed('0 8, 2 1, 6 -6', 4.6, 0.7, 0.9),
    fill: '#6b4a32',
  },
  { d: applePip, fill: '#cf5648' },
  {
    d: smooth('25 8.2, 36 18, 39 36, 33 58, 22 74, 10 79, 4 77.6, 17 70, 27 52, 31 32'),
    fill: '#b4443b',
    mono: 'none',
  },
  { d: brushed('-28 42, -28 30, -22 21, -14 17', 4.4, 0.2, 0.2), fill: '#f0a797', mono: 'cut' },
  {
    d: moved(leafOutline, 5, 2, 0.5, -14),
    stencil: moved(leafOutline, 9, -1, 0.5, -14),
    fill: '#6f9560',
  },
];

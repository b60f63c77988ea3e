/** A gingerbread house and gingerbread people with icing. They stand on their origin, a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, mirrored, polygon, smooth, symmetric } from '../outline.ts';

const CRUST = '#b8763f';
const DARK = '#8a5227';
const ICING = '#fdf8ee';
const SWEETS = ['#c43f4b', '#e0b45c', '#5f8f6b', '#6fa3ad'] as const;

const front = polygon('-36 0, -36 -44, 0 -86, 36 -44, 36 0');
const eaves = smooth(
  '0 -98 .1, 12 -84, 30 -63, 47 -42 .6, 50 -36, 45 -31, 40 -34, 38 -40, 34 -36, 29 -39, 28 -46, 23 -43, 19 -47, 18 -56, 13 -54, 10 -58, 9 -66, 4 -65, 0 -70, -4 -65, -9 -66, -10 -58, -13 -54, -18 -56, -19 -47, -23 -43, -28 -46, -29 -39, -34 -36, -38 -40, -40 -34, -45 -31, -50 -36, -47 -42 .6, -30 -63, -12 -84',
);
// In one tone the icing is a line within the roof.
const eavesLine = brushed('-41 -37, -20 -61, 0 -84 0, 20 -61, 41 -37', 4, 0.8, 0.8);
const door = smooth('-11 0 0, -11 -20, -8 -29, 0 -33, 8 -29, 11 -20, 11 0 0');
const doorIced = brushed('-12 0, -12 -20, -8.6 -30, 0 -34, 8.6 -30, 12 -20, 12 0', 2.6, 1, 1);
const heart = symmetric('0 -50, 3.4 -53.4, 7.6 -52.4, 8.2 -47.6, 4.2 -42.6, 0 -39.4 .1');
const window = (x: number) => polygon(`${x - 7} -17, ${x - 7} -31, ${x + 7} -31, ${x + 7} -17`);
const bars = (x: number) =>
  brushed(`${x - 7} -24, ${x} -24, ${x + 7} -24`, 1.8, 1, 1) +
  brushed(`${x} -31, ${x} -24, ${x} -17`, 1.8, 1, 1);
const chimney = polygon('20 -64, 20 -92, 32 -92, 32 -50');
const chimneySnow = smooth(
  '18 -90, 19 -96, 26 -98, 33 -96, 34.6 -90, 31 -87, 28 -89, 24 -86, 21 -88',
);

export const gingerbreadHouse: readonly Part[] = [
  { d: chimney, fill: DARK },
  { d: chimneySnow, fill: ICING, mono: 'none' },
  {
    d: front,
    stencil: polygon('-36 0, -36 -40, -46 -31, -51 -37, 0 -97, 51 -37, 46 -31, 36 -40, 36 0'),
    fill: CRUST,
  },
  { d: door, fill: DARK, mono: 'cut' },
  { d: window(-23), fill: '#f4cf7c', mono: 'cut' },
  { d: window(23), fill: '#f4cf7c', mono: 'cut' },
  { d: eaves, stencil: eavesLine, fill: ICING, mono: 'cut' },
  {
    d: heart,
    stencil: symmetric('0 -57, 4 -61, 9 -60, 9.6 -54, 5 -48, 0 -44 .1'),
    fill: SWEETS[0],
    mono: 'cut',
  },
  { d: bars(-23) + bars(23), fill: ICING, mono: 'none' },
  { d: doorIced, fill: ICING, mono: 'none' },
  { d: brushed('-36 -3, 0 -2, 36 -3', 4, 0.9, 0.9), fill: ICING, mono: 'none' },
  { d: ellipse(6.4, -15, 1.7), fill: SWEETS[1] },
  ...[-40, -27, -14, 14, 27, 40].map((x, place): Part => ({
    d: ellipse(x, -90 + Math.abs(x) * 1.19, 3.4),
    fill: SWEETS[place % SWEETS.length] ?? SWEETS[0],
    mono: 'none',
  })),
  { d: ellipse(0, -91, 4.2), fill: SWEETS[1], mono: 'none' },
];

const arm = '13 -62, 24 -61, 37 -63, 43 -58, 42 -51, 34 -48, 20 -47, 15 -43';
const body = symmetric(
  `0 -100, 12 -98, 20 -89, 21 -78, 16 -68, ${arm}, 15 -34, 21 -20, 26 -8, 22 0, 12 1, 5 -9, 0 -20 .6`,
);
const zigzag = (y: number) =>
  brushed(`-12 ${y}, -6 ${y + 3}, 0 ${y}, 6 ${y + 3}, 12 ${y}`, 2.2, 0.9, 0.9);
const cuff = brushed('35 -62, 33 -55, 35 -49', 2.6, 0.9, 0.9);
const hem = brushed('9 -4, 15 -7, 23 -9', 2.6, 0.9, 0.9);

/** A gingerbread figure; its scarf or bow in `trim`. */
export function gingerbreadFigure(trim: string): Part[] {
  return [
    { d: body, fill: CRUST },
    { d: ellipse(-7, -84, 2.4, 2.8), fill: DARK, mono: 'cut' },
    { d: ellipse(7, -84, 2.4, 2.8), fill: DARK, mono: 'cut' },
    { d: brushed('-8 -77, 0 -73, 8 -77', 2.2, 0.4, 0.4), fill: DARK, mono: 'cut' },
    ...[cuff, mirrored(cuff), hem, mirrored(hem)].map((d): Part => ({
      d,
      fill: ICING,
      mono: 'cut',
    })),
    { d: zigzag(-30), fill: ICING, mono: 'cut' },
    { d: ellipse(0, -53, 3), fill: ICING, mono: 'cut' },
    { d: ellipse(0, -42, 3), fill: ICING, mono: 'cut' },
    {
      d: symmetric('0 -67.6, 6 -71, 12 -70, 12 -62, 6 -61, 0 -64.4'),
      fill: trim,
      stencil: symmetric('0 -66.6, 6 -69, 10 -68, 10 -64, 6 -63, 0 -65.4'),
      mono: 'cut',
    },
  ];
}

const stick = smooth(
  '-3.6 0, -3.6 -76, -2 -88, 6 -97, 17 -98, 26 -91, 28 -80, 27 -74, 20.6 -74, 20.4 -81, 17 -89, 10 -90, 5 -85, 3.6 -76, 3.6 0',
);

/** A candy cane, its crook to the right. */
export const candyCane: readonly Part[] = [
  { d: stick, fill: '#fbf4ea', stencil: stick },
  ...[-8, -24, -40, -56, -72].map((y): Part => ({
    d: polygon(`-3.6 ${y}, 3.6 ${y - 7}, 3.6 ${y - 14}, -3.6 ${y - 7}`),
    stencil: polygon(`-5 ${y}, 5 ${y - 7}, 5 ${y - 11}, -5 ${y - 4}`),
    fill: SWEETS[0],
    mono: 'cut',
  })),
  { d: polygon('0 -86, 4 -96, 11 -98.4, 8 -89.4'), fill: SWEETS[0], mono: 'none' },
  { d: polygon('17.6 -89, 23 -94.6, 27.4 -87, 20.8 -82'), fill: SWEETS[0], mono: 'none' },
];

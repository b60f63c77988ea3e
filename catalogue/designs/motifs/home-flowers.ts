/** Rose, thistle, daffodil and shamrock. Each grows from its origin, about a hundred high. */
import type { Part } from './figure.ts';
import { brushed, ellipse, mirrored, moved, smooth } from './outline.ts';

const STEM = '#4f7a55';
const LEAF = '#5f8f60';
const PALE_LEAF = '#86ab78';

const stem: Part = { d: brushed('0 0, 1 -20, 0 -40, 0 -62', 3, 0.9, 0.8), fill: STEM };
const roseLeaf = smooth('1 -24 .2, 9 -34, 21 -37, 29 -46 .2, 28 -33, 20 -24, 9 -21');
const roseVein = brushed('4 -25, 14 -30, 24 -40', 1.2, 0.4, 0.2);

/** Petals turn around the heart of the rose; in one tone the lines between them stay open. */
export const rose: readonly Part[] = [
  stem,
  { d: roseLeaf, fill: LEAF },
  { d: roseVein, fill: PALE_LEAF, mono: 'cut' },
  { d: moved(mirrored(roseLeaf), 0, 12, 0.9), fill: LEAF },
  { d: moved(mirrored(roseVein), 0, 12, 0.9), fill: PALE_LEAF, mono: 'cut' },
  {
    d: smooth('-4 -58, -17 -57 .3, -12 -64, 0 -62, 12 -64, 17 -57 .3, 4 -58, 0 -52 .3'),
    fill: STEM,
    mono: 'none',
  },
  {
    d: smooth('0 -58, 14 -61, 24 -72, 22 -87, 12 -96, 0 -98, -12 -96, -22 -87, -24 -72, -14 -61'),
    fill: '#c9586a',
  },
  {
    d: smooth('-23 -78, -12 -84, 0 -80, 10 -70, 8 -60, -4 -58.6, -15 -62, -22 -69'),
    fill: '#d9737f',
    mono: 'none',
  },
  {
    d: smooth('23 -80, 12 -84, 3 -78, -2 -68, 2 -59, 12 -61, 20 -67, 24 -74'),
    fill: '#b84a5e',
    mono: 'none',
  },
  {
    d: brushed('-22 -76, -12 -82, 0 -78, 9 -68, 8 -60', 2, 0.4, 0.4),
    fill: '#8f3348',
    mono: 'cut',
  },
  { d: brushed('22 -80, 13 -82, 6 -75', 1.8, 0.4, 0.4), fill: '#8f3348', mono: 'cut' },
  {
    d: brushed('-12 -87, -4 -93, 8 -92, 13 -85, 8 -79, 0 -81, -2 -86, 4 -88', 1.8, 0.3, 0.3),
    fill: '#8f3348',
    mono: 'cut',
  },
];

const spike = smooth(
  '1 -14 .1, 12 -22 .2, 10 -29 .1, 20 -32 .2, 18 -39 .1, 33 -47 .1, 25 -31, 14 -18, 2 -8 .1',
);
const tuft = [-44, -30, -15, 0, 15, 30, 44].map((turn) =>
  moved(
    smooth('-2.6 0 .4, -4 -18, 0 -34 .1, 4 -18, 2.6 0 .4'),
    0,
    -66,
    1 - Math.abs(turn) / 300,
    turn,
  ),
);
const scales = [-58, -52, -46].flatMap((y, row) =>
  [-8, 0, 8].map((x) =>
    brushed(
      `${x + (row % 2) * 4 - 4} ${y - 2}, ${x + (row % 2) * 4} ${y + 2}, ${x + (row % 2) * 4 + 4} ${y - 2}`,
      1.5,
      0.3,
      0.3,
    ),
  ),
);

export const thistle: readonly Part[] = [
  stem,
  { d: spike, fill: LEAF },
  { d: moved(mirrored(spike), 0, 10, 0.9), fill: PALE_LEAF },
  ...tuft.map((d, place): Part => ({ d, fill: place % 2 === 0 ? '#8d6ba8' : '#a988c0' })),
  {
    d: smooth('0 -38, 11 -42, 17 -52, 14 -63, 9 -67 .4, -9 -67 .4, -14 -63, -17 -52, -11 -42'),
    fill: STEM,
  },
  ...scales.map((d): Part => ({ d, fill: PALE_LEAF, mono: 'cut' })),
];

const blade = smooth('1 0 .2, 8 -20, 17 -42, 28 -58 .1, 22 -36, 13 -14, 5 0 .2');
const daffodilPetal = smooth('0 0 .3, 8.5 -9, 8 -20, 0 -28 .3, -8 -20, -8.5 -9');

export const daffodil: readonly Part[] = [
  { d: brushed('0 0, 1 -24, 0 -50, 0 -70', 3, 0.9, 0.8), fill: STEM },
  { d: blade, fill: LEAF },
  { d: moved(mirrored(blade), 0, 0, 0.8), fill: PALE_LEAF },
  ...[30, 90, 150, 210, 270, 330].map((turn): Part => ({
    d: moved(daffodilPetal, 0, -73, 0.98, turn),
    stencil: beside(daffodilPetal, 0, -73, 9.5, 0.64, turn),
    fill: turn % 180 === 90 ? '#f6dc7d' : '#f2cf57',
  })),
  {
    d: smooth(
      '0 -86, 4 -83.4, 9.2 -85 .6, 10 -79.6, 13.6 -76 .6, 11 -71.6, 12 -66 .6, 6.8 -64.4, 3.6 -60 .6, -1 -62.4, -6 -61 .6, -8 -65.6, -12.6 -68 .6, -11.2 -73, -13.4 -78 .6, -8.8 -80.6, -7 -85.4 .6, -2.6 -84',
    ),
    fill: '#e79a3c',
    mono: 'none',
  },
  { d: ellipse(0, -73, 9.4), stencil: ellipse(0, -73, 8), fill: '#d67f2b' },
  { d: ellipse(0, -73, 5), fill: '#a95a1c', mono: 'cut' },
  { d: ellipse(0, -73, 1.8), fill: '#f2cf57' },
];

const heartLeaf = smooth(
  '0 0 .2, 12 -8, 22 -20, 19 -32, 9 -35, 0 -28 .2, -9 -35, -19 -32, -22 -20, -12 -8',
);
const fold = brushed('0 -2, 0 -14, 0 -24', 1.5, 0.4, 0.2);
const leaves = [0, 116, 244];

/** Each leaf stands a little off the middle, so that in one tone they do not run together. */
function leafAt(outline: string, turn: number): string {
  return beside(outline, 0, -66, 2.4, 0.78, turn);
}

/** The outline turned around a middle and moved away from it in its own direction. */
function beside(
  outline: string,
  x: number,
  y: number,
  away: number,
  scale: number,
  turn: number,
): string {
  const angle = (turn * Math.PI) / 180;
  return moved(outline, x + Math.sin(angle) * away, y - Math.cos(angle) * away, scale, turn);
}

export const shamrock: readonly Part[] = [
  { d: brushed('-6 0, 3 -20, 3 -42, 0 -62', 3.4, 0.9, 0.7), fill: STEM },
  ...leaves.flatMap((turn, place): Part[] => [
    { d: leafAt(heartLeaf, turn), fill: ['#5f9a5f', '#4f8a55', '#6ba568'][place] ?? LEAF },
    { d: leafAt(fold, turn), fill: '#a8cd98', mono: 'cut' },
  ]),
];

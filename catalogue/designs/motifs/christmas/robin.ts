/** A robin in profile, looking left. Stands on its origin, a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, polygon, smooth } from '../outline.ts';

const COAT = '#8a6a4f';
const WING = '#6c5140';
const BREAST = '#cf5a36';
const BELLY = '#f4ead9';
const DARK = '#33292a';

const body = smooth(
  '-34 -78, -29 -90, -18 -98, -3 -98, 9 -90, 17 -78, 27 -66, 38 -52, 48 -39, 62 -30, 73 -23 .2, 71 -15 .2, 56 -17, 40 -18, 27 -13, 12 -9, -6 -9, -22 -17, -32 -30, -38 -46, -38 -62',
);
const breast = smooth(
  '-34 -78, -30 -87, -22 -92, -13 -90, -8 -82, -5 -70, -2 -58, -4 -46, -12 -38, -24 -36, -34 -41, -38 -52, -38 -64',
);
const breastInside = smooth(
  '-30 -77, -27 -84, -20 -87, -14 -84, -10 -76, -8 -64, -8 -52, -14 -44, -24 -42, -31 -46, -34 -56, -33 -67',
);
const belly = smooth(
  '-34 -38, -24 -36, -12 -38, -3 -44, 4 -34, 10 -22, 16 -12, 4 -9, -10 -10, -22 -17, -30 -27',
);
const wing = smooth(
  '6 -66, 18 -67, 29 -57, 39 -44, 50 -33, 62 -26 .1, 46 -24, 30 -25, 15 -31, 6 -42, 3 -55',
);
const wingLine = brushed('8 -66, 4 -54, 8 -41, 18 -31, 33 -25, 52 -24', 3, 0.3, 0.2);
const feathers = [
  brushed('22 -47, 34 -37, 48 -31', 2, 0.4, 0.2),
  brushed('18 -38, 28 -31, 42 -28', 2, 0.4, 0.2),
];
const leg = (x: number) => brushed(`${x} -12, ${x - 1} -5, ${x - 2} 1`, 2.6, 0.9, 0.9);
const toes = (x: number) => brushed(`${x - 9} 2.4, ${x - 3} 0.6, ${x + 6} 2.4`, 2.6, 0.4, 0.4);

export const robin: readonly Part[] = [
  ...[-6, 8].flatMap((x): Part[] => [
    { d: leg(x), fill: DARK },
    { d: toes(x), fill: DARK },
  ]),
  { d: body, fill: COAT },
  { d: belly, fill: BELLY, mono: 'none' },
  { d: breast, stencil: breastInside, fill: BREAST, mono: 'cut' },
  { d: wing, stencil: wingLine, fill: WING, mono: 'cut' },
  ...feathers.map((d): Part => ({ d, fill: COAT, mono: 'cut' })),
  { d: ellipse(-15, -83, 3.8, 4.1), fill: DARK, stencil: ellipse(-10, -87, 3.4), mono: 'cut' },
  { d: ellipse(-16.4, -84.6, 1.2), fill: '#ffffff', mono: 'none' },
  { d: polygon('-32 -83, -46 -76, -33 -73'), fill: DARK },
];

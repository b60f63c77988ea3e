/** A young elephant in profile, looking right with its trunk up. Stands on its origin, about a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, smooth } from '../outline.ts';

const SKIN = '#9fb0bb';
const SHADE = '#8496a3';
const EAR = '#8496a3';
const PINK = '#e8bdb4';
const DARK = '#3f4a55';
const NAIL = '#dfe6e8';

const body = smooth(
  '-47 -40, -44 -55, -33 -65, -16 -68, 4 -68, 18 -60, 22 -44, 22 -22, 22 -3 .3, 20 0 .3, 6 0 .3, 4 -3 .3, 3 -15, -6 -18, -18 -17, -21 -12, -22 -3 .3, -24 0 .3, -38 0 .3, -40 -3 .3, -41 -16, -46 -27',
);
const farLegs =
  smooth('-17 -20, -17 -2 .3, -15 0 .3, -5 0 .3, -3 -2 .3, -2 -20') +
  smooth('22 -26, 26 -14, 28 -2 .3, 26 0 .3, 18 0 .3, 18 -26');
const head = smooth('4 -62, 8 -78, 20 -88, 35 -87, 45 -77, 46 -64, 41 -54, 32 -47, 18 -46, 8 -52');
const trunk = smooth(
  '38 -72 .5, 46 -66, 52 -60, 58 -61, 61 -68, 60 -79, 62 -88, 69 -91, 72 -86, 69 -80, 71 -66, 68 -53, 59 -46, 47 -46, 38 -52, 33 -60',
);
const ear = smooth('20 -80, 8 -83, -5 -78, -9 -64, -5 -51, 5 -46, 14 -51, 19 -61');
const earInside = smooth('15 -75, 7 -77, -2 -73, -4 -63, -1 -54, 5 -51, 11 -55, 14 -64');
const earLine = brushed(
  '19 -79, 8 -82, -4 -77, -8 -64, -4 -52, 5 -47, 13 -51, 18 -61',
  2.2,
  0.6,
  0.5,
);
const tail = brushed('-45 -50, -53 -44, -55 -33', 3.2, 0.9, 0.5);
const tuft = ellipse(-55.4, -30.6, 2.4, 4);
const nails = (x: number) => [x - 4.4, x, x + 4.4].map((at) => ellipse(at, -1.6, 1.9, 1.6));

export const elephant: readonly Part[] = [
  { d: tail, fill: SHADE },
  { d: tuft, fill: DARK },
  { d: farLegs, fill: SHADE, mono: 'none' },
  { d: body, fill: SKIN },
  { d: trunk, fill: SKIN },
  { d: head, fill: SKIN },
  { d: ear, stencil: earLine, fill: EAR, mono: 'cut' },
  { d: earInside, fill: PINK, mono: 'none' },
  { d: ellipse(33, -70, 2.6, 3), fill: DARK, mono: 'cut' },
  { d: ellipse(33.8, -71.2, 0.9), fill: '#ffffff', mono: 'none' },
  { d: ellipse(34, -60, 4, 2.8), fill: PINK, mono: 'none' },
  ...[
    brushed('60 -77, 64 -76, 69 -78', 1.2, 0.4, 0.4),
    brushed('60 -70, 65 -69, 70 -70', 1.2, 0.4, 0.4),
  ].map((d): Part => ({ d, fill: SHADE, mono: 'none' })),
  ...[...nails(-31), ...nails(13)].map((d): Part => ({ d, fill: NAIL, mono: 'none' })),
];

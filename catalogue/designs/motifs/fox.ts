/** A fox, sitting with its tail around it, ears up. Stands on its origin, a hundred high to the ear tips. */
import type { Part } from './figure.ts';
import { brushed, ellipse, mirrored, smooth, symmetric } from './outline.ts';

const COAT = '#cf6b3c';
const SHADE = '#a94f2b';
const CREAM = '#f8ecd9';
const DARK = '#43302b';

const head = symmetric(
  '0 -83, 8 -84, 13 -88 .6, 21 -100 .25, 25.6 -88 .8, 27.6 -78, 30 -70, 37 -62 .15, 28 -56, 18 -52.5, 8 -48, 0 -46.5',
);
const earInside = smooth('15.4 -87 .5, 20.8 -95.6 .2, 23.4 -87.5 .7, 23 -82.5 .7, 19 -84 .8');
const cheek = smooth(
  '1.6 -60, 5 -63.5, 12 -65.2, 21 -65.4, 32.4 -62 .1, 26.4 -57.6, 17 -54.2, 8.4 -50, 1.8 -48.6 .3, 1.4 -54',
);
const eye = ellipse(12.6, -71.4, 2.9, 3.3);
const nose = symmetric('0 -57.6, 3.4 -57.2, 3.8 -55.2, 0 -51.6');
const body = symmetric('0 -60, 9 -56, 14 -46, 18.5 -30, 21.5 -14, 20.5 -3, 14 0, 0 0');
const bodyApart = symmetric(
  '0 -42.6, 7 -44, 13.4 -47.6 .3, 16 -39, 19 -27, 21.5 -13, 20.5 -3, 14 0, 0 0',
);
const bib = symmetric('0 -52, 8 -49, 10 -40, 6.5 -31, 3.4 -33 .3, 0 -25 .1');
const bibApart = symmetric('0 -39.4, 5.5 -41, 9 -38.6, 6.5 -31, 3.4 -33 .3, 0 -25 .1');
const paw = smooth('1.2 -7, 4.8 -8.6, 8.4 -6.6, 9 -2.4, 6.6 .2, 1.6 .2, .9 -3');
const haunch = brushed('17 -23, 11.5 -18, 10.8 -9, 13.4 -2.6', 1.3);
const tail = smooth(
  '12 -3, 24 -12, 33 -25, 33.5 -40, 30.5 -50 .4, 42 -45, 51 -33, 51 -18, 42 -6, 28 .6, 14 1.5',
);
const tailApart = smooth(
  '25 -2, 31 -12, 35.5 -24, 35 -40, 30.5 -50 .3, 42 -45, 51 -33, 51 -18, 42 -6, 31 .3',
);
const tip = smooth(
  '30.5 -50 .3, 42 -45, 49.4 -36.5, 45.6 -35 .4, 44.4 -31.6 .2, 40.4 -33 .3, 37.2 -30.4 .2, 33.9 -33.4 .4, 33.6 -41',
);
const tipInside = smooth(
  '35.4 -45.4 .2, 41.5 -42.4, 46 -37.6, 44.4 -36.4 .4, 43.4 -34 .2, 40.4 -35.4 .3, 37.8 -33.2 .2, 36.4 -35.4 .4',
);

export const fox: readonly Part[] = [
  { d: tail, stencil: tailApart, fill: COAT },
  { d: tip, stencil: tipInside, fill: CREAM, mono: 'cut' },
  { d: body, stencil: bodyApart, fill: COAT },
  { d: bib, stencil: bibApart, fill: CREAM, mono: 'cut' },
  { d: haunch, fill: SHADE, mono: 'cut' },
  { d: mirrored(haunch), fill: SHADE, mono: 'cut' },
  { d: brushed('0 -21, 0 -11, 0 -1', 1.2, 0.5, 1), fill: SHADE, mono: 'cut' },
  { d: paw, fill: DARK, mono: 'none' },
  { d: mirrored(paw), fill: DARK, mono: 'none' },
  { d: head, fill: COAT },
  { d: earInside, fill: DARK, mono: 'cut' },
  { d: mirrored(earInside), fill: DARK, mono: 'cut' },
  { d: cheek, fill: CREAM, mono: 'cut' },
  { d: mirrored(cheek), fill: CREAM, mono: 'cut' },
  { d: eye, fill: DARK, mono: 'cut' },
  { d: mirrored(eye), fill: DARK, mono: 'cut' },
  { d: ellipse(13.6, -72.7, 1), fill: CREAM, mono: 'none' },
  { d: ellipse(-11.6, -72.7, 1), fill: CREAM, mono: 'none' },
  { d: nose, fill: DARK },
];

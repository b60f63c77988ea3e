/** A bear cub sitting in a bobble hat and scarf. Stands on its origin, a hundred high to the bobble. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, mirrored, polygon, smooth, symmetric } from '../outline.ts';

const FUR = '#b98555';
const SHADE = '#94643a';
const CREAM = '#f3e2c8';
const DARK = '#3d2b24';
const WOOL = '#b8343c';
const KNIT = '#f6ecdc';

const body = symmetric('0 -44, 15 -43, 24 -33, 29 -19, 27 -5, 18 1, 0 2');
const bodyApart = symmetric('0 -29, 16 -30, 23 -32 .3, 28 -19, 26 -5, 17 1, 0 2');
const tummy = symmetric('0 -31, 10 -29, 15 -19, 12 -9, 0 -6');
const head = symmetric('0 -82, 14 -81, 25 -74, 30 -62, 28 -51, 19 -43, 8 -40.4, 0 -40');
const headApart = symmetric(
  '0 -69.6, 14 -70, 27.6 -67.6 .3, 30 -60, 28 -51, 19 -43.4, 8 -41, 0 -40.6',
);
const muzzle = symmetric('0 -60, 7 -59, 12 -53, 10 -46, 0 -43.6');
const nose = symmetric('0 -58, 4.4 -57.6, 5 -54.6, 0 -51.4');
const smile = brushed('-5.6 -48.4, -2.6 -46.8, 0 -48.6, 2.6 -46.8, 5.6 -48.4', 1.5, 0.5, 0.5);
const foot = ellipse(20, -4, 11.4, 9);
const pad = ellipse(20, -2.4, 5.6, 4.6);
const arm = smooth('21 -34, 28 -32, 34 -22, 34 -13, 29 -9, 23.6 -12, 22 -22');
const armLine = brushed('22.4 -31, 22 -21, 24.6 -12, 29 -9.4', 1.8, 0.5, 0.4);
const hat = smooth('-26 -72 .3, -22 -83, -12 -91, 0 -93, 12 -91, 22 -83, 26 -72 .3');
const brim = smooth(
  '-29 -76 .4, -14 -79.4, 0 -80, 14 -79.4, 29 -76 .4, 30.4 -70, 28.6 -66.4 .4, 14 -69.6, 0 -70.4, -14 -69.6, -28.6 -66.4 .4, -30.4 -70',
);
const ribs = [-18, -9, 0, 9, 18].map((x) => brushed(`${x} -77.6, ${x * 1.02} -71`, 1.5, 0.8, 0.8));
const scarf = smooth(
  '-24 -44 .5, -12 -40, 0 -39, 12 -40, 24 -44 .5, 26 -37, 22 -33 .5, 11 -30, 0 -29.4, -11 -30, -22 -33 .5, -26 -37',
);
const scarfApart = smooth(
  '-22 -40.4 .5, -12 -38, 0 -37.4, 12 -38, 22 -40.4 .5, 24 -37, 21.4 -34.4 .5, 11 -32, 0 -31.4, -11 -32, -21.4 -34.4 .5, -24 -37',
);
const end = polygon('6 -33, 15 -34, 19 -13, 10 -11.6');
const stripes = [
  polygon('8 -26, 16.4 -27.4, 17 -24.2, 8.6 -22.8'),
  polygon('9 -19.6, 17.6 -21, 18.2 -17.8, 9.6 -16.4'),
];
const ear = ellipse(23, -78, 8.6);

export const bearCub: readonly Part[] = [
  { d: ear, fill: FUR, mono: 'none' },
  { d: mirrored(ear), fill: FUR, mono: 'none' },
  { d: body, stencil: bodyApart, fill: FUR },
  { d: tummy, stencil: symmetric('0 -24, 9 -24, 13 -17, 11 -9, 0 -6'), fill: CREAM, mono: 'cut' },
  { d: foot, fill: SHADE },
  { d: pad, fill: CREAM, mono: 'cut' },
  { d: mirrored(foot), fill: SHADE },
  { d: mirrored(pad), fill: CREAM, mono: 'cut' },
  {
    d: arm,
    fill: FUR,
    stencil: smooth('26.6 -34, 31 -30, 35.4 -22, 35.4 -13, 31.6 -11, 30.6 -20'),
  },
  {
    d: mirrored(arm),
    fill: FUR,
    stencil: mirrored(smooth('26.6 -34, 31 -30, 35.4 -22, 35.4 -13, 31.6 -11, 30.6 -20')),
  },
  { d: armLine, fill: SHADE, mono: 'none' },
  { d: mirrored(armLine), fill: SHADE, mono: 'none' },
  { d: head, stencil: headApart, fill: FUR },
  { d: muzzle, fill: CREAM, mono: 'cut' },
  { d: ellipse(12.6, -59.6, 2.8, 3.2), fill: DARK, mono: 'cut' },
  { d: ellipse(-12.6, -59.6, 2.8, 3.2), fill: DARK, mono: 'cut' },
  { d: ellipse(13.5, -60.8, 0.9), fill: '#ffffff', mono: 'none' },
  { d: ellipse(-11.7, -60.8, 0.9), fill: '#ffffff', mono: 'none' },
  { d: ellipse(19.4, -52, 4, 2.8), fill: '#dd9a7c', mono: 'none' },
  { d: ellipse(-19.4, -52, 4, 2.8), fill: '#dd9a7c', mono: 'none' },
  { d: nose, fill: DARK },
  { d: smile, fill: DARK },
  {
    d: hat,
    stencil: smooth(
      '-24 -79.6 .2, -20 -86, -11 -92, 0 -93.4, 11 -92, 20 -86, 24 -79.6 .2, 14 -81.6, 0 -82.4, -14 -81.6',
    ),
    fill: WOOL,
  },
  { d: ellipse(0, -95.6, 6.6), fill: KNIT, stencil: ellipse(0, -99.6, 5) },
  {
    d: brim,
    fill: KNIT,
    stencil: smooth(
      '-28.4 -76.6 .4, -14 -79.4, 0 -80, 14 -79.4, 28.4 -76.6 .4, 28.4 -70.6 .4, 14 -72, 0 -72.4, -14 -72, -28.4 -70.6 .4',
    ),
  },
  ...ribs.map((d): Part => ({ d, fill: '#dccdb4', mono: 'cut' })),
  { d: scarf, stencil: scarfApart, fill: WOOL },
  { d: end, fill: WOOL, mono: 'none' },
  ...stripes.map((d): Part => ({ d, fill: KNIT, mono: 'none' })),
  ...[-14, 0].map((x): Part => ({
    d: brushed(`${x} -40, ${x * 0.9} -31`, 3, 0.9, 0.9),
    fill: KNIT,
    mono: 'cut',
  })),
];

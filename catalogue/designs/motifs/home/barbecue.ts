/** A kettle barbecue on its legs, a slice, a fork and smoke. They stand on their origin, a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, polygon, smooth, symmetric } from '../outline.ts';

const ENAMEL = '#b5483c';
const SHADE = '#8f342b';
const STEEL = '#8c969a';
const DARK = '#3b3a3d';

const lid = symmetric('0 -94, 18 -92, 32 -83, 40 -69, 42 -58 .2, 0 -57');
const bowl = symmetric('0 -52, 42 -52 .2, 38 -38, 27 -26, 14 -20, 0 -19');
const leg = (side: number) =>
  polygon(`${side * 21} -26, ${side * 26} -28, ${side * 39} 0, ${side * 34} 0`);
const brace = polygon('-27 -12, 27 -12, 29 -9, -29 -9');

export const kettleBarbecue: readonly Part[] = [
  { d: leg(-1), fill: STEEL },
  { d: leg(1), fill: STEEL },
  { d: brace, fill: STEEL },
  { d: ellipse(36, -4, 6.4), fill: DARK },
  { d: ellipse(36, -4, 2.4), fill: STEEL, mono: 'cut' },
  { d: bowl, fill: ENAMEL },
  {
    d: smooth(
      '-36 -43, -18 -40, 0 -39.2, 18 -40, 36 -43, 33 -37, 18 -34.6, 0 -34, -18 -34.6, -33 -37',
    ),
    fill: SHADE,
    mono: 'cut',
  },
  {
    d: polygon('-45 -56.6, 45 -56.6, 45 -52.6, -45 -52.6'),
    stencil: polygon('-46 -55.6, 46 -55.6, 46 -53.6, -46 -53.6'),
    fill: DARK,
  },
  { d: lid, stencil: symmetric('0 -94, 18 -92, 32 -83, 40 -69, 41 -59 .2, 0 -58.6'), fill: ENAMEL },
  { d: brushed('-31 -70, -24 -80, -13 -86', 4, 0.4, 0.2), fill: '#d98a7c', mono: 'cut' },
  { d: ellipse(21, -80, 5), fill: DARK, mono: 'cut' },
  ...[-2, 2].map((x): Part => ({ d: ellipse(21 + x, -80, 1), fill: STEEL, mono: 'none' })),
  {
    d: smooth(
      '-11 -93 .2, -10 -100, 0 -102, 10 -100, 11 -93 .2, 7 -93 .2, 6 -97, -6 -97, -7 -93 .2',
    ),
    fill: DARK,
  },
  { d: ellipse(0, -70, 6.4), fill: STEEL, mono: 'cut' },
  { d: ellipse(0, -70, 4.6), fill: '#f6efe2', mono: 'none' },
  { d: brushed('0 -70, 2.6 -73', 1.3, 0.8, 0.4), fill: SHADE, mono: 'none' },
];

/** A slice, its blade up, a hundred long. */
export const slice: readonly Part[] = [
  { d: polygon('-2.4 0, 2.4 0, 1.6 -62, -1.6 -62'), fill: STEEL },
  { d: smooth('-3.4 2, -3.6 -26, 0 -28, 3.6 -26, 3.4 2, 0 4'), fill: '#7b5233' },
  { d: polygon('-4 -60, 4 -60, 11 -70, 11 -98, -11 -98, -11 -70'), fill: STEEL },
  ...[-5, 0, 5].map((x): Part => ({
    d: polygon(`${x - 1.1} -74, ${x + 1.1} -74, ${x + 1.1} -92, ${x - 1.1} -92`),
    fill: '#f6efe2',
    mono: 'cut',
  })),
];

/** A fork with two tines, a hundred long. */
export const fork: readonly Part[] = [
  { d: polygon('-2.4 0, 2.4 0, 1.6 -64, -1.6 -64'), fill: STEEL },
  { d: smooth('-3.4 2, -3.6 -26, 0 -28, 3.6 -26, 3.4 2, 0 4'), fill: '#7b5233' },
  {
    d: smooth(
      '-1.8 -58 .2, -8 -68, -9.4 -80, -9 -99 .1, -6.2 -99 .1, -5.8 -80, -4 -72, 0 -69, 4 -72, 5.8 -80, 6.2 -99 .1, 9 -99 .1, 9.4 -80, 8 -68, 1.8 -58 .2',
    ),
    fill: STEEL,
  },
];

const curl = brushed('0 0, -7 -9, -2 -18, 6 -26, 3 -36, -4 -44', 3.6, 0.3, 0.1);

/** Smoke that rises from its origin. */
export const smoke: readonly Part[] = [{ d: curl, fill: '#b9bdb6' }];

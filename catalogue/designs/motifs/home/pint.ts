/** A pint of beer with a head on it. Stands on its origin, a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, polygon, smooth } from '../outline.ts';

const foam = smooth(
  '-33 -78, -38 -86, -32 -95, -23 -96, -16 -103, -5 -102, 2 -106, 12 -101, 22 -101, 27 -94, 35 -91, 38 -82, 33 -76, 20 -73, 12 -66, 6 -74, -6 -74, -14 -69, -22 -75',
);

export const pint: readonly Part[] = [
  {
    d: polygon('-34 -84, 34 -84, 24 0, -24 0'),
    stencil: polygon('-32 -69, 32 -69, 24 0, -24 0'),
    fill: '#f3ead6',
  },
  {
    d: polygon('-30 -80, 30 -80, 21 -5, -21 -5'),
    stencil: polygon('-16 -58, -11 -58, -9 -12, -13 -12'),
    fill: '#c8842f',
    mono: 'cut',
  },
  { d: brushed('-19 -62, -14 -16', 5, 0.6, 0.4), fill: '#e0a95a', mono: 'none' },
  { d: foam, fill: '#fbf4e3' },
];

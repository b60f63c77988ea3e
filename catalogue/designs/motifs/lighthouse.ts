/** A striped lighthouse on its rock, and a small boat. Each stands on its origin; the lighthouse is about 115 high. */
import type { Part } from './figure.ts';
import { ellipse, moved, polygon, smooth } from './outline.ts';

const WHITE = '#fbf7ee';
const RED = '#c9523f';
const SLATE = '#35474f';
const GLOW = '#f6cf72';
const BEAM = '#f3f1da';
const ROCK = '#6f7d74';
const ROCK_SHADE = '#55645e';

/** The tower stands on top of the rock. */
const up = (outline: string): string => moved(outline, 0, -15);

export const lighthouse: readonly Part[] = [
  {
    d: smooth(
      '-58 0 .1, -46 -6, -34 -7, -25 -14, -10 -16.5, 8 -17, 20 -15, 27 -8, 40 -7, 50 -3, 60 0 .1',
    ),
    fill: ROCK,
    stencil: smooth(
      '-58 0 .1, -46 -6, -34 -7, -25 -12.5, -10 -13.5, 8 -13.5, 20 -12.5, 27 -8, 40 -7, 50 -3, 60 0 .1',
    ),
  },
  {
    d: smooth('-20 0 .1, -12 -7, 2 -5, 12 -10, 24 -6, 40 -4, 50 0 .1'),
    fill: ROCK_SHADE,
    mono: 'none',
  },
  { d: up(polygon('-12 0, -8 -60, 8 -60, 12 0')), fill: WHITE },
  { d: up(polygon('-11 -15, -10 -29, 10 -29, 11 -15')), fill: RED, mono: 'cut' },
  { d: up(polygon('-9.3 -41, -8.5 -53, 8.5 -53, 9.3 -41')), fill: RED, mono: 'cut' },
  { d: up(smooth('-3.6 0 0, -3.6 -7 .4, 0 -11, 3.6 -7 .4, 3.6 0 0')), fill: SLATE, mono: 'cut' },
  { d: up(polygon('-12 -60, -12 -63.5, 12 -63.5, 12 -60')), fill: SLATE },
  { d: up(polygon('-7 -65, -7 -78, 7 -78, 7 -65')), fill: GLOW },
  { d: up(polygon('-1 -65, -1 -78, 1 -78, 1 -65')), fill: SLATE, mono: 'cut' },
  { d: up(smooth('-9 -79.5 0, -6 -86, 0 -89, 6 -86, 9 -79.5 0')), fill: RED },
  { d: up(ellipse(0, -91.5, 2)), fill: RED },
];

/** Two beams from the lantern, long enough to fade into the day; for the sky behind the tower. */
export const beams: readonly Part[] = [
  { d: up(polygon('9 -73, 130 -94, 130 -58, 9 -70')), fill: BEAM },
  { d: up(polygon('-9 -73, -130 -94, -130 -58, -9 -70')), fill: BEAM },
];

/** Rays that a machine with one tone can draw in place of beams. */
export const rays: readonly Part[] = [-1, 1].flatMap((side) =>
  [-86, -75, -64].map((y, place): Part => ({
    d: up(
      polygon(
        `${side * 14} ${-72 + (place - 1) * 3}, ${side * 44} ${y - 0.9}, ${side * 44} ${y + 0.9}`,
      ),
    ),
    fill: GLOW,
  })),
);

export const boat: readonly Part[] = [
  { d: smooth('-34 -14 0, 34 -14 0, 26 -2 .4, 18 0 .3, -20 0 .3'), fill: SLATE },
  { d: polygon('-2 -18, -2 -84, -34 -18'), fill: WHITE },
  { d: polygon('3 -18, 3 -96, 36 -18'), fill: RED },
];

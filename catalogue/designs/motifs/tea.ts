/** A teapot with its cup and saucer, and a slice of Victoria sponge. Each stands on its origin, on a grid of a hundred. */
import type { Part } from './figure.ts';
import { brushed, ellipse, mirrored, moved, pierced, polygon, smooth } from './outline.ts';

const GLAZE = '#7fa8a3';
const GLAZE_SHADE = '#5f8a86';
const RIM = '#f7efe0';
const PETAL = '#e3a49a';
const GOLD = '#e0b45c';
const CRUMB = '#ecc98c';
const JAM = '#b8434a';

const petals = [0, 72, 144, 216, 288].map((turn) => {
  const angle = (turn * Math.PI) / 180;
  return ellipse(Math.sin(angle) * 6.2, -24 - Math.cos(angle) * 6.2, 4.3);
});
const handle = smooth('30 -46 .3, 42 -50, 53 -42, 54 -28, 46 -15, 31 -10 .3');
const handleInside = smooth('31 -39 .3, 39 -42, 46 -37, 46.5 -28, 41 -20, 32 -17 .3');
const spout = smooth(
  '-29 -18 .3, -41 -23, -46 -36, -50 -45, -58 -50 .2, -52 -54, -44 -50 .3, -38 -40, -28 -36 .3',
);

export const teapot: readonly Part[] = [
  { d: pierced(handle, [handleInside]), fill: GLAZE_SHADE },
  { d: spout, fill: GLAZE_SHADE },
  {
    d: smooth(
      '-15 -1 .3, 15 -1 .3, 27 -8, 34 -24, 31 -40, 20 -51 .5, -20 -51 .5, -31 -40, -34 -24, -27 -8',
    ),
    fill: GLAZE,
  },
  {
    d: brushed('-31.5 -38, -16 -34.5, 0 -33.6, 16 -34.5, 31.5 -38', 2, 0.9, 0.9),
    fill: RIM,
    mono: 'cut',
  },
  { d: brushed('-30 -13, -15 -9.6, 0 -8.6, 15 -9.6, 30 -13', 2, 0.9, 0.9), fill: RIM, mono: 'cut' },
  ...petals.map((d): Part => ({ d: moved(d, 0, 2.6), fill: PETAL, mono: 'cut' })),
  { d: ellipse(0, -21.4, 3.6), fill: GOLD, mono: 'none' },
  { d: smooth('-18 0 .2, -15 -3.4 .3, 15 -3.4 .3, 18 0 .2'), fill: GLAZE_SHADE },
  { d: smooth('-20 -53 .2, -16 -60, 0 -65, 16 -60, 20 -53 .2'), fill: GLAZE_SHADE },
  { d: ellipse(0, -68.6, 4.4), fill: GOLD },
];

const cupHandle = smooth('24 -34 .3, 35 -36, 40 -28, 35 -19, 21 -15 .3');
const cupHole = smooth('25 -29.5 .3, 32 -31, 34.6 -27, 31 -22.4, 23 -20 .3');

export const teacup: readonly Part[] = [
  { d: pierced(cupHandle, [cupHole]), fill: '#c97f76' },
  {
    d: smooth('-27 -42 .1, 27 -42 .1, 25 -24, 16 -9, 9 -6 .4, -9 -6 .4, -16 -9, -25 -24'),
    fill: PETAL,
  },
  {
    d: brushed('-25.4 -34, -12 -32, 0 -31.4, 12 -32, 25.4 -34', 2.4, 0.9, 0.9),
    fill: RIM,
    mono: 'cut',
  },
  ...[-12, 0, 12].map((x): Part => ({
    d: ellipse(x, -21.5 + Math.abs(x) * -0.1, 2.4),
    fill: RIM,
    mono: 'cut',
  })),
  {
    d: smooth('-38 -4.4 .2, 38 -4.4 .2, 25 .4 .6, -25 .4 .6'),
    fill: '#c97f76',
    stencil: smooth('-38 -4 .2, 38 -4 .2, 25 1 .6, -25 1 .6'),
  },
];

const curl = brushed('0 0, -5 -8, 1 -15, 6 -22, 0 -31', 2.6, 0.2, 0.1);

/** Two curls rising from a cup or spout. */
export const steam: readonly Part[] = [
  { d: moved(curl, -6, 0), fill: '#a9bdb9' },
  { d: moved(mirrored(curl), 7, -2, 0.8), fill: '#a9bdb9' },
];

export const cake: readonly Part[] = [
  { d: polygon('-33 -2, 33 -2, 33 -17, -33 -17'), fill: CRUMB },
  {
    d: smooth(
      '-33 -18.5 .1, 33 -18.5 .1, 33 -23 .1, 22 -21.5, 11 -23.5, 0 -21.5, -11 -23.5, -22 -21.5, -33 -23 .1',
    ),
    fill: JAM,
  },
  {
    d: smooth(
      '-33 -24.5 .1, -22 -23, -11 -25, 0 -23, 11 -25, 22 -23, 33 -24.5 .1, 33 -40 .2, 26 -44, -26 -44, -33 -40 .2',
    ),
    fill: CRUMB,
  },
  {
    d: smooth(
      '-34 -38 .2, -27 -45.6, 27 -45.6, 34 -38 .2, 27 -36, 20 -40, 12 -35, 4 -40, -5 -35, -13 -40, -21 -36, -27 -40',
    ),
    fill: '#fbf3e4',
    mono: 'none',
  },
  { d: smooth('0 -46 .3, 6 -50, 5 -56 .4, 0 -55, -5 -56 .4, -6 -50'), fill: JAM },
  { d: smooth('-46 -.6 .3, 46 -.6 .3, 40 3 .5, -40 3 .5'), fill: GLAZE_SHADE },
];

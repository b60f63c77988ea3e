/** What grows on an allotment, root and leaf. Each stands in its ground line at the origin, leaves about 50 up, root about 50 down. */
import type { Part } from './figure.ts';
import { brushed, ellipse, mirrored, smooth } from './outline.ts';

const GREEN = '#5d8a4e';
const DEEP_GREEN = '#3f6b45';
const FRESH = '#8cae5d';
const CARROT = '#e07f3e';
const CARROT_SHADE = '#bf6228';
const BEET = '#8d2f52';
const BEET_SHADE = '#6f2141';
const SKIN = '#cda46e';

const frond = brushed('0 -1, 5 -16, 14 -34', 2.6, 0.5, 0.3);
const frondLeaf = smooth('5 -13, 12 -16, 15 -23 .3, 9 -24, 5 -19');
const frondTip = smooth('11 -26, 18 -28, 22 -38 .2, 14 -39, 10 -33');

export const carrot: readonly Part[] = [
  { d: brushed('0 -1, 0 -20, 0 -38', 2.8, 0.5, 0.3), fill: GREEN },
  { d: smooth('0 -22, 6 -30, 5 -42, 0 -50 .2, -5 -42, -6 -30'), fill: FRESH },
  ...[frond, mirrored(frond)].map((d): Part => ({ d, fill: GREEN })),
  ...[frondLeaf, frondTip, mirrored(frondLeaf), mirrored(frondTip)].map((d): Part => ({
    d,
    fill: GREEN,
  })),
  {
    d: smooth('-10 3, 0 .5, 10 3, 11 9, 8 24, 4.5 38, 0 54 .1, -4.5 38, -8 24, -11 9'),
    fill: CARROT,
  },
  { d: brushed('-9 13, -5 14.5, -1 14', 1.7), fill: CARROT_SHADE, mono: 'cut' },
  { d: brushed('8 21, 5 22.5, 1 22', 1.7), fill: CARROT_SHADE, mono: 'cut' },
  { d: brushed('-6 31, -3 32, 0 31.5', 1.5), fill: CARROT_SHADE, mono: 'cut' },
];

const beetLeaf = smooth('3 -12 .4, 12 -18, 20 -30, 20 -44, 15 -49 .4, 8 -42, 4 -28');
const beetRib = brushed('2 2, 7 -18, 15 -42', 2.2, 0.7, 0.2);
const beetMiddle = smooth('0 -18, 8 -28, 8 -44, 0 -54 .4, -8 -44, -8 -28');

export const beetroot: readonly Part[] = [
  { d: beetMiddle, fill: DEEP_GREEN },
  { d: brushed('0 2, 0 -24, 0 -46', 2.4, 0.7, 0.2), fill: BEET, mono: 'cut' },
  { d: beetLeaf, fill: GREEN },
  { d: beetRib, fill: BEET, mono: 'cut' },
  { d: mirrored(beetLeaf), fill: GREEN },
  { d: mirrored(beetRib), fill: BEET, mono: 'cut' },
  {
    d: smooth(
      '-6 3, 0 2, 6 3, 15 9, 17.5 19, 12 29, 4 34, 1.2 44, 0 52 .2, -1.2 44, -4 34, -12 29, -17.5 19, -15 9',
    ),
    fill: BEET,
  },
  { d: brushed('-12 18, -9 26, -3 30', 1.8), fill: BEET_SHADE, mono: 'cut' },
];

const leekBlade = smooth('1 -6 .2, 9 -16, 19 -30, 27 -45 .2, 15 -38, 6 -25, 1 -16 .3');
const leekOuter = smooth('3 -3 .2, 16 -12, 27 -22, 37 -23 .3, 30 -13, 16 -4, 4 3 .2');

export const leek: readonly Part[] = [
  { d: smooth('-5 -8 .2, -6 -30, -2 -52 .2, 3 -36, 3 -8 .2'), fill: FRESH },
  { d: leekOuter, fill: DEEP_GREEN },
  { d: mirrored(leekOuter), fill: DEEP_GREEN },
  { d: leekBlade, fill: GREEN },
  { d: mirrored(leekBlade), fill: GREEN },
  {
    d: smooth('-7 -4 .2, 0 -7, 7 -4 .2, 6.4 18, 7.4 38, 4 43, -4 43, -7.4 38, -6.4 18'),
    fill: '#ebe8cf',
  },
  { d: brushed('-3.4 6, -3 20, -3.4 36', 1.2), fill: '#c8d3a4', mono: 'cut' },
  { d: brushed('3 2, 3 18, 3.4 34', 1.2), fill: '#c8d3a4', mono: 'cut' },
  ...[-4, 0, 4].map((x): Part => ({
    d: brushed(`${x} 42, ${x * 1.3} 48, ${x * 1.7} 54`, 1.2),
    fill: '#e3d9bd',
  })),
];

const potatoLeaf = smooth('2 -20 .3, 9 -22, 18 -30, 20 -38 .3, 11 -37, 4 -30');
const potatoLow = smooth('2 -6 .3, 11 -6, 21 -12, 24 -20 .3, 14 -20, 5 -14');

export const potato: readonly Part[] = [
  { d: brushed('0 4, 0 -18, 0 -36', 2.6, 0.6, 0.3), fill: DEEP_GREEN },
  { d: smooth('0 -30 .3, 7 -36, 7 -46, 0 -53 .3, -7 -46, -7 -36'), fill: FRESH },
  ...[potatoLeaf, mirrored(potatoLeaf)].map((d): Part => ({ d, fill: GREEN })),
  ...[potatoLow, mirrored(potatoLow)].map((d): Part => ({ d, fill: DEEP_GREEN })),
  ...[
    brushed('0 2, -7 12, -11 16', 1.5),
    brushed('0 2, 7 14, 12 20', 1.5),
    brushed('0 2, 0 22, -2 32', 1.5),
  ].map((d): Part => ({ d, fill: '#dcc49a' })),
  { d: smooth('-21 16, -14 11, -5 15, -4 23, -11 28, -20 25'), fill: SKIN },
  { d: ellipse(-15, 19, 1), fill: '#a27d4c', mono: 'cut' },
  { d: ellipse(-9, 22, 1), fill: '#a27d4c', mono: 'cut' },
  { d: smooth('5 22, 12 17, 21 20, 22 29, 14 33, 6 30'), fill: SKIN },
  { d: ellipse(12, 24, 1), fill: '#a27d4c', mono: 'cut' },
  { d: ellipse(17, 28, 1), fill: '#a27d4c', mono: 'cut' },
  { d: smooth('-13 38, -5 33, 4 36, 5 44, -3 49, -12 46'), fill: SKIN },
  { d: ellipse(-5, 41, 1), fill: '#a27d4c', mono: 'cut' },
];

const onionBlade = smooth('0 -4 .2, 5 -18, 14 -36, 17 -46 .1, 6 -32, 0 -18 .4');

export const onion: readonly Part[] = [
  { d: brushed('0 0, -1 -26, 0 -52', 3.4, 0.8, 0.2), fill: FRESH },
  { d: onionBlade, fill: GREEN },
  { d: mirrored(onionBlade), fill: GREEN },
  {
    d: smooth('-3 -5 .3, 3 -5 .3, 6 3, 16 10, 18 21, 10 31, 0 34, -10 31, -18 21, -16 10, -6 3'),
    fill: '#d79a4e',
  },
  { d: brushed('-3 2, -10 14, -5 29', 1.3), fill: '#b3772f', mono: 'cut' },
  { d: brushed('3 2, 10 14, 5 29', 1.3), fill: '#b3772f', mono: 'cut' },
  ...[-4, 0, 4].map((x): Part => ({
    d: brushed(`${x} 33, ${x * 1.5} 40, ${x * 1.6} 46`, 1.2),
    fill: '#e3d9bd',
  })),
];

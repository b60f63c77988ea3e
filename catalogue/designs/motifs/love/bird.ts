/** A small bird in profile, looking right, its tail up. Stands on its origin, a hundred long. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, polygon, smooth } from '../outline.ts';

const DARK = '#3b332f';

const body = smooth(
  '-52 -58 .1, -44 -60 .4, -34 -46, -20 -42, -4 -50, 4 -64, 16 -72, 30 -70, 38 -59, 37 -45, 31 -28, 18 -13, 0 -7, -18 -10, -30 -22, -40 -36, -56 -48 .2',
);
const wing = smooth('4 -46, 10 -36, 6 -24, -6 -17, -22 -18, -38 -28 .1, -22 -30, -10 -38, -2 -46');
const wingLine = brushed('8 -44, 11 -34, 5 -24, -8 -18.6, -24 -20', 2.8, 0.5, 0.2);
const feathers = [
  brushed('-26 -25, -14 -25, -4 -30', 2, 0.2, 0.4),
  brushed('-16 -21, -6 -22, 2 -27', 2, 0.2, 0.4),
];
const breast = smooth('36 -54, 36 -44, 30 -28, 18 -14, 6 -10, 16 -22, 24 -36, 30 -50');
const leg = (x: number) => brushed(`${x} -9, ${x + 1} -3, ${x + 2} 2`, 2.4, 0.9, 0.9);

export function smallBird(coat: string, shade: string, light: string): Part[] {
  return [
    ...[0, 9].map((x): Part => ({ d: leg(x), fill: DARK })),
    { d: body, fill: coat },
    { d: breast, fill: light, mono: 'none' },
    { d: wing, stencil: wingLine, fill: shade, mono: 'cut' },
    ...feathers.map((d): Part => ({ d, fill: coat, mono: 'none' })),
    { d: ellipse(26, -60, 2.8, 3.1), fill: DARK, mono: 'cut' },
    { d: ellipse(26.8, -61, 0.9), fill: '#ffffff', mono: 'none' },
    { d: polygon('36.6 -63, 47 -57, 37.6 -54'), fill: '#d99a45' },
  ];
}

/** A rabbit sitting up with flowers between its ears. Stands on its origin, a hundred high to the ear tips. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, mirrored, smooth, symmetric } from '../outline.ts';

const FUR = '#c9b39a';
const SHADE = '#ad967c';
const CREAM = '#f7eddf';
const PINK = '#e3b0a5';
const DARK = '#42332c';

const body = symmetric('0 -36, 10 -35, 18 -28, 22 -15, 20 -3, 12 1, 0 1');
const bodyApart = symmetric('0 -27.6, 10 -28.6, 16 -30 .4, 20.6 -22, 22.4 -12, 20 -3, 12 1, 0 1');
const tummy = symmetric('0 -26, 8 -23, 11 -13, 8 -5, 0 -2.6');
const head = symmetric('0 -62, 10 -61, 18 -55, 22 -46, 20 -37, 12 -31, 0 -29.6');
const ear = smooth('4 -58 .5, 4 -72, 8 -88, 14 -98, 20 -97, 22 -86, 19 -72, 14 -59 .5');
const earInside = smooth(
  '8.6 -63 .5, 8.4 -74, 11 -86, 15 -93, 18 -91, 18.4 -83, 15.6 -72, 12.4 -63 .5',
);
const muzzle = symmetric('0 -42.6, 6 -42.6, 9.6 -38.4, 7 -33.6, 0 -32.4');
const nose = symmetric('0 -43.6, 3 -43.4, 2.6 -41.4, 0 -39.8');
const smile = brushed('-4 -37, -2 -36, 0 -37.4, 2 -36, 4 -37', 1.1, 0.5, 0.5);
const foot = smooth('4 -3, 8 -8, 16 -8, 21 -3, 19 1.4, 7 1.6');
const paw = smooth('3 -20, 7 -23, 10 -19, 9.4 -11, 5.6 -9, 2.6 -12');
const pawLine = brushed('8.8 -23, 10 -17, 8.6 -10.4, 5 -9', 1.2, 0.4, 0.4);

const bloom = (x: number, y: number, fill: string): Part[] => [
  ...[0, 72, 144, 216, 288].map((turn): Part => {
    const angle = (turn * Math.PI) / 180;
    return {
      d: ellipse(x + Math.sin(angle) * 2.6, y - Math.cos(angle) * 2.6, 2.3),
      fill,
      mono: 'cut',
    };
  }),
  { d: ellipse(x, y, 1.7), fill: '#e0b45c', mono: 'none' },
];

export const rabbit: readonly Part[] = [
  { d: ear, fill: FUR },
  { d: earInside, fill: PINK, mono: 'cut' },
  { d: mirrored(ear), fill: FUR },
  { d: mirrored(earInside), fill: PINK, mono: 'cut' },
  { d: ellipse(22, -8, 6.4), fill: CREAM, mono: 'none' },
  { d: body, stencil: bodyApart, fill: FUR },
  { d: tummy, fill: CREAM, mono: 'cut' },
  { d: foot, fill: SHADE, mono: 'none' },
  { d: mirrored(foot), fill: SHADE, mono: 'none' },
  { d: paw, stencil: pawLine, fill: FUR, mono: 'none' },
  { d: mirrored(paw), fill: FUR, mono: 'none' },
  { d: head, fill: FUR },
  { d: nose, fill: FUR, mono: 'cut' },
  { d: smile, fill: FUR, mono: 'cut' },
  { d: muzzle, fill: CREAM, mono: 'none' },
  { d: ellipse(9.4, -47.4, 2.5, 3.1), fill: DARK, mono: 'cut' },
  { d: ellipse(-9.4, -47.4, 2.5, 3.1), fill: DARK, mono: 'cut' },
  { d: ellipse(10.2, -48.8, 0.9), fill: '#ffffff', mono: 'none' },
  { d: ellipse(-8.6, -48.8, 0.9), fill: '#ffffff', mono: 'none' },
  { d: ellipse(14.6, -40.6, 3, 2), fill: PINK, mono: 'none' },
  { d: ellipse(-14.6, -40.6, 3, 2), fill: PINK, mono: 'none' },
  ...[
    ...bloom(-8.4, -59, '#f3dfe0'),
    ...bloom(8.4, -59, '#f3dfe0'),
    ...bloom(0, -61, '#d78c80'),
  ].map((part): Part => ({ ...part, mono: 'none' })),
  { d: nose, fill: '#c98478', mono: 'none' },
  { d: smile, fill: DARK, mono: 'none' },
];

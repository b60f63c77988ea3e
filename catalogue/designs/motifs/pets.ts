/** Paw prints and a bone. Paws walk upwards around their origin, a hundred across. */
import type { Part } from './figure.ts';
import { ellipse, mirrored, moved, smooth, symmetric } from './outline.ts';

// The heel is a heart upside down, rounded off: whose paw it is, is loved.
const heel = symmetric('0 -7, 11 -3, 22 9, 32 22, 31 36, 19 42, 8 37.6, 0 36');
const outerToe = moved(ellipse(0, 0, 10, 14), 39, -8, 1, 24);
const innerToe = moved(ellipse(0, 0, 10.6, 15.6), 15.4, -30, 1, 9);

export function paw(fill: string): Part[] {
  return [heel, outerToe, mirrored(outerToe), innerToe, mirrored(innerToe)].map((d) => ({
    d,
    fill,
  }));
}

const boneEnd =
  '36 -7 .6, 38 -16, 46 -19, 53 -14, 52.4 -6, 49.4 0 .3, 52.4 6, 53 14, 46 19, 38 16, 36 7 .6';
const bone = smooth(
  `-36 -7 .6, ${boneEnd}, -36 7 .6, -38 16, -46 19, -53 14, -52.4 6, -49.4 0 .3, -52.4 -6, -53 -14, -46 -19, -38 -16`,
);

/** A bone, a hundred and six long. */
export function boneOf(fill: string): Part[] {
  return [{ d: bone, fill }];
}

const dogHead = symmetric('0 -80, 14 -80, 26 -74, 32 -60, 33 -42, 31 -24, 24 -12, 12 -7, 0 -6');
const ear = smooth('20 -77 .6, 31 -81, 42 -74, 49 -58, 50 -42, 44 -32, 37 -34, 33 -46, 29 -62');
const earApart = smooth(
  '26 -81 .6, 34 -80, 43 -73, 49.6 -58, 50.4 -42, 44.6 -32, 38.4 -34, 36 -46, 33 -64',
);
const muzzle = symmetric('0 -45, 7 -44, 10 -36, 17 -30, 19 -20, 13 -11, 5 -8.6, 0 -8.4');
const blaze = symmetric('0 -76.4, 4 -75.6, 4.6 -64, 5.6 -52, 7 -44, 6 -36, 0 -34');
const patch = smooth('9 -64, 17 -69, 26 -64, 28 -53, 22 -45, 12 -46, 8 -54');
const nose = symmetric('0 -35.6, 6.6 -35.4, 8.4 -31.6, 5 -27, 0 -25');
const mouth = smooth(
  '0 -26 .3, .9 -25, 1 -20.8, 4.6 -17.4, 9.6 -18.4, 10.4 -20 .3, 11 -18.4, 9.4 -16.2, 4.6 -15.2, 0 -18.2 .4, -4.6 -15.2, -9.4 -16.2, -11 -18.4, -10.4 -20 .3, -9.6 -18.4, -4.6 -17.4, -1 -20.8, -.9 -25',
);
const dogPaw = smooth('17 -4, 18 -11, 25 -14, 33 -13, 38 -8, 38 -1, 34 4, 21 4');

/** A dog looking over an edge; its origin is on the edge, under the chin. */
export const peepingDog: readonly Part[] = [
  { d: dogHead, fill: '#c98f55' },
  { d: patch, fill: '#a86f3b', mono: 'none' },
  { d: blaze, fill: '#f7ead6', mono: 'none' },
  {
    d: muzzle,
    stencil: smooth(
      '0 -43, 6 -41, 10 -34, 16 -28.6, 17.4 -20, 12 -12.6, 5 -10.6, 0 -10.4, -5 -10.6, -12 -12.6, -17.4 -20, -16 -28.6, -10 -34, -6 -41',
    ),
    fill: '#f7ead6',
    mono: 'cut',
  },
  { d: ellipse(16.6, -54, 3.7, 4.3), fill: '#3d2f29', mono: 'cut' },
  { d: ellipse(-16.6, -54, 3.7, 4.3), fill: '#3d2f29', mono: 'cut' },
  { d: ellipse(17.9, -55.6, 1.2), fill: '#ffffff', mono: 'none' },
  { d: ellipse(-15.3, -55.6, 1.2), fill: '#ffffff', mono: 'none' },
  { d: ear, stencil: earApart, fill: '#8a572e' },
  { d: mirrored(ear), stencil: mirrored(earApart), fill: '#8a572e' },
  { d: nose, fill: '#3d2f29' },
  { d: mouth, fill: '#3d2f29' },
  { d: dogPaw, stencil: moved(dogPaw, 16, 0), fill: '#e2b27c' },
  { d: mirrored(dogPaw), stencil: mirrored(moved(dogPaw, 16, 0)), fill: '#e2b27c' },
  ...[23.6, 30.6].flatMap((x) => {
    const claw = smooth(`${x - 0.7} -3, ${x} -8, ${x + 0.7} -3, ${x} 1.6`);
    return [
      { d: claw, fill: '#a86f3b', mono: 'none' as const },
      { d: mirrored(claw), fill: '#a86f3b', mono: 'none' as const },
    ];
  }),
];

/** A rocket and planets. The rocket flies upwards, a hundred from fin to nose around its origin. */
import type { Part } from './figure.ts';
import { brushed, ellipse, mirrored, pierced, smooth, symmetric } from './outline.ts';

export interface RocketColours {
  hull: string;
  shade: string;
  nose: string;
  fin: string;
  window: string;
  rim: string;
}

const hull = symmetric('0 -50 .2, 8 -40, 15 -25, 18.4 -8, 17.4 10, 12.4 26, 10 29 .3, 0 30');
const hullApart = symmetric(
  '0 -29.4, 13.6 -28 .3, 17 -16, 18.4 -4, 17.4 10, 12.4 26, 10 29 .3, 0 30',
);
const noseCone = symmetric('0 -52 .15, 7.6 -42, 13.4 -31 .3, 6 -29.4, 0 -29');
const noseConeApart = symmetric('0 -52 .15, 7.6 -42, 12.6 -32.4 .3, 6 -32.4, 0 -32.4');
const fin = smooth('16.8 8 .4, 25 15, 31 27, 31.4 42 .1, 24 33, 11.6 27.6 .3');
const finApart = smooth('19.4 11 .4, 26 17, 31.4 28, 31.6 43 .1, 24 33.4, 15.2 28.6 .3');
const shade = smooth(
  '1 -50 .2, 8 -40, 15 -25, 18.4 -8, 17.4 10, 12.4 26, 10 29 .3, 4 29.8, 9 18, 11 0, 9 -22, 5 -38',
);

export function rocket(colours: RocketColours): Part[] {
  return [
    {
      d: symmetric('0 62 .1, 4 52, 9 43, 8 33, 0 31'),
      stencil: symmetric('0 63 .1, 4 53, 8 45, 7 38, 0 37'),
      fill: '#f0b44a',
    },
    {
      d: symmetric('0 52 .1, 2.4 45, 5 39, 4.4 33, 0 31'),
      stencil: symmetric('0 54 .1, 1.8 48, 3 44, 2 41, 0 40.6'),
      fill: '#fbe7b0',
      mono: 'cut',
    },
    { d: fin, stencil: finApart, fill: colours.fin },
    { d: mirrored(fin), stencil: mirrored(finApart), fill: colours.fin },
    { d: hull, stencil: hullApart, fill: colours.hull },
    { d: shade, fill: colours.shade, mono: 'none' },
    { d: ellipse(0, -9, 9), fill: colours.rim, mono: 'cut' },
    {
      d: smooth('-14 17.4, 0 20, 14 17.4, 13.4 21.4, 0 24, -13.4 21.4'),
      fill: colours.fin,
      mono: 'cut',
    },
    { d: noseCone, stencil: noseConeApart, fill: colours.nose },
    { d: ellipse(0, -9, 6.4), fill: colours.window },
    { d: brushed('-3.8 -10, -2.4 -12.8, .6 -13.6', 1.5, 0.4, 0.4), fill: '#ffffff', mono: 'cut' },
    {
      d: symmetric('0 8, 2 8, 2.6 20, 2 34, 0 36'),
      stencil: symmetric('0 32, 2.2 32, 2.4 34, 2 35, 0 35.2'),
      fill: colours.nose,
      mono: 'none',
    },
  ];
}

/** A planet with its ring, the ring a hundred wide. */
export function ringedPlanet(body: string, band: string, ring: string): Part[] {
  const ellipses = pierced(ellipse(0, 0, 50, 15), [ellipse(0, -0.8, 41, 9.6)]);
  return [
    { d: ellipses, fill: ring, mono: 'none' },
    {
      d: ellipse(0, 0, 29),
      stencil: smooth(
        '-28.6 -5, -25 -15, -16 -24, 0 -29, 16 -24, 25 -15, 28.6 -5, 16 -9.6, 0 -11, -16 -9.6',
      ),
      fill: body,
    },
    {
      d: smooth(
        '-23 -17.6 .3, -8 -13, 8 -13, 23 -17.6 .3, 26 -12 .3, 10 -6.6, -10 -6.6, -26 -12 .3',
      ),
      fill: band,
      mono: 'none',
    },
    {
      d: smooth(
        '-50 0 .9, -46 7, -30 12.4, 0 15, 30 12.4, 46 7, 50 0 .9, 41 0 .5, 34 5.6, 20 8.4, 0 9.2, -20 8.4, -34 5.6, -41 0 .5',
      ),
      fill: ring,
    },
    { d: smooth('-24.6 15.6 .3, 0 18.4, 24.6 15.6 .3, 15 25.6, 0 29, -15 25.6'), fill: body },
  ];
}

/** A cratered world, a hundred across. */
export function crateredPlanet(body: string, crater: string): Part[] {
  const craters = [
    ellipse(-16, -18, 11, 9),
    ellipse(18, -6, 8, 7),
    ellipse(-4, 20, 12, 9),
    ellipse(26, 22, 5),
    ellipse(-32, 8, 5),
  ];
  return [
    { d: ellipse(0, 0, 50), fill: body },
    ...craters.map((d) => ({ d, fill: crater, mono: 'cut' as const })),
  ];
}

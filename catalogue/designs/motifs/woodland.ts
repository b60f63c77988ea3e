/** What grows on a forest floor: toadstools, grass, birches. Everything stands on its origin, about a hundred high. */
import type { Part } from './figure.ts';
import { brushed, ellipse, symmetric } from './outline.ts';

export const toadstool: readonly Part[] = [
  {
    d: symmetric('0 -60, 12 -58 .4, 10.4 -40, 11 -20, 15 -4, 10 1, 0 2'),
    stencil: symmetric('0 -49, 11.4 -49.6 .2, 10.4 -36, 11 -20, 15 -4, 10 1, 0 2'),
    fill: '#f3e6cf',
  },
  { d: symmetric('0 -100, 20 -97, 38 -84, 48 -64, 46 -55 .7, 30 -53, 0 -54.6'), fill: '#c9503f' },
  { d: ellipse(-5, -85, 7.6, 6.4), fill: '#fbf0de', mono: 'cut' },
  { d: ellipse(19, -73, 8, 7), fill: '#fbf0de', mono: 'cut' },
  { d: ellipse(-24, -68, 8.4, 7), fill: '#fbf0de', mono: 'cut' },
  { d: ellipse(-1, -63, 4.6, 3.6), fill: '#fbf0de', mono: 'cut' },
  { d: ellipse(36, -61, 3.6, 3), fill: '#fbf0de', mono: 'cut' },
];

export function grass(fill: string): Part[] {
  return [
    '-3 0, -12 -30, -32 -52',
    '-1 0, -4 -40, -12 -82',
    '1 0, 5 -46, 4 -100',
    '2 0, 12 -36, 25 -70',
    '3 0, 18 -22, 38 -38',
  ].map((blade) => ({ d: brushed(blade, 7, 0.6, 0.05), fill }));
}

/** A fern frond leaning to the right. */
export function fern(fill: string): Part[] {
  const spine = (along: number): [number, number] => [along * along * 34, -along * 100];
  const fronds = Array.from({ length: 10 }, (_, place) => {
    const along = 0.16 + place * 0.083;
    const [x, y] = spine(along);
    const reach = 27 * Math.sin(Math.PI * (0.24 + 0.72 * along));
    const lean = along * 0.6;
    return [-1, 1].map((side) => {
      const tipX = x + side * reach * Math.cos(lean * side) + 3;
      const tipY = y - reach * (0.42 + lean * (side < 0 ? 0.5 : -0.3));
      const middle = `${((x + tipX) / 2).toFixed(2)} ${((y + tipY) / 2 + 1.4).toFixed(2)}`;
      return {
        d: brushed(
          `${x.toFixed(2)} ${y.toFixed(2)}, ${middle}, ${tipX.toFixed(2)} ${tipY.toFixed(2)}`,
          6.4,
          0.3,
          0.05,
        ),
        fill,
      };
    });
  });
  return [
    { d: brushed('0 0, 2.2 -25, 8.5 -50, 19 -75, 34 -100', 3, 1, 0.2), fill },
    ...fronds.flat(),
  ];
}

const BARK = [
  '-7 -88, -2 -86.6, 1 -87',
  '7 -70, 2 -68.6, -1 -69.6',
  '-7 -52, -2 -50.8, 2 -51.6',
  '7 -38, 3 -36.8, 0 -37.4',
  '-7 -22, -3 -20.8, 1 -21.6',
  '7 -8, 3 -7, 0 -7.6',
];

/** A stretch of birch trunk, a hundred high, its ends open so that it can run out of the picture. */
export function birch(trunk: string, bark: string): Part[] {
  return [
    { d: 'M-8 -101L8 -101L8 1L-8 1Z', fill: trunk, mono: 'none' },
    ...BARK.map((mark) => ({ d: brushed(mark, 3.2, 0.9, 0.1), fill: bark, mono: 'none' as const })),
  ];
}

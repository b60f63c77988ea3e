/** Fir twigs, fir trees, holly and cones. Twigs and leaves grow upwards from their origin, about a hundred long. */
import { number } from '../../../../src/artwork/render/number.ts';
import type { Part } from '../figure.ts';
import { brushed, ellipse, moved, polygon, symmetric } from '../outline.ts';

type Greens = readonly [dark: string, middle: string, light: string];

export const FIRS: Greens = ['#2f5d4a', '#3f7358', '#568163'];
export const PALE_FIRS: Greens = ['#b9d0b4', '#cfdcc2', '#9dbd9f'];
export const BERRY = '#b8343c';

/** Thin kites along a stem, in one outline: a wreath needs many twigs. */
function needles(pairs: number, reach: number): string {
  return Array.from({ length: pairs }, (_, place) => {
    const along = place / (pairs - 1);
    const y = -8 - along * 78;
    const length = reach * (0.62 + 0.5 * Math.sin(Math.PI * (0.15 + 0.75 * along)));
    return [-1, 1]
      .map((side) => {
        const slant = 38 - along * 16;
        const turn = (slant * Math.PI) / 180;
        const [tipX, tipY] = [Math.sin(turn) * length * side, y - Math.cos(turn) * length];
        const [midX, midY] = [tipX * 0.5, (y + tipY) / 2];
        const [offX, offY] = [Math.cos(turn) * 2.2, Math.sin(turn) * 2.2 * side];
        const at = (x: number, down: number) => `${number(x)} ${number(down)}`;
        return `M${at(0, y)}L${at(midX - offX, midY - offY)}L${at(tipX, tipY)}L${at(midX + offX, midY + offY)}Z`;
      })
      .join('');
  }).join('');
}

const twig = needles(9, 34) + polygon('-2.6 -84, 0 -112, 2.6 -84');
const stem = brushed('0 0, 1 -45, 0 -98', 4.4, 1, 0.3);

/** A twig of fir. */
export function firTwig(fill: string): Part[] {
  return [{ d: stem + twig, fill }];
}

/** A fir tree of three skirts on a short trunk, standing on its origin, a hundred high. */
export function firTree(fill: string, trunk: string, snow?: string): Part[] {
  const skirts = [
    '0 -66, 13 -46, 30 -25 .1, 27 -13 .3, 14 -15, 0 -12',
    '0 -84, 10 -66, 23 -49 .1, 20 -40 .3, 10 -42, 0 -39',
    '0 -101 .1, 8 -86, 17 -71 .1, 14 -63 .3, 7 -65, 0 -62',
  ];
  const caps = [
    '0 -64, 9 -50, 15 -41, 7 -46, 0 -42',
    '0 -82, 7 -69, 11 -62, 5 -66, 0 -62',
    '0 -101 .1, 6 -88, 9 -81, 4 -85, 0 -81',
  ];
  return [
    { d: 'M-4 -16L4 -16L5 0L-5 0Z', fill: trunk },
    ...skirts.flatMap((skirt, place): Part[] => [
      { d: symmetric(skirt), fill },
      ...(snow ? [{ d: symmetric(caps[place] ?? ''), fill: snow, mono: 'cut' as const }] : []),
    ]),
  ];
}

const hollyOutline = symmetric(
  '0 2, 10 -6 .6, 23 -6 .05, 19 -21 .8, 33 -31 .05, 22 -44 .8, 33 -57 .05, 18 -66 .8, 19 -82 .05, 7 -86 .8, 0 -103 .05',
);

/** A leaf of holly with its prickles. */
export function hollyLeaf(fill: string, vein: string): Part[] {
  return [
    { d: hollyOutline, fill },
    { d: brushed('0 -4, 1 -48, 0 -86', 3, 0.9, 0.2), fill: vein, mono: 'cut' },
  ];
}

/** Three berries, their middle on the origin, about fifty across. */
export function berries(fill: string, light: string): Part[] {
  return [
    [-12, 8],
    [13, 9],
    [0, -11],
  ].flatMap(([x = 0, y = 0]): Part[] => [
    { d: ellipse(x, y, 13), fill, stencil: ellipse(x * 1.18, y * 1.18, 12) },
    { d: ellipse(x - 4, y - 5, 3.2, 2.6), fill: light, mono: 'none' },
  ]);
}

/** A pine cone hanging from its origin, seventy long. */
export function cone(fill: string, shade: string): Part[] {
  const rows = [
    [13, 4],
    [25, 5],
    [37, 4],
    [49, 4],
    [59, 3],
  ] as const;
  return [
    { d: symmetric('0 0, 14 5, 22 20, 23 38, 15 56, 6 67, 0 70'), fill: shade },
    ...rows.flatMap(([y, count], row) =>
      Array.from({ length: count }, (_, place): Part => {
        const width = [10.4, 9.6, 10.6, 8.4, 7][row] ?? 8;
        return {
          d: moved(symmetric('0 -6, 4 -3, 5 2, 0 7'), (place - (count - 1) / 2) * width, y, 1.06),
          fill,
          mono: 'cut',
        };
      }),
    ),
  ];
}

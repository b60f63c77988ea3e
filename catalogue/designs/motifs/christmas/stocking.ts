/** A Christmas stocking that hangs from its origin: 62 wide, a hundred long, with a cuff for a name. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, polygon, smooth } from '../outline.ts';

export type Knit = 'stripes' | 'spots' | 'trees' | 'diamonds' | 'zigzag';

export interface StockingColours {
  wool: string;
  /** Heel, toe and pattern. */
  trim: string;
  cuff: string;
}

const leg = smooth(
  '-24 16 .1, 16 16 .1, 16 40, 18 55, 24 64, 33 71, 36 82, 30 92, 18 96, 2 96, -12 91, -21 80, -24 62, -25 40',
);
const legApart = smooth(
  '-23.6 28 .1, 15.6 28 .1, 16 42, 18 55, 24 64, 33 71, 36 82, 30 92, 18 96, 2 96, -12 91, -21 80, -24 62, -25 44',
);
const toe = smooth('24 64 .3, 33 71, 36 82, 30 92, 19 96 .3, 16 87, 17 74');
const toeLine = brushed('25 65, 18 74, 16.4 86, 19 95', 2.6, 0.8, 0.8);
const heel = smooth('-23.6 60 .3, -22 78, -13 90.4 .3, -8 84, -9 70, -15 62');
const heelLine = brushed('-23.4 61, -13 65, -8 77, -12 90', 2.6, 0.8, 0.8);
const cuff = smooth('-31 -1 .2, 23 -1 .2, 26 4, 26 19, 23 24 .2, -31 24 .2, -34 19, -34 4');

const PATTERNS: Readonly<Record<Knit, readonly string[]>> = {
  stripes: [33, 46].map((y) => polygon(`-25 ${y}, 16.6 ${y}, 16.8 ${y + 6}, -25 ${y + 6}`)),
  spots: [
    [-15, 34],
    [4, 34],
    [-6, 45],
    [11, 47],
    [-16, 54],
    [4, 58],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 3.4)),
  trees: [
    [-13, 32],
    [6, 40],
  ].map(([x = 0, y = 0]) =>
    polygon(
      `${x} ${y - 2}, ${x + 7} ${y + 8}, ${x + 3} ${y + 8}, ${x + 9} ${y + 17}, ${x - 9} ${y + 17}, ${x - 3} ${y + 8}, ${x - 7} ${y + 8}`,
    ),
  ),
  diamonds: [-14, -1, 11].flatMap((x) =>
    [38, 54].map((y) =>
      polygon(`${x} ${y - 6.4}, ${x + 4.6} ${y}, ${x} ${y + 6.4}, ${x - 4.6} ${y}`),
    ),
  ),
  zigzag: [36, 48].map((y) =>
    polygon(
      `-24.6 ${y}, -18 ${y - 6}, -11 ${y}, -4 ${y - 6}, 3 ${y}, 10 ${y - 6}, 16.4 ${y}, 16.6 ${y + 5}, 10 ${y - 1}, 3 ${y + 5}, -4 ${y - 1}, -11 ${y + 5}, -18 ${y - 1}, -24.8 ${y + 5}`,
    ),
  ),
};

/** Where a name stands on the cuff: its middle, in hundredths of the stocking. */
export const CUFF = { x: -4, y: 11.5, w: 52 } as const;

export function stocking(knit: Knit, { wool, trim, cuff: fur }: StockingColours): Part[] {
  return [
    { d: leg, stencil: legApart, fill: wool },
    ...PATTERNS[knit].map((d): Part => ({ d, fill: trim, mono: 'cut' })),
    { d: toe, stencil: toeLine, fill: trim, mono: 'cut' },
    { d: heel, stencil: heelLine, fill: trim, mono: 'cut' },
    { d: cuff, fill: fur },
    {
      d: smooth(
        '-29 1.4 .2, 21 1.4 .2, 23.4 5, 23.4 18, 21 21.6 .2, -29 21.6 .2, -31.4 18, -31.4 5',
      ),
      fill: fur,
      mono: 'cut',
    },
  ];
}

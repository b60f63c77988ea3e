/** A striped jug and a flower pot. They stand on their origin; the jug is a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, pierced, polygon, smooth } from '../outline.ts';

const GLAZE = '#f6f0e2';
const STRIPE = '#5f86a3';
const SHADE = '#dcd2bd';

const body = smooth(
  '-24 -96 .2, 20 -96 .3, 32 -101 .1, 25 -84, 26 -70, 34 -52, 38 -34, 34 -14, 24 0 .3, -24 0 .3, -34 -14, -38 -34, -34 -52, -26 -70, -24 -84',
);
const handle = smooth('-26 -80 .3, -40 -86, -54 -76, -57 -56, -50 -38, -36 -30 .3');
const handleInside = smooth('-28 -72 .3, -40 -76, -47 -68, -49 -55, -44 -44, -36 -40 .3');
const stripe = (y: number, half: number) =>
  brushed(
    `${-half} ${y}, ${-half / 2} ${y + 2.4}, 0 ${y + 3}, ${half / 2} ${y + 2.4}, ${half} ${y}`,
    6.4,
    0.9,
    0.9,
  );

export const stripedJug: readonly Part[] = [
  { d: pierced(handle, [handleInside]), fill: SHADE },
  { d: body, fill: GLAZE },
  ...(
    [
      [-80, 24],
      [-62, 29],
      [-44, 35],
      [-26, 36.6],
      [-9, 31],
    ] as const
  ).map(([y, half]): Part => ({
    d: stripe(y, half),
    stencil: stripe(y, half - 3),
    fill: STRIPE,
    mono: 'cut',
  })),
];

/** Where a name stands on a pot: the middle and the width, in hundredths. */
export const POT = { y: -21, w: 52 } as const;

/** A pot for a name, 72 wide and 52 high. */
export function flowerPot(clay: string, rim: string): Part[] {
  return [
    { d: polygon('-31 -40, 31 -40, 24 0, -24 0'), fill: clay },
    { d: polygon('-28.4 -36, 28.4 -36, 22 -2.6, -22 -2.6'), fill: clay, mono: 'cut' },
    { d: polygon('-36 -52, 36 -52, 34 -39, -34 -39'), fill: rim },
  ];
}

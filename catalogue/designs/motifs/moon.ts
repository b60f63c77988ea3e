/** A sleeping crescent moon, clouds and stars that hang from threads. The moon is a hundred high around its origin. */
import type { Part } from './figure.ts';
import { brushed, ellipse, smooth } from './outline.ts';

/** Its face looks to the right, with the nose in the hollow. */
const crescent = smooth(
  '16 -48 .1, 0 -49, -17 -45.6, -32 -36, -42 -20, -45 0, -42 20, -32 36, -17 45.6, 0 49, 16 48 .1, 4 42, -4.4 33, -7.6 23 .8, ' +
    '-5.4 17.4, -6.6 13.6 .6, -4.2 11 .5, -6 7.6 .6, -2 4.6, 3.6 1.4, 4 -1.6, -1.4 -6 .8, -4.6 -13, -4.4 -24, 1 -36, 8 -43',
);

export function moon(fill: string, shade: string, blush: string): Part[] {
  return [
    { d: crescent, fill },
    {
      d: smooth(
        '-16 -45.6 .1, -32 -36, -42 -20, -45 0, -42 20, -32 36, -16 45.6 .1, -27 34, -34 18, -36 0, -34 -18, -27 -34',
      ),
      fill: shade,
      mono: 'none',
    },
    {
      d: brushed('-17.6 -9.6, -13.6 -6.8, -9 -7.2, -5.8 -10.4', 1.7, 0.4, 0.4),
      fill: '#5a4a63',
      mono: 'cut',
    },
    ...['-17 -8.6, -19.2 -6.6', '-13.4 -6.4, -14.4 -3.8', '-9 -6.8, -8.2 -4.2'].map((lash) => ({
      d: brushed(lash, 1.3, 0.8, 0.3),
      fill: '#5a4a63',
      mono: 'none' as const,
    })),
    { d: brushed('-13 15.4, -11 18, -8.6 18.4', 1.6, 0.4, 0.4), fill: '#5a4a63', mono: 'cut' },
    { d: ellipse(-18, 6, 5, 3.6), fill: blush, mono: 'none' },
  ];
}

const cloud = smooth(
  '-46 8, -45 -1, -36 -7, -28 -6 .8, -24 -17, -12 -24, 1 -21, 8 -12 .7, 18 -16, 29 -12, 33 -3 .8, 43 -3, 48 5, 43 12, 30 13, 0 13, -36 13.4',
);

/** A cloud, about a hundred wide, its flat foot near the origin. */
export function cloudOf(fill: string): Part[] {
  return [{ d: cloud, fill }];
}

const plump = Array.from({ length: 10 }, (_, turn) => {
  const radius = turn % 2 === 0 ? 50 : 25;
  const angle = (turn * Math.PI) / 5;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)} ${turn % 2 === 0 ? 0.55 : 0.3}`;
}).join(', ');
const plumpStar = smooth(plump);

/** A five-pointed star with soft tips, a hundred across. */
export function starOf(fill: string): Part[] {
  return [{ d: plumpStar, fill }];
}

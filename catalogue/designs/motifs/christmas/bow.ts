/** A ribbon tied in a bow; its knot is on the origin, a hundred wide. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, mirrored, smooth } from '../outline.ts';

const loop = smooth('4 -2, 14 -14, 30 -24, 44 -24, 50 -12, 48 6, 38 14, 22 12, 8 5');
const inside = smooth('20 -3, 30 -11, 40 -12, 43 -5, 40 4, 31 5');
const tail = smooth('2 4 .3, 9 3, 18 20, 27 38, 36 55 .1, 25 51 .1, 18 60 .1, 11 42, 5 22');
const fold = brushed('7 0, 16 -4, 25 -5', 2.2, 0.3, 0.2);

export function bow(fill: string, shade: string): Part[] {
  return [
    ...[tail, mirrored(tail)].map((d): Part => ({ d, fill: shade })),
    ...[loop, mirrored(loop)]
      .map((d, place): Part[] => {
        const seen = place === 0 ? (part: string) => part : mirrored;
        return [
          { d, fill },
          { d: seen(inside), fill: shade, mono: 'cut' },
          { d: seen(fold), fill: shade, mono: 'cut' },
        ];
      })
      .flat(),
    { d: ellipse(0, 0, 8.4, 9.4), fill, stencil: ellipse(0, 0, 6.4, 7.4) },
  ];
}

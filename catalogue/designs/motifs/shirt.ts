/** A football shirt seen from behind, a hundred wide around its origin. */
import type { Part } from './figure.ts';
import { brushed, mirrored, pierced, polygon, smooth, symmetric } from './outline.ts';

export interface ShirtColours {
  body: string;
  shade: string;
  trim: string;
  line: string;
}

const outline = symmetric(
  '0 -41.4, 6 -42, 11.6 -46 .4, 19 -44 .6, 29 -40.6, 37 -34, 43.6 -22, 50 -7.6 .15, 42 -2.6 .8, 33.6 -.4 .15, 28.6 -12 .25, 28.8 4, 28.4 24, 29.6 44.4 .15, 16 47.4, 0 48',
);
const inside = symmetric(
  '0 -38.6, 7.6 -39.4, 12.4 -43 .4, 19 -41.2 .6, 27.8 -38, 35 -31.8, 41.2 -20.8, 46.4 -8.6 .15, 41 -5.2 .8, 34.8 -3.6 .15, 28.2 -18.6 .25, 25.8 -16 .3, 26.2 4, 25.8 24, 26.9 42.2 .15, 15 44.8, 0 45.4',
);
const collar = smooth(
  '-12.2 -46.6 .4, -6 -43.8, 0 -43, 6 -43.8, 12.2 -46.6 .4, 9 -40, 0 -38.2, -9 -40',
);
const cuff = smooth('50 -7.6 .15, 42 -2.6 .8, 33.6 -.4 .15, 32 -4.2 .15, 40 -6.6 .8, 48 -11.8 .15');
const band = smooth(
  '46.9 -14.2 .15, 39 -9.2 .8, 30.9 -6.8 .15, 30.2 -8.4 .15, 38.2 -10.8 .8, 46.1 -16 .15',
);
const seam = brushed('19.4 -43.2, 24.6 -29, 28 -13', 0.9, 0.5, 0.5);
const side = smooth('28.6 -12 .25, 28.8 4, 28.4 24, 29.6 44.4 .15, 24.6 46 .2, 24 24, 25.4 4');
const hem = smooth(
  '-29.5 41.6 .2, -15 44.6, 0 45.2, 15 44.6, 29.5 41.6 .2, 29.6 44.4 .2, 15 47.4, 0 48, -15 47.4, -29.6 44.4 .2',
);
const cuffCut = polygon('47.2 -11.6, 40 -7, 33 -5, 32.5 -6.2, 39.4 -8.4, 46.6 -13');

/** In one tone the shirt is an outline, so that name and number stand inside it. */
export function shirt({ body, shade, trim, line }: ShirtColours): Part[] {
  return [
    { d: outline, stencil: pierced(outline, [inside]), fill: body },
    ...[side, mirrored(side)].map((d) => ({ d, fill: shade, mono: 'none' as const })),
    ...[seam, mirrored(seam)].map((d) => ({ d, fill: shade, mono: 'none' as const })),
    { d: hem, fill: trim, mono: 'none' },
    ...[cuff, mirrored(cuff)].map((d) => ({ d, fill: trim, mono: 'none' as const })),
    ...[band, mirrored(band)].map((d) => ({
      d,
      stencil: d === band ? cuffCut : mirrored(cuffCut),
      fill: line,
    })),
    {
      d: collar,
      stencil: smooth('-11 -38.4 .3, 0 -35.6, 11 -38.4 .3, 9.6 -36.2 .3, 0 -33.6, -9.6 -36.2 .3'),
      fill: trim,
    },
  ];
}

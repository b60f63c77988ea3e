/** People seen from behind, standing on their origin, a hundred high. */
import type { Part } from '../motifs/figure.ts';
import { brushed, ellipse, mirrored, moved, smooth } from '../motifs/outline.ts';

export interface Clothes {
  hair: string;
  coat: string;
  legs: string;
  skin: string;
  /** A skirt instead of trousers. */
  skirt?: boolean;
  /** Hair to the shoulders. */
  long?: boolean;
}

const LEGS = smooth('-9 -42 .1, 9 -42 .1, 8 0 .1, 2 0 .1, 0 -34 .2, -2 0 .1, -8 0 .1');
const BARE_LEGS = smooth('-7 -30 .1, 7 -30 .1, 5.4 0 .1, 2 0 .1, 0 -20 .2, -2 0 .1, -5.4 0 .1');
const COAT = smooth(
  '0 -81, 9 -79, 13 -70, 13 -52, 12 -36, 0 -34, -12 -36, -13 -52, -13 -70, -9 -79',
);
const DRESS = smooth(
  '0 -81, 8 -79, 11 -70, 11 -56, 18 -27, 0 -24, -18 -27, -11 -56, -11 -70, -8 -79',
);
const ARM = brushed('-10 -74, -15 -62, -16 -48, -15 -40', 6, 0.8, 0.7);
const LONG_HAIR = smooth(
  '0 -101, 8 -98, 10 -90, 10 -76, 6 -72, 0 -73, -6 -72, -10 -76, -10 -90, -8 -98',
);

export function person({ hair, coat, legs, skin, skirt, long }: Clothes): Part[] {
  return [
    { d: skirt ? BARE_LEGS : LEGS, fill: skirt ? skin : legs },
    { d: smooth('-3.4 -88, 3.4 -88, 4 -78, -4 -78'), fill: skin },
    { d: moved(ellipse(0, 0, 3), -14.6, -39), fill: skin },
    { d: moved(ellipse(0, 0, 3), 14.6, -39), fill: skin },
    { d: ARM, fill: coat },
    { d: mirrored(ARM), fill: coat },
    { d: skirt ? DRESS : COAT, fill: coat },
    { d: long ? LONG_HAIR : ellipse(0, -91, 8, 9.4), fill: hair },
  ];
}

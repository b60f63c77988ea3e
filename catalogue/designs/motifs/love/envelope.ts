/** An open envelope with a letter sticking out. Its middle is on the origin, a hundred wide and a hundred and sixteen high. */
import type { Part } from '../figure.ts';
import { polygon, smooth, symmetric } from '../outline.ts';

/** Where the letter is written on, in hundredths: the middle, and the width of its lines. */
export const LETTER = { y: -18, w: 66 } as const;

const back = polygon('-50 -8, 0 -52, 50 -8, 50 56, -50 56');
const letter = smooth('-40 -56 .1, 40 -56 .1, 40 44 .1, -40 44 .1');
const letterInside = smooth('-37.4 -53.4 .1, 37.4 -53.4 .1, 37.4 12 0, 0 32 0, -37.4 12 0');
const left = polygon('-50 -8, -3 28, -50 56');
const right = polygon('50 -8, 3 28, 50 56');
const foot = polygon('-50 56, -6 24, 0 21, 6 24, 50 56');
const seal = symmetric('0 18, 4.6 12.4, 10 11.4, 14 15, 14.4 21.6, 9.4 29, 0 37 .1');

export interface EnvelopeColours {
  paper: string;
  shade: string;
  fold: string;
  wax: string;
  letter: string;
}

export function envelope({ paper, shade, fold, wax, letter: sheet }: EnvelopeColours): Part[] {
  return [
    { d: back, fill: shade, mono: 'none' },
    { d: letter, fill: sheet, stencil: smooth('-40 -56 .1, 40 -56 .1, 40 -1 0, 0 28 0, -40 -1 0') },
    {
      d: letterInside,
      stencil: smooth('-38 -54 .1, 38 -54 .1, 38 -2.4 0, 0 25.4 0, -38 -2.4 0'),
      fill: sheet,
      mono: 'cut',
    },
    { d: left, stencil: polygon('-50 -5, -5.6 28.6, -50 52'), fill: paper },
    { d: right, stencil: polygon('50 -5, 5.6 28.6, 50 52'), fill: paper },
    { d: foot, stencil: polygon('-50 57, -4 32.6, 4 32.6, 50 57'), fill: fold },
    { d: seal, fill: wax, mono: 'none' },
  ];
}

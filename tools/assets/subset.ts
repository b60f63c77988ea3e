/** Cuts fonts to some characters, and lists what they can draw. */
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Bits } from '../../src/artwork/render/font-letters.ts';

export type Ranges = readonly (readonly [from: number, to: number])[];

export function characters(ranges: Ranges): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)),
    )
    .join('');
}

/** Copyright, names, licence and its URL stay in every font, as the licence requires. */
const NAME_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14];

/** The code points of a font in order. */
export const pointsOf = (font: Uint8Array): number[] =>
  [...new Face(new Blob(font)).collectUnicodes()].toSorted((a, b) => a - b);

/** Code points as bits, see font-letters.ts. */
export function bitsOf(points: readonly number[]): Bits {
  const from = Math.min(...points);
  const digits = new Uint8Array(Math.ceil((Math.max(...points) - from + 1) / 4));
  for (const point of points) digits[(point - from) >> 2]! |= 1 << ((point - from) & 3);
  return { from, bits: Array.from(digits, (digit) => digit.toString(16)).join('') };
}

/** Code points of a font as ranges: '20-7e,a0'. */
export function lettersOf(font: Uint8Array): string {
  const ranges: [number, number][] = [];
  for (const point of pointsOf(font)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([from, to]) =>
      (from === to ? [from] : [from, to]).map((point) => point.toString(16)).join('-'),
    )
    .join(',');
}

export const subset = (
  font: Buffer,
  letters: string,
  options: { noLayoutClosure?: true } = {},
): Promise<Uint8Array> =>
  subsetFont(font, letters, {
    targetFormat: 'sfnt',
    noHinting: true,
    preserveNameIds: NAME_IDS,
    ...options,
  });

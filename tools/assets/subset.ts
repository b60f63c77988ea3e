/** Cuts fonts to some characters, and lists what they can draw. */
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

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

/** Code points of a font as ranges: '20-7e,a0'. */
export function lettersOf(font: Uint8Array): string {
  const ranges: [number, number][] = [];
  for (const point of [...new Face(new Blob(font)).collectUnicodes()].toSorted((a, b) => a - b)) {
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

export const subset = (font: Buffer, letters: string): Promise<Uint8Array> =>
  subsetFont(font, letters, {
    targetFormat: 'sfnt',
    noHinting: true,
    preserveNameIds: NAME_IDS,
  });

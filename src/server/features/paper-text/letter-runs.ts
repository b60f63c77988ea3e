/** Divides a line of text into runs that one font can draw, in the order in which they are seen. */
import { PAPER_FONTS } from '../../../../catalogue/fonts/paper-fonts.ts';
import type { PaperFontId } from '../../../../catalogue/fonts/paper-fonts.ts';
import { PAPER_LETTERS } from '../../../../catalogue/fonts/paper-letters.ts';
import { asSeen, directionsOf, isReadFromRight } from '../../../artwork/render/text-direction.ts';
import type { Direction } from '../../../artwork/render/text-direction.ts';

/** Null: the font that is set. */
export type RunFont = PaperFontId | null;

export interface LetterRun {
  font: RunFont;
  /** As written, so from the right in Arabic and Hebrew. */
  text: string;
}

type Ranges = readonly (readonly [from: number, to: number])[];

/** Joins letters, selects a variant or gives a direction; draws nothing by itself. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu;
const PLAIN = /^[\t\n\x20-\x7e\xa0-\u017f\u2010-\u2026]*$/;
const NEUTRAL = /^[\p{P}\p{S}\p{Z}]+$/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const LETTER = /\p{L}/u;
const RIGHT_FONTS = ['arabic', 'hebrew'] as const;
/** Printed in place of a letter that no font has, so that the packer sees that one is missing. */
export const UNKNOWN = '\ufffd';

const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([open, close]) => [
    [open!, close!],
    [close!, open!],
  ]),
);

const parsed = new Map<PaperFontId, Ranges>();
const segmenter = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** @param inOwn whether the font that is set can draw this code point */
export function letterRuns(line: string, inOwn: (point: number) => boolean): LetterRun[] {
  if (PLAIN.test(line)) return [{ font: null, text: line }];
  const graphemes = Array.from(segmenter.segment(line.normalize('NFC')), (each) => each.segment);
  const directions = directionsOf(graphemes);
  const ofRight = RIGHT_FONTS.find((font) =>
    graphemes.some((each) => LETTER.test(each) && hasAll(font, each)),
  );
  const runs: (LetterRun & { direction: Direction })[] = [];
  for (const [place, grapheme] of graphemes.entries()) {
    const direction = directions[place]!;
    const last = runs.at(-1);
    const ofLeft = last?.direction === 'left' ? last.font : null;
    const beside = direction === 'right' ? (ofRight ?? null) : ofLeft;
    const { font, text } = fontFor(grapheme, beside, inOwn);
    if (last && last.font === font && last.direction === direction) last.text += text;
    else runs.push({ font, text, direction });
  }
  return asSeen(runs, isReadFromRight(line)).map(({ font, text, direction }) => ({
    font,
    text: direction === 'right' && !LETTER.test(text) ? mirrored(text) : text,
  }));
}

/** @param beside the font in which punctuation is drawn here, if it has it */
function fontFor(grapheme: string, beside: RunFont, inOwn: (point: number) => boolean): LetterRun {
  const has = (font: RunFont) =>
    font === null ? pointsOf(grapheme).every(inOwn) : hasAll(font, grapheme);
  if (PICTURE.test(grapheme) && has('emoji')) return { font: 'emoji', text: grapheme };
  if (NEUTRAL.test(grapheme) && beside !== 'emoji' && has(beside))
    return { font: beside, text: grapheme };
  if (has(null)) return { font: null, text: grapheme };
  const font = (Object.keys(PAPER_FONTS) as PaperFontId[]).find(has);
  return font ? { font, text: grapheme } : { font: 'sans', text: UNKNOWN };
}

/** The shaper mirrors brackets beside letters; alone they do not tell it their direction. */
const mirrored = (text: string): string =>
  Array.from(text, (each) => MIRRORED[each] ?? each)
    .toReversed()
    .join('');

const pointsOf = (grapheme: string): number[] =>
  Array.from(grapheme.replaceAll(UNDRAWN, ''), (each) => each.codePointAt(0)!);

const hasAll = (font: PaperFontId, grapheme: string): boolean =>
  pointsOf(grapheme).every((point) =>
    rangesOf(font).some(([from, to]) => point >= from && point <= to),
  );

function rangesOf(font: PaperFontId): Ranges {
  const known = parsed.get(font);
  if (known) return known;
  const ranges = PAPER_LETTERS[font].split(',').map((range) => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  parsed.set(font, ranges);
  return ranges;
}

/** Which of the shopper's letters a font can draw, told without loading the font. */
import { OWN_PREFIX } from '../design/design.ts';
import type { DesignDocument, FontId } from '../design/design.ts';

/** Code points of each font as ranges in hexadecimal: '20-7e,a0,a3-17f'. */
export type FontLetters = Readonly<Record<FontId, string>>;

export interface MissingLetters {
  /** The first layer that shows the words. */
  layer: string;
  /** The field whose words cannot be drawn as they are; undefined for a text of the shopper's own. */
  field: string | undefined;
  characters: string[];
}

/** What joins, selects a variant or breaks a line draws nothing by itself. */
const UNDRAWN = /[\p{Default_Ignorable_Code_Point}\s]/u;

type Range = readonly [from: number, to: number];
const parsed = new Map<string, readonly Range[]>();

/** One entry for each field, or text of the shopper's own, that cannot be drawn; empty when the design can be printed. */
export function missingLetters(document: DesignDocument, letters: FontLetters): MissingLetters[] {
  const missing = new Map<string, MissingLetters>();
  for (const layer of document.layers) {
    if (layer.type !== 'text') continue;
    const { id, field } = layer;
    // The design's own fixed words are the shop's to get right.
    if (field === undefined && !id.startsWith(OWN_PREFIX)) continue;
    const ranges = rangesOf(letters[layer.font]);
    const words = layer.upperCase ? layer.text.toUpperCase() : layer.text;
    for (const character of words.normalize('NFC')) {
      if (UNDRAWN.test(character) || drawable(character, ranges)) continue;
      const known = missing.get(field ?? id) ?? { layer: id, field, characters: [] };
      if (!known.characters.includes(character)) known.characters.push(character);
      missing.set(field ?? id, known);
    }
  }
  return [...missing.values()];
}

/** Shaping puts an accent on its letter itself where the font has both but not the two in one. */
function drawable(character: string, ranges: readonly Range[]): boolean {
  if (holds(ranges, character)) return true;
  const parts = [...character.normalize('NFD')];
  return parts.length > 1 && parts.every((part) => holds(ranges, part));
}

function holds(ranges: readonly Range[], character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => point >= from && point <= to);
}

function rangesOf(text: string): readonly Range[] {
  const known = parsed.get(text);
  if (known) return known;
  const ranges = text.split(',').map((range): Range => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
  parsed.set(text, ranges);
  return ranges;
}

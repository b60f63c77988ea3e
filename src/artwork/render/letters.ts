/** Which of the shopper's letters a font can draw, determined without loading the font. */
import { OWN_PREFIX } from '../design/design.ts';
import type { DesignDocument, FontId } from '../design/design.ts';

/** Code points of each font as ranges in hexadecimal: '20-7e,a0,a3-17f'. */
export type FontLetters = Readonly<Record<FontId, string>>;

export interface MissingLetters {
  /** The first layer that shows the text. */
  layer: string;
  /** The field whose text cannot be drawn as written; undefined for a text that the shopper added. */
  field: string | undefined;
  characters: string[];
}

/** Characters that join, select a variant or break a line draw nothing themselves. */
const UNDRAWN = /[\p{Default_Ignorable_Code_Point}\s]/u;

type Range = readonly [from: number, to: number];
const parsed = new Map<string, readonly Range[]>();

/** One entry for each field, or text the shopper added, that cannot be drawn; empty if the design can be printed. */
export function missingLetters(document: DesignDocument, letters: FontLetters): MissingLetters[] {
  const missing = new Map<string, MissingLetters>();
  for (const layer of document.layers) {
    if (layer.type !== 'text') continue;
    const { id, field } = layer;
    // The design's own fixed texts are the shop's responsibility.
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

/** Shaping places an accent on its letter if the font has both but no composed glyph. */
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

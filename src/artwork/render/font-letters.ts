/** The letters that a font can draw, in forms short enough to send. */

/** Code points as ranges in hexadecimal: '20-7e,a0,a3-17f'. */
export type Ranges = string;

/** One bit for each code point from the first on, four in a hexadecimal digit: for fonts of thousands of scattered characters. */
export interface Bits {
  from: number;
  bits: string;
}

export type Letters = Ranges | Bits;

type Range = readonly [from: number, to: number];
type Holds = (point: number) => boolean;

const parsed = new Map<Letters, Holds>();

/** Whether the font can draw a code point. */
export function holderOf(letters: Letters): Holds {
  const known = parsed.get(letters);
  if (known) return known;
  const holds = typeof letters === 'string' ? ofRanges(letters) : ofBits(letters);
  parsed.set(letters, holds);
  return holds;
}

function ofRanges(text: Ranges): Holds {
  const ranges = text.split(',').map((range): Range => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
  return (point) => ranges.some(([from, to]) => point >= from && point <= to);
}

function ofBits({ from, bits }: Bits): Holds {
  return (point) => {
    const place = point - from;
    const digit = Number.parseInt(bits[place >> 2] ?? '0', 16);
    return ((digit >> (place & 3)) & 1) === 1;
  };
}

/** Characters that join, select a variant or break a line draw nothing themselves. */
const UNDRAWN = /[\p{Default_Ignorable_Code_Point}\s]/u;

/** The characters of a text that cannot be drawn, once each. Shaping places an accent on its letter if the font has both but no composed glyph. */
export function lackingOf(text: string, holds: Holds): string[] {
  const holdsAll = (parts: readonly string[]) =>
    parts.every((part) => holds(part.codePointAt(0) ?? 0));
  const isDrawn = (character: string) => {
    if (UNDRAWN.test(character) || holdsAll([character])) return true;
    const parts = [...character.normalize('NFD')];
    return parts.length > 1 && holdsAll(parts);
  };
  return [...new Set([...text.normalize('NFC')].filter((character) => !isDrawn(character)))];
}

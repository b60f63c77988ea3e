/** A font that HarfBuzz has loaded: its glyphs' outlines, what it can draw, and how large its letters are. */
import type * as HarfBuzz from 'harfbuzzjs';

export interface LoadedFont {
  font: HarfBuzz.Font;
  unitsPerEm: number;
  /** SVG path data of a glyph, in font units. */
  outlineOf(glyph: number): string;
  holds(point: number): boolean;
  /** From the middle of capitals and small letters; 1 is that of a common sans serif. */
  size(): number;
}

/** Heights in em of a common sans serif's capitals and small letters. */
const CAPITAL = 0.7;
const SMALL = 0.5;
/** Tall narrow capitals are no reason to set other writings large. */
const LARGEST = 1.1;

export function loadFont(hb: typeof HarfBuzz, bytes: Uint8Array): LoadedFont {
  const face = new hb.Face(new hb.Blob(bytes));
  const font = new hb.Font(face);
  const unitsPerEm = face.upem;
  const outlines = new Map<number, string>();
  let size: number | undefined;
  const heightOf = (letter: string) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    const height = glyph === undefined ? 0 : (font.glyphExtents(glyph)?.height ?? 0);
    return Math.abs(height) / unitsPerEm;
  };
  return {
    font,
    unitsPerEm,
    outlineOf(glyph) {
      const known = outlines.get(glyph);
      if (known !== undefined) return known;
      const outline = font.glyphToPath(glyph);
      outlines.set(glyph, outline);
      return outline;
    },
    holds: (point) => (font.nominalGlyph(point) ?? 0) !== 0,
    size() {
      size ??= Math.min(LARGEST, (heightOf('H') / CAPITAL + heightOf('x') / SMALL) / 2 || 1);
      return size;
    },
  };
}

/** Shapes text into positioned glyph outlines with HarfBuzz, from the same font bytes in browser and server. */
import type * as HarfBuzz from 'harfbuzzjs';
import type { FontId } from '../design/design.ts';

/** One glyph of a shaped line; lengths in font units, y upwards. */
export interface ShapedGlyph {
  /** SVG path data in absolute M, L, Q, C, Z; empty for spaces. */
  outline: string;
  x: number;
  y: number;
  advance: number;
  /** Index in the line, in UTF-16 units, of the first character it draws. */
  at: number;
}

export interface ShapedLine {
  glyphs: ShapedGlyph[];
  width: number;
  unitsPerEm: number;
  /** Characters that the font cannot draw. */
  missing: string[];
}

export interface Shaper<Id extends string = FontId> {
  /** Shapes one line; `tracking` in thousandths of an em. Throws if the font's bytes were not given. */
  line(font: Id, text: string, tracking?: number): ShapedLine;
}

interface LoadedFont {
  font: HarfBuzz.Font;
  unitsPerEm: number;
  outlines: Map<number, string>;
}

/** Bytes of TrueType fonts by id; a browser may give only those that the current design needs. */
export type FontBytes = Partial<Record<FontId, Uint8Array>>;

export function makeShaper<Id extends string = FontId>(
  hb: typeof HarfBuzz,
  bytes: Partial<Record<Id, Uint8Array>>,
): Shaper<Id> {
  const loaded = new Map<Id, LoadedFont>();
  // A ligature cannot be letterspaced: its parts would be closer than their neighbours.
  const apart = [new hb.Feature('liga', 0), new hb.Feature('clig', 0)];

  function load(id: Id): LoadedFont {
    const known = loaded.get(id);
    if (known) return known;
    const data = bytes[id];
    if (!data) throw new Error(`The shaper was not given the font ${id}`);
    const face = new hb.Face(new hb.Blob(data));
    const font = {
      font: new hb.Font(face),
      unitsPerEm: face.upem,
      outlines: new Map<number, string>(),
    };
    loaded.set(id, font);
    return font;
  }

  function outlineOf({ font, outlines }: LoadedFont, glyph: number): string {
    const known = outlines.get(glyph);
    if (known !== undefined) return known;
    const outline = font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  }

  function line(id: Id, text: string, tracking = 0): ShapedLine {
    const font = load(id);
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font.font, buffer, tracking === 0 ? undefined : apart);

    const spacing = (tracking / 1000) * font.unitsPerEm;
    const positions = buffer.getGlyphPositions();
    const glyphs: ShapedGlyph[] = [];
    const missing: string[] = [];
    let x = 0;
    for (const [index, { codepoint, cluster }] of buffer.getGlyphInfos().entries()) {
      const place = positions[index];
      if (!place) continue;
      if (codepoint === 0) missing.push(String.fromCodePoint(text.codePointAt(cluster) ?? 0xfffd));
      glyphs.push({
        outline: outlineOf(font, codepoint),
        x: x + place.xOffset,
        y: place.yOffset,
        advance: place.xAdvance,
        at: cluster,
      });
      x += place.xAdvance + spacing;
    }
    return {
      glyphs,
      width: glyphs.length > 0 ? x - spacing : 0,
      unitsPerEm: font.unitsPerEm,
      missing,
    };
  }

  return { line };
}

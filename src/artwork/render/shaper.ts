/** Shapes text into positioned glyph outlines with HarfBuzz, from the same font bytes in browser and server. */
import type * as HarfBuzz from 'harfbuzzjs';
import type { FontId } from '../design/design.ts';
import type { clearShare as ClearShare } from '../spacing/clear-share.ts';
import { loadFont } from './loaded-font.ts';
import type { LoadedFont } from './loaded-font.ts';
import { ONLY_LATIN } from './lines.ts';
import type { Run, Substitute } from './run.ts';
import type { Lettering, missingFrom as MissingFrom, runsOf as RunsOf } from './substitutes.ts';

/** One glyph of a shaped line; lengths in units of the line's own font, y upwards. */
export interface ShapedGlyph {
  /** SVG path data in absolute M, L, Q, C, Z, to be scaled by `scale`; empty for spaces. */
  outline: string;
  /** From the units of a substitute's outline to the line's; absent: 1. */
  scale?: number;
  /** It touches its neighbours, so an arc bends the outline itself. */
  isJoined?: true;
  x: number;
  y: number;
  advance: number;
  /** Index in the line, in UTF-16 units, of the first character it draws. */
  at: number;
}

export interface ShapedLine {
  /** From left to right as seen. */
  glyphs: ShapedGlyph[];
  width: number;
  unitsPerEm: number;
  /** Characters that the font cannot draw. */
  missing: string[];
}

export interface Shaper<Id extends string = FontId> {
  /** Shapes one line; `tracking` in thousandths of an em. Throws if the font's bytes were not given. */
  line(font: Id, text: string, tracking?: number): ShapedLine;
  /** The runs of a line, from which follows what to load before `line` is called. */
  runs(font: Id, text: string): readonly Run[];
  /** What `line` would miss, known without the substitutes' bytes. */
  missing(font: Id, text: string): string[];
  /** Keeps texts off smaller ones; a browser loads it when a text needs it, with the fonts. */
  clearShare?: typeof ClearShare;
}

/** Bytes of TrueType fonts by id; a browser may give only those that the current design needs. */
export type FontBytes = Partial<Record<FontId, Uint8Array>>;

/** Letterings for other writings; a browser fills it in when a text needs them. */
export interface SubstituteFonts {
  list: readonly Substitute[];
  /** The code that finds them, which is loaded with the list; undefined: nothing is divided. */
  finder: { runsOf: typeof RunsOf; missingFrom: typeof MissingFrom } | undefined;
  /** By `fileKey`. Throws if they are not there. */
  bytesOf(file: string): Uint8Array;
}

export const NO_SUBSTITUTES: SubstituteFonts = {
  list: [],
  finder: undefined,
  bytesOf(file) {
    throw new Error(`The shaper was not given ${file}`);
  },
};

export function makeShaper<Id extends string = FontId>(
  hb: typeof HarfBuzz,
  bytes: Partial<Record<Id, Uint8Array>>,
  substitutes: SubstituteFonts = NO_SUBSTITUTES,
): Shaper<Id> {
  const loaded = new Map<string, LoadedFont>();
  // A ligature cannot be letterspaced: its parts would be closer than their neighbours.
  const apart = [new hb.Feature('liga', 0), new hb.Feature('clig', 0)];

  function load(key: string, bytesOf: () => Uint8Array | undefined): LoadedFont {
    const known = loaded.get(key);
    if (known) return known;
    const data = bytesOf();
    if (!data) throw new Error(`The shaper was not given the font ${key}`);
    const font = loadFont(hb, data);
    loaded.set(key, font);
    return font;
  }
  const own = (id: Id) => load(id, () => bytes[id]);
  // Fonts that are no design's, such as those of papers, are given no substitutes.
  const letteringOf = (id: Id): Lettering => ({
    font: id as unknown as FontId,
    holds: own(id).holds,
  });

  /** Appends a run at `x`, and returns where it ends. */
  function shape(line: ShapedLine, { font, run, x, tracking }: Shaping): number {
    const { substitute, direction, text, at } = run;
    const isOwn = substitute === null;
    const used = isOwn ? font : load(run.file, () => substitutes.bytesOf(run.file));
    const scale = isOwn ? 1 : (line.unitsPerEm / used.unitsPerEm) * (font.size() / substitute.size);
    const spacing = run.isJoined ? 0 : (tracking / 1000) * line.unitsPerEm;
    const buffer = new hb.Buffer();
    buffer.addText(text);
    if (!isOwn) buffer.setDirection(direction === 'right' ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.guessSegmentProperties();
    hb.shape(used.font, buffer, spacing === 0 ? undefined : apart);
    const positions = buffer.getGlyphPositions();
    let end = x;
    for (const [index, { codepoint, cluster }] of buffer.getGlyphInfos().entries()) {
      const place = positions[index];
      if (!place) continue;
      if (codepoint === 0)
        line.missing.push(String.fromCodePoint(text.codePointAt(cluster) ?? 0xfffd));
      line.glyphs.push({
        outline: used.outlineOf(codepoint),
        ...(scale !== 1 && { scale }),
        ...(run.isJoined && { isJoined: true }),
        x: end + place.xOffset * scale,
        y: place.yOffset * scale,
        advance: place.xAdvance * scale,
        at: at + cluster,
      });
      // Marks of a substitute stay with their letter.
      const isSpaced = isOwn || place.xAdvance !== 0;
      end += place.xAdvance * scale + (isSpaced ? spacing : 0);
    }
    return end;
  }

  const runs = (id: Id, text: string): readonly Run[] => {
    const found = ONLY_LATIN.test(text)
      ? undefined
      : substitutes.finder?.runsOf(text, letteringOf(id), substitutes.list);
    return found ?? [ownRun(text)];
  };

  function shapeLine(id: Id, text: string, tracking = 0): ShapedLine {
    const font = own(id);
    const line: ShapedLine = { glyphs: [], width: 0, unitsPerEm: font.unitsPerEm, missing: [] };
    let x = 0;
    for (const run of runs(id, text)) x = shape(line, { font, run, x, tracking });
    const last = line.glyphs.at(-1);
    if (last) line.width = last.isJoined ? x : x - (tracking / 1000) * line.unitsPerEm;
    return line;
  }

  return {
    line: shapeLine,
    runs,
    missing: (id, text) =>
      substitutes.finder?.missingFrom(text, letteringOf(id), substitutes.list) ??
      shapeLine(id, text).missing,
  };
}

function ownRun(text: string): Run {
  return {
    substitute: null,
    file: '',
    writing: undefined,
    isJoined: false,
    direction: 'left',
    text,
    at: 0,
  };
}

interface Shaping {
  /** The line's own. */
  font: LoadedFont;
  run: Run;
  x: number;
  tracking: number;
}

/** Outlines one text layer as a single path: fitted to its width, aligned, bent along its arc. */
import type { TextLayer } from '../design/design.ts';
import { linesOf } from './lines.ts';
import { number } from './number.ts';
import type { ShapedGlyph, ShapedLine, Shaper } from './shaper.ts';

export interface OutlinedText {
  /** SVG path data in mm around the layer's own origin; empty if there is nothing to draw. */
  d: string;
  /** Type size in mm per em after fitting. */
  size: number;
  /** Width of the longest line in mm. */
  width: number;
  missing: string[];
}

const LEADING = 1.15;
/** Of a text broken to find more room for its letters. */
const TIGHT_LEADING = 1;
/** Share of the em by which shrunken type rises to keep its middle in place (half the cap height). */
export const CENTRING = 0.32;

/** After a hyphen or a space, but not at either end of the text. */
const BREAK = /(?<=\S)(?: |-)(?=\S)/g;

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The outline of one glyph, and the letters it draws: several for a ligature. */
export interface OutlinedLetters {
  letters: string;
  d: string;
}

export function outlineText(layer: TextLayer, shaper: Shaper): OutlinedText {
  const { drawn, ...fitted } = outlined(layer, shaper);
  return { d: drawn.map(({ d }) => d).join(''), ...fitted };
}

/** The same glyph by glyph, in reading order; spaces draw nothing. */
export function outlineLetters(layer: TextLayer, shaper: Shaper): OutlinedLetters[] {
  return outlined(layer, shaper).drawn;
}

function outlined(
  layer: TextLayer,
  shaper: Shaper,
): Omit<OutlinedText, 'd'> & { drawn: OutlinedLetters[] } {
  const words = linesOf(layer);
  const shaped = (text: string) => shaper.line(layer.font, text, layer.tracking);
  const texts = layer.lines ? inTwoLines(words.join('\n'), (text) => shaped(text).width) : words;
  const lines = texts.map(shaped);
  const widest = Math.max(...lines.map((line) => line.width / line.unitsPerEm));
  const fits = layer.maxWidth === undefined || widest * layer.size <= layer.maxWidth;
  const size = fits ? layer.size : (layer.maxWidth ?? 0) / widest;
  const leading = size * (layer.leading ?? (layer.lines ? TIGHT_LEADING : LEADING));
  const raise = layer.lines ? ((lines.length - 1) * leading) / 2 : 0;
  const drop = layer.centred ? (size - layer.size) * CENTRING : 0;

  const drawn = lines.flatMap((line, row): OutlinedLetters[] => {
    const baseline = row * leading + drop - raise;
    return line.glyphs.flatMap((glyph) =>
      glyph.outline === ''
        ? []
        : [
            {
              letters: lettersAt(texts[row] ?? '', glyph, line),
              d: drawGlyph(glyph, line, layer, size, baseline),
            },
          ],
    );
  });
  return { drawn, size, width: widest * size, missing: lines.flatMap((line) => line.missing) };
}

/** One line if there is no place to break it. */
function inTwoLines(text: string, widthOf: (line: string) => number): string[] {
  const ways = [...text.matchAll(BREAK)].map(({ index, 0: { length } }) => [
    text.slice(0, index + length).trimEnd(),
    text.slice(index + length),
  ]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best), [text]);
}

/** The letters up to the next glyph's, in either direction of writing. */
function lettersAt(text: string, { at }: ShapedGlyph, { glyphs }: ShapedLine): string {
  const next = glyphs.reduce(
    (least, other) => (other.at > at ? Math.min(least, other.at) : least),
    text.length,
  );
  return text.slice(at, next);
}

function drawGlyph(
  glyph: ShapedGlyph,
  line: ShapedLine,
  layer: TextLayer,
  size: number,
  baseline: number,
): string {
  const scale = size / line.unitsPerEm;
  const width = line.width * scale;
  const start = layer.align === 'left' ? 0 : layer.align === 'right' ? -width : -width / 2;
  const outlineScale = scale * (glyph.scale ?? 1);
  const x = start + glyph.x * scale;
  if (!layer.arc)
    return transformed(
      glyph.outline,
      along([outlineScale, 0, 0, -outlineScale, x, baseline - glyph.y * scale]),
    );
  const arc = { radius: Math.abs(layer.arc), hill: Math.sign(layer.arc), baseline };
  if (glyph.isJoined) {
    const lift = glyph.y * scale;
    return transformed(glyph.outline, (px, py) =>
      bent(x + px * outlineScale, lift + py * outlineScale, arc),
    );
  }
  const advance = glyph.advance * scale;
  return transformed(
    glyph.outline,
    along(turned({ x, lift: glyph.y * scale, advance, scale: outlineScale }, arc)),
  );
}

interface Arc {
  radius: number;
  /** 1, or -1 for a bowl. */
  hill: number;
  baseline: number;
}

/** Each letter stays straight and is turned about the middle of its width. In mm. */
function turned(
  { x, lift, advance, scale }: { x: number; lift: number; advance: number; scale: number },
  { radius, hill, baseline }: Arc,
): Matrix {
  const angle = (x + advance / 2) / radius;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle) * hill;
  const back = -advance / 2;
  return [
    scale * cos,
    scale * sin,
    scale * sin,
    -scale * cos,
    Math.sin(angle) * radius + back * cos + lift * sin,
    hill * radius * (1 - cos) + baseline + back * sin - lift * cos,
  ];
}

/** Each point of letters that touch is laid on the arc, so that they still touch. In mm, y upwards. */
function bent(x: number, y: number, { radius, hill, baseline }: Arc): readonly [number, number] {
  const angle = x / radius;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [sin * (radius + hill * y), hill * radius * (1 - cos) + baseline - y * cos];
}

type Place = (x: number, y: number) => readonly [x: number, y: number];

const along =
  ([a, b, c, d, e, f]: Matrix): Place =>
  (x, y) => [a * x + c * y + e, b * x + d * y + f];

const TOKEN = /([MLQCZ])|(-?\d*\.?\d+(?:e-?\d+)?)/g;

/** Converts font units (y upwards) to mm (y downwards). */
function transformed(outline: string, place: Place): string {
  let result = '';
  let x: number | undefined;
  for (const [, command, value] of outline.matchAll(TOKEN)) {
    if (command) result += command;
    else if (x === undefined) x = Number(value);
    else {
      const [px, py] = place(x, Number(value));
      result += `${number(px)} ${number(py)} `;
      x = undefined;
    }
  }
  return result;
}

/** Outlines one text layer as a single path: fitted to its width, aligned, bent along its arc. */
import type { TextLayer } from '../design/design.ts';
import { linesOf } from './lines.ts';
import { number } from './number.ts';
import { heightOf, inTwoLines, wrapped } from './wrap-text.ts';
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
  const shaped = (text: string) => shaper.line(layer.font, text, layer.tracking);
  const texts = brokenLines(layer, shaped);
  const lines = texts.map(shaped);
  const widest = Math.max(...lines.map((line) => line.width / line.unitsPerEm));
  const leadingEms = layer.leading ?? (layer.lines ? TIGHT_LEADING : LEADING);
  const { maxWidth = Infinity, maxHeight = Infinity } = layer;
  const fits = widest * layer.size <= maxWidth;
  const fitted = Math.min(
    fits ? layer.size : maxWidth / widest,
    maxHeight / heightOf(lines.length, leadingEms),
  );
  // What is broken stays around the place of its one line.
  const further = lines.length - (layer.lines ? 1 : linesOf(layer).length);

  const drawnIn = (size: number) => {
    const leading = size * leadingEms;
    const raise = (further * leading) / 2;
    const drop = layer.centred ? (size - layer.size) * CENTRING : 0;
    return lines.flatMap((line, row): OutlinedLetters[] => {
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
  };
  const full = drawnIn(fitted);
  const share = clearShareOf(layer, full, shaper);
  const size = fitted * share;
  return {
    drawn: share === 1 ? full : drawnIn(size),
    size,
    width: widest * size,
    missing: lines.flatMap((line) => line.missing),
  };
}

/** How far the letters of one line reach above and below its place, in shares of their size. */
const REACH = { above: 1.7, below: 0.7 };

function clearShareOf(layer: TextLayer, letters: readonly OutlinedLetters[], shaper: Shaper) {
  if (!layer.clearOf || !shaper.clearShare) return 1;
  const others = layer.clearOf.map((other) => {
    const [dx, dy] = [other.x - layer.x, other.y - layer.y];
    const isOneLine = !other.arc && !other.lines && !other.maxHeight && !other.text.includes('\n');
    return {
      key: JSON.stringify({ ...other, id: '', x: 0, y: 0 }),
      dx,
      dy,
      top: isOneLine ? dy - REACH.above * other.size : -Infinity,
      bottom: isOneLine ? dy + REACH.below * other.size : Infinity,
      outline: () => outlined(other, shaper),
    };
  });
  const still = layer.centred ? -layer.size * CENTRING : 0;
  return shaper.clearShare(letters.map(({ d }) => d).join(''), others, still);
}

function brokenLines(layer: TextLayer, shaped: (text: string) => ShapedLine): readonly string[] {
  const words = linesOf(layer);
  const widthOf = (text: string) => shaped(text).width;
  if (layer.lines) return inTwoLines(words.join('\n'), widthOf);
  const { size, leading = LEADING, maxWidth, maxHeight } = layer;
  if (maxHeight === undefined || maxWidth === undefined || layer.arc) return words;
  const width = (maxWidth / size) * shaped('').unitsPerEm;
  return wrapped(words, widthOf, { width, height: maxHeight / size, leading });
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

/** Ways to keep a long name readable where it has shrunk to fit into its place. */
import { normaliseEdits } from '../../domain/personalisation/design-edits.ts';
import type { DesignEdits, TextLayerStyle } from '../../domain/personalisation/design-edits.ts';
import { NAME_FIELD } from '../../domain/personalisation/sample-words.ts';
import { hundredth } from '../design/carry-fit.ts';
import type { DesignDocument, FontId, Process, TextLayer } from '../design/design.ts';
import { layerContours } from '../render/design-contours.ts';
import type { Point } from '../render/flatten-path.ts';
import { CENTRING, outlineText } from '../render/outline-text.ts';
import type { Shaper } from '../render/shaper.ts';
import { LEAST_SIZE } from './check-design.ts';
import { layerBounds, type Box } from './layer-bounds.ts';
import { narrowerFont } from './narrower-font.ts';
import { isSafe } from './safe-zone.ts';

export type LongNameWay = 'twoLines' | 'narrower' | 'asDesigned';

export interface LongName {
  /** The name is much smaller than the sample, or too small for the process. */
  isSmall: boolean;
  /** The design's edits that each way leads to. */
  ways: readonly { way: LongNameWay; edits: DesignEdits }[];
}

export interface LongNameNeeds {
  /** Also of the fonts that `fontsToTry` lists. */
  shaper: Shaper;
  process: Process;
}

/** Share of the sample's letter height below which a name counts as small. */
const LEAST_SHARE = 0.6;
/** A way that enlarges the letters by less is not offered. */
const LEAST_GAIN = 1.15;
/** Shares of the sample's type size that are tried for two lines. */
const SHARES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4];
/** Space kept between two lines and what is beside them, as a share of the type size. */
const AIR = 0.1;

/** The letterings that `longName` tries; none if the name is large enough. */
export function fontsToTry(
  sample: DesignDocument,
  filled: DesignDocument,
  edits: DesignEdits | undefined,
  needs: LongNameNeeds,
): FontId[] {
  const small = namesOf(sample, filled, edits).filter((name) => isSmall(name, needs));
  return [...new Set(small.map(({ layer }) => narrowerFont(layer.font)))];
}

/** Null if there is nothing to say about the name. */
export function longName(
  sample: DesignDocument,
  filled: DesignDocument,
  edits: DesignEdits | undefined,
  needs: LongNameNeeds,
): LongName | null {
  const names = namesOf(sample, filled, edits);
  const small = names.filter((name) => isSmall(name, needs));
  const twoLines = small.map((name) => inTwoLines(name, filled, needs));
  const narrower = small.map((name) => narrowed(name, needs));
  const asDesigned = names.flatMap(({ base, style }): Styled[] =>
    style && isOffered(base, style) ? [[base.id, withoutOffered(style)]] : [],
  );
  const offers = [
    ['twoLines', complete(twoLines)],
    ['narrower', complete(narrower)],
    ['asDesigned', asDesigned],
  ] as const;
  const ways = offers.flatMap(([way, styles]) =>
    styles.length > 0 ? [{ way, edits: withStyles(edits, styles) }] : [],
  );
  return small.length > 0 || ways.length > 0 ? { isSmall: small.length > 0, ways } : null;
}

interface Name {
  /** With the sample's text. */
  base: TextLayer;
  layer: TextLayer;
  style: TextLayerStyle | undefined;
}

type Styled = readonly [id: string, style: TextLayerStyle];

function namesOf(
  sample: DesignDocument,
  filled: DesignDocument,
  edits: DesignEdits | undefined,
): Name[] {
  const shown = new Map(filled.layers.map((layer) => [layer.id, layer]));
  return sample.layers.flatMap((base): Name[] => {
    const layer = shown.get(base.id);
    const isName = base.type === 'text' && base.field === NAME_FIELD && layer?.type === 'text';
    if (!isName || layer.text.trim() === '') return [];
    return [{ base, layer, style: edits?.words?.[base.id] }];
  });
}

/** A size that the shopper chose in the editor is meant, however small. */
function isSmall({ base, layer, style }: Name, { shaper, process }: LongNameNeeds): boolean {
  if (style?.size !== undefined && !style.lines) return false;
  const isTiny = (one: TextLayer) => outlineText(one, shaper).size < LEAST_SIZE[process];
  return (
    letterHeight(layer, shaper) < letterHeight(base, shaper) * LEAST_SHARE ||
    (isTiny(layer) && !isTiny(base))
  );
}

/** Height in mm of its usual letters, which differs between letterings of one size. */
function letterHeight(layer: TextLayer, shaper: Shaper): number {
  const { size } = outlineText(layer, shaper);
  const { maxWidth: _, lines: __, arc: ___, clearOf: ____, ...plain } = layer;
  const letter = { ...plain, rotation: 0, size, text: layer.upperCase ? 'H' : 'x' };
  const box = layerBounds(letter, shaper);
  return box ? box.bottom - box.top : 0;
}

/** In the largest type that meets no other words and no drawing beside the sample's. */
function inTwoLines(
  { base, layer, style }: Name,
  filled: DesignDocument,
  { shaper }: LongNameNeeds,
): Styled | null {
  if (layer.lines || layer.arc) return null;
  const obstacles = obstaclesOf(base, filled, shaper);
  const before = letterHeight(layer, shaper);
  const most = outlineText(base, shaper).size;
  const turn = ((layer.rotation ?? 0) * Math.PI) / 180;
  for (const share of SHARES) {
    const size = hundredth(most * share);
    const down = (size - layer.size) * CENTRING;
    const placed = {
      size,
      lines: 2,
      x: hundredth(layer.x - Math.sin(turn) * down),
      y: hundredth(layer.y + Math.cos(turn) * down),
    } as const;
    const { clearOf: _, ...free } = layer;
    const tried = { ...free, ...placed };
    if (letterHeight(tried, shaper) < before * LEAST_GAIN) return null;
    const box = layerBounds(tried, shaper);
    const air = box && grown(box, size * AIR);
    if (air && isSafe(box, filled.area) && !obstacles.some((meets) => meets(air)))
      return [layer.id, { ...style, ...placed }];
  }
  return null;
}

/** The other words, and the drawings that the sample does not lie upon. */
function obstaclesOf(
  base: TextLayer,
  { layers }: DesignDocument,
  shaper: Shaper,
): ((box: Box) => boolean)[] {
  const sample = layerBounds(base, shaper);
  return layers.flatMap((layer) => {
    if (layer.id === base.id) return [];
    if (layer.type === 'text' || layer.type === 'image') {
      const other = layerBounds(layer, shaper);
      return other ? [(box: Box) => isMeeting(box, other)] : [];
    }
    const { filled, stroked } = layerContours(layer, shaper);
    const outlines = [...filled, ...stroked.map(({ points }) => points)];
    const isCrossing = (box: Box) => outlines.some((points) => isCrossed(box, points));
    return sample && isCrossing(sample) ? [] : [isCrossing];
  });
}

function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function isMeeting(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** Whether any stretch of the outline passes through the box. */
function isCrossed({ left, right, top, bottom }: Box, points: readonly Point[]): boolean {
  return points.some(([x, y], place) => {
    const [nextX, nextY] = points[place + 1] ?? [x, y];
    let [from, to] = [0, 1];
    for (const [at, by, least, most] of [
      [x, nextX - x, left, right],
      [y, nextY - y, top, bottom],
    ] as const) {
      if (by === 0 && (at <= least || at >= most)) return false;
      if (by === 0) continue;
      const ends = [(least - at) / by, (most - at) / by] as const;
      from = Math.max(from, Math.min(...ends));
      to = Math.min(to, Math.max(...ends));
    }
    return from <= to;
  });
}

function narrowed({ layer, style }: Name, { shaper }: LongNameNeeds): Styled | null {
  const font = narrowerFont(layer.font);
  if (font === layer.font) return null;
  const tried = { ...layer, font };
  const isWritable = outlineText(tried, shaper).missing.length === 0;
  const gain = letterHeight(tried, shaper) / letterHeight(layer, shaper);
  return isWritable && gain >= LEAST_GAIN ? [layer.id, { ...style, font }] : null;
}

/** A narrower lettering beside other changes was chosen in the editor. */
function isOffered(base: TextLayer, style: TextLayerStyle): boolean {
  const isOnlyFont = Object.keys(style).every((key) => key === 'font');
  return style.lines === 2 || (isOnlyFont && style.font === narrowerFont(base.font));
}

function withoutOffered(style: TextLayerStyle): TextLayerStyle {
  const { font: _, lines: __, size: ___, x: ____, y: _____, ...others } = style;
  return others;
}

/** None unless there is one for each name. */
function complete(styles: readonly (Styled | null)[]): readonly Styled[] {
  const found = styles.filter((style) => style !== null);
  return found.length === styles.length ? found : [];
}

function withStyles(edits: DesignEdits | undefined, styles: readonly Styled[]): DesignEdits {
  const words = { ...edits?.words, ...Object.fromEntries(styles) };
  return normaliseEdits({ ...edits, words }) ?? {};
}

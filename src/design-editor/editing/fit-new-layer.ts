/** Fits a new layer into the design's free space. */
import { LEAST_SIZE } from '../../artwork/check/check-design.ts';
import type { DesignDocument, Process } from '../../artwork/design/design.ts';
import { isShown, type View } from '../../artwork/plate/facing-angle.ts';
import {
  freePlace,
  roomyPlace,
  type FreePlace,
  type Place,
} from '../../artwork/check/free-place.ts';
import type { Shaper } from '../../artwork/render/shaper.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { heightOf } from '../../artwork/render/wrap-text.ts';
import type { Side } from '../product/sides.ts';
import type { NewLayer } from './editing.ts';
import { BASELINE_EMS, EXPECTED_EMS, LEADING_EMS, LINE_EMS, SPACED_EMS } from './text-ems.ts';

export interface SpaceNeeds {
  document: DesignDocument;
  process: Process;
  /** The visible centre. */
  home: Place;
  shaper: Shaper;
  views: readonly View[];
  /** The side of a mug that is looked at; undefined for what has only one. */
  side: Pick<Side, 'from' | 'to'> | undefined;
}

/** The smallest letters that are read at a glance, relative to the shorter side. */
const READABLE = 0.045;
/** The width of an emoji. */
const GLYPH_EMS = 1.3;
/** Share of the height of a free rectangle that words may fill. */
const FILLED = 0.75;
/** The proportions of free rectangles that words are laid into, in heights of their letters. */
const WORD_SHAPES = [
  { w: EXPECTED_EMS, h: SPACED_EMS },
  { w: 8, h: SPACED_EMS },
  // With less air, where there is no other.
  { w: EXPECTED_EMS, h: 2, isLast: true },
];
/** How much larger a sentence has to be in another rectangle. */
const LARGER = 1.1;
/** The width of a short sentence. */
const SENTENCE_EMS = 11;

export interface FittedLayer {
  layer: NewLayer;
  place: Place;
  /** What it is expected to cover. */
  box: Box;
  /** There was no free place for it. */
  isOver: boolean;
}

/** Shrinks the layer if there is little space; null if there is none. */
export function freeSpaceFor(
  layer: NewLayer,
  { document, process, home, shaper, views, side }: SpaceNeeds,
): FittedLayer | null {
  const { w, h } = document.area;
  const isSeen = isSeenBy({ document, views, side });
  const leastSize = Math.max(LEAST_SIZE[process], Math.min(w, h) * READABLE);
  const least = layer.type === 'text' ? Math.min(1, leastSize / layer.size) : 0;
  const isApart = layer.type !== 'text' || layer.font === 'emoji';
  const free =
    (layer.type === 'text' && layer.text === ''
      ? roomForWords(layer.size, leastSize, (w, h) =>
          roomyPlace(document, { w, h, least }, home, shaper, isSeen),
        )
      : undefined) ??
    freePlace(
      document,
      { ...extent(layer), least, isApart },
      home,
      shaper,
      isSeen,
      side !== undefined,
    );
  if (!free) return null;
  const { x, y, scale, width, height = extent(layer).h * scale, isOver = false } = free;
  const taken = { w: extent(layer).w * scale, h: extent(layer).h * scale };
  const box = {
    left: x - taken.w / 2,
    right: x + taken.w / 2,
    top: y - taken.h / 2,
    bottom: y + taken.h / 2,
  };
  const scaled = (length: number) => Math.round(length * scale * 10) / 10;
  switch (layer.type) {
    case 'text': {
      const size = Math.max(LEAST_SIZE[process], scaled(layer.size));
      const maxWidth = Math.floor(width);
      const maxHeight = Math.round(10 * Math.max(height * FILLED, size)) / 10;
      const fitted = { ...layer, size, maxWidth, ...(layer.maxHeight && { maxHeight }) };
      return { box, isOver, layer: fitted, place: { x, y: y + size * BASELINE_EMS } };
    }
    case 'clipart':
      return { box, isOver, layer: { ...layer, size: scaled(layer.size) }, place: { x, y } };
    case 'photo':
      return {
        box,
        isOver,
        layer: { ...layer, w: scaled(layer.w), h: scaled(layer.h) },
        place: { x, y },
      };
  }
}

/** Whether something is wholly on the side that is looked at, and one of the photographs shows it. */
export function isSeenBy({
  document: { area },
  views,
  side,
}: Pick<SpaceNeeds, 'document' | 'views' | 'side'>) {
  return ({ left, right, top, bottom }: Box): boolean =>
    (!side || (left >= side.from && right <= side.to)) &&
    isShown(views, { from: left / area.w, to: right / area.w, v: (top + bottom) / 2 / area.h });
}

/**
 * The free rectangle that a name fits into best or, if a sentence would be too small there, the one in which the
 * sentence is largest.
 *
 * @param size in mm, of letters that have all the room they want
 * @param readable the size in which a sentence can be read
 */
function roomForWords(
  size: number,
  readable: number,
  find: (w: number, h: number) => FreePlace | null,
): FreePlace | undefined {
  let best: FreePlace | undefined;
  for (const { w, h, isLast } of WORD_SHAPES) {
    if (best && (isLast || sizeIn(best) >= readable)) break;
    const place = find(size * w, size * h);
    if (place && (!best || sizeIn(place) > sizeIn(best) * LARGER)) best = place;
  }
  return best && { ...best, scale: Math.min(1, (best.height ?? 0) / (size * SPACED_EMS)) };
}

/** The size in which a short sentence fits into a free rectangle. */
function sizeIn({ width, height = 0 }: FreePlace): number {
  const sizes = [1, 2, 3].map((lines) =>
    Math.min((width * lines) / SENTENCE_EMS, (height * FILLED) / heightOf(lines, LEADING_EMS)),
  );
  return Math.max(...sizes);
}

function extent(layer: NewLayer): { w: number; h: number } {
  if (layer.type === 'photo') return layer;
  const { size } = layer;
  if (layer.type === 'clipart') return { w: size, h: size };
  const ems = layer.text === '' ? EXPECTED_EMS : GLYPH_EMS;
  return { w: size * ems, h: size * LINE_EMS };
}

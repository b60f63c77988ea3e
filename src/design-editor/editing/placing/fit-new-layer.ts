/** Fits a new layer into the design's free space. */
import { LEAST_SIZE } from '../../../artwork/check/check-design.ts';
import type { DesignDocument, Process } from '../../../artwork/design/design.ts';
import { shownBy, type View } from '../../../artwork/plate/facing-angle.ts';
import { freePlace, type Place } from '../../../artwork/check/free-place.ts';
import type { Shaper } from '../../../artwork/render/shaper.ts';
import type { Box } from '../../../artwork/check/layer-bounds.ts';
import type { Side } from '../../product/sides.ts';
import type { NewLayer } from '../editing.ts';
import { roomForWords, type RoomForWords } from './room-for-words.ts';
import { BASELINE_EMS, EXPECTED_EMS, LINE_EMS } from './text-ems.ts';

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

/** The smallest letters that are read at a glance over drawings, relative to the shorter side. */
const READABLE = 0.045;
/** Of words of any number of lines: from their middle down to the baseline of one. */
const MIDDLE_EMS = 0.31;
/** Kept free beside words that lie over drawings. */
const BESIDE_EMS = 0.2;
/** The width of an emoji. */
const GLYPH_EMS = 1.3;

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
  if (layer.type === 'text' && layer.text === '') {
    const needs = { size: layer.size, least: LEAST_SIZE[process], home, shaper, isShown: isSeen };
    const room = roomForWords(document, needs);
    if (room) return laidInto(room, layer);
  }
  const free = freePlace(
    document,
    { ...extent(layer), least, isApart },
    home,
    shaper,
    isSeen,
    side !== undefined,
  );
  if (!free) return null;
  const { x, y, scale, width, isOver = false } = free;
  const { w: across, h: down } = extent(layer);
  const box = around({ x, y }, across * scale, down * scale);
  const scaled = (length: number) => Math.round(length * scale * 10) / 10;
  switch (layer.type) {
    case 'text': {
      const size = Math.max(LEAST_SIZE[process], scaled(layer.size));
      const maxWidth = Math.floor(width - 2 * BESIDE_EMS * size);
      const fitted = { ...layer, size, maxWidth, ...(layer.maxHeight && { maxHeight: size }) };
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

function laidInto(
  { x, y, size: most, width, height }: RoomForWords,
  layer: NewLayer & { type: 'text' },
): FittedLayer {
  const size = tenth(most);
  return {
    box: around({ x, y }, Math.min(width, size * EXPECTED_EMS), size * LINE_EMS),
    isOver: false,
    layer: { ...layer, size, maxWidth: tenth(width), maxHeight: tenth(height) },
    place: { x, y: y + size * MIDDLE_EMS },
  };
}

const around = ({ x, y }: Place, w: number, h: number): Box => ({
  left: x - w / 2,
  right: x + w / 2,
  top: y - h / 2,
  bottom: y + h / 2,
});

const tenth = (length: number): number => Math.floor(length * 10) / 10;

/** Whether something is wholly on the side that is looked at, and one of the photographs shows it. */
export function isSeenBy({
  document: { area },
  views,
  side,
}: Pick<SpaceNeeds, 'document' | 'views' | 'side'>) {
  const isShown = shownBy(views);
  return ({ left, right, top, bottom }: Box): boolean =>
    (!side || (left >= side.from && right <= side.to)) &&
    isShown({ from: left / area.w, to: right / area.w, v: (top + bottom) / 2 / area.h });
}

function extent(layer: NewLayer): { w: number; h: number } {
  if (layer.type === 'photo') return layer;
  const { size } = layer;
  if (layer.type === 'clipart') return { w: size, h: size };
  const ems = layer.text === '' ? EXPECTED_EMS : GLYPH_EMS;
  return { w: size * ems, h: size * LINE_EMS };
}

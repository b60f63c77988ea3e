/** Fits a new layer into the design's free space. */
import { LEAST_SIZE } from '../../../artwork/check/check-design.ts';
import type { PrintArea, Process } from '../../../artwork/design/design.ts';
import { freePlace, type Place } from '../../../artwork/check/free-place.ts';
import type { Box } from '../../../artwork/check/layer-bounds.ts';
import type { NewLayer } from '../editing.ts';
import { roomForPicture, type RoomForPicture, type Size, type Wish } from './room-for-picture.ts';
import { roomForWords, type RoomForWords } from './room-for-words.ts';
import { isSeenBy, type SpaceNeeds } from './space-needs.ts';
import { BASELINE_EMS, EXPECTED_EMS, LINE_EMS } from './text-ems.ts';

/** The smallest letters that are read at a glance over drawings, relative to the shorter side. */
const READABLE = 0.045;
/** Of words of any number of lines: from their middle down to the baseline of one. */
const MIDDLE_EMS = 0.31;
/** Kept free beside words that lie over drawings. */
const BESIDE_EMS = 0.2;
/** The width and height of an emoji. */
const GLYPH = { w: 1.3, h: 1.2 };

const PHOTO: Omit<Wish, 'most'> = {
  least: 0.1,
  gaps: [0.02],
  worthOf: (scale, near) => scale * near,
};
/** A drawing or an emoji is a small thing: better in the middle of what is looked at than large at its edge. */
const DRAWING: Omit<Wish, 'most'> = {
  least: 0.1,
  gaps: [0.032, 0.012],
  worthOf: (scale, near) => scale * near ** 2,
};
/** Of the area's shorter side: the middle of the width and height below which a photograph is a stamp. */
export const LEAST_PHOTO = 0.3;

export interface FittedLayer {
  layer: NewLayer;
  place: Place;
  /** What it is expected to cover. */
  box: Box;
  /** There was no free place for it. */
  isOver: boolean;
}

/** Shrinks the layer as long as it stays of use; then it lies over drawings. Null if it fits nowhere. */
export function freeSpaceFor(layer: NewLayer, needs: SpaceNeeds): FittedLayer | null {
  const { document, process, home, shaper, views, side } = needs;
  const isSeen = isSeenBy({ document, views, side });
  const isApart = layer.type !== 'text' || layer.font === 'emoji';
  const least = leastScale(layer, isApart, process, document.area);
  if (layer.type === 'text' && layer.text === '') {
    const wish = { size: layer.size, least: LEAST_SIZE[process], home, shaper, isShown: isSeen };
    const room = roomForWords(document, wish);
    if (room) return laidInto(room, layer);
  } else if (isApart && layer.type !== 'photo') {
    const room = roomForPicture({ ...DRAWING, most: extent(layer) }, needs);
    if (room) return drawnInto(room, layer, process);
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

function leastScale(
  layer: NewLayer,
  isApart: boolean,
  process: Process,
  { w, h }: PrintArea,
): number {
  const shorter = Math.min(w, h);
  if (layer.type === 'photo')
    return Math.min(1, (shorter * LEAST_PHOTO) / Math.sqrt(layer.w * layer.h));
  const least = isApart
    ? shorter * DRAWING.least
    : Math.max(LEAST_SIZE[process], shorter * READABLE);
  return Math.min(1, least / layer.size);
}

/** Where a photograph is largest beside everything that a design has; null if it would be too small everywhere. */
export const roomForPhoto = (most: Size, needs: SpaceNeeds): RoomForPicture | null =>
  roomForPicture({ ...PHOTO, most }, needs);

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

function drawnInto(
  { x, y, w, h, scale }: RoomForPicture,
  layer: Exclude<NewLayer, { type: 'photo' }>,
  process: Process,
): FittedLayer {
  const least = layer.type === 'text' ? LEAST_SIZE[process] : 0;
  const size = Math.max(least, tenth(layer.size * scale));
  return {
    box: around({ x, y }, w, h),
    isOver: false,
    layer: { ...layer, size },
    place: { x, y: layer.type === 'text' ? y + size * BASELINE_EMS : y },
  };
}

const around = ({ x, y }: Place, w: number, h: number): Box => ({
  left: x - w / 2,
  right: x + w / 2,
  top: y - h / 2,
  bottom: y + h / 2,
});

const tenth = (length: number): number => Math.floor(length * 10) / 10;

function extent(layer: NewLayer): { w: number; h: number } {
  if (layer.type === 'photo') return layer;
  const { size } = layer;
  if (layer.type === 'clipart') return { w: size, h: size };
  return layer.text === ''
    ? { w: size * EXPECTED_EMS, h: size * LINE_EMS }
    : { w: size * GLYPH.w, h: size * GLYPH.h };
}

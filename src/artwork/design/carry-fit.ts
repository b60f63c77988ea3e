/**
 * Fits carried layers into another product's area, off the design's own texts and no larger than
 * their pixels allow.
 */
import type { OwnLayer } from '../../domain/personalisation/design-edits.ts';
import { dpiOf, LEAST_DPI } from '../check/check-design.ts';
import type { DesignDocument, Process } from './design.ts';
import { editDesign, type FindClipart } from './edit-design.ts';
import { layerBounds, type Box } from '../check/layer-bounds.ts';
import type { Shaper } from '../render/shaper.ts';

/** The design as one product has it, with the shopper's texts but none of their changes. */
export interface CarryTarget {
  document: DesignDocument;
  process: Process;
}

export interface CarryNeeds {
  shaper: Shaper;
  findClipart: FindClipart;
  /** Pixels of an upload; undefined if not known. */
  pixelsOf?(upload: string): { width: number; height: number } | undefined;
}

/** What is reported about it. */
type Told = 'fitted' | 'photosSmaller';

interface Fitting {
  from: CarryTarget;
  to: CarryTarget;
  needs: CarryNeeds;
  tell: (kind: Told) => void;
}

/**
 * A photograph that covered the whole area covers it again. Layers that lay in the safe zone stay
 * in it, and text is never cut off.
 */
export function fit(
  moved: OwnLayer,
  before: OwnLayer,
  { from, to, needs, tell }: Fitting,
): OwnLayer {
  const was = boundsOf(before, from, needs);
  const whole = boundsOf(moved, to, needs);
  if (!was || !whole) return moved;
  const { w, h } = to.document.area;
  if (before.type === 'photo' && covers(was, from.document)) {
    const by = Math.max(w / (whole.right - whole.left), h / (whole.bottom - whole.top));
    return sharp({ ...scaled(moved, by), x: w / 2, y: h / 2 }, needs, tell);
  }
  const layer = sharp(moved, needs, tell);
  const box = boundsOf(layer, to, needs) ?? whole;
  const room = safeZone(to.document);
  const mustFit =
    isWithin(was, safeZone(from.document)) ||
    isBeside(box, to.document) ||
    (layer.type === 'text' && !isWithin(box, wholeArea(to.document)));
  if (!mustFit || isWithin(box, room)) return layer;
  tell('fitted');
  const by = Math.min(
    1,
    (room.right - room.left) / (box.right - box.left),
    (room.bottom - room.top) / (box.bottom - box.top),
  );
  const small = by < 1 ? scaled(layer, by) : layer;
  const now = boundsOf(small, to, needs) ?? box;
  return {
    ...small,
    x: hundredth(small.x + into(now.left, now.right, room.left, room.right)),
    y: hundredth(small.y + into(now.top, now.bottom, room.top, room.bottom)),
  };
}

/** Layers that covered none of the design's texts cover none again, if there is space above or below. */
export function clear(
  layer: OwnLayer,
  before: OwnLayer,
  { from, to, needs, tell }: Fitting,
): OwnLayer {
  if (layer.type === 'photo' || liesOnWords(before, from, needs)) return layer;
  if (!liesOnWords(layer, to, needs)) return layer;
  const room = safeZone(to.document);
  for (let by = 1; by < to.document.area.h; by += 1) {
    for (const y of [layer.y - by, layer.y + by].map(hundredth)) {
      const aside = { ...layer, y };
      const box = boundsOf(aside, to, needs);
      if (!box || !isWithin(box, room) || liesOnWords(aside, to, needs)) continue;
      tell('fitted');
      return aside;
    }
  }
  return layer;
}

function liesOnWords(layer: OwnLayer, target: CarryTarget, needs: CarryNeeds): boolean {
  const box = boundsOf(layer, target, needs);
  return (
    box !== undefined &&
    target.document.layers.some((other) => {
      const words = other.type === 'text' ? layerBounds(other, needs.shaper) : undefined;
      return (
        words !== undefined &&
        words.left < box.right &&
        words.right > box.left &&
        words.top < box.bottom &&
        words.bottom > box.top
      );
    })
  );
}

/** The distance to move something so that it lies between two edges. */
function into(from: number, to: number, least: number, most: number): number {
  if (from < least) return least - from;
  return to > most ? most - to : 0;
}

function boundsOf(layer: OwnLayer, { document }: CarryTarget, needs: CarryNeeds): Box | undefined {
  const [alone] = editDesign(
    { ...document, layers: [] },
    { own: [layer] },
    needs.findClipart,
  ).layers;
  return alone && layerBounds(alone, needs.shaper);
}

const safeZone = ({ area: { w, h, safe } }: DesignDocument): Box => ({
  left: safe,
  top: safe,
  right: w - safe,
  bottom: h - safe,
});

const SLACK_MM = 0.05;
const isWithin = (box: Box, room: Box): boolean =>
  box.left >= room.left - SLACK_MM &&
  box.top >= room.top - SLACK_MM &&
  box.right <= room.right + SLACK_MM &&
  box.bottom <= room.bottom + SLACK_MM;

const isBeside = (box: Box, { area: { w, h } }: DesignDocument): boolean =>
  box.right <= 0 || box.left >= w || box.bottom <= 0 || box.top >= h;

const covers = (box: Box, document: DesignDocument): boolean => isWithin(wholeArea(document), box);

const wholeArea = ({ area: { w, h } }: DesignDocument): Box => ({
  left: 0,
  top: 0,
  right: w,
  bottom: h,
});

/** Limits a photograph to what its pixels allow, if it was sharp before. */
function sharp(photo: OwnLayer, { pixelsOf }: CarryNeeds, tell: (kind: Told) => void): OwnLayer {
  if (photo.type !== 'photo') return photo;
  const pixels = pixelsOf?.(photo.upload);
  if (!pixels) return photo;
  const dpi = dpiOf(photo, pixels);
  if (dpi >= LEAST_DPI) return photo;
  tell('photosSmaller');
  // Slightly smaller still, so that rounding leaves it above the minimum.
  return scaled(photo, (dpi / LEAST_DPI) * 0.999);
}

export function hundredth(length: number): number {
  return Math.round(length * 100) / 100;
}

/** Scales a layer about its own place. */
export function scaled(layer: OwnLayer, by: number): OwnLayer {
  const times = (length: number) => hundredth(length * by);
  switch (layer.type) {
    case 'text':
      return {
        ...layer,
        size: times(layer.size),
        ...(layer.arc !== undefined && { arc: times(layer.arc) }),
        ...(layer.maxWidth !== undefined && { maxWidth: times(layer.maxWidth) }),
        ...(layer.maxHeight !== undefined && { maxHeight: times(layer.maxHeight) }),
      };
    case 'photo':
      return { ...layer, w: times(layer.w), h: times(layer.h) };
    case 'clipart':
      return { ...layer, size: times(layer.size) };
  }
}

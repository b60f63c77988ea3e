/** Fits a new layer into the design's free space. */
import { LEAST_SIZE } from '../../artwork/check/check-design.ts';
import type { DesignDocument, Process } from '../../artwork/design/design.ts';
import { isShown, type View } from '../../artwork/plate/facing-angle.ts';
import { freePlace, type Place } from '../../artwork/check/free-place.ts';
import type { Shaper } from '../../artwork/render/shaper.ts';
import type { NewLayer } from './editing.ts';

export interface SpaceNeeds {
  document: DesignDocument;
  process: Process;
  /** The visible centre. */
  home: Place;
  shaper: Shaper;
  views: readonly View[];
}

/** The expected length of unwritten text: a name or two. */
const EXPECTED_EMS = 5;
const LINE_EMS = 1.2;
/** From the middle of a line down to its baseline. */
const BASELINE_EMS = 0.35;
const GLYPH_EMS = 1.3;

/** Shrinks the layer if there is little space; null if there is none. */
export function freeSpaceFor(
  layer: NewLayer,
  { document, process, home, shaper, views }: SpaceNeeds,
): { layer: NewLayer; place: Place } | null {
  const { w, h } = document.area;
  const free = freePlace(document, extent(layer), home, shaper, ({ left, right, top, bottom }) =>
    isShown(views, { from: left / w, to: right / w, v: (top + bottom) / 2 / h }),
  );
  if (!free) return null;
  const { x, y, scale } = free;
  const scaled = (length: number) => Math.round(length * scale * 10) / 10;
  switch (layer.type) {
    case 'text': {
      const size = Math.max(LEAST_SIZE[process], scaled(layer.size));
      return { layer: { ...layer, size }, place: { x, y: y + size * BASELINE_EMS } };
    }
    case 'clipart':
      return { layer: { ...layer, size: scaled(layer.size) }, place: { x, y } };
    case 'photo':
      return { layer: { ...layer, w: scaled(layer.w), h: scaled(layer.h) }, place: { x, y } };
  }
}

function extent(layer: NewLayer): { w: number; h: number } {
  if (layer.type === 'photo') return layer;
  const { size } = layer;
  if (layer.type === 'clipart') return { w: size, h: size };
  const ems = layer.text === '' ? EXPECTED_EMS : GLYPH_EMS;
  return { w: size * ems, h: size * LINE_EMS };
}

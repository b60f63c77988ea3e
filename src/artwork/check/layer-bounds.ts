/** The bounding box of what a layer shows, for handles, snapping and the safe zone. */
import { layerContours } from '../render/design-contours.ts';
import type { Layer } from '../design/design.ts';
import type { Point } from '../render/flatten-path.ts';
import type { Shaper } from '../render/shaper.ts';

/** In mm from the corner of the print area, y downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Undefined if the layer shows nothing, such as an empty text.
 * @param tolerance in mm: a box may be that much too small; a larger one is found sooner
 */
export function layerBounds(layer: Layer, shaper: Shaper, tolerance?: number): Box | undefined {
  if (layer.type === 'image' || layer.type === 'place') return turnedBox(layer);
  const { filled, stroked } = layerContours(layer, shaper, tolerance);
  const box = emptyBox();
  for (const points of filled) widen(box, points, 0);
  for (const { points, width } of stroked) widen(box, points, width / 2);
  return box.left > box.right ? undefined : box;
}

/** A box around each outline of a text, one around a photograph, none for other layers. */
export function inkBoxes(layer: Layer, shaper: Shaper): Box[] {
  if (layer.type === 'image') return [turnedBox(layer)];
  if (layer.type !== 'text') return [];
  return layerContours(layer, shaper, COARSE_MM).filled.map((points) => {
    const box = emptyBox();
    widen(box, points, 0);
    return box;
  });
}

/** Fine enough to tell whether words lie over each other. */
const COARSE_MM = 0.1;

const emptyBox = (): Box => ({
  left: Infinity,
  top: Infinity,
  right: -Infinity,
  bottom: -Infinity,
});

function widen(box: Box, points: readonly Point[], margin: number): void {
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x - margin);
    box.top = Math.min(box.top, y - margin);
    box.right = Math.max(box.right, x + margin);
    box.bottom = Math.max(box.bottom, y + margin);
  }
}

function turnedBox({
  x,
  y,
  w,
  h,
  rotation = 0,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  rotation?: number | undefined;
}): Box {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const across = (w * cos + h * sin) / 2;
  const down = (w * sin + h * cos) / 2;
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

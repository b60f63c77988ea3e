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

export function boxAround(points: readonly Point[]): Box {
  const box = emptyBox();
  widen(box, points, 0);
  return box;
}

export function aroundAll(boxes: readonly Box[]): Box {
  const all = emptyBox();
  for (const { left, top, right, bottom } of boxes)
    widen(
      all,
      [
        [left, top],
        [right, bottom],
      ],
      0,
    );
  return all;
}

/** Fine enough to tell whether words lie over each other. */
export const COARSE_MM = 0.1;

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

export function turnedBox({
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

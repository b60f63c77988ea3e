/** The part of a print area that neither a cut nor a press loses. */
import { layerContours } from '../render/design-contours.ts';
import type { Layer, PrintArea } from '../design/design.ts';
import type { Box } from './layer-bounds.ts';
import type { Shaper } from '../render/shaper.ts';

/** Whether the whole box lies within the safe zone. @param slack in mm by which it may extend beyond it */
export function isSafe(box: Box, { w, h, safe, round }: PrintArea, slack = 0): boolean {
  const edge = safe - slack;
  if (box.left < edge || box.top < edge || box.right > w - edge || box.bottom > h - edge)
    return false;
  if (!round) return true;
  const farthest = (from: number, to: number, middle: number) =>
    Math.max(Math.abs(from - middle), Math.abs(to - middle));
  return (
    Math.hypot(farthest(box.left, box.right, w / 2), farthest(box.top, box.bottom, h / 2)) <=
    Math.min(w, h) / 2 - edge
  );
}

/**
 * How far a layer extends beyond the edge of the print area, in mm; negative if it ends before it.
 * Measured on the outlines, because the box around a text in a disc has corners where no letter is.
 * Undefined if nothing is outlined.
 */
export function overhang(layer: Layer, area: PrintArea, shaper: Shaper): number | undefined {
  const { filled, stroked } = layerContours(layer, shaper);
  let most = -Infinity;
  for (const points of filled)
    for (const [x, y] of points) most = Math.max(most, beyond(x, y, area));
  for (const { points, width } of stroked)
    for (const [x, y] of points) most = Math.max(most, beyond(x, y, area) + width / 2);
  return most === -Infinity ? undefined : most;
}

function beyond(x: number, y: number, { w, h, round }: PrintArea): number {
  return round
    ? Math.hypot(x - w / 2, y - h / 2) - Math.min(w, h) / 2
    : Math.max(-x, -y, x - w, y - h);
}

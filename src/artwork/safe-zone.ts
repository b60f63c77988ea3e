/** The part of a print area that neither a cut nor a press loses. */
import type { PrintArea } from './design.ts';
import type { Box } from './layer-bounds.ts';

/** Whether all of the box lies within it. @param slack in mm by which it may reach out all the same */
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

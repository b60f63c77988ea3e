/** Keeps layers that move together, such as those on both sides of a mug, on the print area. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { PrintArea } from '../../artwork/design/design.ts';

/**
 * As much of a movement as all boxes can make without leaving the area. A box that is over its edge already may only
 * move inwards. Lengths in mm.
 */
export function keptOnArea(
  boxes: readonly Box[],
  { w, h }: Pick<PrintArea, 'w' | 'h'>,
  { dx, dy }: { dx: number; dy: number },
): { dx: number; dy: number } {
  const most = (by: number, back: readonly number[], forth: readonly number[]) =>
    by < 0
      ? Math.min(0, Math.max(by, ...back.map((room) => -room)))
      : Math.max(0, Math.min(by, ...forth));
  return {
    dx: most(
      dx,
      boxes.map(({ left }) => left),
      boxes.map(({ right }) => w - right),
    ),
    dy: most(
      dy,
      boxes.map(({ top }) => top),
      boxes.map(({ bottom }) => h - bottom),
    ),
  };
}

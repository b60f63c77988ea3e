/** Snow on the ground of a printed sheet, from a skyline down over the lower edge. */
import type { Surface } from '../../../src/artwork/design/design.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { hill, overEdge, rolling } from '../scene.ts';

/** @param level height of the ground, in mm from the upper edge */
export function snowyGround(surface: Surface, level: number): Drawn[] {
  const { w, h } = surface.area;
  // A dial keeps its hour marks.
  if (surface.shape === 'round') return [];
  const window = overEdge(surface);
  const far = rolling(4, w * 0.9, level - h * 0.05, h * 0.035);
  const near = rolling(7, w * 1.3, level - h * 0.005, h * 0.014);
  return [
    hill(window, far, '#f1f4f4', { engrave: false }),
    hill(window, near, '#fdfdfb', { engrave: false }),
  ];
}

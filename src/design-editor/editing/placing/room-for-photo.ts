/** Where a photograph is largest beside everything that a design has, near what is looked at. */
import type { Place } from '../../../artwork/check/free-place.ts';
import { freeRectangles } from '../../../artwork/check/free-rectangles.ts';
import { alternatives, nearness } from './free-rooms.ts';
import { isSeenBy, type SpaceNeeds } from './fit-new-layer.ts';

/** Kept free around it; a share of the shorter side. */
const GAP = 0.02;
/** The smallest useful size of a photograph, as a share of the shorter side. */
const LEAST = 0.1;

/** Null if there is no place of some size. @param most with all the room that it wants */
export function roomForPhoto(
  most: { w: number; h: number },
  needs: SpaceNeeds,
): (Place & { w: number; h: number }) | null {
  const { document, home, shaper } = needs;
  const shorter = Math.min(document.area.w, document.area.h);
  const gap = shorter * GAP;
  const leastScale = (shorter * LEAST) / Math.min(most.w, most.h);
  const lowest = Math.min(1, leastScale) * most.h + 2 * gap;
  const boxes = freeRectangles(document, shaper, isSeenBy(needs), lowest);
  let best: { room: Place & { w: number; h: number }; worth: number } | undefined;
  for (const { box, isOnAxis } of alternatives(boxes, document, home)) {
    const { left, right, top, bottom } = box;
    const [w, h] = [right - left - 2 * gap, bottom - top - 2 * gap];
    const scale = Math.min(1, w / most.w, h / most.h);
    if (scale < leastScale) continue;
    const place = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const worth = scale * nearness(place, isOnAxis, document, home);
    if (best && worth <= best.worth) continue;
    best = { room: { ...place, w: most.w * scale, h: most.h * scale }, worth };
  }
  return best?.room ?? null;
}

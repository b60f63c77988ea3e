/** Where a picture goes beside everything that a design has: large, and near what is looked at. */
import type { Place } from '../../../artwork/check/free-place.ts';
import { freeRectangles } from '../../../artwork/check/free-rectangles.ts';
import { alternatives, nearness } from './free-rooms.ts';
import { isSeenBy, type SpaceNeeds } from './space-needs.ts';

export interface Size {
  w: number;
  h: number;
}

export interface RoomForPicture extends Place, Size {
  /** At most 1. */
  scale: number;
}

export interface Wish {
  /** With all the room that it wants. */
  most: Size;
  /** The smallest useful size, as a share of the shorter side. */
  least: number;
  /** Kept free around it, the least of them where there is no room for more; shares of the shorter side. */
  gaps: readonly number[];
  /** What a place is worth. @param near from 1, at home */
  worthOf: (scale: number, near: number) => number;
}

/** Null if there is no place of some size. */
export function roomForPicture(
  { most, least, gaps, worthOf }: Wish,
  needs: SpaceNeeds,
): RoomForPicture | null {
  const { document, home, shaper } = needs;
  const shorter = Math.min(document.area.w, document.area.h);
  const leastScale = Math.min(1, (shorter * least) / Math.min(most.w, most.h));
  const lowest = leastScale * most.h + 2 * shorter * Math.min(...gaps);
  const boxes = freeRectangles(document, shaper, isSeenBy(needs), lowest);
  const rooms = alternatives(boxes, document, home);
  for (const gap of gaps) {
    let best: { room: RoomForPicture; worth: number } | undefined;
    for (const { box, isOnAxis } of rooms) {
      const { left, right, top, bottom } = box;
      const around = 2 * gap * shorter;
      const scale = Math.min(1, (right - left - around) / most.w, (bottom - top - around) / most.h);
      if (scale < leastScale) continue;
      const place = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const worth = worthOf(scale, nearness(place, isOnAxis, document, home));
      if (best && worth <= best.worth) continue;
      best = { room: { ...place, scale, w: most.w * scale, h: most.h * scale }, worth };
    }
    if (best) return best.room;
  }
  return null;
}

/** Where a new text goes: the free rectangle in which short and long words are large, near what is looked at. */
import type { Place } from '../../../artwork/check/free-place.ts';
import { freeRectangles } from '../../../artwork/check/free-rectangles.ts';
import type { Box } from '../../../artwork/check/layer-bounds.ts';
import type { DesignDocument } from '../../../artwork/design/design.ts';
import type { Shaper } from '../../../artwork/render/shaper.ts';
import { heightOf } from '../../../artwork/render/wrap-text.ts';
import { alternatives, nearness } from './free-rooms.ts';
import { EXPECTED_EMS, LEADING_EMS } from './text-ems.ts';

export interface RoomForWords extends Place {
  /** Of the letters of a name, in mm. */
  size: number;
  /** What words may fill. */
  width: number;
  height: number;
}

export interface WordNeeds {
  /** In mm, of letters that have all the room they want. */
  size: number;
  /** Smaller letters may come out badly. */
  least: number;
  home: Place;
  shaper: Shaper;
  isShown: (box: Box) => boolean;
}

/** The smallest letters of a name that are read at a glance. All lengths are shares of the shorter side. */
const READABLE = 0.034;
/** Kept free around words; the smaller where there is no other room. */
const GAPS = [0.02, 0.01];
/** Kept free beyond that, in heights of the letters. */
const AIR_EMS = 0.25;
/** With so much on each side there is no need for more. */
const AMPLE_EMS = 1.2;
/** What a place is worth that has no more than it needs. */
const TIGHT = 0.65;
/** A short and a long sentence: their widths, and the lines that they may take. */
const SENTENCE = { ems: 11, lines: 3 };
const LONG = { ems: 18, lines: 4 };
const NAME = { ems: EXPECTED_EMS, lines: 1 };

/** Null if a name would be too small to read everywhere. */
export function roomForWords(document: DesignDocument, needs: WordNeeds): RoomForWords | null {
  const shorter = Math.min(document.area.w, document.area.h);
  const least = Math.max(needs.least, shorter * READABLE);
  const gaps = GAPS.map((share) => share * shorter);
  const lowest = least * (1 + 2 * AIR_EMS) + 2 * Math.min(...gaps);
  const boxes = freeRectangles(document, needs.shaper, needs.isShown, lowest);
  const rooms = alternatives(boxes, document, needs.home);
  for (const gap of gaps) {
    let best: { room: RoomForWords; worth: number } | undefined;
    for (const one of rooms) {
      const room = roomIn(one.box, gap, needs);
      if (room.size < least) continue;
      const worth = worthOf(room, gap, needs) * nearness(room, one.isOnAxis, document, needs.home);
      if (!best || worth > best.worth) best = { room, worth };
    }
    if (best) return best.room;
  }
  return null;
}

function roomIn({ left, right, top, bottom }: Box, gap: number, { size }: WordNeeds): RoomForWords {
  const [width, height] = [right - left - 2 * gap, bottom - top - 2 * gap];
  const name = sizeIn({ width, height }, NAME, size);
  return { x: (left + right) / 2, y: (top + bottom) / 2, width, height, size: name };
}

/** How large words become, with how much air. */
function worthOf(room: RoomForWords, gap: number, { size, least }: WordNeeds): number {
  const air = ((room.height + 2 * gap) / room.size - 1) / 2;
  const small = Math.min(1, sizeIn(room, LONG, size) / least);
  const large = Math.sqrt(room.size * sizeIn(room, SENTENCE, size));
  return large * small ** 2 * (TIGHT + (1 - TIGHT) * Math.min(1, air / AMPLE_EMS));
}

/** The size in which words of some width fit into a room, at most `most`. */
function sizeIn(
  { width, height }: Pick<RoomForWords, 'width' | 'height'>,
  { ems, lines }: typeof NAME,
  most: number,
): number {
  let best = 0;
  for (let count = 1; count <= lines; count++) {
    // A line is no shorter than a word.
    const across = Math.max(ems / count, EXPECTED_EMS) + 2 * AIR_EMS;
    const down = heightOf(count, LEADING_EMS) + 2 * AIR_EMS;
    best = Math.max(best, Math.min(width / across, height / down));
  }
  return Math.min(best, most);
}

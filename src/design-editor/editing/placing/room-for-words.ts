/** Where a new text goes: the free rectangle in which short and long words are large, near what is looked at. */
import type { Place } from '../../../artwork/check/free-place.ts';
import { freeRectangles } from '../../../artwork/check/free-rectangles.ts';
import type { Box } from '../../../artwork/check/layer-bounds.ts';
import type { DesignDocument, PrintArea } from '../../../artwork/design/design.ts';
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

interface ClearRoom extends RoomForWords {
  /** How many of its upper and lower edges are beside something of the design. */
  walls: number;
}

/** The smallest letters of a name that are read at a glance. All lengths are shares of the shorter side. */
const READABLE = 0.034;
/** A sentence in smaller letters is hard to read. */
const COMFORTABLE = 0.04;
/** Kept free between words and what the design has; the smaller where there is no other room. */
const GAPS = [0.02, 0.01];
/** So near to the edge of the safe zone, a room ends at it. */
const AT_EDGE = 0.011;
/** Kept free beyond that, in heights of the letters. */
const AIR_EMS = 0.15;
/** Kept free at the edge of the safe zone: accents of capitals are higher than the letters. */
const EDGE_EMS = 0.1;
/** With so much on each side there is no need for more. */
const AMPLE_EMS = 1.2;
/** What a place is worth that has no more than it needs. */
const TIGHT = 0.65;
/** Words beside words look out of line, more than a picture does. */
const OFF_AXIS = 0.85;
/** A short and a long sentence: their widths, and the lines that they may take. */
const SENTENCE = { ems: 11, lines: 3 };
const LONG = { ems: 18, lines: 4 };
/** Kept free where the letters of a name stay so much larger than what is comfortable. */
const WANTED_EMS = 0.6;
const AT_EASE = 2;
/** How much of a high room several lines fill, which so keep clear of what is above and below. */
const FILLED = 0.75;
const NAME = { ems: EXPECTED_EMS, lines: 1 };

/** Null if a name would be too small to read everywhere. */
export function roomForWords(document: DesignDocument, needs: WordNeeds): RoomForWords | null {
  const { area } = document;
  const shorter = Math.min(area.w, area.h);
  const least = Math.max(needs.least, shorter * READABLE);
  const gaps = GAPS.map((share) => share * shorter);
  const lowest = least * (1 + 2 * EDGE_EMS) + Math.min(...gaps);
  const boxes = freeRectangles(document, needs.shaper, needs.isShown, lowest);
  const rooms = alternatives(boxes, document, needs.home);
  for (const gap of gaps) {
    let best: { room: ClearRoom; worth: number } | undefined;
    for (const one of rooms) {
      const room = roomIn(one.box, gap, area, needs.size);
      if (room.size < least) continue;
      const worth =
        worthOf(room, gap, needs, shorter * COMFORTABLE) *
        nearness(room, one.isOnAxis, document, needs.home) *
        (one.isOnAxis ? 1 : OFF_AXIS);
      if (!best || worth > best.worth) best = { room, worth };
    }
    if (best) return airy(best.room, shorter * COMFORTABLE);
  }
  return null;
}

/** Nothing is kept clear of the edge of the safe zone: on the piece it cannot be seen. */
function roomIn(box: Box, gap: number, { w, h, safe, round }: PrintArea, most: number): ClearRoom {
  const nearest = safe + Math.min(w, h) * AT_EDGE;
  const isAtEdge = (fromEdge: number) => !round && fromEdge < nearest;
  // Free rectangles end at a cell of a grid.
  const insetOf = (fromEdge: number) => (isAtEdge(fromEdge) ? safe - fromEdge : gap);
  const left = box.left + insetOf(box.left);
  const right = box.right - insetOf(w - box.right);
  const top = box.top + insetOf(box.top);
  const bottom = box.bottom - insetOf(h - box.bottom);
  const walls = [box.top, h - box.bottom].filter((edge) => !isAtEdge(edge)).length;
  const room = { width: right - left, height: bottom - top, walls };
  const size = sizeIn(room, NAME, most);
  return { ...room, size, x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** What is easily read in all of a room is smaller, with more air above and below it. */
function airy({ walls, ...room }: ClearRoom, comfortable: number): RoomForWords {
  const { height } = room;
  const size = Math.max(comfortable * AT_EASE, height / (1 + walls * WANTED_EMS));
  const lines = comfortable * heightOf(SENTENCE.lines, LEADING_EMS);
  return {
    ...room,
    size: Math.min(room.size, size),
    height: Math.max(height * FILLED, Math.min(height, lines)),
  };
}

/** How large words become, with how much air. */
function worthOf(
  room: ClearRoom,
  gap: number,
  { size, least }: WordNeeds,
  comfortable: number,
): number {
  const { walls, height } = room;
  const air = walls > 0 ? ((height + walls * gap) / room.size - 1) / walls : AMPLE_EMS;
  const sentence = sizeIn(room, SENTENCE, size);
  const hard = Math.min(1, sentence / comfortable);
  const small = Math.min(1, sizeIn(room, LONG, size) / least);
  const large = Math.sqrt(room.size * sentence);
  return large * (hard * small) ** 2 * (TIGHT + (1 - TIGHT) * Math.min(1, air / AMPLE_EMS));
}

/** The size in which words of some width fit into a room, at most `most`. */
function sizeIn(
  { width, height, walls }: Pick<ClearRoom, 'width' | 'height' | 'walls'>,
  { ems, lines }: typeof NAME,
  most: number,
): number {
  const air = walls * AIR_EMS + (2 - walls) * EDGE_EMS;
  let best = 0;
  for (let count = 1; count <= lines; count++) {
    // A line is no shorter than a word.
    const across = Math.max(ems / count, EXPECTED_EMS) + 2 * AIR_EMS;
    const down = heightOf(count, LEADING_EMS) + air;
    best = Math.max(best, Math.min(width / across, height / down));
  }
  return Math.min(best, most);
}

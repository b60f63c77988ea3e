/**
 * Arranges leaves: sprigs along a circle, wreaths, straight branches. Lengths in mm, angles
 * clockwise from upright.
 */
import { LEAF, leaf, line } from './drawing.ts';
import type { DrawnPath } from './drawing.ts';
import { number } from '../render/number.ts';

/** Angle in degrees between paired leaves and their stem. */
const SPREAD = 42;
const BRANCH_SPREAD = 46;

export interface Sprig {
  x: number;
  y: number;
  radius: number;
  /** Angles of root and tip around the centre; a smaller `to` runs anticlockwise. */
  from: number;
  to: number;
  pairs: number;
  /** The first also colours the stem. */
  colours: readonly string[];
  length: number;
  stem?: boolean;
}

/** A sprig of paired leaves along a circle, tapering towards the tip. */
export function sprig({
  x,
  y,
  radius,
  from,
  to,
  pairs,
  colours,
  length,
  stem = true,
}: Sprig): DrawnPath[] {
  const drawn: DrawnPath[] = [];
  const direction = Math.sign(to - from);
  const at = (angle: number): [number, number] => [
    x + Math.sin(radians(angle)) * radius,
    y - Math.cos(radians(angle)) * radius,
  ];
  if (stem) {
    const start = at(from).map(number).join(' ');
    const end = at(to).map(number).join(' ');
    const arc = `${number(radius)} ${number(radius)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${direction > 0 ? 1 : 0}`;
    drawn.push(line(`M${start}A${arc} ${end}`, colour(colours, 0), length * 0.07));
  }
  for (let pair = 0; pair <= pairs; pair++) {
    const angle = from + ((to - from) * pair) / pairs;
    const [leafX, leafY] = at(angle);
    const heading = angle + 90 * direction;
    // A slight irregularity, the same each time, so that it looks natural.
    const size = length * (1 - (0.42 * pair) / pairs) * (0.92 + (0.16 * ((pair * 7) % 5)) / 5);
    if (pair === pairs) drawn.push(leaf(leafX, leafY, heading, size, colour(colours, pair)));
    else {
      drawn.push(leaf(leafX, leafY, heading + SPREAD, size, colour(colours, pair)));
      drawn.push(leaf(leafX, leafY, heading - SPREAD, size * 0.94, colour(colours, pair + 1)));
    }
  }
  return drawn;
}

/** Two sprigs meeting at the bottom, open at the top. The inside of radius − 0.6 × length stays clear. */
export function wreath(
  x: number,
  y: number,
  radius: number,
  colours: readonly string[],
  pairs = 13,
  length = radius * 0.27,
): DrawnPath[] {
  const half = { x, y, radius, colours, pairs, length };
  return [...sprig({ ...half, from: 184, to: 342 }), ...sprig({ ...half, from: 176, to: 18 })];
}

/** A straight branch growing from (x, y) towards `rotation`, with leaves of `leafLength` in pairs. */
export function branch(
  x: number,
  y: number,
  rotation: number,
  length: number,
  pairs: number,
  colours: readonly string[],
  leafLength: number,
  outline = LEAF,
): DrawnPath[] {
  const right = Math.sin(radians(rotation));
  const down = -Math.cos(radians(rotation));
  const tip = `${number(x + right * length)} ${number(y + down * length)}`;
  const drawn = [line(`M${number(x)} ${number(y)}L${tip}`, colour(colours, 0), leafLength * 0.08)];
  for (let pair = 1; pair <= pairs; pair++) {
    const along = pair / pairs;
    const leafX = x + right * length * along;
    const leafY = y + down * length * along;
    const size = leafLength * (1 - 0.4 * along);
    if (pair === pairs)
      drawn.push(leaf(leafX, leafY, rotation, size, colour(colours, pair), outline));
    else {
      drawn.push(
        leaf(leafX, leafY, rotation + BRANCH_SPREAD, size, colour(colours, pair), outline),
      );
      drawn.push(
        leaf(leafX, leafY, rotation - BRANCH_SPREAD, size, colour(colours, pair + 1), outline),
      );
    }
  }
  return drawn;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function colour(colours: readonly string[], place: number): string {
  return colours[place % colours.length] ?? '#000000';
}

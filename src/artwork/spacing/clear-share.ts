/** Shrinks the letters of a text until they keep off those of smaller texts near it. */
import { boxAround, grown, isCrossed, isMeeting, type Box } from './box.ts';
import type { Point } from '../render/flatten-path.ts';

/** Where a text is, with the path data of its letters around that, in mm. */
export interface DrawnLetters {
  x: number;
  y: number;
  rotation?: number;
  outlines: readonly string[];
}

/** Letters nearer than this look as if they touched; in shares of the size of the smaller ones. */
const NEAR = 0.1;
/** What such letters are given instead. */
const GAP = 0.25;
/** Of each size that is tried to the one before. */
const STEP = 0.98;
/** Smaller letters would look worse than ones that touch. */
const LEAST_SHARE = 0.3;

/**
 * The share of its size in which a straight text keeps off the others; 1 if it does already, or if nothing helps.
 * @param still height in mm, from its place downwards, that stays where it is when the text shrinks
 */
export function clearShare(
  { x, y, still, outlines }: DrawnLetters & { still: number },
  others: readonly (DrawnLetters & { size: number })[],
): number {
  const strokes = outlines.flatMap(strokesOf);
  const all = boxAround(strokes.flat());
  const boxes = others
    .flatMap((other) =>
      other.outlines.map((d) => ({
        ...boxAround(
          strokesOf(d)
            .flat()
            .map(placer(other, x, y)),
        ),
        size: other.size,
      })),
    )
    .filter((box) => isMeeting(all, grown(box, GAP * box.size)));
  const isClear = (share: number, gap: number) =>
    !boxes.some((box) => {
      const seen = magnified(grown(box, gap * box.size), share, still);
      return strokes.some((points) => isCrossed(seen, points));
    });
  if (isClear(1, NEAR)) return 1;
  for (let share = STEP; share >= LEAST_SHARE; share *= STEP) if (isClear(share, GAP)) return share;
  return 1;
}

/** Compares a box with letters that keep their size, instead of shrinking each of their points. */
function magnified({ left, top, right, bottom }: Box, share: number, still: number): Box {
  const down = (at: number) => still + (at - still) / share;
  return { left: left / share, right: right / share, top: down(top), bottom: down(bottom) };
}

/** Each closed, through the control points of its curves: a little beyond the ink. */
function strokesOf(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((stroke) => {
      const numbers = (stroke.match(/-?[\d.]+/g) ?? []).map(Number);
      const points = numbers.flatMap((across, at): Point[] =>
        at % 2 === 0 ? [[across, numbers[at + 1] ?? 0]] : [],
      );
      return [...points, ...points.slice(0, 1)];
    });
}

/** Into the coordinates around another text's place. */
function placer({ x, y, rotation = 0 }: DrawnLetters, fromX: number, fromY: number) {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([across, down]: Point): Point => [
    x - fromX + across * cos - down * sin,
    y - fromY + across * sin + down * cos,
  ];
}

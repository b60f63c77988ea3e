/** Upright boxes, and what meets them. */
import type { Point } from '../render/flatten-path.ts';

/** In mm, y downwards; of what a layer shows, from the corner of the print area. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const emptyBox = (): Box => ({
  left: Infinity,
  top: Infinity,
  right: -Infinity,
  bottom: -Infinity,
});

export function widen(box: Box, points: readonly Point[], margin: number): void {
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x - margin);
    box.top = Math.min(box.top, y - margin);
    box.right = Math.max(box.right, x + margin);
    box.bottom = Math.max(box.bottom, y + margin);
  }
}

export function boxAround(points: readonly Point[]): Box {
  const box = emptyBox();
  widen(box, points, 0);
  return box;
}

export function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

export function isMeeting(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** Whether any stretch of the outline passes through the box. */
export function isCrossed({ left, right, top, bottom }: Box, points: readonly Point[]): boolean {
  return points.some(([x, y], place) => {
    const [nextX, nextY] = points[place + 1] ?? [x, y];
    let [from, to] = [0, 1];
    for (const [at, by, least, most] of [
      [x, nextX - x, left, right],
      [y, nextY - y, top, bottom],
    ] as const) {
      if (by === 0 && (at <= least || at >= most)) return false;
      if (by === 0) continue;
      const ends = [(least - at) / by, (most - at) / by] as const;
      from = Math.max(from, Math.min(...ends));
      to = Math.min(to, Math.max(...ends));
    }
    return from <= to;
  });
}

/** Which parts of free rectangles are looked at for something new, and what their places are worth. */
import type { Place } from '../../../artwork/check/free-place.ts';
import type { Box } from '../../../artwork/check/layer-bounds.ts';
import type { DesignDocument } from '../../../artwork/design/design.ts';

export interface FreeRoom {
  box: Box;
  /** Its middle is that of words that are not one of many, or of the side. */
  isOnAxis: boolean;
}

const OFF_AXIS = 0.85;
/** What a place loses in half of the shorter side away from home. */
const FAR = 0.3;

/** All of each free rectangle, and its parts that are even on both sides of an axis. */
export function alternatives(
  boxes: readonly Box[],
  { layers }: DesignDocument,
  home: Place,
): FreeRoom[] {
  const middles = layers.flatMap((layer) =>
    layer.type === 'text' && layer.align === 'centre' && layer.listItem === undefined
      ? [layer.x]
      : [],
  );
  const axes = [...new Set([home.x, ...middles])];
  return boxes.flatMap((box) => [
    { box, isOnAxis: false },
    ...axes.flatMap((x) => {
      const half = Math.min(x - box.left, box.right - x);
      return half > 0 ? [{ box: { ...box, left: x - half, right: x + half }, isOnAxis: true }] : [];
    }),
  ]);
}

/** From 1, at home. */
export function nearness(
  { x, y }: Place,
  isOnAxis: boolean,
  { area }: DesignDocument,
  home: Place,
): number {
  const far = Math.hypot(x - home.x, y - home.y) / (Math.min(area.w, area.h) / 2);
  return (isOnAxis ? 1 : OFF_AXIS) / (1 + FAR * far ** 2);
}

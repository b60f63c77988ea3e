/** The part of a photograph that lies on a sheet: what is pushed off it, or enlarged beyond it, need not be turned and drawn. */
import type { ImageLayer } from '../../../../artwork/design/design.ts';
import type { Box } from '../../../../artwork/check/layer-bounds.ts';

/** Soft edges reach so far, in mm. */
const MARGIN = 1;

/** A smaller frame with a smaller part in it, which shows the same on the sheet; null where nothing of it lies there. */
export function photoInView(layer: ImageLayer, sheet: Box): ImageLayer | null {
  const { x, y, w, h, rotation = 0, crop } = layer;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The sheet as the photograph sees it, in mm from its middle along its own sides.
  const corners = [sheet.left, sheet.right].flatMap((atX) =>
    [sheet.top, sheet.bottom].map((atY) => [
      (atX - x) * cos + (atY - y) * sin,
      (atY - y) * cos - (atX - x) * sin,
    ]),
  );
  const across = within(
    w,
    corners.map(([along = 0]) => along),
  );
  const down = within(
    h,
    corners.map(([, along = 0]) => along),
  );
  if (!across || !down) return null;
  return {
    ...layer,
    x: x + across.middle * cos - down.middle * sin,
    w: across.length,
    y: y + across.middle * sin + down.middle * cos,
    h: down.length,
    crop: {
      x: crop.x + across.share * crop.w,
      w: (crop.w * across.length) / w,
      y: crop.y + down.share * crop.h,
      h: (crop.h * down.length) / h,
    },
  };
}

/** What of a side lies between the outermost of some places along it; `share` of the side comes before. */
function within(
  side: number,
  places: readonly number[],
): { middle: number; length: number; share: number } | null {
  const from = Math.max(-side / 2, Math.min(...places) - MARGIN);
  const to = Math.min(side / 2, Math.max(...places) + MARGIN);
  if (from >= to) return null;
  return { middle: (from + to) / 2, length: to - from, share: from / side + 0.5 };
}

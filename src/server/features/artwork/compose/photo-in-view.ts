/** Crops a photograph to the part on the sheet, so that the rest need not be rotated and drawn. */
import type { ImageLayer } from '../../../../artwork/design/design.ts';
import type { Box } from '../../../../artwork/check/layer-bounds.ts';

/** Reach of soft edges, in mm. */
const MARGIN = 1;

/**
 * Returns a smaller frame and crop that look the same on the sheet; null if none of it is on the
 * sheet. A photograph with a shape keeps its frame, which the shape fills.
 */
export function photoInView(layer: ImageLayer, sheet: Box): ImageLayer | null {
  const { x, y, w, h, rotation = 0, crop } = layer;
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The sheet's corners in the photograph's axes, in mm from its centre.
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
  if (layer.shape) return layer;
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

/** The part of a side between the outermost of some points; `share` is the fraction before it. */
function within(
  side: number,
  places: readonly number[],
): { middle: number; length: number; share: number } | null {
  const from = Math.max(-side / 2, Math.min(...places) - MARGIN);
  const to = Math.min(side / 2, Math.max(...places) + MARGIN);
  if (from >= to) return null;
  return { middle: (from + to) / 2, length: to - from, share: from / side + 0.5 };
}

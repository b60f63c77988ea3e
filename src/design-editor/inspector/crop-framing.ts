/** The part of a photograph that is shown, as a hand frames it: how near, and which way. */
import type { Crop } from '../../domain/personalisation/design-edits.ts';

export interface Framing {
  /** 1 shows as much as fits, 4 a quarter of it in each direction. */
  zoom: number;
  /** From 0 at the left to 1 at the right of what there is to choose from. */
  across: number;
  /** From 0 at the top to 1 at the bottom. */
  down: number;
}

export const MOST_ZOOM = 4;

/** The largest part of a picture that has the shape of its frame; width by height of both. */
export function fullCrop(picture: number, frame: number): Pick<Crop, 'w' | 'h'> {
  return picture > frame ? { w: frame / picture, h: 1 } : { w: 1, h: picture / frame };
}

export function cropOf({ zoom, across, down }: Framing, full: Pick<Crop, 'w' | 'h'>): Crop {
  const [w, h] = [full.w / zoom, full.h / zoom];
  return {
    x: tenThousandth((1 - w) * across),
    y: tenThousandth((1 - h) * down),
    w: tenThousandth(w),
    h: tenThousandth(h),
  };
}

export function framingOf({ x, y, w, h }: Crop, full: Pick<Crop, 'w' | 'h'>): Framing {
  const share = (start: number, length: number) =>
    length < 1 ? Math.min(1, start / (1 - length)) : 0.5;
  return {
    zoom: Math.max(1, Math.min(full.w / w, full.h / h)),
    across: share(x, w),
    down: share(y, h),
  };
}

/** Rounded down, so that no crop leaves its picture. */
function tenThousandth(value: number): number {
  return Math.floor(value * 10_000) / 10_000;
}

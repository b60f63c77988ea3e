/** The visible part of a photograph as zoom and position. */
import type { Crop, OwnPhoto } from '../../domain/personalisation/design-edits.ts';

export interface Framing {
  /** 1 shows as much as fits; 4 shows a quarter in each direction. */
  zoom: number;
  /** From 0 at the left to 1 at the right of the available range. */
  across: number;
  /** From 0 at the top to 1 at the bottom. */
  down: number;
}

export const MOST_ZOOM = 4;

interface Pixels {
  width: number;
  height: number;
}

/** Pixels of a photograph as it is turned. */
export function turnedPixels({ turn }: Pick<OwnPhoto, 'turn'>, { width, height }: Pixels): Pixels {
  return turn === 1 || turn === 3 ? { width: height, height: width } : { width, height };
}

/** Width divided by height of a photograph as it is turned. */
export function aspectOf(photo: Pick<OwnPhoto, 'turn'>, pixels: Pixels): number {
  const { width, height } = turnedPixels(photo, pixels);
  return width / height;
}

/** The largest part of a picture with its frame's aspect ratio. Both arguments are width divided by height. */
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

/** Rounds down, so that no crop exceeds its picture. */
function tenThousandth(value: number): number {
  return Math.floor(value * 10_000) / 10_000;
}

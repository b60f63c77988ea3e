/** How sharp photographs look at the size they are made in. */
import { dpiOf, GOOD_DPI, LEAST_DPI } from '../../../artwork/check/check-design.ts';
import type { Pixels } from '../../../artwork/design/photo-place.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';

export type Sharpness = 'tooSmall' | 'blurred' | 'soft' | 'sharp';
export type Poor = Extract<Sharpness, 'tooSmall' | 'blurred'>;

type Sized = Parameters<typeof dpiOf>[0];

/** Below, single pixels are seen at arm's length. */
const BLURRED_DPI = 110;

export function sharpnessOf(photo: Sized, pixels: Pixels): Sharpness {
  const dpi = dpiOf(photo, pixels);
  if (dpi < LEAST_DPI) return 'tooSmall';
  if (dpi < BLURRED_DPI) return 'blurred';
  return dpi < GOOD_DPI ? 'soft' : 'sharp';
}

export const isPoor = (dpi: number): boolean => dpi < BLURRED_DPI;

/** Places of the photographs that cannot be made or will look blurred, in their order. */
export function poorPhotos(
  photos: readonly PlacedPhoto[],
  pixelsOf: (upload: string) => Pixels | undefined,
): ReadonlyMap<string, Poor> {
  return new Map(
    photos.flatMap((photo): [string, Poor][] => {
      const pixels = pixelsOf(photo.upload);
      const sharpness = pixels && sharpnessOf(photo, pixels);
      return sharpness === 'tooSmall' || sharpness === 'blurred' ? [[photo.place, sharpness]] : [];
    }),
  );
}

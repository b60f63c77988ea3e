/** Fits photographs into the places of a design. */
import type { Crop, OwnPhoto } from '../../domain/personalisation/design-edits.ts';
import { aspectOf, cropOf, framingOf, fullCrop } from './crop-framing.ts';
import type { PlaceLayer } from './design.ts';

export interface Pixels {
  width: number;
  height: number;
}

/** What a place is to those who fill it. */
export type PhotoPlace = Pick<PlaceLayer, 'id' | 'x' | 'y' | 'w' | 'h'> & {
  [Key in 'rotation' | 'shape' | 'mark']?: PlaceLayer[Key] | undefined;
} & {
  /** The first picture of the product does not show it. */
  isOtherSide?: true | undefined;
};

/**
 * Where faces are in most photographs taken of people: in the middle, above the half. A crop that
 * has to leave something out leaves out less at the top than at the bottom.
 */
const MIDDLE = 0.5;
const FACES_DOWN = 0.3;

/** The largest part of a photograph that fills the frame, with what is above the middle kept. */
export function firstCrop({ width, height }: Pixels, { w, h }: Pick<PhotoPlace, 'w' | 'h'>): Crop {
  const full = fullCrop(width / height, w / h);
  return cropOf({ zoom: 1, across: MIDDLE, down: FACES_DOWN }, full);
}

/** The photograph in another place, with as much of the same part as fits there. */
export function inPlace(
  photo: OwnPhoto,
  { id, x, y, w, h, rotation }: PhotoPlace,
  { pixelsOf }: { pixelsOf?(upload: string): Pixels | undefined },
): OwnPhoto {
  const pixels = pixelsOf?.(photo.upload);
  const crop = pixels ? recropped(photo, pixels, w / h) : photo.crop;
  return { ...photo, place: id, x, y, w, h, rotation, crop };
}

function recropped(photo: OwnPhoto, pixels: Pixels, frame: number): Crop {
  const { crop } = photo;
  const picture = aspectOf(photo, pixels);
  const full = fullCrop(picture, frame);
  const before = framingOf(crop, fullCrop(picture, (crop.w / crop.h) * picture));
  return cropOf(before, full);
}

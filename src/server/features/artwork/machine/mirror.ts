/**
 * Mirror printing: sublimation and transfers print the design in reverse, because the sheet lies
 * face down on the blank. Mirrors every machine file of such a process left to right.
 */
import type { Sharp } from 'sharp';
import type { FlatShape, Geometry } from './geometry.ts';

/** @param widthMm of the page, bleed included; later drawing is mirrored */
export function mirrorPage(
  pdf: { transform(a: number, b: number, c: number, d: number, e: number, f: number): unknown },
  widthMm: number,
): void {
  pdf.transform(-1, 0, 0, 1, widthMm, 0);
}

/** @param widthMm of the print area, which does not move */
export function mirrorShape(geometry: Geometry, shape: FlatShape, widthMm: number): FlatShape {
  return geometry.keep(geometry.keep(shape.mirror([1, 0])).translate(widthMm, 0));
}

export function mirrorPicture(picture: Sharp): Sharp {
  return picture.flop();
}

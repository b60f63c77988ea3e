/**
 * Mirror printing: sublimation and transfers print the design in reverse, because the sheet is laid on the blank face
 * down. Every machine file of such a process is mirrored here, left to right.
 */
import type { Sharp } from 'sharp';
import type { FlatShape, Geometry } from './geometry.ts';

/** @param widthMm of the page, bleed included; what is drawn afterwards comes out mirrored */
export function mirrorPage(
  pdf: { transform(a: number, b: number, c: number, d: number, e: number, f: number): unknown },
  widthMm: number,
): void {
  pdf.transform(-1, 0, 0, 1, widthMm, 0);
}

/** @param widthMm of the print area, which stays where it is */
export function mirrorShape(geometry: Geometry, shape: FlatShape, widthMm: number): FlatShape {
  return geometry.keep(geometry.keep(shape.mirror([1, 0])).translate(widthMm, 0));
}

export function mirrorPicture(picture: Sharp): Sharp {
  return picture.flop();
}

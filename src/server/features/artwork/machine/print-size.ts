/** The pixel size of a print, and whether it is too large to make beside other work. */
import type { PrintArea, Process } from '../../../../artwork/design/design.ts';

export const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;
/** Above this a job takes hundreds of megabytes. */
const LARGE_PIXELS = 16_000_000;

export function printPixels(millimetres: number): number {
  return Math.round((millimetres / MM_PER_INCH) * PRINT_DPI);
}

export const takesColour = (process: Process): boolean =>
  process === 'sublimation' || process === 'vinyl';

export function isLarge(process: Process, { w, h, bleed }: PrintArea): boolean {
  const pixels = printPixels(w + 2 * bleed) * printPixels(h + 2 * bleed);
  return takesColour(process) && pixels > LARGE_PIXELS;
}

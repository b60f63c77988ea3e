/** Finds the largest size at which a text fits, so that no word of an address or a gift note is cut. */
import type { Pdf } from '../../paper-text/write-paper.ts';

export interface Room {
  /** In points, as all of this. */
  width: number;
  height: number;
  largest: number;
  smallest: number;
}

const STEP = 0.5;

/** In the font that is set; the size is set afterwards. The smallest one, if none fits. */
export function fitText(
  pdf: Pdf,
  text: string,
  { width, height, largest, smallest }: Room,
): number {
  let size = largest;
  while (size > smallest && pdf.fontSize(size).heightOfString(text, { width }) > height)
    size = Math.max(smallest, size - STEP);
  pdf.fontSize(size);
  return size;
}

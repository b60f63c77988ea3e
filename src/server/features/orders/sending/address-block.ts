/** An address on a label: each line on a row of its own, as long as that can be read. */
import type { Pdf } from '../../paper-text/write-paper.ts';
import { wrapText } from '../../workshop/papers/wrap-text.ts';

/** In points. */
export interface AddressRoom {
  left: number;
  top: number;
  width: number;
  height: number;
  largest: number;
  /** Lines that are too long at this size are wrapped, with a hanging indent. */
  readable: number;
  smallest: number;
}

const STEP = 0.5;
/** In ems. */
const HANG = 1.5;

/** In the font that is set. Nothing is cut. */
export function drawAddress(pdf: Pdf, lines: readonly string[], room: AddressRoom): void {
  const { left, top, largest, smallest } = room;
  let size = largest;
  while (size > smallest && !isFitting(pdf, lines, size, room))
    size = Math.max(smallest, size - STEP);
  let y = top;
  for (const rows of rowsAt(pdf, lines, size, room))
    for (const [place, row] of rows.entries()) {
      pdf.text(row, place === 0 ? left : left + HANG * size, y, { lineBreak: false });
      y += pdf.currentLineHeight(true);
    }
}

function isFitting(pdf: Pdf, lines: readonly string[], size: number, room: AddressRoom): boolean {
  const rows = rowsAt(pdf, lines, size, room).flat();
  if (rows.length > lines.length && size > room.readable) return false;
  return rows.length * pdf.currentLineHeight(true) <= room.height;
}

/** Of each line; the size is set afterwards. */
function rowsAt(
  pdf: Pdf,
  lines: readonly string[],
  size: number,
  { width }: AddressRoom,
): string[][] {
  pdf.fontSize(size);
  return lines.map((line) => wrapText(pdf, line, width, HANG * size));
}

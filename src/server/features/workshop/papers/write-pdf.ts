/** Writes a paper of the workshop, on A4 pages unless it has a size of its own. */
import { MARGIN } from '../../invoices/invoice.page.ts';
import { writePaper } from '../../paper-text/write-paper.ts';
import type { PaperFonts, Pdf } from '../../paper-text/write-paper.ts';

export interface PaperOptions {
  title: string;
  createdAt: Date;
  fonts: PaperFonts;
  /** In points. */
  margin?: number;
  /** Width and height in points. */
  size?: [width: number, height: number];
}

export function writePdf(
  { title, createdAt, fonts, margin = MARGIN, size }: PaperOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  return writePaper(
    {
      size: size ?? 'A4',
      margin,
      lang: 'en-GB',
      // Pages are numbered once their number is known.
      bufferPages: true,
      info: { Title: title, CreationDate: createdAt },
    },
    fonts,
    draw,
  );
}

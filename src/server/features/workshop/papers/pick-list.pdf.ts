/** The blanks that a batch needs, to be fetched from their shelves before work begins. */
import type { PaperFonts } from '../../paper-text/write-paper.ts';
import { INK, MARGIN, QUIET, RIGHT, RULE } from '../../invoices/invoice.page.ts';
import { writePdf } from './write-pdf.ts';

export interface PickedBlank {
  sku: string;
  /** The blank with its finish and options. */
  blank: string;
  count: number;
}

export interface PickList {
  batch: number;
  at: Date;
  blanks: readonly PickedBlank[];
}

const ROW = 30;
const BOX = 14;
const NAME = 250;
const BOTTOM = 841.89 - MARGIN;

export function pickListPdf({ batch, at, blanks }: PickList, fonts: PaperFonts): Promise<Buffer> {
  const title = `Pick list, batch ${batch}`;
  const all = blanks.reduce((sum, { count }) => sum + count, 0);
  return writePdf({ title, createdAt: at, fonts }, (pdf) => {
    pdf.font('bold').fontSize(20).fillColor(INK).text(title, MARGIN, MARGIN);
    pdf
      .font('text')
      .fontSize(10)
      .fillColor(QUIET)
      .text(all === 1 ? '1 blank' : `${all} blanks`)
      .moveDown(1);
    for (const { sku, blank, count } of blanks) {
      pdf.font('text').fontSize(12);
      const height = Math.max(ROW, pdf.heightOfString(blank, { width: NAME }) + 16);
      if (pdf.y + height > BOTTOM) pdf.addPage();
      const top = pdf.y;
      pdf.moveTo(MARGIN, top).lineTo(RIGHT, top).lineWidth(0.5).stroke(RULE);
      pdf
        .rect(MARGIN, top + 8, BOX, BOX)
        .lineWidth(1)
        .stroke(INK);
      pdf.font('bold').fontSize(14).fillColor(INK);
      pdf.text(`${count} ×`, MARGIN + BOX + 10, top + 7, { width: 50, align: 'right' });
      pdf.font('text').fontSize(12);
      pdf.text(blank, MARGIN + BOX + 72, top + 8, { width: NAME });
      pdf.fontSize(10).fillColor(QUIET);
      pdf.text(sku, RIGHT - 140, top + 9, {
        width: 140,
        height: 13,
        align: 'right',
        ellipsis: true,
      });
      pdf.x = MARGIN;
      pdf.y = top + height;
    }
  });
}

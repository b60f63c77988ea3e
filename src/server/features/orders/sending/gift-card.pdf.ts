/** Gift notes as cards: A6, with nothing but the gift note and the shop's name. */
import { INK, QUIET } from '../../invoices/invoice.page.ts';
import type { PaperFonts, Pdf } from '../../paper-text/write-paper.ts';
import { writePdf } from '../../workshop/papers/write-pdf.ts';
import { fitText } from './fit-text.ts';

const MM = 72 / 25.4;
const WIDTH = 105 * MM;
const HEIGHT = 148 * MM;
const MARGIN = 13 * MM;
const LARGEST = 18;
const SMALLEST = 9;
const SIGNED = 7;

export interface GiftCards {
  shopName: string;
  at: Date;
  giftNotes: readonly string[];
}

export function giftCardsPdf(
  { shopName, at, giftNotes }: GiftCards,
  fonts: PaperFonts,
): Promise<Buffer> {
  const title = giftNotes.length === 1 ? 'Gift card' : 'Gift cards';
  const paper = { title, createdAt: at, fonts, margin: MARGIN };
  return writePdf({ ...paper, size: [WIDTH, HEIGHT] }, (pdf) => {
    for (const [place, giftNote] of giftNotes.entries()) {
      if (place > 0) pdf.addPage();
      drawGiftNote(pdf, giftNote.trim());
      sign(pdf, shopName);
    }
  });
}

/** In the middle of the card; a gift note that is too long for the smallest letters goes on overleaf. */
function drawGiftNote(pdf: Pdf, giftNote: string): void {
  const width = WIDTH - 2 * MARGIN;
  const room = HEIGHT - 2 * MARGIN;
  pdf.font('text').fillColor(INK);
  fitText(pdf, giftNote, { width, height: room, largest: LARGEST, smallest: SMALLEST });
  const height = pdf.heightOfString(giftNote, { width });
  const top = height < room ? MARGIN + (room - height) / 2 : MARGIN;
  pdf.text(giftNote, MARGIN, top, { width, align: 'center' });
}

function sign(pdf: Pdf, shopName: string): void {
  pdf.font('text').fontSize(SIGNED).fillColor(QUIET);
  const left = (WIDTH - pdf.widthOfString(shopName)) / 2;
  pdf.text(shopName, left, HEIGHT - MARGIN + SIGNED, { lineBreak: false });
}

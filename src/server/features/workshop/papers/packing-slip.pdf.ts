/**
 * The packing slip of an order: address, contents of the parcel, and the gift note as a card. The
 * parcel may be a present, so the slip shows no prices, and of the buyer only what is on the label.
 */
import { INK, MARGIN, QUIET, RIGHT, RULE } from '../../invoices/invoice.page.ts';
import type { PaperFonts, Pdf } from '../../paper-text/write-paper.ts';
import { dayText } from './day-text.ts';
import { writePdf } from './write-pdf.ts';

export interface SlipLine {
  /** Counted from 1, as on all workshop papers. */
  number: number;
  name: string;
  quantity: number;
  options: readonly string[];
  words: readonly { label: string; text: string }[];
  /** PNGs of the proof, from the front and from the other side of a mug that has two; none if one of its photographs was erased. */
  pictures: readonly Buffer[];
}

export interface PackingSlip {
  reference: string;
  shopName: string;
  /** A plain date. */
  dispatchOn: string;
  placedAt: Date;
  label: readonly string[];
  giftNote: string;
  lines: readonly SlipLine[];
}

const PICTURE = 64;
const GAP = 14;
/** Two pictures of one line. */
const BETWEEN = 6;
const BOTTOM = 841.89 - MARGIN;
const CARD_HEIGHT = 200;
const CARD_PAD = 24;

/** Each slip begins on a page of its own. */
export async function packingSlipsPdf(
  slips: readonly [PackingSlip, ...PackingSlip[]],
  fonts: PaperFonts,
): Promise<Buffer> {
  const [{ reference, placedAt }] = slips;
  const title = slips.length === 1 ? `Packing slip ${reference}` : 'Packing slips';
  return writePdf({ title, createdAt: placedAt, fonts }, (pdf) => {
    for (const [place, slip] of slips.entries()) {
      if (place > 0) pdf.addPage();
      const first = lastPage(pdf);
      drawHead(pdf, slip);
      for (const line of slip.lines) drawLine(pdf, line);
      if (slip.giftNote.trim() !== '') drawCard(pdf, slip);
      numberPages(pdf, slip.reference, first);
    }
  });
}

const lastPage = (pdf: Pdf): number => pdf.bufferedPageRange().count - 1;

/** Slips are printed together, so that a page without its reference could belong to any order. */
function numberPages(pdf: Pdf, reference: string, first: number): void {
  const count = lastPage(pdf) - first + 1;
  if (count === 1) return;
  for (let number = 1; number <= count; number += 1) {
    pdf.switchToPage(first + number - 1);
    pdf
      .font('text')
      .fontSize(8)
      .fillColor(QUIET)
      .text(`${reference}, page ${number} of ${count}`, MARGIN, BOTTOM + 16, { lineBreak: false });
  }
}

function drawHead(pdf: Pdf, { reference, shopName, dispatchOn, label }: PackingSlip): void {
  pdf
    .font('bold')
    .fontSize(20)
    .fillColor(INK)
    .text(`Packing slip ${reference}`, MARGIN, MARGIN)
    .font('text')
    .fontSize(10)
    .fillColor(QUIET)
    .text(`${shopName}, to leave on ${dayText(dispatchOn)}`)
    .moveDown(1.2);
  pdf.fontSize(8).text('Deliver to');
  pdf.font('bold').fontSize(13).fillColor(INK).text(label.join('\n')).moveDown(0.4);
  pdf.y += GAP;
}

function drawLine(pdf: Pdf, line: SlipLine): void {
  const left = MARGIN + Math.max(1, line.pictures.length) * (PICTURE + BETWEEN) - BETWEEN + GAP;
  const width = RIGHT - left;
  const said = [
    ...(line.options.length > 0 ? [line.options.join(' · ')] : []),
    ...line.words.map(({ label, text }) => `${label}: ${text}`),
  ].join('\n');
  pdf.font('text').fontSize(10);
  const height = Math.max(PICTURE, 18 + pdf.heightOfString(said, { width })) + GAP;
  if (pdf.y + height > BOTTOM) pdf.addPage();
  const top = pdf.y;
  pdf.moveTo(MARGIN, top).lineTo(RIGHT, top).lineWidth(0.5).stroke(RULE);
  for (const [at, picture] of line.pictures.entries())
    pdf.image(picture, MARGIN + at * (PICTURE + BETWEEN), top + 6, { fit: [PICTURE, PICTURE] });
  pdf
    .font('bold')
    .fontSize(12)
    .fillColor(INK)
    .text(`${line.number}.  ${line.quantity} × ${line.name}`, left, top + 8, { width })
    .font('text')
    .fontSize(10)
    .fillColor(QUIET)
    .text(said, left, pdf.y + 2, { width });
  pdf.x = MARGIN;
  pdf.y = Math.max(pdf.y, top + PICTURE + 6) + GAP;
}

/** Cut out and put into the parcel, so the card stays on one page with only the gift note. */
function drawCard(pdf: Pdf, { giftNote, shopName }: PackingSlip): void {
  const width = RIGHT - MARGIN - 2 * CARD_PAD;
  pdf.font('text').fontSize(15);
  const height = Math.max(CARD_HEIGHT, pdf.heightOfString(giftNote, { width }) + 3 * CARD_PAD);
  if (pdf.y + height > BOTTOM) pdf.addPage();
  const top = BOTTOM - height;
  pdf
    .rect(MARGIN, top, RIGHT - MARGIN, height)
    .lineWidth(0.75)
    .dash(4, { space: 3 })
    .stroke(RULE)
    .undash()
    .fillColor(INK)
    .text(giftNote, MARGIN + CARD_PAD, top + CARD_PAD, { width, align: 'center' })
    .fontSize(8)
    .fillColor(QUIET)
    .text(shopName, MARGIN + CARD_PAD, top + height - CARD_PAD, { width, align: 'center' });
}

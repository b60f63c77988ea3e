/** Job tickets: one for each piece of a batch, with its code to scan, six on a page to be cut apart. */
import { encode } from 'uqr';
import { INK, QUIET, RULE } from '../../invoices/invoice.page.ts';
import type { PaperFonts, Pdf } from '../../paper-text/write-paper.ts';
import { dayText } from './day-text.ts';
import { wrapText } from './wrap-text.ts';
import { writePdf } from './write-pdf.ts';

export interface JobTicket {
  /** As scanned and typed. */
  code: string;
  /** PNG of the proof; null if one of its photographs was erased. */
  picture: Buffer | null;
  words: readonly { label: string; text: string }[];
  name: string;
  /** The blank with its finish and options. */
  blank: string;
  /** A plain date. */
  dispatchOn: string;
  reference: string;
  copy: number;
  copies: number;
  isRemake: boolean;
  /** Where it is on its sheet; null: it is made by itself. */
  place: string | null;
}

export interface JobTickets {
  batch: number;
  at: Date;
  tickets: readonly JobTicket[];
}

const EDGE = 24;
const ACROSS = 2;
const DOWN = 3;
const WIDTH = (595.28 - 2 * EDGE) / ACROSS;
const HEIGHT = (841.89 - 2 * EDGE) / DOWN;
const PAD = 12;
const PICTURE = 100;
const CODE = 92;
/** White modules around a QR code (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const LARGEST_WORDS = 26;
const SMALLEST_WORDS = 10;

export function jobTicketsPdf(
  { batch, at, tickets }: JobTickets,
  fonts: PaperFonts,
): Promise<Buffer> {
  const title = `Job tickets, batch ${batch}`;
  return writePdf({ title, createdAt: at, fonts, margin: EDGE }, (pdf) => {
    for (const [index, ticket] of tickets.entries()) {
      const place = index % (ACROSS * DOWN);
      if (index > 0 && place === 0) pdf.addPage();
      const x = EDGE + (place % ACROSS) * WIDTH;
      const y = EDGE + Math.floor(place / ACROSS) * HEIGHT;
      drawTicket(pdf, { ...ticket, batch }, x, y);
    }
  });
}

function drawTicket(pdf: Pdf, ticket: JobTicket & { batch: number }, x: number, y: number): void {
  const [left, top] = [x + PAD, y + PAD];
  const right = x + WIDTH - PAD;
  const width = right - left;
  pdf.rect(x, y, WIDTH, HEIGHT).lineWidth(0.5).dash(3, { space: 3 }).stroke(RULE).undash();
  if (ticket.picture)
    pdf.image(ticket.picture, left, top, { fit: [PICTURE, PICTURE], align: 'center' });
  drawCode(pdf, ticket.code, right - CODE, top);
  pdf
    .font('bold')
    .fontSize(9)
    .fillColor(INK)
    .text(ticket.code, right - CODE, top + CODE + 2, { width: CODE, align: 'center' });
  const wordsTop = top + PICTURE + 10;
  const wordsBottom = y + HEIGHT - PAD - 50;
  drawWords(pdf, ticket.words, { left, top: wordsTop, width, height: wordsBottom - wordsTop });
  const said = [
    ticket.blank,
    `To leave on ${dayText(ticket.dispatchOn)}   ${ticket.reference}, ${ticket.copy} of ${ticket.copies}`,
    [
      `Batch ${ticket.batch}`,
      ticket.place ?? 'made by itself',
      ...(ticket.isRemake ? ['made again'] : []),
    ].join(', '),
  ];
  pdf.font('bold').fontSize(10).fillColor(INK);
  pdf.text(said[0]!, left, wordsBottom + 6, { width, height: 13, ellipsis: true });
  pdf.font('text').fontSize(9).fillColor(QUIET);
  pdf.text(said[1]!, left, wordsBottom + 20, { width, height: 12, ellipsis: true });
  pdf.text(said[2]!, left, wordsBottom + 33, { width, height: 12, ellipsis: true });
}

/** Black modules as one path, so that a reader sees no seams. */
function drawCode(pdf: Pdf, code: string, x: number, y: number): void {
  const { data, size } = encode(code.replaceAll('-', ''), { ecc: 'M', border: QUIET_ZONE });
  const module = CODE / size;
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(x + column * module, y + row * module, module, module);
  pdf.fill('#000000');
}

interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** As large as all of them fit; words are never cut. */
function drawWords(pdf: Pdf, words: JobTicket['words'], { left, top, width, height }: Room): void {
  const lines = words.flatMap((each) => each.text.split('\n')).filter((line) => line.trim() !== '');
  if (lines.length === 0) return;
  pdf.font('bold');
  let size = LARGEST_WORDS;
  while (size > SMALLEST_WORDS && !fits(pdf.fontSize(size), lines, width, height)) size -= 1;
  pdf.fontSize(size).fillColor(INK);
  let y = top;
  for (const row of lines.flatMap((line) => wrapText(pdf, line, width))) {
    pdf.text(row, left, y, { lineBreak: false });
    y += pdf.currentLineHeight(true);
  }
}

/** Also each word by itself: a long name is not broken in two. */
function fits(pdf: Pdf, lines: readonly string[], width: number, height: number): boolean {
  const words = lines.flatMap((line) => line.split(/\s+/));
  const rows = lines.flatMap((line) => wrapText(pdf, line, width));
  return (
    words.every((word) => pdf.widthOfString(word) <= width) &&
    rows.length * pdf.currentLineHeight(true) <= height
  );
}

/** Address labels: one for each parcel, each on a page of exactly the label's size. */
import type { PaperFonts, Pdf } from '../../paper-text/write-paper.ts';
import { writePdf } from '../../workshop/papers/write-pdf.ts';
import { drawAddress } from './address-block.ts';
import { fitText } from './fit-text.ts';

export interface AddressLabel {
  reference: string;
  /** Line by line. */
  address: readonly string[];
}

export interface LabelSheet {
  /** '' prints none. */
  service: string;
  returnTo: readonly string[];
  at: Date;
}

interface LabelSize {
  width: number;
  height: number;
  margin: number;
  /** Letter sizes of the address: the largest, used if everything fits, and the smallest before a line is wrapped. */
  largest: number;
  readable: number;
  /** Of everything else. */
  small: number;
}

const MM = 72 / 25.4;

/** In points. */
export const LABEL_SIZES = {
  /** 100 × 62 mm, as small label printers have it. */
  plain: { width: 100 * MM, height: 62 * MM, margin: 4 * MM, largest: 14, readable: 8, small: 7 },
  /** 4 × 6 inches, as carriers print. */
  large: { width: 4 * 72, height: 6 * 72, margin: 6 * MM, largest: 20, readable: 10, small: 9 },
} as const satisfies Record<string, LabelSize>;
export type LabelSizeName = keyof typeof LABEL_SIZES;

/** Labels are printed by heat, which has no grey. */
const BLACK = '#000000';
const SMALLEST = 3.5;
/** Of the height, for the return address. */
const RETURN_SHARE = 0.2;
const GAP = 6;

export function addressLabelsPdf(
  labels: readonly AddressLabel[],
  sheet: LabelSheet,
  sizeName: LabelSizeName,
  fonts: PaperFonts,
): Promise<Buffer> {
  const size: LabelSize = LABEL_SIZES[sizeName];
  const [first] = labels;
  const title = labels.length === 1 ? `Label ${first!.reference}` : 'Labels';
  const { width, height, margin } = size;
  const paper = { title, createdAt: sheet.at, fonts, margin, size: [width, height] };
  return writePdf({ ...paper, size: [width, height] }, (pdf) => {
    for (const [place, label] of labels.entries()) {
      if (place > 0) pdf.addPage();
      drawLabel(pdf, label, sheet, size);
    }
  });
}

function drawLabel(
  pdf: Pdf,
  { reference, address }: AddressLabel,
  { service, returnTo }: LabelSheet,
  { width, height, margin, largest, readable, small }: LabelSize,
): void {
  const inner = width - 2 * margin;
  const foot = height - margin - small;
  pdf
    .fillColor(BLACK)
    .font('bold')
    .fontSize(small + 2);
  const top = service === '' ? margin : margin + 2 * small + GAP;
  if (service !== '') pdf.text(service, margin, margin, { lineBreak: false });
  const returned = returnText(returnTo);
  pdf.font('text');
  const room = { width: inner, height: height * RETURN_SHARE, largest: small, smallest: SMALLEST };
  fitText(pdf, returned, room);
  const returnTop = foot - GAP - pdf.heightOfString(returned, { width: inner });
  pdf.text(returned, margin, returnTop, { width: inner });
  pdf
    .moveTo(margin, returnTop - GAP / 2)
    .lineTo(width - margin, returnTop - GAP / 2)
    .lineWidth(0.5)
    .stroke(BLACK);
  pdf.font('bold').fontSize(small).text(reference, margin, foot, { lineBreak: false });
  pdf.font('text');
  const place = { left: margin, top, width: inner, height: returnTop - GAP - top };
  drawAddress(pdf, address, { ...place, largest, readable, smallest: SMALLEST });
}

const returnText = (returnTo: readonly string[]): string =>
  `If undelivered, return to: ${returnTo.join(', ')}`;

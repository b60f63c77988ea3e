/** A design as a vector PDF for the press, with sheet, bleed and trim as page boxes. */
import type { DesignDocument, PrintArea } from '../../../../artwork/design/design.ts';
import { mirrorPage } from './mirror.ts';
import { POINTS_PER_MM, drawOnPdf } from './press-drawing.ts';
import type { Pdf, PressTools } from './press-drawing.ts';

export interface PressPage {
  document: DesignDocument;
  mirrored: boolean;
  /** Timestamp in the file, so that the same input gives the same file. */
  at: Date;
}

/** The page is the bleed box; the trim box is inset by the bleed. */
export async function pressPdf(
  { document, mirrored, at }: PressPage,
  tools: PressTools,
): Promise<Buffer> {
  const { w, h, bleed } = document.area;
  const [width, height] = [w + 2 * bleed, h + 2 * bleed];
  const { pdf, finished } = await openPdf(width, height, at);
  setBoxes(pdf, document.area);
  await drawWithBleed(pdf, { document, mirrored }, tools);
  pdf.end();
  return finished;
}

/** Expects the page's unit to be the millimetre, and its origin the upper left corner of the bleed. */
export async function drawWithBleed(
  pdf: Pdf,
  { document, mirrored }: Pick<PressPage, 'document' | 'mirrored'>,
  tools: PressTools,
): Promise<void> {
  const { w, bleed } = document.area;
  if (mirrored) mirrorPage(pdf, w + 2 * bleed);
  pdf.translate(bleed, bleed);
  await drawOnPdf(pdf, document, tools);
}

/** Opens a PDF with one empty page in millimetres, origin at the top left. */
export async function openPdf(
  widthMm: number,
  heightMm: number,
  at: Date,
): Promise<{ pdf: Pdf; finished: Promise<Buffer> }> {
  const { default: Document } = await import('pdfkit');
  const pdf: Pdf = new Document({
    size: [widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM],
    margin: 0,
    pdfVersion: '1.4',
    info: { Producer: 'Keepsake', Creator: 'Keepsake', CreationDate: at },
  });
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  pdf.scale(POINTS_PER_MM);
  return { pdf, finished };
}

function setBoxes(pdf: Pdf, { w, h, bleed }: PrintArea): void {
  const box = (inset: number, across: number, up: number) =>
    [inset, inset, inset + across, inset + up].map((side) => side * POINTS_PER_MM);
  // pdfkit writes all entries of the page dictionary.
  const boxes = pdf.page.dictionary as unknown as { data: Record<string, number[]> };
  boxes.data.BleedBox = box(0, w + 2 * bleed, h + 2 * bleed);
  boxes.data.TrimBox = box(bleed, w, h);
}

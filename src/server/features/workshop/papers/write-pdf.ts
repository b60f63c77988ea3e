/** Writes a paper of the workshop, on A4 pages unless it has a size of its own. */
import type { InvoiceFonts } from '../../invoices/invoice.pdf.ts';
import { MARGIN } from '../../invoices/invoice.page.ts';
import type { Pdf } from '../../invoices/invoice.page.ts';

export interface PaperOptions {
  title: string;
  createdAt: Date;
  fonts: InvoiceFonts;
  /** In points. */
  margin?: number;
  /** Width and height in points. */
  size?: [width: number, height: number];
}

export async function writePdf(
  { title, createdAt, fonts, margin = MARGIN, size }: PaperOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const [{ default: Document }, { mixFonts }] = await Promise.all([
    import('pdfkit'),
    import('../../paper-text/mixed-fonts.ts'),
  ]);
  const pdf: Pdf = new Document({
    size: size ?? 'A4',
    margin,
    lang: 'en-GB',
    // Pages are numbered once their number is known.
    bufferPages: true,
    info: { Title: title, CreationDate: createdAt },
  });
  pdf.registerFont('text', fonts.text).registerFont('bold', fonts.bold);
  mixFonts(pdf, fonts.others);
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  draw(pdf);
  pdf.end();
  return finished;
}

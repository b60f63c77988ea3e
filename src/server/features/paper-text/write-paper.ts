/** Writes a PDF with the fonts of papers. */
import path from 'node:path';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type PdfOptions = ConstructorParameters<typeof PDFDocument>[0];

/** TrueType files. */
export interface PaperFonts {
  text: string;
  bold: string;
  /** Folder of the fonts for letters that these lack. */
  others: string;
}

/** @param folder absolute path of catalogue/fonts */
export function paperFonts(folder: string): PaperFonts {
  return {
    text: path.join(folder, 'montserrat-500.ttf'),
    bold: path.join(folder, 'montserrat-700.ttf'),
    others: folder,
  };
}

/**
 * @param draw writes with the fonts “text” and “bold”, and does not wait for anything: the next paper
 *   takes the same fonts
 */
export async function writePaper(
  options: PdfOptions,
  fonts: PaperFonts,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Loaded for the first paper, so that processes that only serve pages save the memory.
  const [{ default: Document }, { openFont }, { mixFonts }] = await Promise.all([
    import('pdfkit'),
    import('./open-font.ts'),
    import('./mixed-fonts.ts'),
  ]);
  const pdf = new Document(options);
  pdf.registerFont('text', openFont(fonts.text)).registerFont('bold', openFont(fonts.bold));
  mixFonts(pdf, fonts.others);
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  draw(pdf);
  pdf.end();
  return written;
}

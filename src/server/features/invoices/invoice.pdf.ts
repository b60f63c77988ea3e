/** Renders an invoice or credit note as a tagged PDF for screen readers. */
import path from 'node:path';
import type { InvoicePerson, IssuedDocument } from '../../../domain/money/issued-document.ts';
import { FOOT, INK, MARGIN, QUIET, RIGHT, writeTagged } from './invoice.page.ts';
import type { Pdf, Structure } from './invoice.page.ts';
import { writeLines, writeTotals } from './invoice.table.ts';
import { wordingOf } from './invoice.wording.ts';

const TABLE_TOP = 300;

/** TrueType files. */
export interface InvoiceFonts {
  text: string;
  bold: string;
  /** Folder of the fonts for letters that these lack. */
  others: string;
}

/** @param folder absolute path of catalogue/fonts */
export function invoiceFonts(folder: string): InvoiceFonts {
  return {
    text: path.join(folder, 'montserrat-500.ttf'),
    bold: path.join(folder, 'montserrat-700.ttf'),
    others: folder,
  };
}

export async function invoicePdf(
  invoice: IssuedDocument,
  person: InvoicePerson,
  fonts: InvoiceFonts,
): Promise<Buffer> {
  // Loaded for the first invoice, so that processes that only serve pages save the memory.
  const [{ default: Document }, { mixFonts }] = await Promise.all([
    import('pdfkit'),
    import('../paper-text/mixed-fonts.ts'),
  ]);
  const pdf: Pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    // The number of pages is known only at the end.
    bufferPages: true,
    // pdfkit supports this subset, but its types lack it.
    subset: 'PDF/UA' as 'PDF/A-1',
    info: {
      Title: wordingOf(invoice).title,
      Author: invoice.seller.legalName,
      CreationDate: new Date(`${invoice.issuedOn}T12:00:00Z`),
    },
  });
  pdf.registerFont('text', fonts.text).registerFont('bold', fonts.bold);
  mixFonts(pdf, fonts.others);
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const top = writeHead(pdf, document, invoice, person);
  const end = writeLines(pdf, document, invoice, Math.max(TABLE_TOP, top));
  writeTotals(pdf, document, invoice, end);
  document.end();
  writePageNumbers(pdf, wordingOf(invoice).title);
  pdf.end();
  return finished;
}

/** Returns the y position below the head. */
function writeHead(
  pdf: Pdf,
  document: Structure,
  invoice: IssuedDocument,
  person: InvoicePerson,
): number {
  const { seller } = invoice;
  const { title, facts, to } = wordingOf(invoice);
  writeTagged(pdf, document, 'H1', () =>
    pdf.font('bold').fontSize(20).fillColor(INK).text(title, MARGIN, MARGIN),
  );
  const sellerLines = [
    seller.legalName,
    ...seller.address,
    seller.email,
    seller.phone,
    ...(seller.companyNumber ? [`Company ${seller.companyNumber}`] : []),
    ...(seller.vatNumber ? [`VAT ${seller.vatNumber}`] : []),
  ];
  writeTagged(pdf, document, 'P', () =>
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(QUIET)
      .text(sellerLines.join('\n'), 340, MARGIN + 2, {
        width: RIGHT - 340,
        align: 'right',
        lineGap: 2,
      }),
  );
  writeTagged(pdf, document, 'P', () =>
    pdf
      .font('text')
      .fontSize(10)
      .fillColor(INK)
      .text(facts.join('\n'), MARGIN, MARGIN + 44, { width: 260, lineGap: 3 }),
  );
  const below = Math.max(MARGIN + 112, pdf.y + 10);
  writeTagged(pdf, document, 'P', () =>
    pdf
      .font('text')
      .fontSize(10)
      .fillColor(INK)
      .text([to, person.name, ...person.address].join('\n'), MARGIN, below, {
        width: 260,
        lineGap: 2,
      }),
  );
  return pdf.y + 14;
}

function writePageNumbers(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(QUIET)
      .text(`${title}, page ${page + 1} of ${count}`, MARGIN, FOOT + 22, {
        width: RIGHT - MARGIN,
        align: 'right',
        lineBreak: false,
      });
    pdf.endMarkedContent();
  }
}

/** Renders an invoice or credit note as a tagged PDF for screen readers. */
import type { InvoicePerson, IssuedDocument } from '../../../domain/money/issued-document.ts';
import { FOOT, INK, MARGIN, QUIET, RIGHT, writeTagged } from './invoice.page.ts';
import type { Structure } from './invoice.page.ts';
import { writeLines, writeTotals } from './invoice.table.ts';
import { wordingOf } from './invoice.wording.ts';
import { writePaper } from '../paper-text/write-paper.ts';
import type { PaperFonts, Pdf } from '../paper-text/write-paper.ts';

const TABLE_TOP = 300;

export function invoicePdf(
  invoice: IssuedDocument,
  person: InvoicePerson,
  fonts: PaperFonts,
): Promise<Buffer> {
  const { title } = wordingOf(invoice);
  return writePaper(
    {
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
        Title: title,
        Author: invoice.seller.legalName,
        CreationDate: new Date(`${invoice.issuedOn}T12:00:00Z`),
      },
    },
    fonts,
    (pdf) => {
      const document = pdf.struct('Document');
      pdf.addStructure(document);
      const top = writeHead(pdf, document, invoice, person);
      const end = writeLines(pdf, document, invoice, Math.max(TABLE_TOP, top));
      writeTotals(pdf, document, invoice, end);
      document.end();
      writePageNumbers(pdf, title);
    },
  );
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

/** Draws an invoice as a tagged PDF that screen readers can follow. */
import path from 'node:path';
import type PDFDocument from 'pdfkit';
import type { InvoiceLine } from '../../../domain/invoice.ts';
import { formatPounds } from '../../../domain/money.ts';
import type { Pence } from '../../../domain/money.ts';
import type { InvoiceDocument, InvoicePerson } from './invoice.document.ts';

/** TrueType files. */
export interface InvoiceFonts {
  text: string;
  bold: string;
}

/** @param folder absolute path of catalogue/fonts */
export function invoiceFonts(folder: string): InvoiceFonts {
  return {
    text: path.join(folder, 'montserrat-500.ttf'),
    bold: path.join(folder, 'montserrat-700.ttf'),
  };
}

const MARGIN = 56;
const INK = '#1f2a24';
const QUIET = '#5a635d';
const RULE = '#cfc8bb';
const A4 = { width: 595.28, height: 841.89 };
const RIGHT = A4.width - MARGIN;
const FOOT = A4.height - MARGIN - 40;

interface Column {
  title: string;
  x: number;
  width: number;
  align: 'left' | 'right';
  write(line: InvoiceLine): string;
}

const money = (amount: Pence): string => formatPounds(amount);

function columns(withVat: boolean): Column[] {
  const description: Column = {
    title: 'Description',
    x: MARGIN,
    width: withVat ? 200 : 290,
    align: 'left',
    write: (line) => line.description,
  };
  const quantity: Column = {
    title: 'Qty',
    x: MARGIN + (withVat ? 205 : 295),
    width: 30,
    align: 'right',
    write: (line) => String(line.quantity),
  };
  if (!withVat) {
    return [
      description,
      quantity,
      {
        title: 'Unit price',
        x: 385,
        width: 70,
        align: 'right',
        write: (line) => `£${line.unitPriceExVat}`,
      },
      {
        title: 'Amount',
        x: RIGHT - 75,
        width: 75,
        align: 'right',
        write: (line) => money(line.grossPence),
      },
    ];
  }
  return [
    description,
    quantity,
    {
      title: 'Unit ex VAT',
      x: 298,
      width: 66,
      align: 'right',
      write: (line) => `£${line.unitPriceExVat}`,
    },
    {
      title: 'VAT rate',
      x: 366,
      width: 48,
      align: 'right',
      write: (line) => `${line.vatRatePercent}%`,
    },
    { title: 'VAT', x: 416, width: 52, align: 'right', write: (line) => money(line.vatPence) },
    {
      title: 'Amount',
      x: RIGHT - 66,
      width: 66,
      align: 'right',
      write: (line) => money(line.grossPence),
    },
  ];
}

export async function invoicePdf(
  invoice: InvoiceDocument,
  person: InvoicePerson,
  fonts: InvoiceFonts,
): Promise<Buffer> {
  // Read at the first invoice: a shop that serves pages only need not carry it in memory.
  const { default: Document } = await import('pdfkit');
  const pdf: Pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    // pdfkit knows it, its types do not yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    info: {
      Title: `Invoice ${invoice.number}`,
      Author: invoice.seller.legalName,
      CreationDate: new Date(`${invoice.issuedOn}T12:00:00Z`),
    },
  });
  pdf.registerFont('text', fonts.text).registerFont('bold', fonts.bold);
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  writeHead(pdf, document, invoice, person);
  const end = writeLines(pdf, document, invoice);
  writeTotals(pdf, document, invoice, end);
  document.end();
  pdf.end();
  return finished;
}

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

function say(pdf: Pdf, parent: Structure, tag: 'H1' | 'P', write: () => void): void {
  parent.add(pdf.struct(tag, {}, write));
}

function writeHead(
  pdf: Pdf,
  document: Structure,
  invoice: InvoiceDocument,
  person: InvoicePerson,
): void {
  const { seller } = invoice;
  say(pdf, document, 'H1', () =>
    pdf.font('bold').fontSize(22).fillColor(INK).text(`Invoice ${invoice.number}`, MARGIN, MARGIN),
  );
  const sellerLines = [
    seller.legalName,
    ...seller.address,
    seller.email,
    seller.phone,
    `Company ${seller.companyNumber}`,
    ...(seller.vatNumber ? [`VAT ${seller.vatNumber}`] : []),
  ];
  say(pdf, document, 'P', () =>
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
  say(pdf, document, 'P', () =>
    pdf
      .font('text')
      .fontSize(10)
      .fillColor(INK)
      .text(
        [
          `Invoice date: ${longDate(invoice.issuedOn)}`,
          `Date of supply: ${longDate(invoice.suppliedOn)}`,
          `Order: ${invoice.orderReference}`,
        ].join('\n'),
        MARGIN,
        MARGIN + 44,
        { width: 260, lineGap: 3 },
      ),
  );
  say(pdf, document, 'P', () =>
    pdf
      .font('text')
      .fontSize(10)
      .fillColor(INK)
      .text(['Invoice to', person.name, ...person.address].join('\n'), MARGIN, MARGIN + 112, {
        width: 260,
        lineGap: 2,
      }),
  );
}

/** Answers the height below the last row. */
function writeLines(pdf: Pdf, document: Structure, invoice: InvoiceDocument): number {
  const table = pdf.struct('Table');
  document.add(table);
  const shown = columns(invoice.seller.vatNumber !== null);
  let y = 300;
  const row = (tag: 'TH' | 'TD', cells: readonly string[]) => {
    pdf
      .font(tag === 'TH' ? 'bold' : 'text')
      .fontSize(9)
      .fillColor(INK);
    const height = Math.max(
      ...cells.map((cell, place) => pdf.heightOfString(cell, { width: shown[place]?.width ?? 0 })),
    );
    if (y + height > FOOT) {
      pdf.addPage();
      y = MARGIN;
    }
    const structure = pdf.struct('TR');
    table.add(structure);
    cells.forEach((cell, place) => {
      const { x = 0, width = 0, align = 'left' } = shown[place] ?? {};
      structure.add(pdf.struct(tag, {}, () => pdf.text(cell, x, y, { width, align })));
    });
    structure.end();
    y += height + 5;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(MARGIN, y)
      .lineTo(RIGHT, y)
      .lineWidth(tag === 'TH' ? 1 : 0.5)
      .strokeColor(RULE)
      .stroke();
    pdf.endMarkedContent();
    y += 6;
  };
  row(
    'TH',
    shown.map(({ title }) => title),
  );
  for (const line of invoice.lines)
    row(
      'TD',
      shown.map(({ write }) => write(line)),
    );
  table.end();
  return y;
}

function writeTotals(pdf: Pdf, document: Structure, invoice: InvoiceDocument, top: number): void {
  const withVat = invoice.seller.vatNumber !== null;
  const rows: [string, string, boolean][] = withVat
    ? [
        ['Total excluding VAT', money(invoice.netPence), false],
        ...invoice.rates.map(
          ({ vatRatePercent, netPence, vatPence }): [string, string, boolean] => [
            `VAT at ${vatRatePercent}% on ${money(netPence)}`,
            money(vatPence),
            false,
          ],
        ),
        ['Total paid', money(invoice.grossPence), true],
      ]
    : [['Total paid', money(invoice.grossPence), true]];
  let y = top + 10;
  if (y + rows.length * 18 > FOOT) {
    pdf.addPage();
    y = MARGIN;
  }
  for (const [label, amount, bold] of rows) {
    const at = y;
    say(pdf, document, 'P', () => {
      pdf
        .font(bold ? 'bold' : 'text')
        .fontSize(bold ? 12 : 10)
        .fillColor(INK);
      pdf
        .text(label, 280, at, { width: 170, align: 'right' })
        .text(amount, RIGHT - 90, at, { width: 90, align: 'right' });
    });
    y += bold ? 22 : 17;
  }
}

export function longDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

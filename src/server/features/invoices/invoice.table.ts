/** The table of invoice lines, over as many pages as needed, and the totals. */
import type { InvoiceLine } from '../../../domain/money/invoice.ts';
import { formatPounds as money } from '../../../domain/money/money.ts';
import type { IssuedDocument } from '../../../domain/money/issued-document.ts';
import { FOOT, INK, MARGIN, RIGHT, RULE, writeTagged } from './invoice.page.ts';
import type { Structure } from './invoice.page.ts';
import type { Pdf } from '../paper-text/write-paper.ts';
import { wordingOf } from './invoice.wording.ts';

interface Column {
  title: string;
  x: number;
  width: number;
  align: 'left' | 'right';
  write(line: InvoiceLine): string;
}

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

/** Returns the y position below the last row. */
export function writeLines(
  pdf: Pdf,
  document: Structure,
  invoice: IssuedDocument,
  top: number,
): number {
  const table = pdf.struct('Table');
  document.add(table);
  const shown = columns(invoice.seller.vatNumber !== null);
  const titles = shown.map(({ title }) => title);
  let y = top;
  const write = (cell: string, place: number) => {
    const { x = 0, width = 0, align = 'left' } = shown[place] ?? {};
    pdf.text(cell, x, y, { width, align });
  };
  const set = (tag: 'TH' | 'TD', cells: readonly string[]): number => {
    pdf
      .font(tag === 'TH' ? 'bold' : 'text')
      .fontSize(9)
      .fillColor(INK);
    return Math.max(
      ...cells.map((cell, place) => pdf.heightOfString(cell, { width: shown[place]?.width ?? 0 })),
    );
  };
  const rule = (lineWidth: number) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(lineWidth).strokeColor(RULE).stroke();
    pdf.endMarkedContent();
    y += 6;
  };
  /** Repeated titles are visual only; screen readers have read them once. */
  const goOn = () => {
    pdf.addPage();
    y = MARGIN;
    const height = set('TH', titles);
    pdf.markContent('Artifact', { type: 'Pagination' });
    titles.forEach(write);
    pdf.endMarkedContent();
    y += height + 5;
    rule(1);
  };
  const row = (tag: 'TH' | 'TD', cells: readonly string[]) => {
    if (y + set(tag, cells) > FOOT) goOn();
    const height = set(tag, cells);
    const structure = pdf.struct('TR');
    table.add(structure);
    cells.forEach((cell, place) => structure.add(pdf.struct(tag, {}, () => write(cell, place))));
    structure.end();
    y += height + 5;
    rule(tag === 'TH' ? 1 : 0.5);
  };
  row('TH', titles);
  for (const line of invoice.lines)
    row(
      'TD',
      shown.map((column) => column.write(line)),
    );
  table.end();
  return y;
}

export function writeTotals(
  pdf: Pdf,
  document: Structure,
  invoice: IssuedDocument,
  top: number,
): void {
  const withVat = invoice.seller.vatNumber !== null;
  const { total } = wordingOf(invoice);
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
        [total, money(invoice.grossPence), true],
      ]
    : [[total, money(invoice.grossPence), true]];
  let y = top + 10;
  if (y + rows.length * 18 > FOOT) {
    pdf.addPage();
    y = MARGIN;
  }
  for (const [label, amount, bold] of rows) {
    const at = y;
    writeTagged(pdf, document, 'P', () => {
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

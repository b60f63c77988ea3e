import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { invoiceOf } from '../../../domain/money/invoice.ts';
import { pence } from '../../../domain/money/money.ts';
import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/money/issued-document.ts';
import { invoicePdf } from './invoice.pdf.ts';
import { paperFonts } from '../paper-text/write-paper.ts';
import { pdfText } from '../../testing/features/read-pdf.ts';

const fonts = paperFonts(path.join(import.meta.dirname, '../../../../catalogue/fonts'));

const invoice: InvoiceDocument = {
  v: 1,
  number: 'INV-000042',
  orderReference: 'KS-1042',
  issuedOn: '2026-11-21',
  suppliedOn: '2026-11-21',
  seller: {
    name: 'Keepsake',
    legalName: 'Keepsake Demonstration Ltd',
    address: ['12 Example Street', 'Ludlow', 'SY8 1ZZ'],
    email: 'hello@keepsake.example',
    phone: '01632 960 123',
    companyNumber: '00000000',
    vatNumber: 'GB 000 0000 00',
  },
  ...invoiceOf([
    {
      description: 'Botanical wreath mug\nName: Siân',
      quantity: 2,
      unitPricePence: pence(1249),
      vatRatePercent: 20,
      grossPence: pence(2498),
      vatPence: pence(416),
    },
    {
      description: 'Delivery',
      quantity: 1,
      unitPricePence: pence(499),
      vatRatePercent: 20,
      grossPence: pence(499),
      vatPence: pence(83),
    },
  ]),
};
const person = { name: 'Siân Llŷr', address: ['1 Stryd Fawr', 'Dolgellau', 'LL40 1AA'] };

describe('an invoice as PDF', () => {
  test('is a tagged PDF/UA in British English', async () => {
    const pdf = (await invoicePdf(invoice, person, fonts)).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('(en-GB)');
    expect(pdf).toMatch(/\/S \/TH/);
    expect(pdf).toMatch(/\/S \/H1/);
    expect(pdf).toContain('pdfuaid:part');
  });

  test('continues on further pages when there are many lines', async () => {
    const of = (count: number) =>
      invoicePdf(
        { ...invoice, lines: Array.from({ length: count }, () => invoice.lines[0]!) },
        person,
        fonts,
      );
    const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    const short = await of(2);
    expect(pages(short)).toBe(1);
    expect(pdfText(short)).not.toContain('page 1');
    const long = await of(60);
    const count = pages(long) ?? 0;
    expect(count).toBeGreaterThan(2);
    const lines = pdfText(long).split('\n');
    // Each page repeats the column titles and shows its number; screen readers read the titles
    // once.
    expect(lines.filter((line) => line === 'Description')).toHaveLength(count);
    for (let page = 1; page <= count; page += 1)
      expect(lines).toContain(`Invoice INV-000042, page ${page} of ${count}`);
    expect(long.toString('latin1').match(/\/S \/TH/g)).toHaveLength(6);
  });

  test('of a seller without a company number names none', async () => {
    const seller = { ...invoice.seller, companyNumber: '' };
    const text = pdfText(await invoicePdf({ ...invoice, seller }, person, fonts));
    expect(text).toContain('hello@keepsake.example');
    expect(text).not.toContain('Company');
  });

  test('names seller, buyer, goods and prices', async () => {
    const text = pdfText(await invoicePdf(invoice, person, fonts));
    for (const part of [
      'Invoice INV-000042',
      'Invoice date: 21 November 2026',
      'Order: KS-1042',
      'Siân Llŷr',
      'Botanical wreath mug',
      'VAT GB 000 0000 00',
      'Total paid',
      '£29.97',
    ])
      expect(text).toContain(part);
  });
});

describe('a credit note as PDF', () => {
  const creditNote: CreditNoteDocument = {
    ...invoice,
    kind: 'creditNote',
    number: 'CN-000007',
    issuedOn: '2026-12-01',
    invoiceNumber: invoice.number,
    invoicedOn: invoice.issuedOn,
    reason: 'The parcel was lost on its way, and we could not make the mug again in time',
  };

  test('names its invoice, the reason, and the refunded amount', async () => {
    const pdf = await invoicePdf(creditNote, person, fonts);
    const text = pdfText(pdf);
    for (const part of [
      'Credit note CN-000007',
      'Credit note date: 1 December 2026',
      'For invoice INV-000042 of 21 November 2026',
      'Reason: The parcel was lost',
      'Total credited',
      'VAT at 20% on £24.98',
      '£29.97',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Total paid');
    expect(text).not.toContain('-£');
  });
});

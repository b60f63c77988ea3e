import { describe, expect, test } from 'vitest';
import { bookFiles, bookRow, bookTitles } from './books.ts';
import type { BookEntry, BookFormat } from './books.ts';

const SALE: BookEntry = {
  kind: 'invoice',
  number: 'INV-000042',
  issuedOn: '2026-11-03',
  customer: 'Siân Price',
  reference: 'KS-ABC-1234',
  ratePercent: 20,
  isVatRegistered: true,
  netPence: 833,
  vatPence: 167,
};
const REFUND: BookEntry = { ...SALE, kind: 'creditNote', number: 'CN-000001' };

const rowOf = (format: BookFormat, entry: BookEntry) => {
  const cells = bookRow(format, 'sales', entry);
  return Object.fromEntries(
    bookTitles(format).map((title, place) => [title, cells[place]]),
  ) as Record<string, unknown>;
};

describe('a file for', () => {
  test('Xero has the columns of its template, and credit notes below zero', () => {
    expect(bookTitles('xero').join()).toBe(
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    );
    expect(rowOf('xero', SALE)).toMatchObject({
      '*InvoiceDate': '03/11/2026',
      '*UnitAmount': { pence: 833 },
      '*TaxType': '20% (VAT on Income)',
      TaxAmount: { pence: 167 },
      '*AccountCode': 'sales',
    });
    expect(rowOf('xero', REFUND)).toMatchObject({
      '*UnitAmount': { pence: -833 },
      TaxAmount: { pence: -167 },
    });
  });

  test('QuickBooks has net amounts, positive also of credit notes', () => {
    expect(bookTitles('quickbooks').join()).toBe(
      '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount',
    );
    expect(rowOf('quickbooks', REFUND)).toMatchObject({
      '*ItemAmount': { pence: 833 },
      '*ItemTaxCode': '20.0% S',
      ItemTaxAmount: { pence: 167 },
    });
  });

  test('Sage has types of sales invoice and sales credit', () => {
    expect(bookTitles('sage').join()).toBe(
      'Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount,Exchange Rate,Extra Reference,User Name',
    );
    expect([SALE, REFUND].map((entry) => rowOf('sage', entry)['Type'])).toEqual(['SI', 'SC']);
  });
});

test.each([
  [20, true, '20% (VAT on Income)', '20.0% S', 'T1'],
  [5, true, '5% (VAT on Income)', '5.0% R', 'T5'],
  [0, true, 'Zero Rated Income', '0.0% Z', 'T0'],
  [0, false, 'No VAT', 'No VAT', 'T9'],
])(
  'a rate of %d%% (registered: %s) has each program’s name',
  (ratePercent, isVatRegistered, ...names) => {
    const entry = { ...SALE, ratePercent, isVatRegistered };
    expect([
      rowOf('xero', entry)['*TaxType'],
      rowOf('quickbooks', entry)['*ItemTaxCode'],
      rowOf('sage', entry)['Tax Code'],
    ]).toEqual(names);
  },
);

describe('the files of a period', () => {
  test('for Xero have at most 500 documents', () => {
    expect(
      bookFiles('xero', { invoice: 1190, creditNote: 11 }).map(({ skip, documents }) => [
        skip,
        documents,
      ]),
    ).toEqual([
      [0, 500],
      [500, 500],
      [1000, 201],
    ]);
  });

  test('for QuickBooks have credit notes apart', () => {
    expect(
      bookFiles('quickbooks', { invoice: 101, creditNote: 1 }).map(({ kinds, documents }) => [
        kinds,
        documents,
      ]),
    ).toEqual([
      [['invoice'], 100],
      [['invoice'], 1],
      [['creditNote'], 1],
    ]);
  });

  test('without documents are one', () => {
    for (const format of ['xero', 'quickbooks', 'sage'] as const)
      expect(bookFiles(format, { invoice: 0, creditNote: 0 })).toMatchObject([
        { skip: 0, documents: 0 },
      ]);
  });
});

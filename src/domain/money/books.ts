/** Files for bookkeeping programs: their columns, account codes and tax names. */
import type { InvoiceKind } from '../orders/order-number.ts';

export const BOOK_FORMATS = ['xero', 'quickbooks', 'sage'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

/** invoices: every invoice and credit note; daily: one of each for every day. */
export const BOOK_KINDS = ['invoices', 'daily'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** One VAT rate of one document. */
export interface BookEntry {
  kind: InvoiceKind;
  number: string;
  /** Plain date; a credit note has its own. */
  issuedOn: string;
  customer: string;
  reference: string;
  ratePercent: number;
  isVatRegistered: boolean;
  /** Positive, also of credit notes. */
  netPence: number;
  vatPence: number;
}

/** An amount, which files show in pounds. */
export interface BookAmount {
  pence: number;
}
export type BookCell = string | number | BookAmount;

/** What a program books sales to, unless the export names another account. */
export const SALES_ACCOUNTS: Record<BookFormat, string> = {
  xero: '200',
  quickbooks: 'Sales',
  sage: '4000',
};
/** The customer's account in Sage 50; it must exist there. */
const SAGE_CUSTOMER = 'WEBSHOP';
const SAGE_DETAILS_LENGTH = 60;

/** Xero and QuickBooks refuse longer files. */
const MOST_DOCUMENTS: Record<BookFormat, number> = { xero: 500, quickbooks: 100, sage: Infinity };

interface Taxed {
  ratePercent: number;
  isVatRegistered: boolean;
}

/** As the programs name their rates. */
const TAX_NAMES: Record<BookFormat, (taxed: Taxed) => string> = {
  xero: ({ ratePercent, isVatRegistered }) => {
    if (!isVatRegistered) return 'No VAT';
    return ratePercent === 0 ? 'Zero Rated Income' : `${ratePercent}% (VAT on Income)`;
  },
  quickbooks: ({ ratePercent, isVatRegistered }) => {
    if (!isVatRegistered) return 'No VAT';
    const letter = ratePercent === 0 ? 'Z' : ratePercent === 5 ? 'R' : 'S';
    return `${ratePercent.toFixed(1)}% ${letter}`;
  },
  // T1 is the standard rate, whatever it is.
  sage: ({ ratePercent, isVatRegistered }) => {
    if (!isVatRegistered) return 'T9';
    return ratePercent === 0 ? 'T0' : ratePercent === 5 ? 'T5' : 'T1';
  },
};

type Column = readonly [title: string, cell: (entry: BookEntry, account: string) => BookCell];
const blank = (...titles: string[]): Column[] => titles.map((title) => [title, () => '']);

/** Xero imports an invoice below zero as a credit note. */
const XERO: readonly Column[] = [
  ['*ContactName', ({ customer }) => customer],
  ...blank('EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'),
  ...blank('POCity', 'PORegion', 'POPostalCode', 'POCountry'),
  ['*InvoiceNumber', ({ number }) => number],
  ['Reference', ({ reference }) => reference],
  ['*InvoiceDate', ({ issuedOn }) => britishDay(issuedOn)],
  ['*DueDate', ({ issuedOn }) => britishDay(issuedOn)],
  ...blank('Total', 'InventoryItemCode'),
  ['*Description', descriptionOf],
  ['*Quantity', () => 1],
  ['*UnitAmount', (entry) => signed(entry, entry.netPence)],
  ...blank('Discount'),
  ['*AccountCode', (_, account) => account],
  ['*TaxType', TAX_NAMES.xero],
  ['TaxAmount', (entry) => signed(entry, entry.vatPence)],
  ...blank('TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'),
  ['Currency', () => 'GBP'],
  ...blank('BrandingTheme'),
];

/** QuickBooks imports credit notes from files of their own, so that amounts are positive. */
const QUICKBOOKS: readonly Column[] = [
  ['*InvoiceNo', ({ number }) => number],
  ['*Customer', ({ customer }) => customer],
  ['*InvoiceDate', ({ issuedOn }) => britishDay(issuedOn)],
  ['*DueDate', ({ issuedOn }) => britishDay(issuedOn)],
  ['Memo', ({ reference }) => reference],
  ['Item(Product/Service)', (_, account) => account],
  ['ItemDescription', descriptionOf],
  ['ItemQuantity', () => 1],
  ['ItemRate', ({ netPence }) => ({ pence: netPence })],
  ['*ItemAmount', ({ netPence }) => ({ pence: netPence })],
  ['*ItemTaxCode', TAX_NAMES.quickbooks],
  ['ItemTaxAmount', ({ vatPence }) => ({ pence: vatPence })],
];

const SAGE: readonly Column[] = [
  ['Type', ({ kind }) => (kind === 'invoice' ? 'SI' : 'SC')],
  ['Account Reference', () => SAGE_CUSTOMER],
  ['Nominal A/C Ref', (_, account) => account],
  ['Department Code', () => 0],
  ['Date', ({ issuedOn }) => britishDay(issuedOn)],
  ['Reference', ({ number }) => number],
  ['Details', (entry) => descriptionOf(entry).slice(0, SAGE_DETAILS_LENGTH)],
  ['Net Amount', ({ netPence }) => ({ pence: netPence })],
  ['Tax Code', TAX_NAMES.sage],
  ['Tax Amount', ({ vatPence }) => ({ pence: vatPence })],
  ['Exchange Rate', () => 1],
  ['Extra Reference', ({ reference }) => reference],
  ['User Name', () => ''],
];

const COLUMNS: Record<BookFormat, readonly Column[]> = {
  xero: XERO,
  quickbooks: QUICKBOOKS,
  sage: SAGE,
};

export const bookTitles = (format: BookFormat): string[] => COLUMNS[format].map(([title]) => title);

export const bookRow = (format: BookFormat, account: string, entry: BookEntry): BookCell[] =>
  COLUMNS[format].map(([, cell]) => cell(entry, account));

function signed({ kind }: BookEntry, amount: number): BookAmount {
  return { pence: kind === 'invoice' || amount === 0 ? amount : -amount };
}

function descriptionOf({ kind, reference, ratePercent, isVatRegistered }: BookEntry): string {
  const sold = kind === 'invoice' ? 'Sales' : 'Refunds';
  const rate = isVatRegistered ? `, VAT ${ratePercent}%` : '';
  return `${sold} ${reference}${rate}`;
}

/** '2026-11-23' is '23/11/2026'. */
const britishDay = (day: string): string => day.split('-').toReversed().join('/');

/** A file of an export: from which document on, and how many. */
export interface BookFile {
  kinds: readonly InvoiceKind[];
  skip: number;
  documents: number;
}

/** The files that hold all documents of a period; one empty file if there are none. */
export function bookFiles(
  format: BookFormat,
  count: Readonly<Record<InvoiceKind, number>>,
): BookFile[] {
  const most = MOST_DOCUMENTS[format];
  if (format !== 'quickbooks')
    return split(['invoice', 'creditNote'], count.invoice + count.creditNote, most);
  return [
    ...split(['invoice'], count.invoice, most),
    ...(count.creditNote > 0 ? split(['creditNote'], count.creditNote, most) : []),
  ];
}

function split(kinds: readonly InvoiceKind[], documents: number, most: number): BookFile[] {
  const files = Math.max(1, Math.ceil(documents / most));
  return Array.from({ length: files }, (_, place) => {
    const skip = place === 0 ? 0 : place * most;
    return { kinds, skip, documents: Math.min(most, documents - skip) };
  });
}

/** What the page of reports says about files for bookkeeping programs. */
import type { BookFormat, BookKind } from '../../../../domain/money/books.ts';

export const BOOK_FORMAT_OPTIONS: readonly { value: BookFormat; label: string; hint: string }[] = [
  {
    value: 'xero',
    label: 'Xero',
    hint: 'Import as sales invoices, with amounts that exclude tax. At most 500 in a file.',
  },
  {
    value: 'quickbooks',
    label: 'QuickBooks Online',
    hint: 'Import invoices and credit notes each by their own tool, exclusive of VAT. At most 100 in a file.',
  },
  {
    value: 'sage',
    label: 'Sage 50',
    hint: 'Import as audit trail transactions. The customer account WEBSHOP must exist.',
  },
];

export const BOOK_KIND_OPTIONS: readonly { value: BookKind; label: string; hint: string }[] = [
  { value: 'invoices', label: 'Every invoice and credit note', hint: 'With the customer’s name.' },
  {
    value: 'daily',
    label: 'One sum for each day',
    hint: 'Sales and refunds apart, without names.',
  },
];

export function countText(documents: number, kind: BookKind): string {
  const [one, many] = kind === 'daily' ? ['sum', 'sums'] : ['document', 'documents'];
  return `${documents} ${documents === 1 ? one : many}`;
}

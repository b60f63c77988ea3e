/** Makes a credit note from its invoice and the refunded shares of its lines. */
import type { Credit } from '../../../domain/money/credit.ts';
import { invoiceOf } from '../../../domain/money/invoice.ts';
import type { InvoiceEntry } from '../../../domain/money/invoice.ts';
import { formatInvoiceNumber } from '../../../domain/orders/order-number.ts';
import { translate } from '../../emails/translations.ts';
import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/money/issued-document.ts';

const t = translate('order-emails');
const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

export function makeCreditNote(
  number: number,
  {
    invoice,
    credits,
    reason,
  }: { invoice: InvoiceDocument; credits: readonly Credit[]; reason: string },
  issuedAt: Date,
): CreditNoteDocument {
  const { orderReference, seller, suppliedOn } = invoice;
  return {
    v: 1,
    kind: 'creditNote',
    orderReference,
    seller,
    suppliedOn,
    reason,
    number: formatInvoiceNumber('creditNote', number),
    issuedOn: london.format(issuedAt),
    invoiceNumber: invoice.number,
    invoicedOn: invoice.issuedOn,
    ...invoiceOf(credits.map((credit) => entryOf(invoice, credit))),
  };
}

/** A whole line as on the invoice; a part of one as a single amount. */
function entryOf(invoice: InvoiceDocument, { line, grossPence, vatPence }: Credit): InvoiceEntry {
  const invoiced = invoice.lines[line];
  if (!invoiced) throw new Error(`Invoice ${invoice.number} has no line ${line}`);
  const { description, quantity, unitPricePence, vatRatePercent } = invoiced;
  const isWhole = grossPence === invoiced.grossPence;
  return {
    description: isWhole ? description : t('creditNote.part', { description }),
    quantity: isWhole ? quantity : 1,
    unitPricePence: isWhole ? unitPricePence : grossPence,
    grossPence,
    vatRatePercent,
    vatPence,
  };
}

/** Makes the invoice of an order from its frozen figures. */
import { chosenValues } from '../../../domain/catalogue/chosen-options.ts';
import { invoiceOf } from '../../../domain/money/invoice.ts';
import { pence } from '../../../domain/money/money.ts';
import { formatInvoiceNumber } from '../../../domain/orders/order-number.ts';
import type { InvoiceDocument, InvoiceSeller } from '../../../domain/money/issued-document.ts';

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

export interface InvoicedLine {
  name: string;
  options: Record<string, string>;
  /** The customer's texts. */
  words: readonly { text: string }[];
  quantity: number;
  unitPricePence: number;
  lineTotalPence: number;
  vatRatePercent: number;
  vatPence: number;
}

/** Delivery or a discount. */
export interface InvoicedAdjustment {
  label: string;
  amountPence: number;
  vatRatePercent: number;
  vatPence: number;
}

export interface Invoiced {
  order: {
    id: string;
    reference: string;
    vatRegistered: boolean;
    totalPence: number;
    taxPence: number;
  };
  lines: readonly InvoicedLine[];
  adjustments: readonly InvoicedAdjustment[];
  seller: InvoiceSeller;
}

export function makeInvoice(
  number: number,
  { order, lines, adjustments, seller }: Invoiced,
  issuedAt: Date,
): InvoiceDocument {
  const goods = lines.map((line) => ({
    description: describeLine(line),
    quantity: line.quantity,
    unitPricePence: pence(line.unitPricePence),
    grossPence: pence(line.lineTotalPence),
    vatRatePercent: line.vatRatePercent,
    vatPence: pence(line.vatPence),
  }));
  const rest = adjustments.map(({ label, amountPence, vatRatePercent, vatPence }) => ({
    description: label,
    quantity: 1,
    unitPricePence: pence(amountPence),
    grossPence: pence(amountPence),
    vatRatePercent,
    vatPence: pence(vatPence),
  }));
  const issuedOn = london.format(issuedAt);
  return {
    v: 1,
    number: formatInvoiceNumber('invoice', number),
    orderReference: order.reference,
    issuedOn,
    suppliedOn: issuedOn,
    seller: order.vatRegistered ? seller : { ...seller, vatNumber: null },
    ...invoiceOf([...goods, ...rest]),
  };
}

function describeLine({ name, options, words }: InvoicedLine): string {
  const chosen = [...chosenValues(options), ...words.map(({ text }) => `“${text}”`)];
  return chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name;
}

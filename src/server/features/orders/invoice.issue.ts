/** Makes the invoice of an order from its frozen figures. */
import { invoiceOf } from '../../../domain/money/invoice.ts';
import { pence } from '../../../domain/money/money.ts';
import { formatInvoiceNumber } from '../../../domain/orders/order-number.ts';
import type { InvoiceDocument, InvoiceSeller } from './invoice.document.ts';
import type { OrderAdjustment, OrderLine } from './order-lines.store.ts';
import type { Order } from './orders.store.ts';

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

export interface Invoiced {
  order: Order;
  lines: readonly OrderLine[];
  adjustments: readonly OrderAdjustment[];
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

function describeLine({ name, options, words }: OrderLine): string {
  const chosen = [...Object.values(options), ...words.map(({ text }) => `“${text}”`)];
  return chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name;
}

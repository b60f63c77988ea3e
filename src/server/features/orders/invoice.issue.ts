/** Makes the invoice of an order from its frozen figures. */
import type { InvoiceDocument, InvoiceSeller } from './invoice.document.ts';
import type { Order, OrderAdjustment, OrderLine } from './orders.store.ts';

interface Charged {
  description: string;
  quantity: number;
  unitPricePence: number;
  vatRatePercent: number;
  vatPence: number;
  grossPence: number;
}

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}

export function makeInvoice(
  number: number, order: Order, lines: readonly OrderLine[], adjustments: readonly OrderAdjustment[], seller: InvoiceSeller, issuedAt: Date,
): InvoiceDocument {
  const charged: Charged[] = [
    ...lines.map((line) => ({ ...line, description: describeLine(line), grossPence: line.lineTotalPence })),
    ...adjustments.map(({ label, amountPence, ...vat }) => ({ ...vat, description: label, quantity: 1, unitPricePence: amountPence, grossPence: amountPence })),
  ];
  const invoiceLines = charged.map(({ description, quantity, unitPricePence, vatRatePercent, vatPence, grossPence }) => ({
    description, quantity, vatRatePercent, vatPence, grossPence, netPence: grossPence - vatPence,
    unitNetPence: Math.round((unitPricePence * 10_000) / (100 + vatRatePercent)) / 100,
  }));
  const rates = [...new Set(invoiceLines.map(({ vatRatePercent }) => vatRatePercent))].toSorted((one, other) => other - one);
  const issuedOn = london.format(issuedAt);
  return {
    v: 1, number: invoiceNumber(number), orderReference: order.reference, issuedOn, suppliedOn: issuedOn,
    seller: order.vatRegistered ? seller : { ...seller, vatNumber: null },
    lines: invoiceLines,
    rates: order.vatRegistered
      ? rates.map((rate) => {
          const same = invoiceLines.filter(({ vatRatePercent }) => vatRatePercent === rate);
          return { vatRatePercent: rate, netPence: total(same, 'netPence'), vatPence: total(same, 'vatPence') };
        })
      : [],
    netPence: total(invoiceLines, 'netPence'), vatPence: total(invoiceLines, 'vatPence'), grossPence: total(invoiceLines, 'grossPence'),
  };
}

function describeLine({ name, options, words }: OrderLine): string {
  const chosen = [...Object.values(options), ...words.map(({ text }) => `“${text}”`)];
  return chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name;
}

function total(lines: readonly { netPence: number; vatPence: number; grossPence: number }[], part: 'netPence' | 'vatPence' | 'grossPence'): number {
  return lines.reduce((all, line) => all + line[part], 0);
}

/** The figures of a VAT invoice, computed from frozen amounts so that they add up to what was paid. */
import { pence, sum, type Pence } from './money.ts';
import { grossOf, type TaxedAmount } from './totals.ts';

/** An invoiced item as frozen on the order: goods, or a share of delivery. */
export interface InvoiceEntry extends TaxedAmount {
  description: string;
  quantity: number;
  unitPricePence: Pence;
}

export interface InvoiceLine extends InvoiceEntry {
  /** Pounds excluding VAT, with two to four decimals because a unit price without VAT need not be whole pence. */
  unitPriceExVat: string;
  netPence: Pence;
}

export interface InvoiceRate extends TaxedAmount {
  netPence: Pence;
}

/** netPence + vatPence = grossPence for every line, every rate and the whole invoice. */
export interface Invoice {
  lines: InvoiceLine[];
  /** Highest rate first. */
  rates: InvoiceRate[];
  netPence: Pence;
  vatPence: Pence;
  grossPence: Pence;
}

/** Sums the stored VAT; never computes it again. */
export function invoiceOf(entries: readonly InvoiceEntry[]): Invoice {
  const lines = entries.map((entry) => ({
    ...entry,
    unitPriceExVat: unitPriceExVat(entry),
    netPence: netOf(entry),
  }));
  const rates = [...new Set(entries.map(({ vatRatePercent }) => vatRatePercent))].toSorted(
    (one, other) => other - one,
  );
  const { netPence, vatPence, grossPence } = totalled(entries, 0);
  return {
    lines,
    rates: rates.map((rate) =>
      totalled(
        entries.filter(({ vatRatePercent }) => vatRatePercent === rate),
        rate,
      ),
    ),
    netPence,
    vatPence,
    grossPence,
  };
}

function totalled(amounts: readonly TaxedAmount[], vatRatePercent: number): InvoiceRate {
  const total = {
    grossPence: grossOf(amounts),
    vatRatePercent,
    vatPence: sum(amounts.map(({ vatPence }) => vatPence)),
  };
  return { ...total, netPence: netOf(total) };
}

function netOf({ grossPence, vatPence }: TaxedAmount): Pence {
  return pence(grossPence - vatPence);
}

function unitPriceExVat({ unitPricePence, vatRatePercent }: InvoiceEntry): string {
  const tenThousandths = Math.round((unitPricePence * 10_000) / (100 + vatRatePercent));
  return (tenThousandths / 10_000).toFixed(4).replace(/0{1,2}$/, '');
}

/** What a cart or order comes to: goods, delivery and the VAT within both, line by line. */
import { ZERO, allocate, pence, sum, times, vatWithin, type Pence } from './money.ts';

export interface TotalsLine {
  quantity: number;
  unitPricePence: Pence;
  /** In percent; prices include it. */
  vatRatePercent: number;
}

export interface Seller {
  /** A seller who is not registered charges no VAT and may not show any. */
  vatRegistered: boolean;
}

/** A VAT-inclusive amount with the VAT in it. */
export interface TaxedAmount {
  grossPence: Pence;
  vatRatePercent: number;
  vatPence: Pence;
}

/** Named as on the wire. All in pence; total = itemsTotal + shippingTotal = subTotal + tax. */
export interface Totals {
  itemsTotal: Pence;
  shippingTotal: Pence;
  subTotal: Pence;
  tax: Pence;
  total: Pence;
  /** In the order of the lines given. */
  lines: TaxedAmount[];
  /** Delivery, shared among the goods' VAT rates by their value: one part for each rate, highest first. */
  delivery: TaxedAmount[];
}

/** VAT is rounded once a line and never worked out again from a sum. An empty cart costs nothing to deliver. */
export function totalsOf(
  goods: readonly TotalsLine[],
  deliveryPence: Pence,
  seller: Seller,
): Totals {
  const lines = goods.map(({ quantity, unitPricePence, vatRatePercent }) =>
    taxed(times(unitPricePence, quantity), seller.vatRegistered ? vatRatePercent : 0),
  );
  const delivery = shareDelivery(lines, deliveryPence);
  const itemsTotal = grossOf(lines);
  const shippingTotal = grossOf(delivery);
  const total = sum([itemsTotal, shippingTotal]);
  const tax = sum([...lines, ...delivery].map(({ vatPence }) => vatPence));
  return { itemsTotal, shippingTotal, subTotal: pence(total - tax), tax, total, lines, delivery };
}

export function grossOf(amounts: readonly TaxedAmount[]): Pence {
  return sum(amounts.map(({ grossPence }) => grossPence));
}

/** Delivery is part of the supply of the goods, so it bears VAT as they do. */
function shareDelivery(lines: readonly TaxedAmount[], deliveryPence: Pence): TaxedAmount[] {
  const rates = [...new Set(lines.map(({ vatRatePercent }) => vatRatePercent))].toSorted(
    (one, other) => other - one,
  );
  const values = rates.map((rate) =>
    grossOf(lines.filter(({ vatRatePercent }) => vatRatePercent === rate)),
  );
  const shares = allocate(rates.length === 0 ? ZERO : deliveryPence, values);
  return rates.map((rate, place) => taxed(shares[place] ?? ZERO, rate));
}

function taxed(grossPence: Pence, vatRatePercent: number): TaxedAmount {
  return { grossPence, vatRatePercent, vatPence: vatWithin(grossPence, vatRatePercent) };
}

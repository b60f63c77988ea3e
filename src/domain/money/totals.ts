/** The totals of a cart or order: goods, delivery and the VAT in both, line by line. */
import { ZERO, allocate, pence, sum, times, vatWithin, type Pence } from './money.ts';

export interface TotalsLine {
  quantity: number;
  unitPricePence: Pence;
  /** Percent; prices include VAT. */
  vatRatePercent: number;
}

export interface Seller {
  /** A seller that is not registered charges no VAT and may not show any. */
  vatRegistered: boolean;
}

/** A VAT-inclusive amount and the VAT it contains. */
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
  /** In the order of the given lines. */
  lines: TaxedAmount[];
  /** Delivery split over the goods' VAT rates in proportion to their value, highest rate first. */
  delivery: TaxedAmount[];
}

/** VAT is rounded once per line and never computed from a sum. Delivery of an empty cart is free. */
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

/** Delivery is part of the supply of the goods, so it bears VAT at their rates. */
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

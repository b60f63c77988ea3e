/** The differences between two quotes for the same goods, to show the shopper before they pay. */

/** The prices of a cart or an order, in pence. */
export interface Quote {
  items: readonly { productId: string; name: string; unitPricePence: number }[];
  shippingTotal: number;
  tax: number;
  total: number;
}

/** `vat`: only the included VAT changed. `total`: goods were added or removed in another tab or device. */
export interface PriceChange {
  kind: 'price' | 'delivery' | 'vat' | 'total';
  /** The product's name; empty for other kinds. */
  name: string;
  fromPence: number;
  toPence: number;
}

/** One change for each product, then delivery. The total and VAT are listed only if nothing else explains them. */
export function priceChanges(before: Quote, after: Quote): PriceChange[] {
  const known = new Map(
    before.items.map(({ productId, unitPricePence }) => [productId, unitPricePence]),
  );
  const changes: PriceChange[] = [];
  for (const { productId, name, unitPricePence } of after.items) {
    const fromPence = known.get(productId);
    if (fromPence === undefined || fromPence === unitPricePence) continue;
    changes.push({ kind: 'price', name, fromPence, toPence: unitPricePence });
    // Other lines of the same product have the same price.
    known.set(productId, unitPricePence);
  }
  add(changes, 'delivery', before.shippingTotal, after.shippingTotal);
  if (changes.length === 0) add(changes, 'total', before.total, after.total);
  if (changes.length === 0) add(changes, 'vat', before.tax, after.tax);
  return changes;
}

function add(
  changes: PriceChange[],
  kind: 'delivery' | 'total' | 'vat',
  fromPence: number,
  toPence: number,
): void {
  if (fromPence !== toPence) changes.push({ kind, name: '', fromPence, toPence });
}

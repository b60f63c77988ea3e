/** What changed between two offers for the same goods, so that a shopper can be told before they pay. */

/** What a cart or an order asks, in pence. */
export interface Quote {
  items: readonly { productId: string; name: string; unitPricePence: number }[];
  shippingTotal: number;
  tax: number;
  total: number;
}

/** `vat`: the VAT included changed and nothing else did. `total`: goods were added or taken out elsewhere. */
export interface PriceChange {
  kind: 'price' | 'delivery' | 'vat' | 'total';
  /** Of the product; empty for other kinds. */
  name: string;
  fromPence: number;
  toPence: number;
}

/** One change for each product, then delivery; VAT and the total only where nothing else explains them. */
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

/** What a delivery, a loss or a count does to the stock of a blank. */

export const STOCK_CHANGES = ['delivered', 'removed', 'counted'] as const;

export type StockChangeKind = (typeof STOCK_CHANGES)[number];

/** `count` by kind. delivered: added. removed: broken or lost. counted: now on the shelf. */
export interface StockChange {
  kind: StockChangeKind;
  count: number;
}

export interface StockLevel {
  /** Saleable stock before and after the change. */
  before: number;
  after: number;
  /** On the shelf, reserved for unpaid orders (held) and for paid ones not in production yet (sold). */
  held: number;
  sold: number;
  /** By how much the shelf falls short of held plus sold. */
  short: number;
}

/** Stock reserved for orders is not for sale, so it is subtracted from a count. */
export function stockAfter(
  { kind, count }: StockChange,
  { before, held, sold }: Pick<StockLevel, 'before' | 'held' | 'sold'>,
): Pick<StockLevel, 'after' | 'short'> {
  if (kind === 'delivered') return { after: before + count, short: 0 };
  if (kind === 'removed') return { after: before - count, short: 0 };
  const free = count - held - sold;
  return { after: Math.max(0, free), short: Math.max(0, -free) };
}

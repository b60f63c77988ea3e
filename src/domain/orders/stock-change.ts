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
  /** On the shelf, reserved for unpaid orders (held) and for pieces that wait to be made (sold). */
  held: number;
  sold: number;
  /** By how much the shelf falls short of held plus sold after the change. */
  short: number;
}

/** The level before a change. `short` is above 0 only while nothing is for sale. */
export type StockBefore = Omit<StockLevel, 'after'>;

/**
 * Stock reserved for orders is not for sale, so it is subtracted from a count. A delivery goes to
 * orders that are short first. `after` is negative if more is removed than is for sale.
 */
export function stockAfter(
  { kind, count }: StockChange,
  { before, held, sold, short }: StockBefore,
): Pick<StockLevel, 'after' | 'short'> {
  if (kind === 'removed') return { after: before - count, short };
  return levelOf(kind === 'counted' ? count - held - sold : before - short + count);
}

/** A piece is spoiled whether or not a blank is for sale; what is taken beyond that is short. */
export const stockAfterSpoilage = (
  count: number,
  { before, short }: Pick<StockBefore, 'before' | 'short'>,
): Pick<StockLevel, 'after' | 'short'> => levelOf(before - short - count);

/** @param free on the shelf beyond what is reserved; negative: the shelf falls short */
const levelOf = (free: number): Pick<StockLevel, 'after' | 'short'> => ({
  after: Math.max(0, free),
  short: Math.max(0, -free),
});

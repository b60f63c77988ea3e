/** Reads stock levels and what changed them. */
import type { StockLevelsContext } from './stock-levels.context.ts';
import type { ScarceBlank, StockQuery, StockRow, StoredChange } from './stock-levels.store.ts';

const PAGE = 100;
const HISTORY_LENGTH = 100;

export interface StockLine extends StockRow {
  /** On the shelf: for sale, held for unpaid orders, and sold but not begun, less what is short. */
  shelf: number;
  isLow: boolean;
}

export interface StockPage {
  blanks: StockLine[];
  counts: { all: number; low: number; out: number };
  /** `after` of the next page; null on the last page. */
  next: string | null;
}

/** By SKU. */
export async function listStock(
  { levels }: StockLevelsContext,
  query: StockQuery,
): Promise<StockPage> {
  const [rows, counts] = await Promise.all([
    levels.list({ ...query, limit: PAGE + 1 }),
    levels.counts(),
  ]);
  const blanks = rows.slice(0, PAGE).map((row) => ({
    ...row,
    shelf: row.forSale + row.held + row.sold - row.short,
    isLow: row.forSale <= row.reorderLevel,
  }));
  return { blanks, counts, next: rows.length > PAGE ? blanks.at(-1)!.sku : null };
}

/** The last hundred deliveries, losses and counts, newest first. */
export function stockHistory({ levels }: StockLevelsContext, sku: string): Promise<StoredChange[]> {
  return levels.history(sku, HISTORY_LENGTH);
}

/** Blanks of products on sale at or below their reorder level, the scarcest first. */
export function scarceBlanks({ levels }: StockLevelsContext, most: number): Promise<ScarceBlank[]> {
  return levels.scarce(most);
}

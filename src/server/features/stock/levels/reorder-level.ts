/** The stock at which a blank is ordered again. */
import type { JournalActor } from '../../journal/journal.service.ts';
import { unknownSku } from './change-stock.ts';
import type { StockLevelsContext } from './stock-levels.context.ts';

/** Throws productNotFound. */
export function setReorderLevel(
  { stock, levels, record }: StockLevelsContext,
  sku: string,
  level: number,
  { actor, requestId }: { actor: JournalActor; requestId: string },
): Promise<void> {
  return stock.transaction(async (transaction) => {
    const blank = await stock.lockBySku(transaction, sku);
    if (!blank) throw unknownSku(sku);
    const before = await levels.reorderLevel(transaction, blank.id);
    if (before === level) return;
    await levels.setReorderLevel(transaction, blank.id, level);
    await record(transaction, {
      actor,
      requestId,
      action: 'stock.reorderLevel',
      subject: { kind: 'stock', id: sku },
      before: { reorderLevel: before },
      after: { reorderLevel: level },
    });
  });
}

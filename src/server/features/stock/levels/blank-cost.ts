/** What the shop pays for a blank. */
import type { JournalActor } from '../../journal/journal.service.ts';
import { unknownSku } from './change-stock.ts';
import type { StockLevelsContext } from './stock-levels.context.ts';

/**
 * Pieces that were spoiled before keep the cost that was set then. Throws productNotFound.
 * @param costPence null: not known
 */
export function setBlankCost(
  { stock, levels, record }: StockLevelsContext,
  sku: string,
  costPence: number | null,
  { actor, requestId }: { actor: JournalActor; requestId: string },
): Promise<void> {
  return stock.transaction(async (transaction) => {
    const blank = await stock.lockBySku(transaction, sku);
    if (!blank) throw unknownSku(sku);
    const before = await levels.cost(transaction, blank.id);
    if (before === costPence) return;
    await levels.setCost(transaction, blank.id, costPence);
    await record(transaction, {
      actor,
      requestId,
      action: 'stock.cost',
      subject: { kind: 'stock', id: sku },
      before: { costPence: before },
      after: { costPence },
    });
  });
}

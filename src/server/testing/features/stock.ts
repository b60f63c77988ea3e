/** Sets how many of a blank are for sale, by a delivery or a loss as the workshop records it. */
import type { Database } from '../../database/connection/connection.ts';
import { journalService } from '../../features/journal/journal.service.ts';
import { stockLevelsService } from '../../features/stock/levels/stock-levels.service.ts';

/** Who changes stock in tests. */
export const BY_HAND = { actor: { kind: 'command', name: 'stock' } } as const;

/** @param sku of the blank; default: every blank */
export async function setStock(database: Database, wanted: number, sku?: string): Promise<void> {
  const clock = () => new Date();
  const { record } = journalService({ database, clock });
  const stock = stockLevelsService({ database, clock, record });
  const blanks = await database
    .selectFrom('blankVariant')
    .select(['sku', 'stock'])
    .$if(sku !== undefined, (query) => query.where('sku', '=', sku!))
    .execute();
  for (const blank of blanks)
    if (wanted > blank.stock)
      await stock.change(blank.sku, { kind: 'delivered', count: wanted - blank.stock }, BY_HAND);
    else if (wanted < blank.stock)
      await stock.change(blank.sku, { kind: 'removed', count: blank.stock - wanted }, BY_HAND);
}

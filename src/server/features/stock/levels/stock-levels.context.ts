/** The shared dependencies of the stock levels' functions. */
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database } from '../../../database/connection/connection.ts';
import type { JournalService } from '../../journal/journal.service.ts';
import { stockStore } from '../stock.store.ts';
import { stockLevelsStore } from './stock-levels.store.ts';

export interface StockLevelsDependencies {
  database: Database;
  clock: Clock;
  /** Records a change in the journal, in its transaction. */
  record: JournalService['record'];
}

export type StockLevelsContext = ReturnType<typeof stockLevelsContext>;

export function stockLevelsContext({ database, clock, record }: StockLevelsDependencies) {
  return { clock, record, stock: stockStore(database), levels: stockLevelsStore(database) };
}

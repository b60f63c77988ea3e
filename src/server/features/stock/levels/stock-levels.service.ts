/** Stock for people: levels of each blank, deliveries, losses, counts, and their history. */
import { bound } from '../../../bound.ts';
import { changeStock, takeBlanks } from './change-stock.ts';
import { listStock, scarceBlanks, stockHistory } from './read-stock.ts';
import { setBlankCost } from './blank-cost.ts';
import { setReorderLevel } from './reorder-level.ts';
import { stockLevelsContext } from './stock-levels.context.ts';
import type { StockLevelsDependencies } from './stock-levels.context.ts';

export type StockLevelsService = ReturnType<typeof stockLevelsService>;

export function stockLevelsService(dependencies: StockLevelsDependencies) {
  return bound(stockLevelsContext(dependencies), {
    list: listStock,
    scarce: scarceBlanks,
    history: stockHistory,
    change: changeStock,
    takeBlanks,
    setReorderLevel,
    setCost: setBlankCost,
  });
}

/** `npm run stock -- <sku> …`: records a delivery, a loss or a count of a blank. */
import { withShop } from '../process/shop-command.ts';
import { readOrHelp } from './arguments/read-or-help.ts';
import { STOCK_HELP, readStockCommand } from './arguments/stock-arguments.ts';

const command = readOrHelp('stock', readStockCommand, STOCK_HELP);
if (command) {
  await withShop(async ({ stockLevels }, { report }) => {
    const { sku, change } = command;
    const { before, after, held, sold, short } = await stockLevels.change(sku, change, {
      actor: { kind: 'command', name: 'stock' },
    });
    report(`${sku}: for sale ${before} → ${after} (held ${held}, sold but not made ${sold})`);
    if (short > 0) report(`${sku}: ${short} more are promised to orders than are in stock`);
  });
}

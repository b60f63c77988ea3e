/** `npm run check-consistency`: finds out whether stock, orders, lines and pieces agree. */
import { CommandError, withShop } from '../process/shop-command.ts';
import {
  CHECK_CONSISTENCY_HELP,
  readCheckConsistencyCommand,
} from './arguments/check-consistency-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

if (readOrHelp('check-consistency', readCheckConsistencyCommand, CHECK_CONSISTENCY_HELP)) {
  await withShop(async ({ consistencyCheck }, { report }) => {
    const broken = await consistencyCheck.run();
    for (const { rule, count, orders } of broken)
      report(`${count} not so: ${rule}, for example ${orders.join(', ')}`);
    if (broken.length > 0) throw new CommandError('Stock, orders and pieces do not agree.');
    report('Stock, orders and pieces agree.');
  });
}

/** `npm run check-books`: finds out whether stock, orders, lines and pieces agree. */
import { CommandError, withShop } from '../process/shop-command.ts';
import { CHECK_BOOKS_HELP, readCheckBooksCommand } from './arguments/check-books-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

if (readOrHelp('check-books', readCheckBooksCommand, CHECK_BOOKS_HELP)) {
  await withShop(async ({ bookCheck }, { report }) => {
    const broken = await bookCheck.run();
    for (const { rule, count, orders } of broken)
      report(`${count} not so: ${rule}, for example ${orders.join(', ')}`);
    if (broken.length > 0) throw new CommandError('Stock, orders and pieces do not agree.');
    report('Stock, orders and pieces agree.');
  });
}

/** `npm run product -- withdraw <slug>`, or `offer <slug>`: takes a product off sale, or puts it back. */
import type { Withdrawal } from '../features/catalogue/catalogue.service.ts';
import { withShop } from '../process/shop-command.ts';
import { PRODUCT_HELP, readProductCommand } from './arguments/product-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const command = readOrHelp('product', readProductCommand, PRODUCT_HELP);
if (command) {
  await withShop(async ({ catalogue }, { report }) => {
    const { slug } = command;
    if (command.action === 'withdraw') {
      const { isNew, ...withdrawal } = await catalogue.withdraw(slug, command.reason);
      report(`${slug}: ${isNew ? 'withdrawn' : 'already withdrawn'} ${described(withdrawal)}`);
      return;
    }
    const ended = await catalogue.offerAgain(slug);
    report(
      ended ? `${slug}: on sale again, was withdrawn ${described(ended)}` : `${slug}: on sale`,
    );
  });
}

function described({ withdrawnAt, reason }: Withdrawal): string {
  const day = `on ${withdrawnAt.toISOString().slice(0, 10)}`;
  return reason === null ? day : `${day}: ${reason}`;
}

/** `npm run order -- <reference> …`: takes an order from payment to the door, until there is a back office. */
import { formatPounds } from '../../domain/money.ts';
import { withShop } from '../shop-command.ts';
import { ORDER_HELP, UsageError, readOrderCommand } from './order-arguments.ts';
import type { OrderCommand } from './order-arguments.ts';
import { copyFiles, showFile } from './order-files.ts';
import { showOrder } from './order-shown.ts';

/** Before the shop is opened: what cannot be meant need not wait for a database. */
function read(): OrderCommand | null {
  try {
    const command = readOrderCommand(process.argv.slice(2));
    if (!command) process.stdout.write(`${ORDER_HELP}\n`);
    return command;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message} See npm run order -- --help.\n`);
    process.exitCode = 2;
    return null;
  }
}

const command = read();
if (command) {
  await withShop(async ({ course, cancel, creditNotes, machineFiles }, { report }) => {
    const { reference, actor } = command;
    const found = await course.find(reference);
    const { id } = found.order;
    const tell = ({ state }: { state: string }) => report(`${reference}: ${state}`);
    switch (command.verb) {
      case 'show':
        for (const line of showOrder(found, await creditNotes.moneyOf(id))) report(line);
        return;
      case 'files': {
        const files = await machineFiles.ofOrder(id);
        if (files.length === 0) report(`${reference}: nothing is made yet`);
        if (command.folder) await copyFiles(reference, files, machineFiles.read, command.folder);
        for (const file of files) report(showFile(reference, file));
        return;
      }
      case 'produce':
        return tell((await course.startProduction(id, actor)).order);
      case 'dispatch':
        return tell((await course.dispatch(id, command.sending, actor)).order);
      case 'deliver':
        return tell((await course.deliver(id, command.tracking, actor)).order);
      case 'cancel':
        return tell(await cancel.cancel(id, actor, command.reason));
      case 'refund': {
        const amount = await creditNotes.refund(id, command.wish, actor);
        report(`${reference}: ${formatPounds(amount)} goes back`);
      }
    }
  });
}

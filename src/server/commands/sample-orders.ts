/** `npm run sample-orders -- <how many>`: fills a shop in trial mode with orders in every state. */
import { withShop } from '../process/shop-command.ts';
import { readOrHelp } from './arguments/read-or-help.ts';
import {
  readSampleOrdersCommand,
  SAMPLE_ORDERS_HELP,
} from './arguments/sample-orders-arguments.ts';

const PROGRESS_EVERY = 50;

const command = readOrHelp('sample-orders', readSampleOrdersCommand, SAMPLE_ORDERS_HELP);
if (command)
  await withShop(async ({ samples }, { report, serveStandIns }) => {
    const { count } = command;
    await samples.record({ kind: 'command', name: 'sample-orders' }, count);
    await serveStandIns();
    const made = await samples.make(count, {
      onProgress: (done) => {
        if (done % PROGRESS_EVERY === 0) report(`${done} of ${count} orders`);
      },
    });
    report(`${made} sample orders are in the shop.`);
  });

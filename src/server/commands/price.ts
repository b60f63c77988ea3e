/** `npm run price -- <sku> 11.99 [--from <moment>]`: sets a product's price from now on, or from a given time. */
import { formatPounds } from '../../domain/money/money.ts';
import { withShop } from '../process/shop-command.ts';
import { PRICE_HELP, readPriceCommand } from './arguments/price-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const command = readOrHelp('price', readPriceCommand, PRICE_HELP);
if (command) {
  await withShop(async ({ catalogue }, { report }) => {
    const { sku, from } = command;
    const { before, after } = await catalogue.setPrice(command);
    const when = from ? `, from ${from.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
    report(`${sku}: ${formatPounds(before)} → ${formatPounds(after)}${when}`);
  });
}

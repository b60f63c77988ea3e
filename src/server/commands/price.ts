/** `npm run price -- <sku> 11.99`: what a product costs from now on. */
import { formatPounds, parsePounds } from '../../domain/money.ts';
import { withShop } from '../shop-command.ts';
import { UsageError } from './order-arguments.ts';
import { readOrHelp } from './read-or-help.ts';

const HELP = `npm run price -- <sku of a product> <pounds, such as 11.99>

  What the product costs from now on. Earlier prices are kept.

Ends with 0 when it is done, 1 when the shop refuses, 2 when it cannot tell what is meant.`;
const PRICE = /^£?(\d{1,4}(?:\.\d{2})?)$/;

function readPrice(typed: readonly string[]) {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const [sku = '', given = '', ...rest] = typed;
  const price = PRICE.exec(given)?.[1];
  if (sku.startsWith('-') || rest.length > 0 || price === undefined)
    throw new UsageError('Give the SKU of a product and its price in pounds, such as 11.99.');
  return { sku, pricePence: parsePounds(price) };
}

const wanted = readOrHelp('price', readPrice, HELP);
if (wanted) {
  await withShop(async ({ catalogue }, { report }) => {
    const { before, after } = await catalogue.setPrice(wanted);
    report(`${wanted.sku}: ${formatPounds(before)} → ${formatPounds(after)}`);
  });
}

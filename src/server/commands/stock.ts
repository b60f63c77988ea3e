/** `npm run stock -- <sku> <count>`: sets how many of a blank there are, after a delivery or a count. */
import { withShop } from '../shop-command.ts';
import { UsageError } from './order-arguments.ts';
import { readOrHelp } from './read-or-help.ts';

const MOST = 1_000_000;
const HELP = `npm run stock -- <sku of a blank> <count, a whole number up to ${MOST}>

  How many of the blank there are, after a delivery or a count.

Ends with 0 when it is done, 1 when the shop refuses, 2 when it cannot tell what is meant.`;

function readStock(typed: readonly string[]) {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const [sku = '', given = '', ...rest] = typed;
  const count = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (sku.startsWith('-') || rest.length > 0 || !(count <= MOST))
    throw new UsageError(`Give the SKU of a blank and a count, a whole number up to ${MOST}.`);
  return { sku, count };
}

const wanted = readOrHelp('stock', readStock, HELP);
if (wanted) {
  await withShop(async ({ stock }, { report }) => {
    const { before, after } = await stock.set(wanted.sku, wanted.count);
    report(`${wanted.sku}: ${before} → ${after}`);
  });
}

/** `npm run stock -- <sku> <count>`: sets how many of a blank there are, after a delivery or a count. */
import { CommandError, withShop } from '../shop-command.ts';

const MOST = 1_000_000;

await withShop(async ({ stock }, { report }) => {
  const [sku = '', given = '', ...rest] = process.argv.slice(2);
  const count = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (sku === '' || rest.length > 0 || !(count <= MOST))
    throw new CommandError(
      `Usage: npm run stock -- <sku of a blank> <count, a whole number up to ${MOST}>`,
    );
  const { before, after } = await stock.set(sku, count);
  report(`${sku}: ${before} → ${after}`);
});

/** `npm run price -- <sku> 11.99`: what a product costs from now on. */
import { formatPounds, parsePounds } from '../../domain/money.ts';
import { CommandError, withShop } from '../shop-command.ts';

const PRICE = /^£?(\d{1,4}(?:\.\d{2})?)$/;

await withShop(async ({ catalogue }, { report }) => {
  const [sku = '', given = '', ...rest] = process.argv.slice(2);
  const price = PRICE.exec(given)?.[1];
  if (sku === '' || rest.length > 0 || price === undefined)
    throw new CommandError('Usage: npm run price -- <sku of a product> <pounds, such as 11.99>');
  const { before, after } = await catalogue.setPrice({ sku, pricePence: parsePounds(price) });
  report(`${sku}: ${formatPounds(before)} → ${formatPounds(after)}`);
});

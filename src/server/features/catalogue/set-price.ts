/** Sets prices, from now or from a later moment. */
import { ShopError } from '../../../domain/errors.ts';
import { pence } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import {
  addRegularPrice,
  listPrices,
  lockPriced,
  currentPrice,
  takeBegun,
} from './price-history.store.ts';
import type { CatalogueContext } from './catalogue.context.ts';

const CLOCKS_DIFFER_BY_MS = 1000;
const MANY_PRODUCTS = 200;

export interface PriceChange {
  /** SKU of a variant. */
  sku: string;
  pricePence: Pence;
  /** When it begins; now by default. */
  from?: Date | undefined;
}

/**
 * Sets the price from now or from a later moment, in all processes. A lower price set here is a
 * regular price; only an offer shows a former one. Throws productNotFound, stepNotAllowed for a
 * past moment, and RangeError if a price would be zero.
 */
export async function setPrice(
  { database, clock }: CatalogueContext,
  { sku, pricePence, from }: PriceChange,
): Promise<{ before: Pence; after: Pence }> {
  if (pricePence <= 0) throw new RangeError(`${sku} must cost something`);
  return database.transaction().execute(async (transaction) => {
    const priced = await lockPriced(transaction, sku);
    const now = clock().getTime();
    if (from && from.getTime() < now)
      throw new ShopError('stepNotAllowed', { message: 'A price cannot begin in the past.' });
    const soon = new Date(now + CLOCKS_DIFFER_BY_MS);
    const standing = priced && (await currentPrice(transaction, priced, soon));
    if (!standing) throw new ShopError('productNotFound');
    const { unitPricePence, kind, validFrom } = standing;
    const price = { pricePence, actor: 'shop' };
    if (from)
      await addRegularPrice(transaction, priced, { ...price, validFrom: from }, new Date(now));
    else if (unitPricePence !== pricePence || kind !== 'regular') {
      // Two changes may fall in one millisecond or come from machines with different clocks; the
      // later one applies.
      const begins = new Date(Math.max(now, validFrom.getTime() + 1));
      await addRegularPrice(transaction, priced, { ...price, validFrom: begins }, begins);
    }
    return { before: pence(unitPricePence), after: pricePence };
  });
}

/** Job: applies prices that have begun to lists, the sale, sorting and the caches of all processes. */
export function beginPrices({ database, clock }: CatalogueContext): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const moment = clock();
    const products = await takeBegun(transaction, moment);
    // For many products one statement is faster than thousands.
    const each = products.length > MANY_PRODUCTS ? [null] : products;
    for (const productId of each) await listPrices(transaction, productId, moment);
  });
}

/** Changes a price each second, as `npm run price` does, and reads what the page cache had. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pence } from '../../src/domain/money/money.ts';
import { openDatabase } from '../../src/server/database/connection/connection.ts';
import { countedChanges } from '../../src/server/database/catalogue-version.ts';
import { catalogueService } from '../../src/server/features/catalogue/catalogue.service.ts';
import type { Measured } from './load.ts';

const SECOND_MS = 1000;
const CHEAPEST_PENCE = 500;
/** By the clock, so that a later round sets other prices than an earlier one. */
const SPREAD_PENCE = 900;

/** @param slugs products whose prices change in turn */
export async function whilePricesChange(
  databaseUrl: string,
  slugs: readonly string[],
  work: () => Promise<Measured>,
): Promise<{ measured: Measured; count: number }> {
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const skus = await database
      .selectFrom('productVariant')
      .innerJoin('product', 'product.id', 'productVariant.productId')
      .select('productVariant.sku')
      .where('product.slug', 'in', slugs)
      .execute();
    const { setPrice } = catalogueService({
      database,
      clock: () => new Date(),
      version: countedChanges(),
    });
    let count = 0;
    let measured: Measured | undefined;
    const working = work().then((done) => (measured = done));
    while (!measured) {
      const { sku } = skus[(count * 7) % skus.length]!;
      await setPrice({
        sku,
        pricePence: pence(CHEAPEST_PENCE + (Math.floor(Date.now() / SECOND_MS) % SPREAD_PENCE)),
      });
      count += 1;
      await Promise.race([sleep(SECOND_MS), working]);
    }
    return { measured: await working, count };
  } finally {
    await database.destroy();
  }
}

/** How often the shop's process had a page since its start, and how often not. */
export async function pageCacheUse(origin: string): Promise<{ hits: number; misses: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const read = (result: string): number => {
    const line = new RegExp(
      `^cache_requests_total\\{cache="pages",result="${result}"\\} (\\d+)`,
      'm',
    );
    return Number(line.exec(text)?.[1] ?? NaN);
  };
  return { hits: read('hit'), misses: read('miss') };
}

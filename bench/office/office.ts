/**
 * `npm run bench -- --office`: fills a scratch shop with 200,000 orders of 50,000 customers and
 * 10,000 products by SQL, and reports how long the office's lists, views, searches, reports and one
 * order take on the server, and how much memory an export of all orders needs.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/server/config/config.ts';
import { openDatabase } from '../../src/server/database/connection/connection.ts';
import type { Database } from '../../src/server/database/connection/connection.ts';
import { startEmbedded } from '../../src/server/database/embedded/embedded.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { loadCatalogue } from '../../src/server/features/catalogue/loading/catalogue.load.ts';
import { makeLogger } from '../../src/server/process/logging.ts';
import { openServices } from '../../src/server/services/open-services.ts';
import type { StopStep } from '../../src/server/process/stop.ts';
import { multiplyCatalogue, slugsOf } from '../big-catalogue.ts';
import { table } from '../figures/goals.ts';
import type { Figure } from '../figures/goals.ts';
import { fillOrders } from './many-orders.ts';
import { measureOffice } from './office-calls.ts';

const ORDERS_OPENED = 25;
const PRODUCTS = 10_000;

export async function benchOffice(orders: number): Promise<void> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-bench-office-'));
  // Postgres may run under a different account.
  chmodSync(dataFolder, 0o755);
  const postgres = await startEmbedded({ dataFolder });
  try {
    await migrate(postgres.url);
    const database = openDatabase(postgres.url, { poolSize: 4 });
    try {
      const begun = performance.now();
      await loadCatalogue(database, new Date());
      await multiplyCatalogue(database, PRODUCTS);
      const products = (await slugsOf(database)).length;
      await fillOrders(database, { orders, customers: Math.ceil(orders / 4), now: new Date() });
      console.log(
        `${products} products and ${orders} orders made in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
      );
      const busy = os.loadavg()[0] ?? 0;
      console.log(`\n${table(await measureShop(database, postgres.url, dataFolder))}\n`);
      console.log(`${os.cpus().length} cores, load ${busy.toFixed(1)} before the measurement`);
    } finally {
      await database.destroy();
    }
  } finally {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Through the services that the office's calls use. */
async function measureShop(
  database: Database,
  databaseUrl: string,
  dataFolder: string,
): Promise<Figure[]> {
  const logger = await makeLogger('error');
  const stops: StopStep[] = [];
  const { services } = await openServices({
    config: readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' }, dataFolder),
    databaseUrl,
    logger,
    stopper: { add: (_, step) => stops.unshift(step), stop: () => {}, isStopping: () => false },
    root: path.join(import.meta.dirname, '../..'),
    secret: 'a secret of at least thirty-two characters',
  });
  try {
    const rows = await database
      .selectFrom('customerOrder')
      .select('reference')
      .orderBy('placedAt', 'desc')
      .limit(ORDERS_OPENED)
      .execute();
    return await measureOffice(
      services,
      rows.map(({ reference }) => reference),
    );
  } finally {
    for (const { stop } of stops) await stop();
  }
}

/**
 * `npm run bench`: measures the production build with thousands of products alternately with a
 * Fastify hello-world, in one run. `-- --products 100000` for a large shop, `-- --seconds 1` for a
 * quick look, `-- --office` for the office with 200,000 orders instead, `-- --workshop` for the
 * workshop with 2,000 open pieces.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/server/database/connection/connection.ts';
import { startEmbedded } from '../src/server/database/embedded/embedded.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { loadCatalogue } from '../src/server/features/catalogue/loading/catalogue.load.ts';
import { multiplyCatalogue } from './big-catalogue.ts';
import { table } from './goals.ts';
import { chooseGoods } from './load/goods.ts';
import { measure } from './measure.ts';
import { benchOffice } from './office/office.ts';
import { benchWorkshop } from './workshop/workshop.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '4' },
    office: { type: 'boolean', default: false },
    orders: { type: 'string', default: '200000' },
    workshop: { type: 'boolean', default: false },
  },
});
const [products, seconds] = [Number(values.products), Number(values.seconds)];
if (!(products >= 1000 && products <= 1_000_000 && seconds >= 1))
  throw new Error('Give --products from 1000 to 1000000 and --seconds from 1.');

if (values.office) await benchOffice(Number(values.orders));
else if (values.workshop) await benchWorkshop();
else await benchShop();

async function benchShop(): Promise<void> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-bench-'));
  // Postgres may run under a different account.
  chmodSync(dataFolder, 0o755);
  try {
    const prepared = await prepare(dataFolder);
    const busy = os.loadavg()[0] ?? 0;
    const figures = await measure({ dataFolder, products, seconds, ...prepared });
    console.log(`\n${table(figures)}\n`);
    console.log(
      `${os.cpus().length} × ${os.cpus()[0]?.model}, load ${busy.toFixed(1)} before the run, Node ${process.version}, ${products} products, ${seconds} s each`,
    );
    writeFileSync(
      path.join(import.meta.dirname, 'results.json'),
      JSON.stringify(
        {
          at: new Date(),
          products,
          seconds,
          cores: os.cpus().length,
          loadBefore: busy,
          node: process.version,
          figures,
        },
        null,
        2,
      ),
    );
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Creates a migrated database with the catalogue and closes it again, so that the shop's own start can be timed. */
async function prepare(dataFolder: string) {
  const begun = performance.now();
  const postgres = await startEmbedded({ dataFolder });
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { poolSize: 1 });
  try {
    await loadCatalogue(database, new Date());
    const slugs = await multiplyCatalogue(database, products);
    const goods = await chooseGoods(database, 500);
    console.log(
      `${slugs.length} products made in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
    const parents = await database
      .selectFrom('category')
      .select('slug')
      .where('parentId', 'is', null)
      .orderBy('position')
      .execute();
    return { slugs, goods, categories: parents.map(({ slug }) => slug) };
  } finally {
    await database.destroy();
    await postgres.stop();
  }
}

/**
 * `npm run bench`: measures the production build with thousands of products, in three rounds,
 * alternately with a Fastify hello-world. `-- --products 100000` for a large shop, `-- --only
 * checkouts,search` for some of it, `-- --rounds 1 --seconds 1 --even-if-busy` for a quick look,
 * `-- --against COMMIT` to compare, `-- --readme` to write the table of README.md. `-- --office` measures the office with 200,000 orders instead,
 * `-- --workshop` the workshop with 2,000 open pieces, `-- --simulate` a December day of `--visits 20000`
 * of which `--conversion 3` percent buy, `--speed-up 240` times as fast, `-- --cluster` several
 * processes behind HAProxy, which must be installed. `--data FOLDER` keeps the shop with its products
 * there for the next run; `--only ''` makes it without measuring.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/server/database/connection/connection.ts';
import type { Database } from '../src/server/database/connection/connection.ts';
import { startEmbedded } from '../src/server/database/embedded/embedded.ts';
import { migrate } from '../src/server/database/migrate.ts';
import { loadCatalogue } from '../src/server/features/catalogue/loading/catalogue.load.ts';
import { benchAgainst } from './figures/against.ts';
import { multiplyCatalogue, slugsOf } from './big-catalogue.ts';
import { benchCluster } from './cluster.ts';
import { table } from './figures/goals.ts';
import { chooseGoods } from './load/goods.ts';
import { measure, MEASUREMENTS } from './measure.ts';
import { benchOffice } from './office/office.ts';
import { writeReadme } from './figures/readme-table.ts';
import { keep, resultOf } from './figures/results.ts';
import { simulate } from './simulation/simulate.ts';
import { benchWorkshop } from './workshop/workshop.ts';
import type { Bench } from './bench-input.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: MEASUREMENTS.join(',') },
    against: { type: 'string' },
    'even-if-busy': { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    // Where the figures are written instead of bench/results.jsonl.
    write: { type: 'string' },
    // Where the shop is kept between runs.
    data: { type: 'string' },
    office: { type: 'boolean', default: false },
    orders: { type: 'string', default: '200000' },
    workshop: { type: 'boolean', default: false },
    cluster: { type: 'boolean', default: false },
    simulate: { type: 'boolean', default: false },
    visits: { type: 'string', default: '20000' },
    conversion: { type: 'string', default: '3' },
    'speed-up': { type: 'string', default: '240' },
  },
});
const [products, seconds, rounds] = [values.products, values.seconds, values.rounds].map(
  Number,
) as [number, number, number];
if (!(products >= 1000 && products <= 1_000_000 && seconds >= 1 && rounds >= 1))
  throw new Error('Give --products from 1000 to 1000000, --seconds and --rounds from 1.');
const only = values.only.split(',').filter(Boolean);
const unknown = only.find((name) => !MEASUREMENTS.includes(name));
if (unknown !== undefined)
  throw new Error(`--only knows ${MEASUREMENTS.join(', ')}, and not ${unknown}.`);

if (values.readme) writeReadme();
else if (values.against !== undefined)
  await benchAgainst(values.against, rounds, [
    '--products',
    values.products,
    '--seconds',
    values.seconds,
    '--only',
    values.only,
    ...(values['even-if-busy'] ? ['--even-if-busy'] : []),
  ]);
else if (values.office) await benchOffice(Number(values.orders));
else if (values.workshop) await benchWorkshop();
else if (values.cluster) await inScratchShop(benchCluster);
else await inScratchShop(values.simulate ? simulateDay : measureShop);

async function inScratchShop(work: (shop: Bench) => Promise<void>): Promise<void> {
  const dataFolder = values.data ?? mkdtempSync(path.join(os.tmpdir(), 'keepsake-bench-'));
  mkdirSync(dataFolder, { recursive: true });
  // Postgres may run under a different account.
  chmodSync(dataFolder, 0o755);
  try {
    const prepared = await prepare(dataFolder);
    const evenIfBusy = values['even-if-busy'];
    await work({ dataFolder, products, seconds, rounds, evenIfBusy, ...prepared });
  } finally {
    if (values.data === undefined) rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measureShop(bench: Bench): Promise<void> {
  if (only.length === 0) return;
  const figures = await measure(bench, only);
  console.log(`\n${table(figures)}\n`);
  const result = resultOf(figures, { products, seconds, rounds });
  console.log(
    `${result.machine}, ${products} products, ${rounds} rounds of ${seconds} s, commit ${result.commit}`,
  );
  if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(figures));
  else if (!values['even-if-busy']) keep(result);
}

function simulateDay(bench: Bench): Promise<void> {
  const [visits, conversion, speedUp] = [values.visits, values.conversion, values['speed-up']].map(
    Number,
  ) as [number, number, number];
  if (!(visits >= 1 && conversion >= 0 && conversion <= 50 && speedUp >= 1))
    throw new Error('Give --visits and --speed-up from 1, and --conversion from 0 to 50.');
  return simulate(bench, { visits, conversion, speedUp });
}

/** Creates a migrated database with the catalogue and closes it again, so that the shop's own start can be timed. */
async function prepare(dataFolder: string) {
  const begun = performance.now();
  const postgres = await startEmbedded({ dataFolder });
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { poolSize: 1 });
  try {
    const slugs = (await keptProducts(database)) ?? (await makeProducts(database));
    const goods = await chooseGoods(database, 500);
    console.log(
      `${slugs.length} products ready in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
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

/** Slugs of the products of an earlier run with `--data`, if there are as many as asked for. */
async function keptProducts(database: Database): Promise<string[] | null> {
  const slugs = await slugsOf(database);
  if (slugs.length > products)
    throw new Error(`${values.data} keeps ${slugs.length} products: give another folder.`);
  return slugs.length === products ? slugs : null;
}

async function makeProducts(database: Database): Promise<string[]> {
  await loadCatalogue(database, new Date());
  await multiplyCatalogue(database, products);
  return slugsOf(database);
}

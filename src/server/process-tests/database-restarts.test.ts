/** Postgres may be killed or restarted at any moment under the shop: its process survives and loses nothing. */
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { typed } from '../testing/command.ts';
import { openDatabase } from '../database/connection/connection.ts';
import { openClient } from '../database/connection/pool.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { ended } from '../database/embedded/postmaster-process.ts';
import { migrate } from '../database/migrate.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { eventually, shopAt } from '../testing/processes/shop-client.ts';
import { openProcess } from '../testing/processes/shop-process.ts';
import type { ShopProcess } from '../testing/processes/shop-process.ts';
import { crowdAt } from '../testing/processes/shoppers.ts';
import type { Crowd } from '../testing/processes/shoppers.ts';

const PATIENCE = { timeout: 600_000 };
const SIGNALS = ['SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;
/** Orders that the crowd must have paid between two faults. */
const PAID_BETWEEN = 3;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The folder of a stopped shop with products. */
async function stockedFolder() {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'keepsake-restarts-'));
  const embedded = await startEmbedded({ dataFolder });
  await migrate(embedded.url);
  const database = openDatabase(embedded.url);
  const { productIds } = await openSmallShop(database);
  await database.destroy();
  await embedded.stop();
  expect((await typed('stock', ['MUG', 'counted', '100000'], { DATA_DIR: dataFolder })).code).toBe(
    0,
  );
  const { folder } = locationOf(dataFolder);
  folders.push(dataFolder, folder);
  return { dataFolder, productId: productIds['MUG-WREATH']! };
}

const locationOf = (dataFolder: string) =>
  JSON.parse(readFileSync(path.join(dataFolder, 'postgres.json'), 'utf8')) as {
    folder: string;
  };

const postmasterOf = (dataFolder: string) => {
  const file = path.join(locationOf(dataFolder).folder, 'postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
};

/** Ends Postgres with each signal in turn, while the crowd shops. */
async function strikeWhileShopping(shop: ShopProcess, crowd: Crowd, dataFolder: string) {
  for (const signal of SIGNALS) {
    const enough = crowd.paid.size + PAID_BETWEEN;
    await eventually(async () =>
      crowd.paid.size >= enough || !shop.isRunning() ? true : undefined,
    );
    expect(shop.isRunning(), shop.output()).toBe(true);
    const postmaster = postmasterOf(dataFolder);
    process.kill(postmaster, signal);
    expect(await ended(postmaster, 60_000)).toBe(true);
    await shop.untilReady();
  }
}

/** Everything acknowledged is stored: lines in their cart until it is paid, and every paid order. */
async function expectNothingLost(origin: string, { carts, paid }: Crowd) {
  const { ask, call } = shopAt(origin);
  const statusOf = async (orderKey: string) =>
    (await call('orderCheckByKey', { params: { orderKey } })).status;
  for (const orderKey of paid)
    await expect.poll(() => statusOf(orderKey), { timeout: 90_000 }).toBe('paid');
  for (const [cartId, { name, orderKey }] of carts) {
    const answer = await ask('cart', { params: { cartId } });
    if (answer.ok) expect(await answer.text()).toContain(name);
    else expect(orderKey && (await statusOf(orderKey))).toBe('paid');
  }
}

test(
  'an embedded Postgres that is killed under load restarts, and the shop recovers',
  PATIENCE,
  async () => {
    const { dataFolder, productId } = await stockedFolder();
    const shop = await openProcess({ DATA_DIR: dataFolder });
    await shop.untilReady();
    const crowd = crowdAt(shop.origin, { productId });
    await strikeWhileShopping(shop, crowd, dataFolder);
    await crowd.stop();
    expect(crowd.faults).toEqual([]);
    await expectNothingLost(shop.origin, crowd);
    expect(await shop.stop(), shop.output()).toBe(0);
  },
);

test('an external Postgres that restarts under load does not end the shop', PATIENCE, async () => {
  const { dataFolder, productId } = await stockedFolder();
  const postgres = await startEmbedded({ dataFolder });
  const own = await mkdtemp(path.join(tmpdir(), 'keepsake-restarts-'));
  folders.push(own);
  const shop = await openProcess({
    DATABASE_URL: postgres.url,
    SECRET: 'a secret of thirty-two characters',
    DATA_DIR: own,
  });
  await shop.untilReady();
  const crowd = crowdAt(shop.origin, { productId });
  await strikeWhileShopping(shop, crowd, dataFolder);
  await crowd.stop();
  expect(crowd.faults).toEqual([]);
  await expectNothingLost(shop.origin, crowd);
  expect(await shop.stop(), shop.output()).toBe(0);
  await postgres.stop();
});

test(
  'connections that break while the worker starts delay the start and do not end it',
  PATIENCE,
  async () => {
    const { dataFolder } = await stockedFolder();
    const postgres = await startEmbedded({ dataFolder });
    const own = await mkdtemp(path.join(tmpdir(), 'keepsake-restarts-'));
    folders.push(own);
    const breaker = await openClient({ connectionString: postgres.url });
    for (const milliseconds of [200, 400, 800]) {
      const shop = await openProcess({
        DATABASE_URL: postgres.url,
        SECRET: 'a secret of thirty-two characters',
        DATA_DIR: own,
      });
      // The port is open, and the worker is not started yet.
      await shop.untilReady();
      const end = Date.now() + milliseconds;
      while (Date.now() < end)
        await breaker.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        );
      await expect
        .poll(() => !shop.isRunning() || shop.output().includes('Keepsake is open.'))
        .toBe(true);
      expect(shop.isRunning(), shop.output()).toBe(true);
      await shop.untilReady();
      expect(await shop.stop(), shop.output()).toBe(0);
    }
    await breaker.end();
    await postgres.stop();
  },
);

test('SIGTERM under load ends the shop with exit code 0, every time', PATIENCE, async () => {
  const { dataFolder, productId } = await stockedFolder();
  for (let round = 0; round < 3; round += 1) {
    const shop = await openProcess({ DATA_DIR: dataFolder });
    await shop.untilReady();
    const crowd = crowdAt(shop.origin, { productId });
    await eventually(async () => (crowd.paid.size > 0 ? true : undefined));
    const code = await shop.stop();
    await crowd.stop();
    expect(code, shop.output()).toBe(0);
  }
});

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/connection/connection.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { testDatabase } from '../testing/database/database.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { stockOf } from '../testing/features/checkout.ts';
import { typed } from '../testing/command.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-command-'));
  folders.push(folder);
  return folder;
}

const stock = (args: readonly string[], settings: NodeJS.ProcessEnv) =>
  typed('stock', args, settings);

describe('on the configured database', { timeout: 300_000 }, async () => {
  const { database, url } = await testDatabase();
  await openSmallShop(database);
  const settings = { DATABASE_URL: url, SECRET: 'x'.repeat(32), DATA_DIR: await dataFolder() };
  const queued = () =>
    database
      .withSchema('graphile_worker')
      // The queue's own view, which our types do not include.
      .selectFrom('jobs' as never)
      .select('task_identifier' as never)
      .execute();

  test('adds a delivery, and notifies customers who wait for the product', async () => {
    expect(await stock(['MUG', '+12'], settings)).toEqual({
      code: 0,
      output: 'MUG: for sale 50 → 62 (held 0, sold but not made 0)\n',
    });
    expect(await queued()).toEqual([]);
    expect((await stock(['TEE-W-M', '+3'], settings)).output).toContain('for sale 0 → 3 ');
    expect(await queued()).toEqual([{ taskIdentifier: 'tellBackInStock' }]);
    expect(await stockOf(database, 'TEE-W-M')).toBe(3);
    expect((await stock(['MUG', '-12'], settings)).output).toContain('for sale 62 → 50 ');
  });

  test.each([
    [['MUG', '12'], 2, '“+12” for a delivery, “counted 12” for a stock count'],
    [['MUG', '+0'], 2, 'is not +<n>'],
    [['MUG', 'counted', '1', '2'], 2, 'is not +<n>'],
    [['MUG', '-51'], 1, 'Only 50 of MUG can be removed'],
    [['CUP', '+1'], 1, 'No blank has the SKU CUP.'],
  ])('refuses %j in one line', async (args, status, message) => {
    const { code, output } = await stock(args, settings);
    expect(code).toBe(status);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(message);
    expect(await stockOf(database, 'MUG')).toBe(50);
  });

  test('explains itself', async () => {
    expect((await stock(['--help'], settings)).output).toContain('counted <n>');
  });
});

test('on the embedded database: a stopped one is started and stopped again; a running one stays open', async () => {
  const folder = await dataFolder();
  const settings = { DATA_DIR: folder };
  const closed = await stock(['MUG', '+1'], settings);
  expect(closed.code).toBe(1);
  expect(closed.output).toContain('No blank has the SKU MUG.');
  const { folder: postgres } = JSON.parse(
    await readFile(path.join(folder, 'postgres.json'), 'utf8'),
  ) as { folder: string };
  folders.push(postgres);
  expect(existsSync(path.join(postgres, 'postmaster.pid'))).toBe(false);

  const embedded = await startEmbedded({ dataFolder: folder });
  const database = openDatabase(embedded.url);
  try {
    await openSmallShop(database);
    expect((await stock(['MUG', '+1'], settings)).code).toBe(0);
    expect(await stockOf(database, 'MUG')).toBe(51);
  } finally {
    await database.destroy();
    await embedded.stop();
  }
}, 300_000);

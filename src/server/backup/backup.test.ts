/** A busy shop is backed up and restored elsewhere: nothing paid is lost, and invoice numbers continue. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { typed } from '../testing/command.ts';
import { openDatabase } from '../database/connection/connection.ts';
import type { Database } from '../database/connection/connection.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { onServer, withDatabase } from '../testing/database/postgres-server.ts';
import { migrate } from '../database/migrate.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { readFigures, stockOf } from '../testing/features/checkout.ts';
import { samplePhoto } from '../testing/features/photographs.ts';
import { buyNamedMug } from '../testing/processes/purchase.ts';
import { openShopProcess, outsideShop } from '../testing/processes/shop-with-stand-ins.ts';
import type { OutsideShop } from '../testing/processes/shop-with-stand-ins.ts';
import { eventually } from '../testing/processes/shop-client.ts';
import type { ShopAt } from '../testing/processes/shop-client.ts';

const PATIENCE = { timeout: 600_000 };
const SECRET = 'a secret that outlives the machine';
const MUGS = 50;

interface Home {
  settings: NodeJS.ProcessEnv;
  /** Uses its database while the shop is closed. */
  onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
}

/** An embedded database below a data folder that does not exist yet. */
async function embeddedHome(outside: OutsideShop, name: string): Promise<Home> {
  const dataFolder = path.join(outside.folder, name);
  onTestFinished(async () => {
    const stored = path.join(dataFolder, 'postgres.json');
    if (!existsSync(stored)) return;
    const { folder: postgres } = JSON.parse(await readFile(stored, 'utf8')) as { folder?: string };
    if (postgres) await rm(postgres, { recursive: true, force: true });
  });
  return {
    settings: { ...outside.settings, DATA_DIR: dataFolder },
    async onDatabase(work) {
      const embedded = await startEmbedded({ dataFolder });
      try {
        return await onUrl(embedded.url, work);
      } finally {
        await embedded.stop();
      }
    },
  };
}

/** A database whose owner has no other privileges, like a hosted one. */
async function externalHome(outside: OutsideShop, name: string): Promise<Home> {
  const server = inject('postgresUrl');
  const own = `keepsake_test_${name}_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  await onServer(server, `create role ${own} login password '${password}'`);
  await onServer(server, `create database ${own} owner ${own}`);
  onTestFinished(async () => {
    await onServer(server, `drop database ${own} with (force)`);
    await onServer(server, `drop role ${own}`);
  });
  const url = new URL(withDatabase(server, own));
  url.username = own;
  url.password = password;
  const DATABASE_URL = url.href;
  return {
    settings: {
      ...outside.settings,
      DATABASE_URL,
      SECRET,
      DATA_DIR: path.join(outside.folder, own),
    },
    onDatabase: (work) => onUrl(DATABASE_URL, work),
  };
}

async function onUrl<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await migrate(url);
  const database = openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

const numberOf = (invoice: string | null | undefined): number =>
  Number(/(\d+)$/.exec(invoice ?? '')?.[1]);

/** Checks every file that the database names against its state when its row was written. */
async function expectFilesWhole(database: Database, dataFolder: string): Promise<number> {
  const made = await database.selectFrom('machineFile').select(['mediaKey', 'sha256']).execute();
  for (const { mediaKey, sha256 } of made) {
    const bytes = await readFile(path.join(dataFolder, mediaKey));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  return made.length;
}

async function expectFiguresRight(database: Database): Promise<Record<string, number>> {
  const figures = await readFigures(database);
  expect(figures).toMatchObject({
    captures: figures.paid,
    invoices: figures.paid,
    lastInvoice: figures.paid,
    kept: figures.sold,
    ledger: figures.sold,
    invoiced: figures.sold,
  });
  expect(await stockOf(database, 'MUG')).toBe(MUGS - figures.held! - figures.taken!);
  return figures;
}

describe.each([
  ['embedded', 'embedded'],
  ['embedded', 'external'],
  ['external', 'external'],
] as const)('from an %s database to an %s one', async (from, to) => {
  // Each has a payment provider that does not know the others' orders.
  const outside = await outsideShop();
  const { folder, emailTo } = outside;
  const buy = (shop: ShopAt, productId: string, name: string) =>
    buyNamedMug(shop, { productId, name, email: `${name.toLowerCase()}@example.org` }, emailTo);

  test(
    'a shop is backed up while it sells, and continues where it is restored',
    PATIENCE,
    async () => {
      const place = (kind: 'embedded' | 'external', name: string) =>
        kind === 'embedded' ? embeddedHome(outside, name) : externalHome(outside, name);
      const old = await place(from, 'old');
      const file = path.join(folder, 'shop.tar.gz');
      const { productIds } = await old.onDatabase((database) => openSmallShop(database));
      const productId = productIds['MUG-WREATH']!;

      const open = async (settings: NodeJS.ProcessEnv) => {
        const opened = await openShopProcess(settings);
        onTestFinished(async () => void (await opened.close()));
        return opened;
      };
      const first = await open(old.settings);
      const photo = await first.shop.call('uploadNew', { body: await samplePhoto() });
      const before = await buy(first.shop, productId, 'Before');
      let isOver = false;
      const shoppers = (async () => {
        for (let count = 0; !isOver; count += 1) await buy(first.shop, productId, `During${count}`);
      })();
      const output = await typed('backup', ['--to', file], old.settings);
      isOver = true;
      expect(output).toEqual({ code: 0, output: expect.stringContaining('rows and') });
      expect((await stat(file)).mode & 0o077).toBe(0);
      await shoppers;
      const lost = await buy(first.shop, productId, 'Lost');
      expect(await first.close()).toBe(0);
      const secret =
        old.settings.SECRET ??
        (await readFile(path.join(old.settings.DATA_DIR!, 'secret'), 'utf8'));

      const home = await place(to, 'new');
      if (to === 'external') home.settings.SECRET = secret;
      const restored = await typed('restore', [file], home.settings);
      expect(restored).toEqual({
        code: 0,
        output: expect.stringContaining('Restored the shop of'),
      });
      const dataFolder = home.settings.DATA_DIR!;
      await home.onDatabase(async (database) => {
        const figures = await expectFiguresRight(database);
        expect(figures.paid).toBeGreaterThanOrEqual(1);
        await expectFilesWhole(database, dataFolder);
        const locked = database
          .withSchema('graphile_worker')
          // The queue's own view, which our types do not include.
          .selectFrom('jobs' as never)
          .where('locked_at' as never, 'is not', null);
        expect(await locked.select('id' as never).execute()).toEqual([]);
      });

      const second = await open(home.settings);
      const { shop } = second;
      expect(
        await shop.call('orderCheckByKey', { params: { orderKey: before.key } }),
      ).toMatchObject({
        status: 'paid',
        invoice: before.invoice,
      });
      expect((await shop.ask('orderCheckByKey', { params: { orderKey: lost.key } })).status).toBe(
        404,
      );
      const { url } = await shop.call('upload', { params: { id: photo.id } });
      expect((await shop.visit(url)).status).toBe(200);
      // The lost order's reference is taken at the payment provider, so it must not be used again.
      const after = await buy(shop, productId, 'After');
      expect(after.reference).not.toBe(lost.reference);
      expect(numberOf(after.invoice)).toBeGreaterThan(numberOf(before.invoice));
      const made = await eventually(async () => {
        const { output: shown } = await typed('order', [after.reference, 'files'], home.settings);
        return shown.includes('.png') ? shown : undefined;
      });
      expect(made).toContain('job-sheet.pdf');
      expect(await second.close()).toBe(0);
      await home.onDatabase(async (database) => {
        const figures = await expectFiguresRight(database);
        // A PNG, a PDF and a job sheet for each line.
        expect(await expectFilesWhole(database, dataFolder)).toBe(3 * figures.paid!);
      });
    },
  );
});

/** What a restore refuses, each in one line, leaving nothing behind. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { typed } from '../testing/command.ts';
import { openDatabase } from '../database/connection/connection.ts';
import { knownMigrations, migrate, MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { emptyDatabases, testDatabase } from '../testing/database/database.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { folderMediaStore } from '../gateways/media/folder-media-store.ts';
import { writeBackup } from './write-backup.ts';

const SECRET = 'the secret of the shop that was backed up';
const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-restore-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = path.join(folder, 'shop.tar.gz');
const oldFolder = path.join(folder, 'old');
const { database, url: sourceUrl } = await testDatabase();
const emptyDatabase = emptyDatabases();

const backUp = (databaseUrl: string, to: string) =>
  writeBackup(
    { databaseUrl, dataFolder: oldFolder, media: folderMediaStore(oldFolder), secret: SECRET },
    to,
    {
      signal: new AbortController().signal,
      now: new Date(),
    },
  );

let target: NodeJS.ProcessEnv & { DATABASE_URL: string; DATA_DIR: string };
beforeAll(async () => {
  await openSmallShop(database);
  await folderMediaStore(oldFolder).put('uploads/ab/abc.jpg', Buffer.from('a photograph'));
  await backUp(sourceUrl, file);
});
beforeEach(async () => {
  const DATA_DIR = await mkdtemp(path.join(folder, 'new-'));
  target = { DATABASE_URL: await emptyDatabase(), SECRET, DATA_DIR };
});

async function productsIn(url: string): Promise<number> {
  await migrate(url);
  const restored = openDatabase(url);
  try {
    return (await restored.selectFrom('product').select('id').execute()).length;
  } finally {
    await restored.destroy();
  }
}

/** @returns the last line of its output */
async function refused(args: readonly string[]): Promise<string> {
  const { code, output } = await typed('restore', args, target);
  expect(code).toBe(1);
  const lines = output.trim().split('\n');
  expect(lines.every((line) => !/^\s+at /.test(line))).toBe(true);
  return lines.at(-1)!;
}

async function expectNothingLeft(): Promise<void> {
  expect(await productsIn(target.DATABASE_URL)).toBe(0);
  expect(await readdir(target.DATA_DIR)).not.toContain('restoring');
}

describe('a file', () => {
  test.each([
    ['is cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      'has one other byte',
      (bytes: Buffer) => {
        const changed = Buffer.from(bytes);
        const place = Math.floor(changed.length / 2);
        changed[place] = changed[place]! ^ 1;
        return changed;
      },
    ],
    ['is something else', () => Buffer.from('Not a backup')],
  ])('that %s is reported as damaged, and nothing is restored', async (_, change) => {
    const broken = path.join(folder, 'broken.tar.gz');
    await writeFile(broken, change(await readFile(file)));
    expect(await refused([broken])).toMatch(/broken\.tar\.gz is damaged or not a backup/);
    await expectNothingLeft();
  });

  test('that does not exist is named', async () => {
    expect(await refused([path.join(folder, 'none')])).toMatch(/^There is no file .*none\.$/);
  });

  test('of a newer version is refused', async () => {
    const newer = path.join(folder, 'migrations');
    await cp(MIGRATIONS_FOLDER, newer, { recursive: true });
    await writeFile(path.join(newer, '9999-later.sql'), 'create table later (id int primary key)');
    const url = await emptyDatabase();
    await migrate(url, { folder: newer });
    await backUp(url, path.join(folder, 'newer.tar.gz'));
    expect(await refused([path.join(folder, 'newer.tar.gz')])).toMatch(/9999-later\.sql.*newer/);
    await expectNothingLeft();
  });
});

test('a backup of an older version is restored and migrated', async () => {
  const url = await emptyDatabase();
  const earlier = (await knownMigrations()).map(({ name }) => name).slice(0, -2);
  await migrate(url, { only: new Set(earlier) });
  await backUp(url, path.join(folder, 'older.tar.gz'));
  const { code } = await typed('restore', [path.join(folder, 'older.tar.gz')], target);
  expect(code).toBe(0);
  expect(await migrate(target.DATABASE_URL)).toEqual([]);
});

test('a database in use keeps its data', async () => {
  expect((await typed('restore', [file], target)).code).toBe(0);
  const before = await productsIn(target.DATABASE_URL);
  expect(before).toBeGreaterThan(0);
  expect(await refused([file])).toMatch(/^The database is in use/);
  expect(await productsIn(target.DATABASE_URL)).toBe(before);
});

test('another secret is refused, unless its loss is accepted', async () => {
  target.SECRET = 'another secret of 32 characters or more';
  expect(await refused([file])).toMatch(/^SECRET is another.*--other-secret/);
  await expectNothingLeft();
  expect((await typed('restore', [file, '--other-secret'], target)).code).toBe(0);
  expect(await productsIn(target.DATABASE_URL)).toBeGreaterThan(0);
});

test('files that cannot be written leave the database empty, and the next try succeeds', async () => {
  const obstacle = path.join(target.DATA_DIR, 'uploads');
  await writeFile(obstacle, 'not a folder');
  expect((await typed('restore', [file], target)).code).toBe(1);
  await expectNothingLeft();
  await rm(obstacle);
  expect((await typed('restore', [file], target)).code).toBe(0);
  expect(await readFile(path.join(target.DATA_DIR, 'uploads/ab/abc.jpg'), 'utf8')).toBe(
    'a photograph',
  );
});

test('a backup that is stopped leaves no file, and one never replaces another', async () => {
  const media = folderMediaStore(oldFolder);
  const source = { databaseUrl: sourceUrl, dataFolder: oldFolder, media, secret: SECRET };
  const stopped = path.join(folder, 'stopped.tar.gz');
  // At once, between entries and within one.
  for (let delay = 0; delay < 20; delay += 1) {
    const stop = new AbortController();
    const options = { signal: stop.signal, now: new Date() };
    const writing = writeBackup(source, stopped, options);
    setTimeout(() => stop.abort(), delay);
    await expect(writing).rejects.toThrow('The operation was aborted');
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([]);
  }
  await expect(backUp(sourceUrl, file)).rejects.toThrow('never replaces a file');
});

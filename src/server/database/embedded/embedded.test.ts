import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresAccount } from './embedded-account.ts';
import { postgresPrograms } from './embedded-binaries.ts';
import { startEmbedded } from './embedded.ts';
import { freePort } from './free-port.ts';
import { ended, isAlive } from './postmaster-process.ts';
import { startPostmaster, stopPostmaster } from './embedded-postmaster.ts';

let dataFolder: string;

beforeAll(() => {
  dataFolder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-data-'));
  // If root runs the tests, Postgres' own account must be able to enter.
  chmodSync(dataFolder, 0o755);
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

/** Starts the database from another process, which is then killed without warning. */
async function startAndKill(): Promise<number> {
  const doomed = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./embedded.ts'))};
      const { pid } = await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)} });
      console.log(pid);
      setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(doomed.stdout, 'data')) as [Buffer];
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  return Number(line.toString());
}

test(
  'keeps its data through a clean stop, a killed shop and a killed Postgres',
  { timeout: 300_000 },
  async () => {
    const first = await startEmbedded({ dataFolder });
    await query(first.url, 'create table mugs (id int); insert into mugs values (7)');
    expect(statSync(path.join(dataFolder, 'postgres.json')).mode & 0o777).toBe(0o600);
    expect(decodeURIComponent(new URL(first.url).hostname)).toBe(path.join(dataFolder, 'postgres'));
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const orphan = await startAndKill();
    expect(isAlive(orphan)).toBe(true);
    const adopted = await startEmbedded({ dataFolder });
    expect(adopted.pid).toBe(orphan);
    await adopted.stop();

    const killedToo = await startAndKill();
    process.kill(killedToo, 'SIGKILL');
    await ended(killedToo, 5000);
    const recovered = await startEmbedded({ dataFolder });
    expect(await query(recovered.url, 'select id from mugs')).toEqual([{ id: 7 }]);
    await recovered.stop();
    expect(isAlive(recovered.pid)).toBe(false);
  },
);

test(
  'a Postgres that is killed under a running shop restarts by itself',
  { timeout: 300_000 },
  async () => {
    const reported: string[] = [];
    const postgres = await startEmbedded({ dataFolder, report: (line) => reported.push(line) });
    process.kill(postgres.pid, 'SIGKILL');
    await expect
      .poll(() => reported.at(-1), { timeout: 60_000 })
      .toBe('The database is running again.');
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ENOENT/);
  },
);

test('where no socket can be made, the shop connects by TCP', { timeout: 120_000 }, async () => {
  const settings = readFileSync(path.join(dataFolder, 'postgres.json'), 'utf8');
  const { port } = JSON.parse(settings) as { port: number };
  // Postgres cannot replace a folder by its socket.
  const taken = path.join(dataFolder, 'postgres', `.s.PGSQL.${port}`);
  mkdirSync(taken);
  const { url, stop } = await startEmbedded({ dataFolder });
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  rmdirSync(taken);
});

test('a wrong password is refused, also from this machine', async () => {
  const { url, stop } = await startEmbedded({ dataFolder });
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  await stop();
});

test('a second process joins the running database and leaves it running', async () => {
  const owner = await startEmbedded({ dataFolder });
  const { owner: ownerPid } = JSON.parse(
    readFileSync(path.join(dataFolder, 'postgres.json'), 'utf8'),
  ) as {
    owner: number;
  };
  expect(ownerPid).toBe(process.pid);
  const guest = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./embedded.ts'))};
      const { stop } = await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)} });
      await stop();`,
    ],
    { stdio: 'inherit' },
  );
  expect(await once(guest, 'exit')).toEqual([0, null]);
  expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
});

/** Copies as an administrator does, with owners and permissions. */
function copyOf(original: string): string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'keepsake-copy-'));
  chmodSync(home, 0o755);
  const copy = path.join(home, 'data');
  execFileSync('cp', ['-a', original, copy]);
  return copy;
}

const dataDirectoryOf = async (url: string): Promise<string> =>
  (await query<{ data_directory: string }>(url, 'show data_directory'))[0]!.data_directory;

test('a copied data folder opens its own database, also beside the original', async () => {
  const original = await startEmbedded({ dataFolder });
  await query(original.url, 'create table original (id int)');
  await original.stop();
  const copy = copyOf(dataFolder);
  const [one, two] = [
    await startEmbedded({ dataFolder }),
    await startEmbedded({ dataFolder: copy }),
  ];
  try {
    expect(await dataDirectoryOf(one.url)).toBe(path.join(dataFolder, 'postgres'));
    expect(await dataDirectoryOf(two.url)).toBe(path.join(copy, 'postgres'));
    await query(two.url, 'drop table original');
    expect(await query(one.url, 'select * from original')).toEqual([]);
  } finally {
    await two.stop();
    await one.stop();
    rmSync(path.dirname(copy), { recursive: true });
  }
}, 300_000);

test('a data folder that was copied while its shop was open is refused in one line', async () => {
  const original = await startEmbedded({ dataFolder });
  const copy = copyOf(dataFolder);
  try {
    const refusal = startEmbedded({ dataFolder: copy });
    await expect(refusal).rejects.toThrow(/^[^\n]* was copied from [^\n]*$/);
    expect(await query(original.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await original.stop();
    rmSync(path.dirname(copy), { recursive: true });
  }
}, 300_000);

test('a database outside its data folder stays with the original, and follows one that moves', async () => {
  // Closed to Postgres' account, so if root runs the tests the database is elsewhere.
  const home = mkdtempSync(path.join(os.tmpdir(), 'keepsake-closed-'));
  const first = path.join(home, 'data');
  const { stop, url } = await startEmbedded({ dataFolder: first });
  const folder = await dataDirectoryOf(url);
  await stop();
  try {
    const copy = path.join(home, 'copy');
    cpSync(first, copy, { recursive: true });
    const isOutside = !folder.startsWith(realpathSync(first));
    if (isOutside)
      await expect(startEmbedded({ dataFolder: copy })).rejects.toThrow(
        /^[^\n]* is a copy: [^\n]*$/,
      );
    rmSync(copy, { recursive: true });

    const moved = path.join(home, 'moved');
    renameSync(first, moved);
    const again = await startEmbedded({ dataFolder: moved });
    expect(await dataDirectoryOf(again.url)).toBe(
      isOutside ? folder : path.join(moved, 'postgres'),
    );
    await again.stop();
  } finally {
    rmSync(home, { recursive: true, force: true });
    for (const left of [folder, `${folder}.log`, `${folder}.belongs-to`])
      rmSync(left, { recursive: true, force: true });
  }
}, 300_000);

test('another port is used when a program took the first one', { timeout: 300_000 }, async () => {
  const closed = await startEmbedded({ dataFolder });
  await closed.stop();
  const stored = readFileSync(path.join(dataFolder, 'postgres.json'), 'utf8');
  const { folder } = JSON.parse(stored) as { folder: string };
  const account = postgresAccount();
  const place = { programs: postgresPrograms(account), account, folder };
  const quicker = createServer();
  await new Promise<void>((listening) => quicker.listen(0, '127.0.0.1', listening));
  const { port } = quicker.address() as AddressInfo;
  const started = await startPostmaster(place, port, freePort);
  await stopPostmaster(place, started);
  await new Promise((end) => quicker.close(end));
  expect(started.port).not.toBe(port);
});

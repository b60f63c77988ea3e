/** The listening connection through losses of Postgres: one at a time, and none is left behind. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { listenToCatalogue } from '../catalogue-version.ts';
import { openDatabase } from './connection.ts';
import type { Database } from './connection.ts';
import { startEmbedded } from '../embedded/embedded.ts';

const LOSSES = 40;
/** Without an end, a connection would be left at each of them. */
const REFUSED_ATTEMPTS = 8;

async function listening(database: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE application_name = 'keepsake listens' AND datname = current_database()`.execute(database);
  return rows.map(({ pid }) => pid);
}

test('reconnects once for each lost connection, and ends with the process', async () => {
  const { database, url } = await testDatabase();
  const listener = await listenToCatalogue(url);
  for (let loss = 1; loss <= LOSSES; loss += 1) {
    const [pid, ...more] = await listening(database);
    expect(more).toEqual([]);
    await sql`SELECT pg_terminate_backend(${pid})`.execute(database);
    await expect.poll(() => listener.current()).toBe(loss);
  }
  await sql`NOTIFY catalogue`.execute(database);
  await expect.poll(() => listener.current()).toBe(LOSSES + 1);
  expect(await listening(database)).toHaveLength(1);
  await listener.stop();
  await expect.poll(() => listening(database)).toEqual([]);
});

describe('while Postgres is a standby, which refuses LISTEN', () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'keepsake-standby-'));
  const clusterFolder = () =>
    (
      JSON.parse(readFileSync(path.join(dataFolder, 'postgres.json'), 'utf8')) as {
        folder: string;
      }
    ).folder;
  afterAll(() => {
    for (const folder of [clusterFolder(), dataFolder])
      rmSync(folder, { recursive: true, force: true });
  });

  /** Connections to the database since it started, this one excepted. */
  async function sessions(database: Database): Promise<number> {
    const { rows } = await sql<{ sessions: number }>`SELECT sessions FROM pg_stat_database
      WHERE datname = current_database()`.execute(database);
    return rows[0]!.sessions;
  }

  test('leaves no connection behind, and listens after the promotion', async () => {
    const primary = await startEmbedded({ dataFolder });
    const listener = await listenToCatalogue(primary.url);
    await primary.stop();
    writeFileSync(path.join(clusterFolder(), 'standby.signal'), '');
    const standby = await startEmbedded({ dataFolder });
    expect(standby.url).toBe(primary.url);
    const database = openDatabase(standby.url);
    const before = await sessions(database);
    await expect.poll(() => sessions(database)).toBeGreaterThan(before + REFUSED_ATTEMPTS);
    expect((await listening(database)).length).toBeLessThanOrEqual(1);
    expect(listener.current()).toBe(0);

    await sql`SELECT pg_promote()`.execute(database);
    await expect.poll(() => listener.current()).toBe(1);
    await sql`NOTIFY catalogue`.execute(database);
    await expect.poll(() => listener.current()).toBe(2);
    expect(await listening(database)).toHaveLength(1);
    await listener.stop();
    await database.destroy();
    await standby.stop();
  });
});

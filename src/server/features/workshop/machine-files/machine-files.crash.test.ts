/** A worker is killed while it makes a line's files: after the restart each exists once and complete. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { PDFDocument } from 'pdf-lib';
import { PNG } from 'pngjs';
import { afterEach, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-app.ts';
import { startWorker } from '../../../jobs/worker.ts';
import { jobHandlers } from '../../../wiring.ts';
import { buy } from '../../../testing/features/orders.ts';

const CHILD = path.join(import.meta.dirname, 'machine-files.crash-child.ts');
const KINDS = ['jobSheet', 'pdf', 'png'];
const shop = await testShop();
const { database, services, url, config } = shop;
const { makeMachineFiles } = jobHandlers(services);
const HALVES = path.join(config.dataFolder, 'unfinished');
const logger = { debug() {}, warn() {}, error() {} };
const PATIENT = { timeout: 300_000 };

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** Counts jobs that wait, or that a possibly dead worker holds. */
async function jobs({ lockedForSeconds }: { lockedForSeconds?: number } = {}): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'makeMachineFiles'
      AND (${lockedForSeconds ?? null}::int IS NULL
        OR locked_at < now() - make_interval(secs => ${lockedForSeconds ?? null}::int))`.execute(
    database,
  );
  return Number(rows[0]?.count);
}

async function killAt(point: string): Promise<void> {
  const started = spawn(process.execPath, [CHILD, url, config.dataFolder, point]);
  child = started;
  let errors = '';
  started.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const [, signal] = (await once(started, 'exit')) as [number | null, string | null];
  expect(signal, errors).toBe('SIGKILL');
}

async function unfinished(): Promise<string[]> {
  await mkdir(HALVES, { recursive: true });
  return readdir(HALVES);
}

test.each([
  ['halfway through its first file', '1', 0],
  ['halfway through its second', '2', 0],
  ['halfway through the job sheet', '3', 0],
  ['when all files are recorded and the job is not', 'recorded', 3],
])('killed %s', PATIENT, async (_, point, notedBefore) => {
  const { id, reference } = await buy(shop);
  const left = await unfinished();
  await killAt(point);
  expect(await jobs()).toBe(1);
  expect(await services.machineFiles.ofOrder(id)).toHaveLength(notedBefore);
  const halves = (await unfinished()).filter((name) => !left.includes(name));
  expect(halves).toHaveLength(notedBefore === 0 ? 1 : 0);

  // Until then the worker counts as alive.
  await expect.poll(() => jobs({ lockedForSeconds: 2 })).toBe(1);
  const worker = await startWorker({
    url,
    logger,
    handlers: { makeMachineFiles: makeMachineFiles! },
  });
  await expect.poll(() => jobs(), { timeout: 120_000 }).toBe(0);
  await worker.stop();

  const made = await services.machineFiles.ofOrder(id);
  expect(made.map(({ kind }) => kind)).toEqual(KINDS);
  const folder = path.join(config.dataFolder, 'machine-files', reference);
  expect((await readdir(folder)).toSorted()).toEqual(
    made.map(({ mediaKey }) => path.basename(mediaKey)).toSorted(),
  );
  for (const half of halves) {
    const { size } = await stat(path.join(HALVES, half));
    expect(made.map(({ sizeBytes }) => Math.floor(sizeBytes / 2))).toContain(size);
  }
  for (const { kind, mediaKey, sha256, sizeBytes } of made) {
    const bytes = await readFile(path.join(config.dataFolder, mediaKey));
    expect(bytes).toHaveLength(sizeBytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    if (kind !== 'png') expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    else {
      const { width, height } = PNG.sync.read(bytes);
      expect([width, height]).toEqual([2409, 1169]);
    }
  }
});

/** Scheduled backups: retention, reported failures, and files that stay while one is written. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { holdBackupLock } from '../database/backup-lock.ts';
import { folderMediaStore } from '../gateways/media/folder-media-store.ts';
import { enqueue } from '../jobs/queue.ts';
import { startWorker } from '../jobs/worker.ts';
import { jobHandlers } from '../wiring.ts';
import { scheduledBackups } from './scheduled-backups.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-scheduled-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const good = path.join(folder, 'backups');
const shop = await testShop({ environment: { BACKUP_TO: good, BACKUP_KEEP: '2,0' } });
const { app, config, database, services, url } = shop;

let now = new Date('2026-11-20T02:00:00Z');
const backupsIn = (to: string, reported: string[] = []) =>
  scheduledBackups({
    source: {
      databaseUrl: url,
      dataFolder: config.dataFolder,
      media: folderMediaStore(config.dataFolder),
      secret: null,
    },
    folder: to,
    keep: config.backups!.keep,
    clock: () => now,
    logger: pino({ level: 'error' }, { write: (line: string) => void reported.push(line) }),
  });
const metrics = async () =>
  (await app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })).body;

test('keeps backups for the configured days, deletes partial files, and reports the age of the newest', async () => {
  expect(await metrics()).not.toMatch(/^backup_newest_timestamp_seconds /m);
  const { make } = backupsIn(good);
  for (const day of ['20', '21', '22']) {
    now = new Date(`2026-11-${day}T02:00:00Z`);
    if (day === '22')
      await writeFile(path.join(good, 'keepsake-2026-11-19T02-00-00Z.tar.gz.unfinished'), '');
    await make(new AbortController().signal);
  }
  expect((await readdir(good)).toSorted()).toEqual([
    'keepsake-2026-11-21T02-00-00Z.tar.gz',
    'keepsake-2026-11-22T02-00-00Z.tar.gz',
  ]);
  expect(await metrics()).toContain(
    `backup_newest_timestamp_seconds ${Date.parse('2026-11-22T02:00:00Z') / 1000}`,
  );
});

test('a failed backup is an error in the log and counts as a failed job in the metrics', async () => {
  const obstacle = path.join(folder, 'file');
  await writeFile(obstacle, '');
  const reported: string[] = [];
  const worker = await startWorker({
    url,
    handlers: jobHandlers(services, backupsIn(obstacle, reported)),
    logger: pino({ level: 'silent' }),
  });
  try {
    await database
      .transaction()
      .execute((transaction) => enqueue(transaction, 'backUp', {}, { maxAttempts: 1 }));
    await expect.poll(metrics).toContain('jobs_queued{job="backUp",state="failed"} 1');
    expect(reported.join('')).toContain('"msg":"backup failed"');
  } finally {
    await worker.stop();
  }
});

test('a file is deleted only when no backup is being written', async () => {
  const key = 'machine-files/KS-1/1-abc.png';
  const media = folderMediaStore(config.dataFolder);
  await media.put(key, Buffer.from('a print file'));
  const backup = new pg.Client({ connectionString: url });
  await backup.connect();
  await holdBackupLock(backup);
  await services.orderErasure.deleteMadeFiles([key]);
  expect((await media.get(key)).toString()).toBe('a print file');
  const queued = await database
    .withSchema('graphile_worker')
    // The queue's own view, which our types do not include.
    .selectFrom('jobs' as never)
    .select('task_identifier' as never)
    .where('task_identifier' as never, '=', 'deleteMadeFiles' as never)
    .execute();
  expect(queued).toHaveLength(1);
  await backup.end();
  await expect
    .poll(async () => {
      await services.orderErasure.deleteMadeFiles([key]);
      return media.get(key).then(String, () => 'deleted');
    })
    .toBe('deleted');
});

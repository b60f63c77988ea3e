/** Many waiting jobs of one lane cost the other lanes, and the queries on the queue, nothing. */
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';
import { awaitedFiles } from './file-jobs.ts';
import type { JobHandlers } from './jobs.ts';
import { addJobs, job } from './queue.ts';
import type { JobSpec } from './queue.ts';
import { startWorker } from './worker.ts';
import type { Worker } from './worker.ts';

const BACKLOG = 20_000;
const DUE = 30;

/** One connection, so that it reports what it has read when it is asked to. */
const { database, url } = await testDatabase({ poolSize: 1 });
const logger = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() };
const workers: Worker[] = [];

async function work(handlers: Partial<JobHandlers>): Promise<void> {
  workers.push(await startWorker({ url, handlers, logger }));
}

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await sql`delete from graphile_worker._private_jobs`.execute(database);
});

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const add = (...jobs: readonly JobSpec[]): Promise<void> =>
  database.transaction().execute((transaction) => addJobs(transaction, jobs));

/** Emails, which nothing takes here. */
async function putBacklog(): Promise<void> {
  const emails = numbers(BACKLOG / 500).map((part) =>
    numbers(500).map((one) => job('sendOrderConfirmation', { orderId: `${part}-${one}` })),
  );
  for (const part of emails) await add(...part);
}

/** Rows of the queue that were looked at, by whatever means. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql<{ read: string }>`
    select (select seq_tup_read from pg_stat_user_tables where relname = '_private_jobs')
      + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = '_private_jobs') as read`.execute(
    database,
  );
  return Number(rows[0]!.read);
}

test('a lane finds its jobs without reading those of the others', async () => {
  await work({ notifyCustomer: async () => {} });
  await putBacklog();
  const before = await rowsRead();

  let done = 0;
  await work({ makeMachineFiles: async () => void (done += 1) });
  await add(
    ...numbers(DUE).map((line) =>
      job('makeMachineFiles', { orderLineId: String(line) }, { priority: 1 }),
    ),
  );
  await expect.poll(() => done, { timeout: 30_000 }).toBe(DUE);

  // A worker's connection reports what it has read when it ends.
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await expect.poll(rowsRead).toBeGreaterThan(before);
  // At its start the library looks once for jobs that are locked for hours.
  expect((await rowsRead()) - before).toBeLessThan(BACKLOG * 2);
});

test('adding a job reads no other, even if the queue was empty when the connection first added one', async () => {
  await sql`vacuum full analyze graphile_worker._private_jobs`.execute(database);
  await add(job('sendOrderConfirmation', { orderId: 'the first' }));
  await putBacklog();
  const before = await rowsRead();
  for (const order of numbers(DUE))
    await add(job('sendOrderConfirmation', { orderId: String(order) }));
  expect((await rowsRead()) - before).toBeLessThan(BACKLOG / 2);
});

test('whether a line waits for its files is found without reading every job', async () => {
  await work({});
  await putBacklog();
  await add(job('makeMachineFiles', { orderLineId: 'one' }));
  const before = await rowsRead();
  expect(await awaitedFiles(database, ['one', 'two'])).toEqual(new Map([['one', 'making']]));
  expect((await rowsRead()) - before).toBeLessThan(BACKLOG / 2);
});

test('indexes of another division into lanes are replaced, by any number of workers at once', async () => {
  await work({});
  await sql`drop index graphile_worker.keepsake_lane_email`.execute(database);
  await sql`comment on index graphile_worker.keepsake_lane_files is 'of an older version'`.execute(
    database,
  );
  await Promise.all([work({}), work({}), work({})]);
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'graphile_worker' and indexname like 'keepsake_lane_%' order by 1`.execute(
    database,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'keepsake_lane_backup',
    'keepsake_lane_carrier',
    'keepsake_lane_chores',
    'keepsake_lane_email',
    'keepsake_lane_files',
    'keepsake_lane_money',
  ]);
  for (const { definition } of rows) expect(definition).toMatch(/WHERE .*is_available.*task_id/);
  const comment = await sql<{ comment: string }>`
    select obj_description('graphile_worker.keepsake_lane_files'::regclass, 'pg_class') as comment`.execute(
    database,
  );
  expect(comment.rows[0]!.comment).toMatch(/task_id = any/);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';
import type { JobHandlers } from './jobs.ts';
import { enqueue } from './queue.ts';
import { startWorker } from './worker.ts';
import type { Worker } from './worker.ts';

const { database, url } = await testDatabase();
const logger = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() };
const workers: Worker[] = [];

async function work(handlers: Partial<JobHandlers>): Promise<void> {
  workers.push(await startWorker({ url, handlers, logger }));
}

beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await sql`delete from graphile_worker._private_jobs`.execute(database);
});

test('a job of a transaction that is rolled back never runs; one that is committed runs once', async () => {
  const seen: string[] = [];
  await work({ sendOrderConfirmation: async ({ orderId }) => void seen.push(orderId) });
  const rolledBack = database.transaction().execute(async (transaction) => {
    await enqueue(transaction, 'sendOrderConfirmation', { orderId: 'lost' });
    throw new Error('change of mind');
  });
  await expect(rolledBack).rejects.toThrow('change of mind');
  await database.transaction().execute(async (transaction) => {
    await enqueue(transaction, 'sendOrderConfirmation', { orderId: 'kept' });
    await sleep(200);
    expect(seen).toEqual([]);
  });
  await expect.poll(() => seen).toEqual(['kept']);
  await sleep(300);
  expect(seen).toEqual(['kept']);
});

test('a job that fails is logged and retried', async () => {
  const attempts: number[] = [];
  await database
    .transaction()
    .execute((transaction) =>
      enqueue(transaction, 'makeMachineFiles', { orderLineId: 'x' }, { maxAttempts: 2 }),
    );
  await work({
    makeMachineFiles: async (_, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error('out of ink');
    },
  });
  await expect.poll(() => attempts).toEqual([1, 2]);
  expect(logger.warn).toHaveBeenCalledWith(
    expect.objectContaining({ job: 'makeMachineFiles', attempt: 1 }),
    'job failed and will be retried',
  );
});

test.each([
  ['U+0000', 'Invalid greeting: \0\u0001'],
  ['half a character', 'Invalid greeting: \ud83c'],
  ['a megabyte', '🎁'.repeat(500_000)],
])('a job whose error quotes %s is retried', async (_, message) => {
  const attempts: number[] = [];
  await database
    .transaction()
    .execute((transaction) => enqueue(transaction, 'makeMachineFiles', { orderLineId: 'x' }));
  await work({
    makeMachineFiles: async (__, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error(message);
    },
  });
  await expect.poll(() => attempts).toEqual([1, 2]);
});

test('a scheduled job that also runs at the start runs when a worker starts', async () => {
  const seen: string[] = [];
  const handlers = {
    sweepPayments: async () => void seen.push('sweep'),
    tidyUp: async () => void seen.push('tidy up'),
  };
  const newYear = '0 0 1 1 *';
  const schedule = [
    { job: 'sweepPayments', at: newYear, atStart: true },
    { job: 'tidyUp', at: newYear },
  ] as const;
  workers.push(await startWorker({ url, handlers, schedule, logger }));
  await expect.poll(() => seen).toEqual(['sweep']);
});

test('stopping waits for the running job', async () => {
  const steps: string[] = [];
  await database
    .transaction()
    .execute((transaction) => enqueue(transaction, 'sendOrderConfirmation', { orderId: 'slow' }));
  await work({
    sendOrderConfirmation: async () => {
      steps.push('begun');
      await sleep(500);
      steps.push('done');
    },
  });
  await expect.poll(() => steps).toEqual(['begun']);
  await workers.splice(0)[0]?.stop();
  expect(steps).toEqual(['begun', 'done']);
});

test('a job whose worker was killed runs again within seconds', async () => {
  await database
    .transaction()
    .execute((transaction) =>
      enqueue(transaction, 'sendOrderConfirmation', { orderId: 'survivor' }),
    );
  const doomed = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { startWorker } from ${JSON.stringify(import.meta.resolve('./worker.ts'))};
      const logger = { debug() {}, warn() {}, error() {} };
      const handlers = { sendOrderConfirmation: () => new Promise(() => console.log('begun')) };
      await startWorker({ url: ${JSON.stringify(url)}, handlers, logger });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(doomed.stdout, 'data');
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  await sleep(2100);
  const seen: string[] = [];
  await work({ sendOrderConfirmation: async ({ orderId }) => void seen.push(orderId) });
  await expect.poll(() => seen).toEqual(['survivor']);
});

test('a worker whose connections break carries on', async () => {
  const seen: string[] = [];
  await work({
    makeMachineFiles: async ({ orderLineId }) => {
      seen.push(orderLineId);
      if (orderLineId === 'breaks') {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(database);
      }
    },
  });
  const put = (orderLineId: string) =>
    database
      .transaction()
      .execute((transaction) => enqueue(transaction, 'makeMachineFiles', { orderLineId }));
  await put('breaks');
  await expect.poll(() => seen).toContain('breaks');
  await sleep(500);
  await put('after');
  await expect.poll(() => seen).toContain('after');
});

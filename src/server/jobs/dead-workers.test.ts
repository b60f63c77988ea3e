/** A live worker is never taken for dead, and the jobs and queues of a dead one are freed within seconds. */
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
const PATIENCE = { timeout: 120_000 };

async function work(handlers: Partial<JobHandlers>): Promise<void> {
  workers.push(await startWorker({ url, handlers, logger }));
}

/** A worker in a separate process that reports which order line it starts, and never finishes one. */
function workElsewhere() {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { startWorker } from ${JSON.stringify(import.meta.resolve('./worker.ts'))};
      const logger = { debug() {}, warn() {}, error() {} };
      const handlers = {
        makeMachineFiles: ({ orderLineId }) => new Promise(() => console.log('begun ' + orderLineId)),
      };
      await startWorker({ url: ${JSON.stringify(url)}, handlers, logger });
      console.log('open');`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  return {
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const put = (orderLineId: string, queue?: string) =>
  database
    .transaction()
    .execute((transaction) => enqueue(transaction, 'makeMachineFiles', { orderLineId }, { queue }));

beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await sql`delete from graphile_worker._private_jobs`.execute(database);
});

test(
  'a job that takes longer than the interval of the check for dead workers runs once',
  PATIENCE,
  async () => {
    const begun: number[] = [];
    let ended = 0;
    await work({
      makeMachineFiles: async (_, { attempt }) => {
        begun.push(attempt);
        await sleep(13_000);
        ended += 1;
      },
    });
    await put('long');
    await expect.poll(() => begun).toEqual([1]);
    const other = workElsewhere();
    try {
      await expect.poll(() => ended, { timeout: 60_000 }).toBe(1);
      expect(begun).toEqual([1]);
      expect(other.output()).toBe('open\n');
      expect(logger.warn).not.toHaveBeenCalled();
    } finally {
      await other.kill();
    }
  },
);

test('kills cost a job no attempt and leave no queue locked', PATIENCE, async () => {
  await put('first', 'one after another');
  await put('second', 'one after another');
  for (let kill = 0; kill < 2; kill += 1) {
    const doomed = workElsewhere();
    await expect.poll(doomed.output).toContain('begun first');
    await doomed.kill();
  }
  const seen: [string, number][] = [];
  await work({
    makeMachineFiles: async ({ orderLineId }, { attempt }) =>
      void seen.push([orderLineId, attempt]),
  });
  await expect
    .poll(() => seen)
    .toEqual([
      ['first', 1],
      ['second', 1],
    ]);
});

test('a mail server that hangs delays neither money nor files', PATIENCE, async () => {
  let release = () => {};
  const hanging = new Promise<void>((resolve) => (release = resolve));
  const ran: string[] = [];
  await work({
    sendOrderConfirmation: () => hanging,
    takeWebhook: async ({ eventId }) => void ran.push(eventId),
    makeMachineFiles: async ({ orderLineId }) => void ran.push(orderLineId),
    notifyCustomer: async ({ occasion }) => void ran.push(occasion),
  });
  await database.transaction().execute(async (transaction) => {
    for (let order = 0; order < 12; order += 1)
      await enqueue(transaction, 'sendOrderConfirmation', { orderId: `order ${order}` });
    await enqueue(transaction, 'takeWebhook', { eventId: 'paid' });
    await enqueue(transaction, 'makeMachineFiles', { orderLineId: 'line' });
    await enqueue(transaction, 'notifyCustomer', {
      customerId: 'customer',
      kind: 'backInStock',
      detail: {},
      link: null,
      occasion: 'news',
    });
  });
  await expect.poll(() => ran.toSorted()).toEqual(['line', 'news', 'paid']);
  release();
});

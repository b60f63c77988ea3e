/** Failed jobs in the office: listed, retried and given up, with their entries in the journal. */
import { expect, test } from 'vitest';
import { enqueue } from '../../jobs/queue.ts';
import { queueCounts } from '../../jobs/queue-counts.ts';
import { startWorker } from '../../jobs/worker.ts';
import { officeOf } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';

const shop = await testShop();
const { database, url } = shop;
const office = officeOf(shop);
const owner = await office.member('owner');
const logger = { debug: () => {}, warn: () => {}, error: () => {} };

/** Emails that may be tried once, and a worker that cannot send them. */
async function failOnce(messageIds: readonly string[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const messageId of messageIds)
      await enqueue(transaction, 'sendWebsiteMessage', { messageId }, { maxAttempts: 1 });
  });
  const worker = await startWorker({
    url,
    handlers: { sendWebsiteMessage: () => Promise.reject(new Error('550 no such mailbox')) },
    logger,
  });
  await expect
    .poll(() => queueCounts(database))
    .toContainEqual({ job: 'sendWebsiteMessage', state: 'failed', count: messageIds.length });
  await worker.stop();
}

test('are listed with their error, retried or given up, and in the journal', async () => {
  await failOnce(['one', 'two', 'three']);
  const { jobs } = await office.call('jobs', {}, owner);
  expect(jobs).toMatchObject(
    Array.from({ length: 3 }, () => ({
      job: 'sendWebsiteMessage',
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('550 no such mailbox') as string,
      orderReference: null,
    })),
  );
  const [first, second, third] = jobs.map(({ id }) => id);
  const retried = await office.call('jobsRetry', { body: { ids: [first, '999'] } }, owner);
  expect(retried).toEqual({ ids: [first] });
  expect(await office.call('jobsGiveUp', { body: { ids: [second] } }, owner)).toEqual({
    ids: [second],
  });
  expect((await office.call('jobs', {}, owner)).jobs.map(({ id }) => id)).toEqual([third]);
  const { entries } = await office.call('journal', { query: { kind: 'job' } }, owner);
  expect(entries).toMatchObject([
    { actor: { name: owner.email }, action: 'jobs.giveUp', subject: { id: second } },
    {
      action: 'jobs.retry',
      subject: { id: first },
      before: { job: 'sendWebsiteMessage', state: 'failed', attempts: 1, order: null },
    },
  ]);
});

test('are refused if none or too many are named, or a name is no number', async () => {
  for (const ids of [[], Array.from({ length: 101 }, String), ['all'], ['1; drop']])
    expect((await office.ask('jobsRetry', { body: { ids } }, owner.cookie)).statusCode).toBe(422);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';
import { enqueue } from '../jobs/queue.ts';
import { queueCounts } from '../jobs/queue-counts.ts';
import { startWorker } from '../jobs/worker.ts';
import { typed } from '../testing/command.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-jobs-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm run jobs', { timeout: 300_000 }, async () => {
  const { database, url } = await testDatabase();
  const settings = { DATABASE_URL: url, SECRET: 'x'.repeat(32), DATA_DIR: folder };
  const jobs = (...args: string[]) => typed('jobs', args, settings);
  const logger = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() };

  /** Queues an email that may be tried once, and runs a worker that cannot send it. */
  async function failOnce(messageId: string, failed: number): Promise<void> {
    await database
      .transaction()
      .execute((transaction) =>
        enqueue(transaction, 'sendWebsiteMessage', { messageId }, { maxAttempts: 1 }),
      );
    const worker = await startWorker({
      url,
      handlers: { sendWebsiteMessage: () => Promise.reject(new Error('550 no such mailbox')) },
      logger,
    });
    await expect
      .poll(() => queueCounts(database))
      .toContainEqual({ job: 'sendWebsiteMessage', state: 'failed', count: failed });
    await worker.stop();
  }

  test('lists failed jobs with their errors, and retries or discards them', async () => {
    expect(await jobs()).toEqual({ code: 0, output: 'No job has failed or is stuck.\n' });
    await failOnce('one', 1);
    expect(logger.error).toHaveBeenCalledWith(
      expect.objectContaining({ job: 'sendWebsiteMessage', attempt: 1 }),
      'job failed permanently',
    );
    const { output } = await jobs('list');
    expect(output).toMatch(
      /^\d+ {2}sendWebsiteMessage {2}– {2}1 attempt {2}\d+ \w+ old {2}failed permanently\n/,
    );
    expect(output).toContain('550 no such mailbox');
    const id = /^\d+/.exec(output)![0];

    expect(await jobs('retry', id)).toEqual({ code: 0, output: `${id}: runs again\n` });
    expect(await queueCounts(database)).toEqual([
      { job: 'sendWebsiteMessage', state: 'waiting', count: 1 },
    ]);
    await failOnce('two', 2);
    expect((await jobs()).output.match(/failed permanently/g)).toHaveLength(2);
    expect((await jobs('give-up', 'all')).output.trim().split('\n')).toHaveLength(2);
    expect(await queueCounts(database)).toEqual([]);
  });

  test('names a job that has not failed, and explains itself', async () => {
    expect(await jobs('retry', '4711')).toEqual({
      code: 1,
      output: 'No job 4711 has failed or is stuck: see npm run jobs.\n',
    });
    expect((await jobs('--help')).output).toContain('give-up <id> … | all');
    expect((await jobs('begin')).code).toBe(2);
  });
});

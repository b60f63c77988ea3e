/** Runs queued jobs to completion, as a worker would, and reads the emails that they sent. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import type { JobHandlers, JobName } from '../jobs/jobs.ts';

/** Runs every due job that has a handler, including jobs queued by those. */
export async function runDueJobs(
  databaseUrl: string,
  handlers: Partial<JobHandlers>,
): Promise<void> {
  const entries = Object.entries(handlers) as [
    JobName,
    (payload: unknown, attempt: object) => Promise<void>,
  ][];
  // The library sometimes stops while jobs are still due; the reason is not known. A worker looks again in two seconds.
  do
    await runOnce({
      connectionString: databaseUrl,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error') process.stderr.write(`${message}\n`);
      }),
      taskList: Object.fromEntries(
        entries.map(([name, handler]) => [
          name,
          (payload: unknown) => handler(payload, { attempt: 1, maxAttempts: 1 }),
        ]),
      ),
    });
  while (await areDue(databaseUrl, Object.keys(handlers)));
}

/** A job that failed is due later, and one whose queue a killed worker holds is not due. */
async function areDue(databaseUrl: string, names: readonly string[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from graphile_worker.jobs where task_identifier = any($1)
       and run_at <= now() and attempts < max_attempts and locked_at is null
       and not exists (select from graphile_worker._private_job_queues held
         where held.queue_name = jobs.queue_name and held.locked_at is not null)
       limit 1`,
      [names],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

/** Every email in the development mailbox, oldest first. */
export async function readEmails(dataFolder: string): Promise<Email[]> {
  const folder = path.join(dataFolder, 'mailbox');
  const files = (await readdir(folder)).toSorted();
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
}

/** Runs queued jobs to completion, as a worker would, and reads the emails that they sent. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger, runOnce } from 'graphile-worker';
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
}

/** Every email in the development mailbox, oldest first. */
export async function readEmails(dataFolder: string): Promise<Email[]> {
  const folder = path.join(dataFolder, 'mailbox');
  const files = (await readdir(folder)).toSorted();
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
}

/** Runs the queued and scheduled jobs of one process. */

import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { Runner, RunnerOptions, Task, TaskList, WorkerEvents } from 'graphile-worker';
import type { JobAttempt, JobHandlers, JobName } from './jobs.ts';
import { showPresence } from './presence.ts';
import type { ScheduledJob } from './schedule.ts';

export interface WorkerLogger {
  debug(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

export interface WorkerOptions {
  url: string;
  handlers: Partial<JobHandlers>;
  schedule?: readonly ScheduledJob[];
  /** Jobs at the same time. */
  concurrency?: number;
  logger: WorkerLogger;
}

export interface Worker {
  /** Takes no more jobs and waits for those that run; after ten seconds their signal fires. */
  stop(): Promise<void>;
}

const FINISH_TIMEOUT = 10_000;
const RESTART_AFTER = 1000;

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { url, logger } = options;
  const presence = await showPresence(url, (error) =>
    logger.warn({ err: error }, 'worker presence'),
  );
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => presence.announce(worker.workerId));
  events.on('job:error', ({ job, error }) => {
    const detail = { err: error, job: job.task_identifier, jobId: job.id, attempt: job.attempts };
    if (job.attempts >= job.max_attempts) logger.error(detail, 'job failed for good');
    else logger.warn(detail, 'job failed and will be tried again');
  });
  let stopping = false;
  const beginAnew = async () => {
    if (stopping) return;
    presence.withdraw();
    logger.warn({}, 'the worker ended and begins anew');
    while (!stopping && !(await tryAgain())) await sleep(RESTART_AFTER);
  };
  const begin = async (): Promise<Runner> => {
    const begun = await run(runnerOptions(options, events));
    // It ends by itself, and without an error, where it could not note in Postgres that a job was done.
    void begun.promise
      .catch((err: unknown) => logger.error({ err }, 'the worker failed'))
      .then(beginAnew);
    return begun;
  };
  const tryAgain = async () => {
    try {
      runner = await begin();
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'the worker cannot begin yet');
      return false;
    }
  };
  let runner = await begin();
  return {
    stop: async () => {
      stopping = true;
      // A runner that ended by itself has nothing left to stop.
      await runner.stop().catch(() => {});
      await presence.stop();
    },
  };
}

function runnerOptions(
  { url, handlers, schedule = [], concurrency = 4, logger }: WorkerOptions,
  events: WorkerEvents,
): RunnerOptions {
  return {
    connectionString: url,
    maxPoolSize: concurrency + 2,
    concurrency,
    taskList: toTasks(handlers),
    parsedCronItems: parseCronItems(
      // Without a handler here a scheduled job would only pile up.
      schedule
        .filter(({ job }) => handlers[job])
        .map(({ job, at }) => ({ task: job, match: at, identifier: job })),
    ),
    // The shop drains in an order of its own.
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: FINISH_TIMEOUT,
    // Without a batch the library neither awaits nor retries its note that a job is done, and a broken
    // connection at that moment ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    logger: new Logger(({ label }) => (level, message) => {
      // Failed jobs are told by the events, with what they were.
      if (level === 'warning' || (level === 'error' && label !== 'job'))
        logger.warn({ label }, message);
      else logger.debug({ label, level }, message);
    }),
  };
}

function toTasks(handlers: Partial<JobHandlers>): TaskList {
  const entries = Object.entries(handlers) as [
    JobName,
    (payload: unknown, attempt: JobAttempt) => Promise<void>,
  ][];
  return Object.fromEntries(
    entries.map(([name, handler]): [JobName, Task] => [
      name,
      async (payload, { job, abortSignal }) =>
        await handler(payload, {
          attempt: job.attempts,
          maxAttempts: job.max_attempts,
          signal: abortSignal,
        }),
    ]),
  );
}

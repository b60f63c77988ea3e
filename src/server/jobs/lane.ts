/** Runs the jobs of one lane, and restarts when the library gives up. */

import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { Runner, RunnerOptions, Task, TaskList, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { storableError } from './job-error.ts';
import type { JobAttempt, JobHandlers, JobName } from './jobs.ts';
import { attemptsOf, FAILING_FROM_ATTEMPT } from './lanes.ts';
import type { WorkerHeartbeat } from './worker-heartbeat.ts';
import type { ScheduledJob } from './schedule.ts';

export interface WorkerLogger {
  debug(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

export interface LaneOptions {
  pool: pg.Pool;
  presence: WorkerHeartbeat;
  handlers: Partial<JobHandlers>;
  schedule: readonly ScheduledJob[];
  /** Number of concurrent jobs. */
  slots: number;
  logger: WorkerLogger;
}

export interface Lane {
  /** Takes no more jobs and waits for running ones. */
  stop(): Promise<void>;
}

const FINISH_TIMEOUT = 10_000;
const RESTART_AFTER = 1000;

export async function startLane(options: LaneOptions): Promise<Lane> {
  const { presence, logger } = options;
  let stopping = false;
  let poolId = '';
  const events = laneEvents(logger);
  const inHand = jobsInHand();
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
    presence.announce(poolId, inHand);
  });
  const begin = async (): Promise<Runner> => {
    const begun = await run(runnerOptions(options, events, inHand));
    void begun.promise
      .catch((err: unknown) => logger.error({ err }, 'the worker failed'))
      .then(restart);
    return begun;
  };
  const restart = async () => {
    if (stopping) return;
    presence.withdraw(poolId);
    logger.warn({}, 'the worker ended and starts again');
    while (!stopping && !(await tryToBegin())) await sleep(RESTART_AFTER);
  };
  const tryToBegin = async () => {
    try {
      runner = await begin();
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'the worker cannot start yet');
      return false;
    }
  };
  let runner = await begin();
  return {
    stop: async () => {
      stopping = true;
      // A runner that ended by itself has nothing left to stop.
      await runner.stop().catch(() => {});
    },
  };
}

function laneEvents(logger: WorkerLogger): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('job:error', ({ job, error }) => {
    const detail = { err: error, job: job.task_identifier, jobId: job.id, attempt: job.attempts };
    if (job.attempts >= job.max_attempts) logger.error(detail, 'job failed permanently');
    else if (job.attempts >= FAILING_FROM_ATTEMPT) logger.error(detail, 'job keeps failing');
    else logger.warn(detail, 'job failed and will be retried');
  });
  return events;
}

function runnerOptions(
  { pool, handlers, schedule, slots, logger }: LaneOptions,
  events: WorkerEvents,
  inHand: ReturnType<typeof jobsInHand>,
): RunnerOptions {
  return {
    pgPool: pool,
    concurrency: slots,
    taskList: toTasks(handlers, inHand),
    parsedCronItems: parseCronItems(
      // Without a handler in this process a scheduled job would only pile up.
      schedule
        .filter(({ job }) => handlers[job])
        // The key prevents runs from piling up while no worker takes them.
        .map(({ job, at, catchUpMs = 0 }) => ({
          task: job,
          match: at,
          identifier: job,
          options: {
            jobKey: job,
            maxAttempts: attemptsOf(job),
            backfillPeriod: catchUpMs,
          },
        })),
    ),
    // The shop drains in its own order.
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: FINISH_TIMEOUT,
    events,
    logger: new Logger(({ label }) => (level, message) => {
      // Failed jobs are reported by the events, with their details.
      if (level === 'warning' || (level === 'error' && label !== 'job'))
        logger.warn({ label }, message);
      else logger.debug({ label, level }, message);
    }),
  };
}

function jobsInHand() {
  const running = new Set<string>();
  let begun = new Set<string>();
  return {
    begin: (jobId: string) => {
      running.add(jobId);
      begun.add(jobId);
    },
    end: (jobId: string) => void running.delete(jobId),
    has: (jobId: string) => begun.has(jobId),
    keepOnly: (lockedIds: ReadonlySet<string>) => {
      begun = new Set([...begun].filter((jobId) => running.has(jobId) || lockedIds.has(jobId)));
    },
  };
}

function toTasks(handlers: Partial<JobHandlers>, inHand: ReturnType<typeof jobsInHand>): TaskList {
  const entries = Object.entries(handlers) as [
    JobName,
    (payload: unknown, attempt: JobAttempt) => Promise<void>,
  ][];
  return Object.fromEntries(
    entries.map(([name, handler]): [JobName, Task] => [
      name,
      async (payload, { job, abortSignal }) => {
        inHand.begin(job.id);
        try {
          await handler(payload, {
            attempt: job.attempts,
            maxAttempts: job.max_attempts,
            signal: abortSignal,
          });
        } catch (error) {
          throw storableError(error);
        } finally {
          inHand.end(job.id);
        }
      },
    ]),
  );
}

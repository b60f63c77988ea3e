/** Runs the queued and scheduled jobs of one process, with separate slots for each lane. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { JobHandlers, JobName } from './jobs.ts';
import { startLane } from './lane.ts';
import type { Lane, WorkerLogger } from './lane.ts';
import { laneNames, LANES, SLOTS } from './lanes.ts';
import type { LaneName } from './lanes.ts';
import { createLaneIndexes } from './lane-indexes.ts';
import { listenForLanes } from './lane-notifications.ts';
import type { LaneNotifications } from './lane-notifications.ts';
import { openReconnectingPool } from './reconnecting-pool.ts';
import { startWorkerHeartbeat } from './worker-heartbeat.ts';
import type { ScheduledJob } from './schedule.ts';

export interface WorkerOptions {
  url: string;
  handlers: Partial<JobHandlers>;
  schedule?: readonly ScheduledJob[];
  logger: WorkerLogger;
}

export interface Worker {
  /** Takes no more jobs and waits for running ones; after ten seconds their signal fires. */
  stop(): Promise<void>;
}

/** For the short queries of all lanes. */
const POOL_SIZE = 4;
/** Longer than the time that jobs get to finish. */
const STOP_TIMEOUT = 18_000;

export async function startWorker({
  url,
  handlers,
  schedule = [],
  logger,
}: WorkerOptions): Promise<Worker> {
  const presence = await startWorkerHeartbeat(url, {
    onError: (error) => logger.warn({ err: error }, 'worker presence'),
    onFreed: (jobIds) => logger.warn({ jobIds }, 'freed the jobs of a worker that has died'),
  });
  const { pool, end } = openReconnectingPool(
    {
      connectionString: url,
      max: POOL_SIZE,
      application_name: 'keepsake worker',
      // A plan that does not know the lane's tasks cannot use the lane's index.
      options: '-c plan_cache_mode=force_custom_plan',
    },
    (err) => logger.warn({ err }, 'a connection of the worker was lost'),
  );
  let notifications: LaneNotifications | undefined;
  const lanes: Lane[] = [];
  const drain = async () => {
    await notifications?.stop();
    await Promise.all(lanes.map((lane) => lane.stop()));
    await presence.stop();
    await end();
  };
  // Without Postgres there is nothing to wait for: unrecorded jobs run again.
  const stop = () => Promise.race([drain(), sleep(STOP_TIMEOUT, undefined, { ref: false })]);
  try {
    await createLaneIndexes(pool);
    notifications = await listenForLanes(url, pool);
    // In sequence: each checks whether the queue's tables are up to date.
    for (const name of laneNames) {
      const own = handlersOf(name, handlers);
      if (Object.keys(own).length === 0) continue;
      const slots = SLOTS[name];
      lanes.push(
        await startLane({
          pool: notifications.poolOf(name),
          presence,
          handlers: own,
          schedule,
          slots,
          logger,
        }),
      );
    }
    // Uses the scheduled run's key, so that processes that start together queue only one.
    for (const { job } of schedule.filter(({ job: name, atStart }) => atStart && handlers[name]))
      await pool.query(`select graphile_worker.add_job($1, '{}', job_key => $1)`, [job]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function handlersOf(lane: LaneName, handlers: Partial<JobHandlers>): Partial<JobHandlers> {
  return Object.fromEntries(
    Object.entries(handlers).filter(([name]) => LANES[name as JobName] === lane),
  );
}

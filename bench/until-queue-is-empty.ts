/** Waits for the jobs that a measurement has queued. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/server/database/connection/connection.ts';
import { queueCounts } from '../src/server/jobs/queue-counts.ts';

const LONGEST_QUEUE_MS = 30 * 60_000;
const LOOK_MS = 1000;

/** Seconds until every job that is due is done. */
export async function untilQueueIsEmpty(url: string): Promise<number> {
  const database = openDatabase(url, { poolSize: 1 });
  const begun = performance.now();
  try {
    while (performance.now() - begun < LONGEST_QUEUE_MS) {
      const counts = await queueCounts(database);
      const open = counts.filter(({ state }) => state === 'waiting' || state === 'running');
      if (open.length === 0) break;
      await sleep(LOOK_MS);
    }
    return (performance.now() - begun) / 1000;
  } finally {
    await database.destroy();
  }
}

/** For work that a process must do although Postgres may be away for a moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';

const RETRY_AFTER_MS = 250;

/** Repeats work that failed because Postgres is away. Throws any other error, and the last one once `isStopping`. */
export async function insist<Result>(
  work: () => Promise<Result>,
  { isStopping, onAway }: { isStopping: () => boolean; onAway: (error: unknown) => void },
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isStopping() || !isDatabaseAway(error)) throw error;
      onAway(error);
      await sleep(RETRY_AFTER_MS);
    }
  }
}

/** Failed jobs for people: lists, retries and gives them up, each with an entry in the journal. */
import { bound } from '../../bound.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { countFailedJobs, failedJobs, giveUpJobs, retryJobs } from '../../jobs/failed-jobs.ts';
import type { FailedJob } from '../../jobs/failed-jobs.ts';
import type { JournalActor, JournalService } from '../journal/journal.service.ts';

export interface FailedJobsDependencies {
  database: Database;
  record: JournalService['record'];
}

/** Which jobs, and who asks. */
export interface JobChange {
  ids: readonly string[];
  actor: JournalActor;
  requestId?: string;
}

export type FailedJobsService = ReturnType<typeof failedJobsService>;

export function failedJobsService(dependencies: FailedJobsDependencies) {
  return {
    list: () => failedJobs(dependencies.database),
    count: () => countFailedJobs(dependencies.database),
    ...bound(dependencies, { retry: retryFailedJobs, giveUp: giveUpFailedJobs }),
  };
}

/** Runs them at once, with all their attempts again. Returns the ids of those that had failed. */
export function retryFailedJobs(
  dependencies: FailedJobsDependencies,
  wanted: JobChange,
): Promise<string[]> {
  return changeJobs(dependencies, wanted, { action: 'jobs.retry', change: retryJobs });
}

/** Removes them from the queue. Returns the ids of those removed. */
export function giveUpFailedJobs(
  dependencies: FailedJobsDependencies,
  wanted: JobChange,
): Promise<string[]> {
  return changeJobs(dependencies, wanted, { action: 'jobs.giveUp', change: giveUpJobs });
}

function changeJobs(
  { database, record }: FailedJobsDependencies,
  { ids, actor, requestId }: JobChange,
  { action, change }: { action: string; change: typeof retryJobs },
): Promise<string[]> {
  return database.transaction().execute(async (transaction: Transaction) => {
    const found = await failedJobs(transaction, ids);
    const changed = await change(
      transaction,
      found.map(({ id }) => id),
    );
    const isChanged = new Set(changed);
    for (const job of found)
      if (isChanged.has(job.id))
        await record(transaction, {
          actor,
          action,
          subject: { kind: 'job', id: job.id },
          before: stateOf(job),
          after: null,
          ...(requestId !== undefined && { requestId }),
        });
    return changed;
  });
}

/** Without the error, which may contain an email address. */
const stateOf = ({ job, state, attempts, order }: FailedJob) => ({ job, state, attempts, order });

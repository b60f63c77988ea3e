/** Queues and discards the files and proofs of a line within transactions of the orders feature. */
import type { Transaction } from '../../../database/connection/connection.ts';
import { enqueue, job, type JobSpec } from '../../../jobs/queue.ts';
import { machineFilesQueue } from './machine-files.queue.ts';
import { discardFiles } from './machine-files.store.ts';
import { discardProof } from '../proofs/proofs.store.ts';

/** Job priority; 0 runs first. */
const AFTER_EMAILS = 1;

/** They run after all emails, so that an order of two hundred lines does not delay other buyers' emails. */
export function machineFileJobs(orderLineIds: readonly string[]): JobSpec[] {
  return orderLineIds.map((orderLineId) =>
    job(
      'makeMachineFiles',
      { orderLineId },
      { queue: machineFilesQueue(orderLineId), priority: AFTER_EMAILS },
    ),
  );
}

/** Deletes files of the previous design and queues those of the current one. */
export async function remakeMachineFiles(
  transaction: Transaction,
  orderLineId: string,
): Promise<void> {
  const mediaKeys = await discardFiles(transaction, orderLineId);
  const queue = machineFilesQueue(orderLineId);
  if (mediaKeys.length > 0) await enqueue(transaction, 'deleteMadeFiles', { mediaKeys }, { queue });
  await enqueue(transaction, 'makeMachineFiles', { orderLineId }, { queue });
}

/** The next view of the line composes its proof again. */
export async function discardProofOf(transaction: Transaction, orderLineId: string): Promise<void> {
  await discardProof(transaction, orderLineId);
}

/** What the workshop made of a line, as orders order and discard it within their own transactions. */
import type { Transaction } from '../../database/connection.ts';
import { enqueue } from '../../jobs/queue.ts';
import { machineFilesQueue } from './machine-files.queue.ts';
import { discardFiles } from './machine-files.store.ts';
import { discardProof } from './proofs.store.ts';

/** Of jobs: those of 0 go first. */
const AFTER_EMAILS = 1;

/** After every email: an order of two hundred lines keeps no one waiting for theirs. */
export async function queueMachineFiles(
  transaction: Transaction,
  orderLineIds: readonly string[],
): Promise<void> {
  for (const orderLineId of orderLineIds)
    await enqueue(
      transaction,
      'makeMachineFiles',
      { orderLineId },
      { queue: machineFilesQueue(orderLineId), priority: AFTER_EMAILS },
    );
}

/** Files made of the former design are deleted, and made again of the present one. */
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

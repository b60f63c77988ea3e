/** Deletes photographs that are no longer needed. */
import { UNUSED_DAYS } from '../../../domain/retention/upload-retention.ts';
import { afterBackup, mayDeleteFiles } from '../../database/backup-lock.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { UploadFile, UploadOwner } from './uploads.store.ts';
import type { UploadsContext } from './uploads.context.ts';
import { keyOf, DAY } from './uploads.context.ts';
import { retention } from './use-uploads.ts';

const LOOKED_AT_ONCE = 500;

/** Returns false during a backup, which may still refer to the file. */
async function removeFile({ store, media }: UploadsContext, file: UploadFile): Promise<boolean> {
  return store.transaction(async (transaction) => {
    if (!(await mayDeleteFiles(transaction))) return false;
    if (!(await store.lockFile(transaction, file.hash))) return true;
    if (!(await store.isUnused(transaction, file.hash))) return true;
    await media.delete(keyOf(file, 'full'));
    await media.delete(keyOf(file, 'screen'));
    await store.forgetFile(transaction, file.hash);
    return true;
  });
}

/** Job: deletes files without uploads. */
export async function removeUnusedFiles(context: UploadsContext): Promise<void> {
  const { store, clock } = context;
  for (const file of await store.unusedFiles()) {
    if (await removeFile(context, file)) continue;
    await store.transaction((transaction) =>
      enqueue(transaction, 'deleteUploadFiles', {}, { runAt: afterBackup(clock()) }),
    );
    return;
  }
}

/** Job: deletes uploads unused for a month, or dispatched long enough ago. */
export async function deleteDue(context: UploadsContext): Promise<void> {
  const { clock, store } = context;
  const usedBefore = new Date(clock().getTime() - UNUSED_DAYS * DAY);
  let last = '';
  for (;;) {
    const stale = await store.stale(usedBefore, last, LOOKED_AT_ONCE);
    const due = stale.filter((shown) => {
      const { deletedAt, isNeeded } = retention(context, shown);
      return !isNeeded && deletedAt !== null && deletedAt <= clock();
    });
    await store.delete(
      due.map(({ id }) => id),
      usedBefore,
    );
    if (stale.length < LOOKED_AT_ONCE) break;
    last = stale.at(-1)?.id ?? last;
  }
  await removeUnusedFiles(context);
}

/** Deletes all uploads of the customer. Runs before their carts and orders are erased; a job deletes the files. */
export async function forgetUploads(
  { store }: UploadsContext,
  transaction: Transaction,
  owner: UploadOwner,
): Promise<void> {
  await store.deleteOf(transaction, owner);
  await enqueue(transaction, 'deleteUploadFiles', {});
}

/** Job: deletes partly written files of killed processes. */
export function forgetUnfinished({ media }: UploadsContext): Promise<void> {
  return media.forgetUnfinished();
}

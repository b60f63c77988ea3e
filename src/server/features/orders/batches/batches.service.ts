/** Batches of the workshop: asking for one, what became of it, its papers, and taking it apart. */
import type { BatchSheet } from '../../../../artwork/production/nest.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { MOST_IN_BATCH } from '../../../../domain/orders/pieces/batch.ts';
import { DAY } from '../../../../domain/time/durations.ts';
import { londonDate } from '../../../../domain/time/london-date.ts';
import { bound } from '../../../bound.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { inSnapshot } from '../../../database/connection/snapshot.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { batchPieces } from '../board/board.store.ts';
import type { PlacedBoardPiece } from '../board/board.store.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import type { BatchAuthor, BatchesDependencies } from './batches.context.ts';
import {
  batchById,
  batchByNumber,
  insertBatch,
  insertWanted,
  listBatches,
  lockBatch,
  ordersOfBatch,
  setBatchState,
} from './batches.store.ts';
import type { Batch, ListedBatch, WantedPiece } from './batches.store.ts';
import { filesOfBatch, forgetFilesOfBatch, forgetOldFiles } from './batch-files.store.ts';
import type { BatchFile } from './batch-files.store.ts';
import { fillSheets } from './fill-sheets.ts';
import { prepareBatch } from './prepare-batch.ts';
import { takeOutOfBatch } from './put-in-batch.ts';
import { duePieces } from './waiting-pieces.store.ts';

/** What is to be in a batch: these pieces, or what is to leave until a day. */
export interface BatchWish {
  /** Chosen by the caller, so that a repeated call makes one batch. */
  id: string;
  sheet: BatchSheet;
  pieces?: readonly Required<WantedPiece>[] | undefined;
  /** A plain date. */
  dueBy?: string | undefined;
  process?: string | undefined;
  /** Besides those, to fill the sheets. */
  more?: readonly Required<WantedPiece>[] | undefined;
}

export interface WholeBatch {
  today: string;
  batch: Batch;
  pieces: PlacedBoardPiece[];
  files: BatchFile[];
}

const MOST_LISTED = 50;

export type BatchesService = ReturnType<typeof batchesService>;

export function batchesService(dependencies: BatchesDependencies) {
  return bound(dependencies, {
    fill: fillSheets,
    ask: askForBatch,
    prepare: prepareBatch,
    list: listOfBatches,
    find: findBatch,
    file: readBatchFile,
    makeAgain: makePapersAgain,
    takeApart: takeBatchApart,
    deleteDue: deleteDueFiles,
  });
}

/**
 * Records what is wanted, and has a job prepare it. Returns the number of the batch. Throws invalid
 * if nothing waits to be made.
 */
export async function askForBatch(
  { database, clock, record }: BatchesDependencies,
  author: BatchAuthor,
  { id, sheet, pieces, dueBy, process, more = [] }: BatchWish,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const number = await insertBatch(transaction, {
      id,
      sheet,
      staffId: author.staffId,
      at: clock(),
    });
    if (number === null) return (await batchById(transaction, id))!.number;
    const by = dueBy ?? londonDate(clock());
    const wanted = pieces ?? (await duePieces(transaction, { by, process, most: MOST_IN_BATCH }));
    const count = await insertWanted(transaction, id, withoutRepeats([...wanted, ...more]));
    if (count === 0)
      throw new ShopError('invalid', {
        violations: [{ propertyPath: 'pieces', message: 'Nothing of this waits to be made.' }],
      });
    await enqueue(transaction, 'prepareBatch', { batchId: id }, { key: `batch ${id}` });
    await recordInJournal({ record }, transaction, author, {
      action: 'prepare',
      id,
      after: { number: String(number), pieces: String(count) },
    });
    return number;
  });
}

/** What is to leave until a day may by now have a piece that was to fill a sheet. */
const withoutRepeats = (pieces: readonly WantedPiece[]): WantedPiece[] => [
  ...new Map(pieces.map((piece) => [piece.id, piece])).values(),
];

/** Newest first. */
export function listOfBatches(
  { database }: BatchesDependencies,
  { below, staffId }: { below: number | null; staffId: string },
): Promise<ListedBatch[]> {
  return listBatches(database, { below, staffId, most: MOST_LISTED });
}

/** Throws notFound. */
export function findBatch(
  { database, clock }: BatchesDependencies,
  number: number,
): Promise<WholeBatch> {
  return inSnapshot(database, async (transaction) => {
    const batch = await requireBatch(transaction, number);
    return {
      today: londonDate(clock()),
      batch,
      pieces: await batchPieces(transaction, batch.id),
      files: await filesOfBatch(transaction, batch.id),
    };
  });
}

/** Throws notFound, also for papers that were deleted since. */
export async function readBatchFile(
  { database, media }: BatchesDependencies,
  number: number,
  name: string,
): Promise<Buffer> {
  const { id } = await requireBatch(database, number);
  const found = (await filesOfBatch(database, id)).find((file) => file.name === name);
  if (!found) throw new ShopError('notFound');
  return media.get(found.mediaKey);
}

/** The same sheets and papers once more, of what is in the batch now. Throws notFound and stepNotAllowed. */
export async function makePapersAgain(
  { database, clock, record }: BatchesDependencies,
  author: BatchAuthor,
  number: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { id } = await requireBatch(transaction, number);
    const { state } = await lockBatch(transaction, id);
    if (state === 'takenApart') throw refusal('This batch was taken apart.');
    await setBatchState(transaction, id, { state: 'preparing', at: clock() });
    await enqueue(transaction, 'prepareBatch', { batchId: id }, { key: `batch ${id}` });
    await recordInJournal({ record }, transaction, author, { action: 'makePapersAgain', id });
  });
}

/** Its pieces wait for another batch. Throws notFound, and stepNotAllowed once one of them is begun. */
export async function takeBatchApart(
  context: BatchesDependencies,
  author: BatchAuthor,
  number: number,
): Promise<void> {
  const { database, clock, orders, record } = context;
  await database.transaction().execute(async (transaction) => {
    const { id } = await requireBatch(transaction, number);
    const concerned = await ordersOfBatch(transaction, id);
    for (const orderId of concerned) await orders.lock(transaction, orderId);
    const { state } = await lockBatch(transaction, id);
    if (state === 'takenApart') return;
    const by = { actor: author.email, at: clock() };
    for (const orderId of concerned) {
      await refuseBegun(transaction, orderId, id);
      await takeOutOfBatch(transaction, orderId, { batchId: id }, by);
    }
    await setBatchState(transaction, id, { state: 'takenApart', at: clock() });
    const mediaKeys = await forgetFilesOfBatch(transaction, id);
    if (mediaKeys.length > 0) await enqueue(transaction, 'deleteMadeFiles', { mediaKeys });
    await recordInJournal({ record }, transaction, author, { action: 'takeApart', id });
  });
}

/** Job: deletes sheets and papers some time after they were made, once nothing of them is open. */
export async function deleteDueFiles({
  database,
  clock,
  daysAfterDispatch,
}: BatchesDependencies): Promise<void> {
  const before = new Date(clock().getTime() - daysAfterDispatch * DAY);
  await database.transaction().execute(async (transaction) => {
    const mediaKeys = await forgetOldFiles(transaction, before);
    if (mediaKeys.length > 0) await enqueue(transaction, 'deleteMadeFiles', { mediaKeys });
  });
}

async function refuseBegun(
  transaction: Transaction,
  orderId: string,
  batchId: string,
): Promise<void> {
  const begun = (await livePieces(transaction, orderId)).some(
    (piece) => piece.batchId === batchId && !['waiting', 'cancelled'].includes(piece.state),
  );
  if (begun) throw refusal('Something in this batch is begun, so it cannot be taken apart.');
}

async function requireBatch(
  within: Parameters<typeof batchByNumber>[0],
  number: number,
): Promise<Batch> {
  const batch = await batchByNumber(within, number);
  if (!batch) throw new ShopError('notFound');
  return batch;
}

const refusal = (message: string) => new ShopError('stepNotAllowed', { message });

async function recordInJournal(
  { record }: Pick<BatchesDependencies, 'record'>,
  transaction: Transaction,
  { staffId, requestId }: BatchAuthor,
  {
    action,
    id,
    after = null,
  }: { action: string; id: string; after?: Record<string, string> | null },
): Promise<void> {
  await record(transaction, {
    actor: { kind: 'staff', name: staffId },
    action: `batch.${action}`,
    subject: { kind: 'batch', id },
    before: null,
    after,
    requestId,
  });
}

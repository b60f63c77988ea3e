/** Puts pieces into a batch and takes them out again, those of one order at a time. */
import { causeAgainst } from '../../../../domain/orders/pieces/batch.ts';
import type { AskedPiece, LeftOutCause } from '../../../../domain/orders/pieces/batch.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { Order } from '../orders.service.ts';
import { livePieces, writePieces } from '../pieces/pieces.store.ts';
import type { Piece, PieceAuthor } from '../pieces/pieces.store.ts';
import type { BatchesDependencies } from './batches.context.ts';
import { leaveOut, lockBatch, recordProgress } from './batches.store.ts';
import type { Batch, WantedOfOrder } from './batches.store.ts';
import { lockShortBlanks } from './short-blanks.store.ts';

/**
 * Decides for each piece whether it is in the batch. Changing the words of a line takes the lock of
 * its order too: either the batch has the new words, or the change is refused.
 */
export function putIntoBatch(
  { database, orders }: Pick<BatchesDependencies, 'database' | 'orders'>,
  batch: Batch,
  { orderId, pieces: wanted }: WantedOfOrder,
  author: PieceAuthor,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const order = await orders.lock(transaction, orderId);
    const { state } = await lockBatch(transaction, batch.id);
    if (state !== 'preparing') return;
    const live = await livePieces(transaction, orderId);
    const makeable: Piece[] = [];
    const left: { id: string; cause: LeftOutCause }[] = [];
    for (const { id, version } of wanted) {
      const piece = live.find((each) => each.id === id);
      const found = piece && askedPiece(order, piece);
      const cause = causeAgainst(found, { batchId: batch.id, version });
      if (cause) left.push({ id, cause });
      else if (piece && piece.batchId !== batch.id) makeable.push(piece);
    }
    const blankless = await withoutBlank(transaction, makeable);
    for (const id of blankless) left.push({ id, cause: 'tooFewBlanks' });
    const taken = makeable.filter(({ id }) => !blankless.has(id));
    await writePieces(
      transaction,
      taken.map((piece) => ({
        piece,
        event: 'putInBatch',
        to: piece.state,
        heldReason: piece.heldReason,
        batchId: batch.id,
      })),
      author,
    );
    await leaveOut(transaction, batch.id, left);
    await recordProgress(transaction, batch.id, { add: wanted.length });
  });
}

/** The pieces beyond those for which the shelf has a blank; the first ones get it. */
async function withoutBlank(
  transaction: Transaction,
  pieces: readonly Piece[],
): Promise<Set<string>> {
  const ids = pieces.map(({ id }) => id);
  const short = ids.length > 0 ? await lockShortBlanks(transaction, ids) : [];
  return new Set(
    short.flatMap(({ pieceIds, spare }) => ids.filter((id) => pieceIds.includes(id)).slice(spare)),
  );
}

const askedPiece = (order: Order, piece: Piece): AskedPiece => ({
  orderState: order.state,
  state: piece.state,
  batchId: piece.batchId,
  isHeld: order.heldAt !== null || piece.heldReason !== null,
  version: piece.version,
});

/** The caller holds the lock of the order. Pieces that have gone on stay as they are. */
export async function takeOutOfBatch(
  transaction: Transaction,
  orderId: string,
  { batchId, pieceIds }: { batchId: string; pieceIds?: ReadonlySet<string> },
  author: PieceAuthor,
): Promise<Piece[]> {
  const live = await livePieces(transaction, orderId);
  const taken = live.filter(
    (piece) =>
      piece.batchId === batchId && piece.state === 'waiting' && (pieceIds?.has(piece.id) ?? true),
  );
  await writePieces(
    transaction,
    taken.map((piece) => ({
      piece,
      event: 'takeOutOfBatch',
      to: piece.state,
      heldReason: piece.heldReason,
    })),
    author,
  );
  return taken;
}

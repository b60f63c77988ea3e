/** Moves pieces of an order in the workshop: pieces, order, its buyer's news and the journal together. */
import { stepTo } from '../../../../domain/orders/pieces/board-steps.ts';
import type { WorkshopState } from '../../../../domain/orders/pieces/board-steps.ts';
import { orderEventOf } from '../../../../domain/orders/pieces/order-of-pieces.ts';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import { beginsBySpoiling } from '../../../../domain/orders/pieces/remake.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { JournalActor } from '../../journal/journal.service.ts';
import { recordStep } from '../course/record-step.ts';
import type { Order } from '../orders.service.ts';
import { movePieces } from '../pieces/change-pieces.ts';
import { livePieces, numberedPieces } from '../pieces/pieces.store.ts';
import type { NumberedPiece, Piece } from '../pieces/pieces.store.ts';
import type { BoardDependencies, Maker } from './board.context.ts';

/**
 * Brings pieces of one order, whose lock the caller holds, to a state in the workshop; the first one
 * begins production. Returns the order's pieces afterwards. Throws as `movePieces` does.
 * @param stage of making, for pieces that go to `making`; null: its beginning; absent: those that are there stay
 * @param makerId recorded as the maker of pieces that go to `making`, or to `made` without a maker; default: the member
 */
export async function advancePieces(
  context: BoardDependencies,
  transaction: Transaction,
  { order, maker }: { order: Order; maker: Maker },
  {
    pieces,
    to,
    stage,
    makerId = maker.staffId,
  }: {
    pieces: readonly Piece[];
    to: WorkshopState;
    stage?: string | null | undefined;
    makerId?: string | null;
  },
): Promise<Piece[]> {
  const author = { actor: maker.email, at: context.clock() };
  let after = await livePieces(transaction, order.id);
  for (const [event, together] of Map.groupBy(pieces, ({ state }) => stepTo(to, state)))
    after = await movePieces(
      transaction,
      order.id,
      { pieces: together, event, makerId, stage },
      author,
    );
  if (orderEventOf(order.state, after) === 'startProduction')
    await recordStep(context, transaction, order, 'startProduction', {
      actor: maker.email,
      moves: true,
    });
  if (pieces.length > 0)
    await recordInJournal(context, transaction, {
      action: 'movePieces',
      order,
      maker,
      pieces,
      after: stage ? { stage } : {},
    });
  return after;
}

/**
 * A printed piece of an order that nobody has begun is begun first, by the member who spoils it.
 * Returns order and piece as they are then.
 */
export async function begunToSpoil(
  context: BoardDependencies,
  transaction: Transaction,
  { order, maker }: { order: Order; maker: Maker },
  piece: Piece,
): Promise<{ order: Order; spoiled: Piece }> {
  const { state, batchId, heldReason } = piece;
  const batched = { state, isInBatch: batchId !== null, isHeld: heldReason !== null };
  if (!beginsBySpoiling(order.state, batched)) return { order, spoiled: piece };
  const begun = { pieces: [piece], to: 'making' } as const;
  const after = await advancePieces(context, transaction, { order, maker }, begun);
  return {
    order: await context.orders.lock(transaction, order.id),
    spoiled: after.find(({ id }) => id === piece.id)!,
  };
}

export const authorOf = ({ staffId, email, requestId }: Maker) => ({
  name: email,
  actor: { kind: 'staff', name: staffId } satisfies JournalActor,
  requestId,
});

/** Called after the change. Names pieces by their codes and no people, because the journal cannot be erased. */
export async function recordInJournal(
  { record }: BoardDependencies,
  transaction: Transaction,
  {
    action,
    order,
    maker,
    pieces,
    after,
  }: {
    action: string;
    order: Order;
    maker: Maker;
    /** As they were before. */
    pieces: readonly Piece[];
    after?: Record<string, string>;
  },
): Promise<void> {
  const { name, actor, requestId } = authorOf(maker);
  const now = await numberedPieces(
    transaction,
    pieces.map(({ id }) => id),
  );
  const before = now.map(({ id, number }) => ({
    ...pieces.find((each) => each.id === id)!,
    number,
  }));
  await record(transaction, {
    actor,
    action: `order.${action}`,
    subject: { kind: 'order', id: order.id },
    before: { pieces: journalledPieces(before) },
    after: { pieces: journalledPieces(now), by: name, ...after },
    requestId,
  });
}

/** “P4F7-K9Q2 waiting, P4F7-K9Q3 making on hold” */
const journalledPieces = (pieces: readonly Omit<NumberedPiece, 'id'>[]): string =>
  pieces
    .map(
      ({ number, state, heldReason }) =>
        `${pieceCodeOf(number)} ${state}${heldReason === null ? '' : ' on hold'}`,
    )
    .join(', ');

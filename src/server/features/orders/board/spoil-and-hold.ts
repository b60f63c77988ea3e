/** How a member spoils and holds a piece on the board. */
import { ShopError } from '../../../../domain/errors.ts';
import type { RemakeCause } from '../../../../domain/orders/pieces/remake.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { requireMakeable, spoilOfLine } from '../changes/remake-line.ts';
import type { Order } from '../orders.service.ts';
import { holdPiece } from '../pieces/change-pieces.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import type { Piece } from '../pieces/pieces.store.ts';
import { authorOf, begunToSpoil, recordInJournal } from './advance-pieces.ts';
import type { BoardDependencies, Maker, SeenPiece } from './board.context.ts';
import { ordersOfPieces } from './board.store.ts';
import { changedOf } from './changed-piece.ts';
import type { ChangedPiece } from './changed-piece.ts';
import { refusalOf, requireOpen } from './seen-piece.ts';

/**
 * Has the piece made again. Returns the new piece. Throws notFound, changedMeanwhile, and
 * stepNotAllowed as remakes do.
 */
export async function spoilOnBoard(
  context: BoardDependencies,
  maker: Maker,
  seen: SeenPiece,
  cause: RemakeCause,
): Promise<ChangedPiece> {
  const { database, orders } = context;
  const orderId = await requireOrderOf(context, seen.id);
  const lineOf = (lines: Awaited<ReturnType<typeof orders.lines>>, { orderLineId }: Piece) =>
    lines.find(({ id }) => id === orderLineId)!;
  const lines = await orders.lines(orderId);
  const piece = (await livePieces(database, orderId)).find(({ id }) => id === seen.id);
  if (piece) await requireMakeable(context, lineOf(lines, piece));
  return database.transaction().execute(async (transaction) => {
    const locked = await orders.lock(transaction, orderId);
    const found = await requirePiece(transaction, locked, seen);
    const { order, spoiled } = await begunToSpoil(
      context,
      transaction,
      { order: locked, maker },
      found,
    );
    const author = { ...authorOf(maker), orderId };
    const line = lineOf(lines, spoiled);
    await spoilOfLine(context, transaction, order, author, { line, pieces: [spoiled], cause });
    await recordInJournal(context, transaction, {
      action: 'remake',
      order,
      maker,
      pieces: [spoiled],
      after: { cause },
    });
    const after = await livePieces(transaction, orderId);
    return changedOf(after.find(({ remakeOf }) => remakeOf === spoiled.id)!);
  });
}

/** @param reason null: releases it. Throws notFound, changedMeanwhile and stepNotAllowed. */
export async function holdOnBoard(
  context: BoardDependencies,
  maker: Maker,
  seen: SeenPiece,
  reason: string | null,
): Promise<ChangedPiece> {
  const { database, clock, orders } = context;
  const orderId = await requireOrderOf(context, seen.id);
  return database.transaction().execute(async (transaction) => {
    const order = await orders.lock(transaction, orderId);
    const piece = await requirePiece(transaction, order, seen);
    const author = { actor: maker.email, at: clock() };
    await holdPiece(transaction, orderId, { piece, reason }, author);
    const action = reason === null ? 'releasePiece' : 'holdPiece';
    await recordInJournal(context, transaction, { action, order, maker, pieces: [piece] });
    const changed = await livePieces(transaction, orderId);
    return changedOf(changed.find(({ id }) => id === seen.id)!);
  });
}

async function requireOrderOf({ database }: BoardDependencies, pieceId: string): Promise<string> {
  const [found] = await ordersOfPieces(database, [pieceId]);
  if (!found) throw new ShopError('notFound');
  return found.orderId;
}

/** The piece as it was seen, of an order that is to be made and not on hold. */
async function requirePiece(
  transaction: Transaction,
  order: Order,
  seen: SeenPiece,
): Promise<Piece> {
  const piece = (await livePieces(transaction, order.id)).find(({ id }) => id === seen.id);
  const error = await refusalOf(transaction, piece, seen, { mayBeHeld: true });
  if (error) throw error;
  requireOpen(order);
  return piece!;
}

/** The one way in which pieces of an order change; its lines and its bin follow in the same transaction. */
import { ShopError } from '../../../../domain/errors.ts';
import { isInWorkshop } from '../../../../domain/orders/pieces/board-steps.ts';
import { needsBin } from '../../../../domain/orders/pieces/bins.ts';
import { PIECE_STEPS } from '../../../../domain/orders/production-steps.ts';
import type { PieceEvent } from '../../../../domain/orders/production-steps.ts';
import type { RemakeCause } from '../../../../domain/orders/pieces/remake.ts';
import { step } from '../../../../domain/state-machine.ts';
import {
  mayFlag,
  refuseUnapproved,
  refuseUnflaggable,
} from '../../../../domain/workshop/approval.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { freeBin, takeBin } from './bins.store.ts';
import { insertRemakes, livePieces, settleLines, writePieces } from './pieces.store.ts';
import type { Piece, PieceAuthor, PieceChange } from './pieces.store.ts';

/** Events for which it does not matter whether somebody has looked at the design. */
const BEFORE_MAKING: readonly PieceEvent[] = ['flag', 'approve', 'cancel'];

/**
 * Moves pieces of one order by an event; those that it would not move stay as they are. The caller
 * holds the lock of the order. Returns the order's pieces afterwards. Throws stepNotAllowed, also
 * for pieces on hold that would go on, and for those that are to be approved.
 */
export async function movePieces(
  transaction: Transaction,
  orderId: string,
  {
    pieces,
    event,
    makerId = null,
    stage,
  }: {
    pieces: readonly Piece[];
    event: PieceEvent;
    makerId?: string | null;
    /** Of making, to which they come by `start` or `stage`; null: its beginning; absent: as they are. */
    stage?: string | null | undefined;
  },
  author: PieceAuthor,
): Promise<Piece[]> {
  for (const piece of pieces) {
    if (!BEFORE_MAKING.includes(event)) refuseUnapproved(piece);
    if (event === 'flag') refuseUnflaggable(piece);
  }
  const changes = pieces
    .filter((piece) => step(PIECE_STEPS, piece.state, event) !== piece.state || isNewStage(piece))
    .map((piece): PieceChange => {
      if (event !== 'cancel') refuseHeldPiece(piece);
      const to = step(PIECE_STEPS, piece.state, event);
      return { piece, event, to, heldReason: null, makerId, stage: stage ?? null };
    });
  return change(transaction, orderId, changes, author);

  function isNewStage(piece: Piece): boolean {
    return event === 'stage' && stage !== undefined && piece.stage !== stage;
  }
}

/** As `movePieces`, for the first pieces of an order. */
export async function moveFirstPieces(
  transaction: Transaction,
  orderId: string,
  { event, most }: { event: PieceEvent; most: number },
  author: PieceAuthor,
): Promise<void> {
  const pieces = (await livePieces(transaction, orderId)).slice(0, most);
  await movePieces(transaction, orderId, { pieces, event }, author);
}

/** Pieces of one order, each with a new one in its place. As `movePieces`, but held pieces can be spoiled. */
export async function spoilPieces(
  transaction: Transaction,
  orderId: string,
  { pieces, cause }: { pieces: readonly Piece[]; cause: RemakeCause },
  author: PieceAuthor,
): Promise<Piece[]> {
  for (const piece of pieces) refuseUnapproved(piece);
  const changes = pieces.map((piece): PieceChange => ({
    piece,
    event: 'spoil',
    to: step(PIECE_STEPS, piece.state, 'spoil'),
    heldReason: null,
    spoilCause: cause,
  }));
  await writePieces(transaction, changes, author);
  await insertRemakes(transaction, pieces, author.at);
  return settled(transaction, orderId, author.at);
}

/** @param reason null: releases the piece. Throws stepNotAllowed if it is so already, or sent. */
export async function holdPiece(
  transaction: Transaction,
  orderId: string,
  { piece, reason }: { piece: Piece; reason: string | null },
  author: PieceAuthor,
): Promise<void> {
  const isHeld = piece.heldReason !== null;
  if (isHeld === (reason !== null))
    throw refusal(isHeld ? 'The piece is on hold already.' : 'The piece is not on hold.');
  if (!isInWorkshop(piece.state)) throw refusal('The piece is not in the workshop.');
  const event = reason === null ? 'release' : 'hold';
  await change(
    transaction,
    orderId,
    [{ piece, event, to: piece.state, heldReason: reason }],
    author,
  );
}

/**
 * Records that the design of these pieces has changed. Waiting pieces need approval, even if they
 * were approved before, where the settings ask for it. Pieces that need approval get a new version,
 * so an approval of the old design is refused. Pieces on hold stay on hold. The caller holds the
 * lock of the order.
 */
export async function designChanged(
  transaction: Transaction,
  orderId: string,
  { pieces, isLookedAt }: { pieces: readonly Piece[]; isLookedAt: boolean },
  author: PieceAuthor,
): Promise<void> {
  const flagged = pieces.filter(
    (piece) => piece.state === 'toApprove' || (isLookedAt && mayFlag(piece)),
  );
  const changes = flagged.map((piece): PieceChange => ({
    piece,
    event: 'flag',
    to: 'toApprove',
    heldReason: piece.heldReason,
  }));
  await change(transaction, orderId, changes, author);
}

async function change(
  transaction: Transaction,
  orderId: string,
  changes: readonly PieceChange[],
  author: PieceAuthor,
): Promise<Piece[]> {
  await writePieces(transaction, changes, author);
  return settled(transaction, orderId, author.at);
}

async function settled(transaction: Transaction, orderId: string, at: Date): Promise<Piece[]> {
  const after = await livePieces(transaction, orderId);
  await settleLines(transaction, orderId, after);
  if (needsBin(after)) await takeBin(transaction, orderId, at);
  else await freeBin(transaction, orderId);
  return after;
}

function refuseHeldPiece({ copy, heldReason }: Piece): void {
  if (heldReason !== null)
    throw refusal(`Piece ${copy} is on hold: ${heldReason}. Release it first.`);
}

const refusal = (message: string) => new ShopError('stepNotAllowed', { message });

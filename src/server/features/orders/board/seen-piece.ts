/** Whether a piece is still as a member saw it, and may change. */
import { ShopError } from '../../../../domain/errors.ts';
import { isInWorkshop } from '../../../../domain/orders/pieces/board-steps.ts';
import { refuseHeld } from '../../../../domain/orders/hold.ts';
import { isOpen } from '../../../../domain/orders/order-steps.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { Order } from '../orders.service.ts';
import { eventsAfter } from '../pieces/pieces.store.ts';
import type { Piece, PieceChange } from '../pieces/pieces.store.ts';
import type { SeenPiece } from './board.context.ts';

/** Throws stepNotAllowed unless the order is to be made and not on hold. */
export function requireOpen(order: Order): void {
  if (!isOpen(order.state))
    throw new ShopError('stepNotAllowed', { message: 'This order is not to be made.' });
  refuseHeld(order);
}

const EVENTS: Readonly<Record<string, string>> = {
  flag: 'marked to be approved',
  approve: 'approved',
  putBack: 'put back',
  start: 'begun',
  stage: 'moved to another stage',
  finish: 'made',
  pack: 'packed',
  dispatch: 'sent',
  spoil: 'spoiled',
  cancel: 'cancelled',
  hold: 'put on hold',
  release: 'released',
  putInBatch: 'put into a batch',
  takeOutOfBatch: 'taken out of its batch',
} satisfies Record<PieceChange['event'], string>;

/** Why a piece cannot change as it was seen; null: it can. */
export async function refusalOf(
  transaction: Transaction,
  piece: Piece | undefined,
  { id, version }: SeenPiece,
  { mayBeHeld = false } = {},
): Promise<ShopError | null> {
  if (!piece || piece.version !== version) {
    const [last] = (await eventsAfter(transaction, id, version)).toReversed();
    const said = last ? `: ${EVENTS[last.event] ?? last.event} by ${last.actor}` : '';
    return new ShopError('changedMeanwhile', { message: `This piece has changed since${said}.` });
  }
  if (!isInWorkshop(piece.state))
    return new ShopError('stepNotAllowed', { message: 'This piece has been sent.' });
  if (piece.heldReason !== null && !mayBeHeld)
    return new ShopError('stepNotAllowed', {
      message: `This piece is on hold: ${piece.heldReason}. Release it first.`,
    });
  return null;
}

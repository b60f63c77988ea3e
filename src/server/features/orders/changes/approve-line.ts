/** Marks the design of a line to be looked at before it is made, or approves it. */
import { ShopError } from '../../../../domain/errors.ts';
import { refuseHeld } from '../../../../domain/orders/hold.ts';
import { isOpen } from '../../../../domain/orders/order-steps.ts';
import { mayFlag } from '../../../../domain/workshop/approval.ts';
import { movePieces } from '../pieces/change-pieces.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import type { Piece } from '../pieces/pieces.store.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { onOrder } from './on-order.ts';

/** All pieces of the line that are to be approved. @param line from 1. Throws orderLineNotFound and stepNotAllowed. */
export const approveLine = (
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  line: number,
): Promise<void> =>
  lookAtLine(context, author, line, {
    event: 'approve',
    isMeant: ({ state }) => state === 'toApprove',
    none: 'Nothing of this line is to be approved.',
  });

/** All pieces of the line that wait and are in no batch. As `approveLine`. */
export const flagLine = (
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  line: number,
): Promise<void> =>
  lookAtLine(context, author, line, {
    event: 'flag',
    isMeant: mayFlag,
    none: 'Nothing of this line waits outside a batch, so it is too late to look at it first.',
  });

interface Look {
  event: 'flag' | 'approve';
  isMeant: (piece: Piece) => boolean;
  /** Why it is refused if no piece is meant. */
  none: string;
}

async function lookAtLine(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  line: number,
  { event, isMeant, none }: Look,
): Promise<void> {
  const { orders, clock } = context;
  const found = (await orders.lines(author.orderId))[line - 1];
  if (!found) throw new ShopError('orderLineNotFound');
  await onOrder(
    context,
    author,
    { action: event, values: { line } },
    async (transaction, order) => {
      if (!isOpen(order.state)) throw new ShopError('stepNotAllowed');
      refuseHeld(order);
      const all = await livePieces(transaction, order.id);
      const pieces = all.filter((piece) => piece.orderLineId === found.id && isMeant(piece));
      if (pieces.length === 0) throw new ShopError('stepNotAllowed', { message: none });
      const by = { actor: author.name, at: clock() };
      await movePieces(transaction, order.id, { pieces, event }, by);
      const detail = { line, copies: pieces.length };
      await orders.recordHistory(transaction, order, author.name, event, detail);
    },
  );
}

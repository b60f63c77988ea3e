/** Makes copies of a line again: takes new blanks, and makes the machine files once more. */
import { ShopError } from '../../../../domain/errors.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { refuseHeld } from '../../../../domain/orders/hold.ts';
import { ORDER_STEPS } from '../../../../domain/orders/order-steps.ts';
import { piecesToRemake, REMAKE_CAUSES } from '../../../../domain/orders/pieces/remake.ts';
import type { RemakeCause } from '../../../../domain/orders/pieces/remake.ts';
import { step } from '../../../../domain/state-machine.ts';
import { remakeMachineFiles } from '../../workshop/machine-files/made-files.ts';
import type { Order, OrderLine } from '../orders.service.ts';
import { spoilPieces } from '../pieces/change-pieces.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import type { Piece } from '../pieces/pieces.store.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { onOrder } from './on-order.ts';

export interface Remake {
  /** From 1. */
  line: number;
  copies: number;
  cause: RemakeCause;
}

/**
 * A sent order is in production again; the line's other pieces stay as they are. Throws
 * stepNotAllowed before production, on hold, and once the design is erased or a photograph in it
 * deleted; orderLineNotFound; and invalid for more copies than were ordered.
 */
export async function remakeLine(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  remake: Remake,
): Promise<void> {
  const { orders } = context;
  const { line: number, copies, cause } = remake;
  const line = (await orders.lines(author.orderId))[number - 1];
  if (!line) throw new ShopError('orderLineNotFound');
  await requireMakeable(context, line);
  const recorded = { action: 'remake', values: { line: number, copies, cause } };
  await onOrder(context, author, recorded, async (transaction, order) => {
    step(ORDER_STEPS, order.state, 'remake');
    const pieces = (await livePieces(transaction, order.id)).filter(
      ({ orderLineId }) => orderLineId === line.id,
    );
    const spoiled = piecesToRemake(pieces, copies);
    await spoilOfLine(context, transaction, order, author, { line, pieces: spoiled, cause });
  });
}

/**
 * Each of these pieces of a line is spoiled, and a new one waits in its place with a new blank. The
 * caller holds the lock of the order. Throws stepNotAllowed as `remakeLine` does.
 */
export async function spoilOfLine(
  context: Pick<OrderChangesDependencies, 'orders' | 'clock' | 'stockLevels'>,
  transaction: Transaction,
  order: Order,
  author: ChangeAuthor,
  { line, pieces, cause }: { line: OrderLine; pieces: readonly Piece[]; cause: RemakeCause },
): Promise<void> {
  const { orders, clock, stockLevels } = context;
  const { actor, name, requestId } = author;
  const number = line.position + 1;
  const copies = pieces.length;
  refuseHeld(order);
  await spoilPieces(transaction, order.id, { pieces, cause }, { actor: name, at: clock() });
  await orders.move(transaction, order, 'remake', name, { line: number, copies, cause });
  await remakeMachineFiles(transaction, line.id);
  const reason = `Remake of ${order.reference}, line ${number}: ${REMAKE_CAUSES[cause]}`;
  await stockLevels.takeBlanks(transaction, {
    blankVariantId: line.blankVariantId,
    count: copies,
    editor: { actor, reason, ...(requestId !== undefined && { requestId }) },
  });
}

/** Throws stepNotAllowed once the design of a line is erased or a photograph in it deleted. */
export async function requireMakeable(
  { machineFiles }: Pick<OrderChangesDependencies, 'machineFiles'>,
  line: OrderLine,
): Promise<void> {
  if (line.designHash === '') throw refusal('The design of this line is erased.');
  // Runs before the transaction, which must not wait for a second connection while it holds one.
  if (!(await machineFiles.canMake(line.id)))
    throw refusal('A photograph on this line is deleted, so it cannot be made again.');
}

const refusal = (message: string) => new ShopError('stepNotAllowed', { message });

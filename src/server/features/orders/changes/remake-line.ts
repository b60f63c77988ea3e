/** Makes copies of a line again: takes new blanks, and makes the machine files once more. */
import { ShopError } from '../../../../domain/errors.ts';
import type { Transaction } from '../../../database/connection.ts';
import { refuseHeld } from '../../../../domain/orders/hold.ts';
import { REMAKE_CAUSES, remadeLine } from '../../../../domain/orders/remake.ts';
import type { RemakeCause } from '../../../../domain/orders/remake.ts';
import { remakeMachineFiles } from '../../workshop/made-files.ts';
import { linesInWork, setProduction, setRemaking } from '../course/order-course.store.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { onOrder } from './on-order.ts';

export interface Remake {
  /** From 1. */
  line: number;
  copies: number;
  cause: RemakeCause;
}

/**
 * A sent order is in production again. Throws stepNotAllowed before production, on hold, without
 * enough blanks for sale, and once the design is erased or a photograph in it deleted;
 * orderLineNotFound; and invalid for more copies than were ordered.
 */
export async function remakeLine(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  remake: Remake,
): Promise<void> {
  const { orders, machineFiles } = context;
  const { line: number, copies, cause } = remake;
  const line = (await orders.lines(author.orderId))[number - 1];
  if (!line) throw new ShopError('orderLineNotFound');
  if (line.designHash === '') throw refusal('The design of this line is erased.');
  // Runs before the transaction, which must not wait for a second connection while it holds one.
  if (!(await machineFiles.canMake(line.id)))
    throw refusal('A photograph on this line is deleted, so it cannot be made again.');
  const recorded = { action: 'remake', values: { line: number, copies, cause } };
  await onOrder(context, author, recorded, async (transaction, order) => {
    await orders.move(transaction, order, 'remake', author.name, { line: number, copies, cause });
    refuseHeld(order);
    await waitAgain(context, transaction, { id: line.id, orderId: order.id }, copies);
    await remakeMachineFiles(transaction, line.id);
    const { actor, requestId } = author;
    const reason = `Remake of ${order.reference}, line ${number}: ${REMAKE_CAUSES[cause]}`;
    await context.stockLevels.takeBlanks(transaction, {
      blankVariantId: line.blankVariantId,
      count: copies,
      editor: { actor, reason, ...(requestId !== undefined && { requestId }) },
    });
  });
}

async function waitAgain(
  { database }: OrderChangesDependencies,
  transaction: Transaction,
  { id, orderId }: { id: string; orderId: string },
  copies: number,
): Promise<void> {
  const inWork = await linesInWork(database, orderId, transaction);
  const after = remadeLine(
    inWork.find((line) => line.id === id)!,
    copies,
  );
  await setProduction(transaction, [id], after.productionState);
  await setRemaking(transaction, id, after.remaking);
}

const refusal = (message: string) => new ShopError('stepNotAllowed', { message });

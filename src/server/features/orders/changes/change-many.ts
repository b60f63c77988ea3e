/** One step of many orders: each in its own transaction, so that one refusal stops no other. */
import { ShopError } from '../../../../domain/errors.ts';
import { bringsTo, type BulkStep } from '../../../../domain/orders/office/bulk-steps.ts';
import { parseOrderReference } from '../../../../domain/orders/order-number.ts';
import { idByReference } from '../course/order-course.store.ts';
import { orderById } from '../orders.store.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { holdOrder, releaseOrder } from './hold-order.ts';
import { produceOrder } from './steps.ts';

export interface ManyChanged {
  /** References of the orders that are now where the step brings them, also if they were before. */
  done: string[];
  refused: { reference: string; error: ShopError }[];
}

export type BulkAuthor = Omit<ChangeAuthor, 'orderId' | 'version'>;

/** The orders are changed as they are, in the given order. @param reason needed for holds */
export async function changeMany(
  context: OrderChangesDependencies,
  author: BulkAuthor,
  step: BulkStep,
  { references, reason }: { references: readonly string[]; reason: string },
): Promise<ManyChanged> {
  const changed: ManyChanged = { done: [], refused: [] };
  for (const reference of references)
    try {
      await changeOne(context, author, step, { reference, reason });
      changed.done.push(reference);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      changed.refused.push({ reference, error });
    }
  return changed;
}

async function changeOne(
  context: OrderChangesDependencies,
  author: BulkAuthor,
  step: BulkStep,
  { reference, reason }: { reference: string; reason: string },
): Promise<void> {
  const { database } = context;
  const parsed = parseOrderReference(reference);
  const orderId = parsed && (await idByReference(database, parsed));
  if (!orderId) throw new ShopError('orderNotFound');
  const one = { ...author, orderId };
  try {
    if (step === 'produce') await produceOrder(context, one);
    else if (step === 'hold') await holdOrder(context, one, reason);
    else await releaseOrder(context, one, reason || undefined);
  } catch (error) {
    // A repeated call after a lost response finds its work done.
    const isThere = bringsTo(step, await orderById(database, orderId));
    if (!(error instanceof ShopError && error.code === 'stepNotAllowed' && isThere)) throw error;
  }
}

/** The rights of a guest to a copy and to erasure, by the same rules as a customer's. */
import { ShopError } from '../../../domain/errors.ts';
import { erasureReasonText } from '../../../domain/people/erasure-reasons.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import type { JournalActor } from '../journal/journal.service.ts';
import type { CustomersContext } from './customers.context.ts';
import { findGuest, guestOrders } from './guest.store.ts';
import type { Guest } from './guest.store.ts';

/** Who changes the guest of which order. */
export interface GuestChange {
  reference: string;
  actor: JournalActor;
  requestId: string;
}

/** Throws orderNotFound, and notFound if a customer placed the order or its guest is erased. */
export async function copyGuest(
  context: CustomersContext,
  change: GuestChange,
): Promise<Record<string, unknown>> {
  const { database, copies } = context;
  const email = await database.transaction().execute(async (transaction) => {
    const guest = await requireGuest(context, transaction, change.reference);
    await recordOn(context, transaction, change, { ...guest, action: 'guest.export' });
    return guest.email;
  });
  return copies.guest(email);
}

/** Throws as `copyGuest`, ordersUnderWay, and stepNotAllowed if there is an account under the address. */
export function eraseGuest(context: CustomersContext, change: GuestChange): Promise<void> {
  const { database, erasure } = context;
  return database.transaction().execute(async (transaction) => {
    const guest = await requireGuest(context, transaction, change.reference);
    if (guest.accountId)
      throw new ShopError('stepNotAllowed', {
        message: 'This email address has an account. Erase the customer, and these orders with it.',
      });
    if (!(await erasure.forgetGuest(transaction, guest.email))) throw new ShopError('notFound');
    const reason = erasureReasonText('asked');
    await recordOn(context, transaction, change, { ...guest, action: 'guest.erase', reason });
  });
}

async function requireGuest(
  { orderIdOf }: CustomersContext,
  transaction: Transaction,
  reference: string,
): Promise<Guest & { orderIds: string[] }> {
  const guest = await findGuest(transaction, await orderIdOf(reference));
  if (!guest) throw new ShopError('notFound');
  const orders = await guestOrders(transaction, guest.email);
  return { ...guest, orderIds: orders.map(({ id }) => id) };
}

/** Each order's part of the journal shows it. The journal cannot be erased, so it names no one. */
async function recordOn(
  { record }: CustomersContext,
  transaction: Transaction,
  { actor, requestId }: GuestChange,
  { orderIds, action, reason }: { orderIds: readonly string[]; action: string; reason?: string },
): Promise<void> {
  for (const id of orderIds)
    await record(transaction, {
      actor,
      requestId,
      action,
      subject: { kind: 'order', id },
      before: null,
      after: null,
      ...(reason !== undefined && { reason }),
    });
}

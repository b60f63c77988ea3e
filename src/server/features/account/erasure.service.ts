/** Erases a customer or a guest on request, in one transaction. */
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import { bound } from '../../bound.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { OrderErasureService, Owner } from '../orders/erasure/order-erasure.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { erasureStore } from './erasure.store.ts';

export interface ErasureDependencies {
  database: Database;
  clock: Clock;
  auth: Pick<AuthService, 'confirmPassword' | 'endSessions'>;
  uploads: Pick<UploadsService, 'forget'>;
  orderErasure: Pick<OrderErasureService, 'forget'>;
}

export type ErasureService = ReturnType<typeof erasureService>;

type ErasureContext = ErasureDependencies & { store: ReturnType<typeof erasureStore> };

export function erasureService(dependencies: ErasureDependencies) {
  const store = erasureStore(dependencies.database);
  return bound(
    { ...dependencies, store },
    { erase: eraseOnOwnRequest, forget: forgetEverything, forgetGuest },
  );
}

/**
 * Invoices keep the buyer's name and address for the legal retention period. Throws invalid with a
 * violation on the password, ordersUnderWay, tooManyRequests.
 */
export async function eraseOnOwnRequest(
  context: ErasureContext,
  given: { customerId: string; password: string; network: string },
): Promise<void> {
  await context.auth.confirmPassword(given, 'password');
  await context.store.transaction(async (transaction) => {
    const isFound = await forgetEverything(context, transaction, given.customerId);
    if (!isFound) throw new ShopError('tokenInvalid');
  });
}

/**
 * Erases a customer in the caller's transaction, which holds no other locks yet. Returns false if
 * there is no such customer, or not any more. Throws ordersUnderWay.
 */
export async function forgetEverything(
  context: ErasureContext,
  transaction: Transaction,
  customerId: string,
): Promise<boolean> {
  const { store, auth, clock } = context;
  const email = await store.lock(transaction, customerId);
  if (!email) return false;
  const carts = await store.lockCarts(transaction, customerId);
  const ordered = await forgetOwned(context, transaction, { customerId, email });
  await store.forgetCarts(transaction, [...new Set([...carts, ...ordered])]);
  await store.deleteOwnRows(transaction, customerId);
  await auth.endSessions(transaction, customerId, 'erased');
  await store.forgetCustomer(transaction, customerId, clock());
  // The last email; the address is deleted once it is sent.
  await enqueue(transaction, 'sendSecurityNotice', {
    customerId,
    event: 'erased',
    email,
    noticeId: newId(),
  });
  return true;
}

/**
 * Erases the orders that guests placed under an email address, and what else is known by the
 * address, in the caller's transaction, which holds no other locks yet. Returns false if there is no
 * such order, or not any more. Throws ordersUnderWay.
 */
export async function forgetGuest(
  context: ErasureContext,
  transaction: Transaction,
  email: string,
): Promise<boolean> {
  const { store } = context;
  const carts = await store.lockGuestCarts(transaction, email);
  const ordered = await forgetOwned(context, transaction, { customerId: null, email });
  if (ordered.length === 0) return false;
  await store.forgetCarts(transaction, carts);
  await enqueue(transaction, 'sendSecurityNotice', {
    customerId: null,
    event: 'guestErased',
    email,
    noticeId: newId(),
  });
  return true;
}

/** Uploads, orders, and what is known by the address alone. Returns the carts of the orders. */
async function forgetOwned(
  { store, uploads, orderErasure }: ErasureContext,
  transaction: Transaction,
  owner: Owner,
): Promise<string[]> {
  // Runs while carts and orders still refer to their uploads.
  await uploads.forget(transaction, owner);
  const ordered = await orderErasure.forget(transaction, owner);
  await store.forgetDetailsInGuestCarts(transaction, owner.email);
  await store.forgetGuestMessages(transaction, owner.email);
  await store.deleteGuestNotices(transaction, owner.email);
  return ordered;
}

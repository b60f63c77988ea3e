/** Erases a customer on request, in one transaction. */
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { OrderErasureService } from '../orders/erasure/order-erasure.service.ts';
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

export function erasureService({
  database,
  clock,
  auth,
  uploads,
  orderErasure,
}: ErasureDependencies) {
  const store = erasureStore(database);
  return {
    /**
     * Invoices keep the buyer's name and address for the legal retention period. Throws invalid
     * with a violation on the password, ordersUnderWay, tooManyRequests.
     */
    async erase(given: { customerId: string; password: string; household: string }): Promise<void> {
      const { customerId } = given;
      await auth.confirmPassword(given, 'password');
      await store.transaction(async (transaction) => {
        const email = await store.lock(transaction, customerId);
        if (!email) throw new ShopError('tokenInvalid');
        const carts = await store.lockCarts(transaction, customerId);
        // Runs while carts and orders still refer to their uploads.
        await uploads.forget(transaction, customerId);
        const ordered = await orderErasure.forget(transaction, { customerId, email });
        await store.forgetCarts(transaction, [...new Set([...carts, ...ordered])]);
        await store.forgetDetailsInGuestCarts(transaction, email);
        await store.forgetGuestMessages(transaction, email);
        await store.deleteGuestNotices(transaction, email);
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
      });
    },
  };
}

/** Erases personal data from orders: on request, and from invoices when the legal retention period ends. */
import type { Clock } from '../../../../domain/time/clock.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { OrderState } from '../../../../domain/orders/order-steps.ts';
import { afterBackup, mayDeleteFiles } from '../../../database/backup-lock.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import type { MediaStore } from '../../../gateways/media/media-store.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { isTaking } from '../../payments/payments.status.ts';
import { refreshOrderSearch } from '../search/order-search.store.ts';
import { orderErasureStore } from './order-erasure.store.ts';
import type { Owner } from './order-erasure.store.ts';
import type { Order, OrdersService } from '../orders.service.ts';

export type { Owner } from './order-erasure.store.ts';

export interface OrderErasureDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'cancel'>;
  payments: Pick<PaymentsService, 'liveAttempt' | 'moveAttempt'>;
  media: MediaStore;
}

/** The customer cannot be erased while an order is in one of these states. */
export const UNDER_WAY: readonly OrderState[] = ['paid', 'inProduction', 'dispatched'];
/** HMRC requires VAT records to be kept for six years. */
const INVOICES_KEPT_YEARS = 6;
const FORGOTTEN_AT_ONCE = 100;

export type OrderErasureService = ReturnType<typeof orderErasureService>;

export function orderErasureService({
  database,
  clock,
  orders,
  payments,
  media,
}: OrderErasureDependencies) {
  const store = orderErasureStore(database);

  async function giveUp(transaction: Transaction, order: Order): Promise<void> {
    const attempt = await payments.liveAttempt(order.id, transaction);
    if (attempt && isTaking(attempt.state)) throw new ShopError('ordersUnderWay');
    if (order.state !== 'awaitingPayment') return;
    if (attempt) await payments.moveAttempt(transaction, attempt, 'cancel', { failure: 'erased' });
    await orders.cancel(transaction, order, 'customer', 'erased');
  }

  async function forgetOrders(transaction: Transaction, ids: readonly string[]): Promise<void> {
    await store.forgetPeople(transaction, ids, clock());
    await store.erasePersonalisations(transaction, ids);
    await store.forgetProofs(transaction, ids);
    await store.forgetTracking(transaction, ids);
    await store.forgetReminders(transaction, ids);
    await refreshOrderSearch(transaction, ids);
    const mediaKeys = await store.forgetMachineFiles(transaction, ids);
    if (mediaKeys.length > 0) await enqueue(transaction, 'deleteMadeFiles', { mediaKeys });
  }

  /** Returns the count. */
  function forgetSomeOld(before: Date): Promise<number> {
    return database.transaction().execute(async (transaction) => {
      const ids = await store.lockOld(transaction, before, FORGOTTEN_AT_ONCE);
      if (ids.length > 0) await forgetOrders(transaction, ids);
      return ids.length;
    });
  }

  return {
    /**
     * Erases all orders of the owner and gives up unpaid ones. The caller holds the locks of the
     * owner's carts. Returns the carts of the orders. Throws ordersUnderWay, also while money is
     * moving.
     */
    async forget(transaction: Transaction, owner: Owner): Promise<string[]> {
      const all = await store.lockAll(transaction, owner);
      if (all.length === 0) return [];
      const ids = all.map(({ id }) => id);
      if (all.some(({ state }) => UNDER_WAY.includes(state))) throw new ShopError('ordersUnderWay');
      if (await store.isRefunding(transaction, ids)) throw new ShopError('ordersUnderWay');
      for (const order of all) await giveUp(transaction, order);
      await forgetOrders(transaction, ids);
      return all.map(({ cartId }) => cartId);
    },

    /**
     * Job: deletes machine files whose rows are already deleted, unless they were made again since.
     * Postponed during a backup, which may still refer to them.
     */
    async deleteMadeFiles(mediaKeys: readonly string[]): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        if (await mayDeleteFiles(transaction))
          for (const key of await store.unnamed(transaction, mediaKeys)) await media.delete(key);
        else
          await enqueue(
            transaction,
            'deleteMadeFiles',
            { mediaKeys },
            { runAt: afterBackup(clock()) },
          );
      });
    },

    /** Job: erases personal data six years after an order was placed and last invoiced, then from its invoices. */
    async forgetOld(): Promise<void> {
      const before = new Date(clock());
      before.setUTCFullYear(before.getUTCFullYear() - INVOICES_KEPT_YEARS);
      while ((await forgetSomeOld(before)) === FORGOTTEN_AT_ONCE);
      await store.forgetInvoiced(before);
    },
  };
}

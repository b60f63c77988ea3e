/** A customer's orders: the list, the details, and the adoption of orders placed as a guest. */
import { HOUR } from '../../../../domain/time/durations.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { mayCancel } from '../../../../domain/orders/order-steps.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { parseOrderReference } from '../../../../domain/orders/order-number.ts';
import { normaliseEmail } from '../../../../domain/people/email.ts';
import { guessLimits } from '../../auth/guess-limits.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { inSnapshot } from '../../../database/connection/snapshot.ts';
import { adoptionStore } from './adoption.store.ts';
import { customerOrdersStore, keyOfBuyer } from './customer-orders.store.ts';
import type { SummaryRow, HistoryStep } from './customer-orders.store.ts';
import type { IssuedRow } from '../../invoices/issued-documents.ts';
import { documentsOfOrder } from '../../invoices/issued-documents.ts';
import { orderCourseStore } from '../course/order-course.store.ts';
import type { SentParcel } from '../course/order-course.store.ts';
import type { Order, OrdersService, WholeOrder } from '../orders.service.ts';

/** Money may be moving or in review, so the order cannot be cancelled yet. */
const UNDECIDED: readonly WholeOrder['payment'][] = ['capturing', 'pending', 'review'];

export interface CustomerOrdersDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'ofCustomer' | 'byKey' | 'check'>;
  secret: string;
  /** Multiplies the limits of guesses; Infinity disables them. */
  limitFactor: number;
}

export type { SummaryRow } from './customer-orders.store.ts';

/** An order with its history, parcels and documents. */
export interface CourseOfOrder extends WholeOrder {
  history: readonly HistoryStep[];
  parcels: readonly SentParcel[];
  documents: readonly IssuedRow[];
  refunded: number;
  canCancel: boolean;
}

/** The provider's approval time; older unpaid orders only clutter the list. */
const PAYABLE_MS = 3 * HOUR;

export type CustomerOrdersService = ReturnType<typeof customerOrdersService>;

/** What somebody knows of an order they bought. */
export interface Buyer {
  reference: string;
  email: string;
  /** Where the call comes from: an IP address, or the /64 of an IPv6 address. */
  network: string;
}

export function customerOrdersService(dependencies: CustomerOrdersDependencies) {
  const { database, clock, orders, secret, limitFactor } = dependencies;
  const guesses = guessLimits({ database, secret, limitFactor });
  const store = {
    ...customerOrdersStore(database),
    ...orderCourseStore(database),
    ...adoptionStore(database),
  };

  async function courseOf(order: Order, within: Transaction): Promise<CourseOfOrder> {
    const [whole, history, parcels, documents, lines, refunded] = await Promise.all([
      orders.check(order, within),
      store.history(order.id, within),
      store.sentParcels(order.id, within),
      documentsOfOrder(within, order.id),
      store.linesInWork(order.id, within),
      store.refunded(order.id, within),
    ]);
    const canCancel =
      !UNDECIDED.includes(whole.payment) &&
      mayCancel(
        order.state,
        lines.map(({ productionState }) => productionState),
      );
    return { ...whole, history, parcels, documents, refunded, canCancel };
  }

  return {
    /** Newest first, at most 500. */
    summaries: (customerId: string): Promise<SummaryRow[]> =>
      store.summaries(customerId, new Date(clock().getTime() - PAYABLE_MS)),

    /** Throws orderNotFound, also for orders of other customers. */
    check: (customerId: string, id: string): Promise<WholeOrder> =>
      inSnapshot(database, async (transaction) =>
        orders.check(await orders.ofCustomer(customerId, id, transaction), transaction),
      ),

    /** For the customer's data export: all orders, paid or not. */
    exportRows: store.exported,

    /** Throws orderNotFound, also for orders of other customers. */
    detail: (customerId: string, id: string): Promise<CourseOfOrder> =>
      inSnapshot(database, async (transaction) =>
        courseOf(await orders.ofCustomer(customerId, id, transaction), transaction),
      ),

    keyFor: (buyer: Buyer) => keyForBuyer({ database, guesses }, buyer),

    /** For holders of the order key, which is in the emails about the order. Throws orderNotFound. */
    detailByKey: (key: string): Promise<CourseOfOrder> =>
      inSnapshot(database, async (transaction) =>
        courseOf(await orders.byKey(key, transaction), transaction),
      ),

    /** Gives the customer the orders placed as a guest under their confirmed address; the order keys stay valid. */
    adoptGuestOrders: async (customerId: string): Promise<void> => {
      await store.adoptAll(customerId);
    },
  };
}

interface BuyersContext {
  database: Database;
  guesses: ReturnType<typeof guessLimits>;
}

/**
 * The key of an order, for its buyer. Others could guess references, so wrong ones count as guesses
 * at the email address. Throws orderNotFound and tooManyRequests.
 */
export function keyForBuyer(
  { database, guesses }: BuyersContext,
  { reference, email, network }: Buyer,
): Promise<string> {
  const address = normaliseEmail(email);
  return guesses.watch(`order of ${address}`, network, async () => {
    const parsed = parseOrderReference(reference);
    const key = parsed && (await keyOfBuyer(database, parsed, address));
    if (!key) throw new ShopError('orderNotFound');
    return key;
  });
}

/** A customer's orders: the list, the details, and the adoption of orders placed as a guest. */
import { HOUR } from '../../../../domain/time/durations.ts';
import type {
  Order as OrderAnswer,
  OrderCourse,
  OrderDetail,
  OrderSummary,
} from '../../../../contract/orders.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { mayCancel } from '../../../../domain/orders/order-steps.ts';
import type { Database } from '../../../database/connection.ts';
import { adoptionStore } from './adoption.store.ts';
import {
  answerDocument,
  answerParcel,
  answerSummary,
  answerTimeline,
} from './customer-orders.answer.ts';
import { customerOrdersStore } from './customer-orders.store.ts';
import { documentsOfOrder } from '../../invoices/issued-documents.ts';
import { orderCourseStore } from '../course/order-course.store.ts';
import type { Order, OrdersService } from '../orders.service.ts';

/** Money may be moving or in review, so the order cannot be cancelled yet. */
const UNDECIDED: readonly OrderAnswer['payment'][] = ['capturing', 'pending', 'review'];

export interface CustomerOrdersDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'ofCustomer' | 'byKey' | 'check'>;
}

/** The provider's approval time; older unpaid orders only clutter the list. */
const PAYABLE_MS = 3 * HOUR;

export type CustomerOrdersService = ReturnType<typeof customerOrdersService>;

export function customerOrdersService({ database, clock, orders }: CustomerOrdersDependencies) {
  const store = {
    ...customerOrdersStore(database),
    ...orderCourseStore(database),
    ...adoptionStore(database),
  };

  /** Throws orderNotFound, also for orders of other customers. */
  async function checkOwn(customerId: string, id: string): Promise<OrderAnswer & { id: string }> {
    return { id, ...(await orders.check(await orders.ofCustomer(customerId, id))) };
  }

  async function courseOf(order: Order): Promise<OrderCourse> {
    const [answer, history, parcels, documents, lines, refunded] = await Promise.all([
      orders.check(order),
      store.history(order.id),
      store.sentParcels(order.id),
      documentsOfOrder(database, order.id),
      store.linesInWork(order.id),
      store.refunded(order.id),
    ]);
    return {
      ...answer,
      timeline: answerTimeline(history),
      parcels: parcels.map(answerParcel),
      documents: documents.map(answerDocument),
      refunded,
      canCancel:
        !UNDECIDED.includes(answer.payment) &&
        mayCancel(
          answer.status,
          lines.map(({ productionState }) => productionState),
        ),
    };
  }

  return {
    /** Newest first, at most 500. */
    summaries: async (customerId: string): Promise<OrderSummary[]> =>
      (await store.summaries(customerId, new Date(clock().getTime() - PAYABLE_MS))).map(
        answerSummary,
      ),

    check: checkOwn,

    /** For the customer's data export: all orders, paid or not. */
    exportRows: store.exported,

    /** Throws orderNotFound, also for orders of other customers. */
    async detail(customerId: string, id: string): Promise<OrderDetail> {
      return { id, ...(await courseOf(await orders.ofCustomer(customerId, id))) };
    },

    /** For holders of the order key, which is in the emails about the order. Throws orderNotFound. */
    detailByKey: async (key: string): Promise<OrderCourse> => courseOf(await orders.byKey(key)),

    /** Gives the customer the orders placed as a guest under their confirmed address; the order keys stay valid. */
    adoptGuestOrders: async (customerId: string): Promise<void> => {
      await store.adoptAll(customerId);
    },
  };
}

/** Orders: frozen lines, stock held for them, each step with its history, the invoice, and how an order stands. */
import type { Order as OrderAnswer } from '../../../contract/orders.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import { formatOrderReference } from '../../../domain/orders/order-number.ts';
import { ORDER_STEPS } from '../../../domain/orders/order-steps.ts';
import type { OrderEvent } from '../../../domain/orders/order-steps.ts';
import { PRODUCTION_STEPS } from '../../../domain/orders/production-steps.ts';
import type { ProductionState } from '../../../domain/orders/production-steps.ts';
import { canStep, step } from '../../../domain/state-machine.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { newId, secret } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { InvoiceSeller } from '../invoices/invoice.document.ts';
import { adoptionStore } from './customers/adoption.store.ts';
import { invoiceOfOrder, issueInvoice } from '../invoices/issued-documents.ts';
import { orderCourseStore } from './course/order-course.store.ts';
import { orderNews } from './order-news.ts';
import { answerOrder } from './orders.answer.ts';
import { orderOwnersStore } from './order-owners.store.ts';
import { ordersStore } from './orders.store.ts';
import type { Order, OrderPerson } from './orders.store.ts';
import { queueMachineFiles } from '../workshop/made-files.ts';
import { orderLinesStore } from './order-lines.store.ts';
import type { DrawnLine, OrderAdjustment, OrderLine } from './order-lines.store.ts';
import { stockService } from '../stock/stock.service.ts';
import { unpaidOrdersStore } from './erasure/unpaid-orders.store.ts';
import type { Shortage, Wanted } from '../stock/stock.service.ts';

export type { DrawnLine, OrderLine } from './order-lines.store.ts';
export type { Order, OrderPerson, OrderPromise } from './orders.store.ts';

export interface OrdersDependencies {
  database: Database;
  clock: Clock;
  notifications: Pick<NotificationsService, 'notify'>;
  payments: Pick<PaymentsService, 'standing'>;
  uploads: Pick<UploadsService, 'keptFor'>;
  seller: InvoiceSeller;
  /** Days after which orders that were given up unpaid are deleted. */
  unpaidDays: number;
}

export type NewOrder = Omit<
  Order,
  'id' | 'key' | 'reference' | 'state' | 'placedAt' | 'paidAt' | 'leftCartAt'
> & {
  person: OrderPerson;
  lines: readonly DrawnLine[];
  adjustments: readonly OrderAdjustment[];
};

/** An order after a step, and the row of its history that tells of it. */
export interface OrderStep {
  order: Order;
  historyId: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DELETED_AT_ONCE = 200;
/** From checkout, and anew from each try to pay. */
export const HOLD_MS = 30 * MINUTE;

export type OrdersService = ReturnType<typeof ordersService>;

export function ordersService({
  database,
  clock,
  notifications,
  payments,
  uploads,
  seller,
  unpaidDays,
}: OrdersDependencies) {
  const store = {
    ...ordersStore(database),
    ...orderLinesStore(database),
    ...orderCourseStore(database),
    ...adoptionStore(database),
    ...orderOwnersStore(database),
    ...unpaidOrdersStore(database),
  };
  const news = orderNews(notifications);
  const stock = stockService({ database });
  const holdUntil = () => new Date(clock().getTime() + HOLD_MS);

  const invoiceOf = (orderId: string) => invoiceOfOrder(database, orderId);

  async function move(
    transaction: Transaction,
    order: Order,
    event: OrderEvent,
    actor: string,
    detail?: object,
  ): Promise<OrderStep> {
    const state = step(ORDER_STEPS, order.state, event);
    const paidAt = event === 'pay' ? clock() : order.paidAt;
    await store.setState(transaction, order.id, state, paidAt);
    const historyId = await store.addHistory(
      transaction,
      { orderId: order.id, actor, event, fromState: order.state, toState: state, detail },
      clock(),
    );
    return { order: { ...order, state, paidAt }, historyId };
  }

  return {
    move,
    byId: store.byId,
    lock: store.lock,
    lockUnpaidOfCart: store.lockUnpaidOfCart,
    latestOfCart: store.latestOfCart,
    lines: store.lines,
    drawnLines: store.drawnLines,
    person: store.person,
    hasHistory: store.hasHistory,
    invoice: invoiceOf,
    unpaidSince: store.unpaidSince,
    overdueHolds: () => store.overdueHolds(clock()),
    prolongHold: (transaction: Transaction, orderId: string) =>
      stock.prolong(transaction, orderId, holdUntil()),
    releaseStock: stock.release,
    isHoldOverdue: (transaction: Transaction, orderId: string) =>
      stock.isOverdue(transaction, orderId, clock()),

    async byKey(key: string): Promise<Order> {
      const order = await store.byKey(key);
      if (!order) throw new ShopError('orderNotFound');
      return order;
    },

    /** Throws orderNotFound for orders of other people too. */
    async ofCustomer(customerId: string, id: string): Promise<Order> {
      const order = await store.ofCustomer(customerId, id);
      if (!order) throw new ShopError('orderNotFound');
      return order;
    },

    /** An order that a guest placed, whose cart has since become a customer's. */
    async giveTo(transaction: Transaction, order: Order, customerId: string): Promise<Order> {
      await store.giveTo(transaction, order.id, customerId);
      return { ...order, customerId };
    },

    /** Before stock of some orders is given back and other stock held: all in one order, so that nobody waits in a circle. */
    lockStock: (
      transaction: Transaction,
      orders: readonly Order[],
      lines: readonly OrderLine[],
    ): Promise<void> =>
      stock.lock(
        transaction,
        orders.map(({ id }) => id),
        lines.map(({ blankVariantId }) => blankVariantId),
      ),

    /** Throws outOfStock, which undoes the caller's transaction. Stock is locked last, so that its lock is short. */
    async place(transaction: Transaction, draft: NewOrder, actor: string): Promise<Order> {
      const { person, lines, adjustments, ...rest } = draft;
      const order: Order = {
        ...rest,
        id: newId(),
        key: secret(),
        reference: formatOrderReference(await store.nextNumber(transaction)),
        state: 'awaitingPayment',
        placedAt: clock(),
        paidAt: null,
        leftCartAt: null,
      };
      await store.insert(transaction, order, person);
      await store.insertLines(transaction, order.id, lines, adjustments);
      await store.addHistory(
        transaction,
        { orderId: order.id, actor, event: 'place', fromState: null, toState: order.state },
        clock(),
      );
      const short = await stock.hold(transaction, order.id, wantedOf(lines), holdUntil());
      if (short.length > 0)
        throw new ShopError('outOfStock', { message: tellShortage(lines, short) });
      return order;
    },

    /** Holds the stock once more where the hold had run out; answers what there is too little of. */
    async ensureHeld(transaction: Transaction, orderId: string): Promise<Shortage[]> {
      const holds = await stock.holds(transaction, orderId);
      if (holds.every(({ state }) => state === 'held')) {
        await stock.prolong(transaction, orderId, holdUntil());
        return [];
      }
      return stock.hold(transaction, orderId, holds, holdUntil());
    },

    /** Gives the stock back, held or taken, and ends the order; what was paid is the caller's to refund. */
    async cancel(
      transaction: Transaction,
      order: Order,
      actor: string,
      reason: string,
      detail: object = {},
    ): Promise<OrderStep> {
      const cancelled = await move(transaction, order, 'cancel', actor, { ...detail, reason });
      const lines = await store.linesInWork(order.id, transaction);
      await store.setProduction(
        transaction,
        lines
          .filter(({ productionState }) => canStep(PRODUCTION_STEPS, productionState, 'cancel'))
          .map(({ id }) => id),
        'cancelled',
      );
      await stock.release(transaction, order.id, ['held', 'taken']);
      if (!order.paidAt) await store.emptyDrawings(transaction, order.id);
      return cancelled;
    },

    /** Takes stock and invoice number and queues what follows, all or nothing with the caller's transaction. */
    async pay(transaction: Transaction, order: Order, actor: string): Promise<Order> {
      // A guest who has an account finds the order there.
      const customerId = order.customerId ?? (await store.adoptOne(transaction, order.id));
      const adopted = { ...order, customerId };
      const { order: paid, historyId } = await move(transaction, adopted, 'pay', actor);
      await news.notify(transaction, paid, 'pay', historyId);
      await stock.take(transaction, order.id);
      const lines = await store.lines(order.id, transaction);
      const adjustments = await store.adjustments(order.id, transaction);
      await enqueue(transaction, 'sendOrderConfirmation', { orderId: order.id });
      await queueMachineFiles(
        transaction,
        lines.map(({ id }) => id),
      );
      await issueInvoice(transaction, { order, lines, adjustments, seller }, clock);
      return paid;
    },

    /** Its lines are no longer in its cart, although it is not paid yet. */
    async leaveCart(transaction: Transaction, order: Order): Promise<Order> {
      const leftCartAt = clock();
      await store.setLeftCart(transaction, order.id, leftCartAt);
      return { ...order, leftCartAt };
    },

    /** The provider refused a payment it had been looking at; the buyer may be away by then. */
    async tellDeclined(transaction: Transaction, order: Order, actor: string): Promise<void> {
      const historyId = await store.addHistory(
        transaction,
        {
          ...{ orderId: order.id, actor, event: 'declinePayment' },
          ...{ fromState: order.state, toState: order.state },
        },
        clock(),
      );
      await news.tell(transaction, order, 'declinePayment', historyId);
    },

    /** Job: orders given up unpaid, once they are old enough; what money or law needs stays. */
    async forgetUnpaid(): Promise<void> {
      const before = new Date(clock().getTime() - unpaidDays * DAY);
      while ((await store.deleteUnpaid(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
    },

    productionOf: async (transaction: Transaction, orderId: string): Promise<ProductionState[]> =>
      (await store.linesInWork(orderId, transaction)).map(({ productionState }) => productionState),

    noteHistory: (
      transaction: Transaction,
      order: Order,
      actor: string,
      event: string,
      detail?: object,
    ): Promise<string> =>
      store.addHistory(
        transaction,
        { orderId: order.id, actor, event, fromState: order.state, toState: order.state, detail },
        clock(),
      ),

    async checkByKey(key: string): Promise<OrderAnswer> {
      return this.check(await this.byKey(key));
    },

    async check(order: Order): Promise<OrderAnswer> {
      const [person, lines, payment, invoice] = await Promise.all([
        store.person(order.id),
        store.lines(order.id),
        payments.standing(order.id),
        invoiceOf(order.id),
      ]);
      const photos = await uploads.keptFor(
        lines.map(({ personalisation }) => personalisation?.edits),
      );
      return answerOrder({ order, person, lines, payment, invoice, photos });
    },
  };
}

/** Lines that share a blank draw from the same stock; ids in ascending order. */
function wantedOf(lines: readonly OrderLine[]): Wanted[] {
  const wanted = new Map<string, number>();
  for (const { blankVariantId, quantity } of lines)
    wanted.set(blankVariantId, (wanted.get(blankVariantId) ?? 0) + quantity);
  return [...wanted]
    .map(([blankVariantId, quantity]) => ({ blankVariantId, quantity }))
    .toSorted((one, other) => (one.blankVariantId < other.blankVariantId ? -1 : 1));
}

function tellShortage(lines: readonly OrderLine[], short: readonly Shortage[]): string {
  return short
    .map(({ blankVariantId, left }) => {
      const name =
        lines.find((line) => line.blankVariantId === blankVariantId)?.name ?? 'This product';
      return left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left.`;
    })
    .join(' ');
}

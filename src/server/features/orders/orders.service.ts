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
import { bound } from '../../bound.ts';

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

type OrdersContext = ReturnType<typeof contextOf>;

function contextOf({
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
  return { database, clock, payments, uploads, seller, unpaidDays, store, news, stock };
}

export function ordersService(dependencies: OrdersDependencies) {
  const context = contextOf(dependencies);
  return {
    byId: context.store.byId,
    lock: context.store.lock,
    lockUnpaidOfCart: context.store.lockUnpaidOfCart,
    latestOfCart: context.store.latestOfCart,
    lines: context.store.lines,
    drawnLines: context.store.drawnLines,
    person: context.store.person,
    hasHistory: context.store.hasHistory,
    unpaidSince: context.store.unpaidSince,
    releaseStock: context.stock.release,
    ...bound(context, {
      move: moveOrder,
      invoice: invoiceOf,
      overdueHolds,
      prolongHold,
      isHoldOverdue,
      byKey: requireOrderByKey,
      ofCustomer: requireOrderOfCustomer,
      giveTo: giveOrderTo,
      lockStock: lockStockOf,
      place: placeOrder,
      ensureHeld,
      cancel: cancelOrder,
      pay: payOrder,
      leaveCart,
      tellDeclined,
      forgetUnpaid,
      productionOf,
      noteHistory: noteOrderHistory,
      checkByKey: checkOrderByKey,
      check: checkOrder,
    }),
  };
}

function holdUntil({ clock }: OrdersContext): Date {
  return new Date(clock().getTime() + HOLD_MS);
}

export function invoiceOf({ database }: OrdersContext, orderId: string) {
  return invoiceOfOrder(database, orderId);
}

export async function moveOrder(
  { clock, store }: OrdersContext,
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

export function overdueHolds({ store, clock }: OrdersContext) {
  return store.overdueHolds(clock());
}

export function prolongHold(context: OrdersContext, transaction: Transaction, orderId: string) {
  const { stock } = context;
  return stock.prolong(transaction, orderId, holdUntil(context));
}

export function isHoldOverdue(
  { stock, clock }: OrdersContext,
  transaction: Transaction,
  orderId: string,
) {
  return stock.isOverdue(transaction, orderId, clock());
}

export async function requireOrderByKey({ store }: OrdersContext, key: string): Promise<Order> {
  const order = await store.byKey(key);
  if (!order) throw new ShopError('orderNotFound');
  return order;
}

/** Throws orderNotFound for orders of other people too. */
export async function requireOrderOfCustomer(
  { store }: OrdersContext,
  customerId: string,
  id: string,
): Promise<Order> {
  const order = await store.ofCustomer(customerId, id);
  if (!order) throw new ShopError('orderNotFound');
  return order;
}

/** An order that a guest placed, whose cart has since become a customer's. */
export async function giveOrderTo(
  { store }: OrdersContext,
  transaction: Transaction,
  order: Order,
  customerId: string,
): Promise<Order> {
  await store.giveTo(transaction, order.id, customerId);
  return { ...order, customerId };
}

/** Before stock of some orders is given back and other stock held: all in one order, so that nobody waits in a circle. */
export function lockStockOf(
  { stock }: OrdersContext,
  transaction: Transaction,
  orders: readonly Order[],
  lines: readonly OrderLine[],
): Promise<void> {
  return stock.lock(
    transaction,
    orders.map(({ id }) => id),
    lines.map(({ blankVariantId }) => blankVariantId),
  );
}

/** Throws outOfStock, which undoes the caller's transaction. Stock is locked last, so that its lock is short. */
export async function placeOrder(
  context: OrdersContext,
  transaction: Transaction,
  draft: NewOrder,
  actor: string,
): Promise<Order> {
  const { store, clock, stock } = context;
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
  const short = await stock.hold(transaction, order.id, wantedOf(lines), holdUntil(context));
  if (short.length > 0) throw new ShopError('outOfStock', { message: tellShortage(lines, short) });
  return order;
}

/** Holds the stock once more where the hold had run out; answers what there is too little of. */
export async function ensureHeld(
  context: OrdersContext,
  transaction: Transaction,
  orderId: string,
): Promise<Shortage[]> {
  const { stock } = context;
  const holds = await stock.holds(transaction, orderId);
  if (holds.every(({ state }) => state === 'held')) {
    await stock.prolong(transaction, orderId, holdUntil(context));
    return [];
  }
  return stock.hold(transaction, orderId, holds, holdUntil(context));
}

/** Gives the stock back, held or taken, and ends the order; what was paid is the caller's to refund. */
export async function cancelOrder(
  context: OrdersContext,
  transaction: Transaction,
  order: Order,
  actor: string,
  reason: string,
  detail: object = {},
): Promise<OrderStep> {
  const { store, stock } = context;
  const cancelled = await moveOrder(context, transaction, order, 'cancel', actor, {
    ...detail,
    reason,
  });
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
}

/** Takes stock and invoice number and queues what follows, all or nothing with the caller's transaction. */
export async function payOrder(
  context: OrdersContext,
  transaction: Transaction,
  order: Order,
  actor: string,
): Promise<Order> {
  const { store, news, stock, seller, clock } = context;
  // A guest who has an account finds the order there.
  const customerId = order.customerId ?? (await store.adoptOne(transaction, order.id));
  const adopted = { ...order, customerId };
  const { order: paid, historyId } = await moveOrder(context, transaction, adopted, 'pay', actor);
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
}

/** Its lines are no longer in its cart, although it is not paid yet. */
export async function leaveCart(
  { clock, store }: OrdersContext,
  transaction: Transaction,
  order: Order,
): Promise<Order> {
  const leftCartAt = clock();
  await store.setLeftCart(transaction, order.id, leftCartAt);
  return { ...order, leftCartAt };
}

/** The provider refused a payment it had been looking at; the buyer may be away by then. */
export async function tellDeclined(
  { store, clock, news }: OrdersContext,
  transaction: Transaction,
  order: Order,
  actor: string,
): Promise<void> {
  const historyId = await store.addHistory(
    transaction,
    {
      ...{ orderId: order.id, actor, event: 'declinePayment' },
      ...{ fromState: order.state, toState: order.state },
    },
    clock(),
  );
  await news.tell(transaction, order, 'declinePayment', historyId);
}

/** Job: orders given up unpaid, once they are old enough; what money or law needs stays. */
export async function forgetUnpaid({ clock, unpaidDays, store }: OrdersContext): Promise<void> {
  const before = new Date(clock().getTime() - unpaidDays * DAY);
  while ((await store.deleteUnpaid(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}

export async function productionOf(
  { store }: OrdersContext,
  transaction: Transaction,
  orderId: string,
): Promise<ProductionState[]> {
  return (await store.linesInWork(orderId, transaction)).map(
    ({ productionState }) => productionState,
  );
}

export function noteOrderHistory(
  { store, clock }: OrdersContext,
  transaction: Transaction,
  order: Order,
  actor: string,
  event: string,
  detail?: object,
): Promise<string> {
  return store.addHistory(
    transaction,
    { orderId: order.id, actor, event, fromState: order.state, toState: order.state, detail },
    clock(),
  );
}

export async function checkOrderByKey(context: OrdersContext, key: string): Promise<OrderAnswer> {
  return checkOrder(context, await requireOrderByKey(context, key));
}

export async function checkOrder(context: OrdersContext, order: Order): Promise<OrderAnswer> {
  const { store, payments, uploads } = context;
  const [person, lines, payment, invoice] = await Promise.all([
    store.person(order.id),
    store.lines(order.id),
    payments.standing(order.id),
    invoiceOf(context, order.id),
  ]);
  const photos = await uploads.keptFor(lines.map(({ personalisation }) => personalisation?.edits));
  return answerOrder({ order, person, lines, payment, invoice, photos });
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

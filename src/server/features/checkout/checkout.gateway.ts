/**
 * Payment of an order: redirects to the provider's approval page, handles the return and reports
 * the payment state.
 */
import { HOUR } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { DispatchPromise } from '../../../domain/calendar/dispatch.ts';
import { zoneNameOf } from '../../../domain/delivery/delivery.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { PaymentGateway } from '../../gateways/payment-gateway.ts';
import type { Order, OrdersService } from '../orders/orders.service.ts';
import type { Checkpoint } from '../payments/checkpoint.ts';
import type { Attempt, PaymentsService } from '../payments/payments.service.ts';
import { isLive, isTaking } from '../payments/payments.status.ts';
import type { PaymentStatus } from '../payments/payments.status.ts';
import type { Promised } from './checkout.context.ts';
import { backFor, nextPageAfter } from './next-page.ts';
import type { NextPage } from './next-page.ts';
import { paymentRequest } from './payment-request.ts';
import type { SettledBy, Settlement } from './settle/checkout.record.ts';
import { bound } from '../../bound.ts';

export interface GatewayDependencies {
  clock: Clock;
  payments: PaymentsService;
  orders: OrdersService;
  gateway: PaymentGateway;
  /** The shop's public origin, without a trailing slash. */
  origin: string;
  /** As it is now. */
  brandName(): string;
  database: Database;
  /** What each zone is promised now. */
  promisesNow(): Promise<Pick<Promised, 'byZone'>>;
  settle(attempt: Attempt, by: SettledBy): Promise<Settlement>;
  /** Receives the provider's refusals, for the log. */
  onTrouble(detail: object, message: string): void;
  checkpoint: Checkpoint;
}

export interface PaymentState {
  id: string;
  orderKey: string;
  payment: PaymentStatus;
  total: number;
}

/** The provider accepts approvals for three hours; after this time the shop creates a new provider order. */
const APPROVAL_LASTS_MS = 2.5 * HOUR;

export function checkoutGateway(context: GatewayDependencies) {
  return bound(context, {
    pay: beginPayment,
    returned: returnFromProvider,
    cancelled: cancelAtProvider,
    approvalUrl: makeApprovalUrl,
    capture: captureForCustomer,
    paymentStatus: showPaymentStatus,
  });
}

/** An order by link may be paid days after it was placed, so its promise counts from its payment. */
async function promiseOf(
  { orders, promisesNow }: GatewayDependencies,
  { id, payBy }: Order,
): Promise<DispatchPromise | undefined> {
  if (!payBy) return undefined;
  const [{ shippingAddress }, { byZone }] = await Promise.all([orders.person(id), promisesNow()]);
  const zone = zoneNameOf(shippingAddress);
  return zone ? byZone.get(zone) : undefined;
}

/**
 * Locks the order, then ensures held stock and a live attempt before the shopper leaves to pay.
 * @param promise replaces the order's
 */
function prepare(
  { database, orders, payments, clock }: GatewayDependencies,
  orderId: string,
  promise: DispatchPromise | undefined,
): Promise<Attempt | Exclude<Settlement, 'declined' | 'notApproved'>> {
  return database.transaction().execute(async (transaction) => {
    const [order, live] = await Promise.all([
      orders.lock(transaction, orderId),
      payments.liveAttempt(orderId, transaction),
    ]);
    if (order.state !== 'awaitingPayment') return order.state === 'cancelled' ? 'dead' : 'paid';
    if (live && isTaking(live.state)) return live.state === 'review' ? 'review' : 'capturing';
    if (order.payBy && order.payBy <= clock()) return 'dead';
    if ((await orders.ensureHeld(transaction, order)).length > 0) {
      if (live) await payments.moveAttempt(transaction, live, 'cancel', { failure: 'outOfStock' });
      await orders.cancel(transaction, order, 'shopper', 'outOfStock');
      return 'outOfStock';
    }
    if (promise) await orders.setPromise(transaction, orderId, promise);
    const isStale = live && clock().getTime() - live.createdAt.getTime() > APPROVAL_LASTS_MS;
    if (isStale) await payments.moveAttempt(transaction, live, 'cancel', { failure: 'expired' });
    return live && !isStale ? live : payments.newAttempt(transaction, order);
  });
}

/** The provider's approval page, or the page for the order's current state. */
async function approvalOf(context: GatewayDependencies, order: Order): Promise<NextPage> {
  const { orders, gateway, checkpoint, onTrouble, payments } = context;
  const prepared = await prepare(context, order.id, await promiseOf(context, order));
  if (typeof prepared === 'string') return nextPageAfter(order, prepared);
  if (prepared.approvalUrl) return { path: prepared.approvalUrl };
  const [lines, person] = await Promise.all([orders.lines(order.id), orders.person(order.id)]);
  const answer = await gateway.createOrder(paymentRequest(context, order, prepared, lines, person));
  await checkpoint('providerOrderMade');
  if (answer.outcome === 'failed' || !answer.order.approvalUrl) {
    onTrouble(
      answer.outcome === 'failed' ? answer : { issue: 'no approval page' },
      'the payment provider made no order',
    );
    return {
      path: backFor(order, 'unavailable'),
      refusal: new ShopError('paymentProviderUnavailable'),
    };
  }
  await payments.recordProviderOrder(prepared.id, answer.order.id, answer.order.approvalUrl);
  return { path: answer.order.approvalUrl };
}

async function paymentStatusOf(
  { payments }: GatewayDependencies,
  { id, key, totalPence }: Order,
): Promise<PaymentState> {
  return {
    id,
    orderKey: key,
    payment: await payments.statusOf(id),
    total: totalPence,
  };
}

export async function beginPayment(
  context: GatewayDependencies,
  orderKey: string,
): Promise<NextPage> {
  const { orders } = context;
  return approvalOf(context, await orders.byKey(orderKey));
}

/** Handles the shopper's return from the provider. */
export async function returnFromProvider(
  { orders, payments, settle }: GatewayDependencies,
  orderKey: string,
  providerOrderId: string,
): Promise<NextPage> {
  const order = await orders.byKey(orderKey);
  const attempt = await payments.attemptByProviderOrder(providerOrderId);
  if (!attempt || attempt.orderId !== order.id) throw new ShopError('orderNotFound');
  return nextPageAfter(order, await settle(attempt, 'shopper'));
}

/** Handles a shopper who left the provider's page without approving. The order keeps waiting for payment. */
export async function cancelAtProvider(
  { orders, payments }: GatewayDependencies,
  orderKey: string,
): Promise<NextPage> {
  const order = await orders.byKey(orderKey);
  const status = await payments.statusOf(order.id);
  const isUnpaid = status === 'waiting' || status === 'refused';
  if (!isUnpaid) return { path: `/checkout/thank-you/${order.key}` };
  return { path: backFor(order, order.state === 'cancelled' ? 'changed' : 'cancelled') };
}

/** The URL where a customer approves the payment of their order, or sees that it is paid. */
export async function makeApprovalUrl(
  context: GatewayDependencies,
  customerId: string,
  orderId: string,
): Promise<string> {
  const { orders, origin } = context;
  const { path, refusal } = await approvalOf(context, await orders.ofCustomer(customerId, orderId));
  if (refusal) throw refusal;
  return new URL(path, origin).href;
}

/**
 * Captures the payment if it was approved; otherwise the order keeps waiting. Throws
 * paymentDeclined or outOfStock.
 */
export async function captureForCustomer(
  context: GatewayDependencies,
  customerId: string,
  orderId: string,
): Promise<PaymentState> {
  const { orders, payments, settle } = context;
  const order = await orders.ofCustomer(customerId, orderId);
  const attempt = await payments.latestAttempt(order.id);
  if (!attempt || !isLive(attempt.state)) return paymentStatusOf(context, order);
  const settlement = await settle(attempt, 'shopper');
  const { refusal } = nextPageAfter(order, settlement);
  if (refusal && settlement !== 'notApproved') throw refusal;
  return paymentStatusOf(context, order);
}

export async function showPaymentStatus(
  context: GatewayDependencies,
  customerId: string,
  orderId: string,
): Promise<PaymentState> {
  const { orders } = context;
  return paymentStatusOf(context, await orders.ofCustomer(customerId, orderId));
}

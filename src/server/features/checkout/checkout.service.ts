/** Checkout: turns a cart into an order, sends the shopper to pay, and takes them back. */
import type { Clock } from '../../../domain/clock.ts';
import type { DeliveryZone } from '../../../domain/delivery.ts';
import { ShopError } from '../../../domain/errors.ts';
import { pence } from '../../../domain/money.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import type { PaymentGateway, PaymentRequest } from '../../gateways/payment-gateway.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type {
  Order,
  OrderLine,
  OrderPerson,
  OrderPromise,
  OrdersService,
} from '../orders/orders.service.ts';
import type { Attempt, Checkpoint, PaymentsService } from '../payments/payments.service.ts';
import { isTaking } from '../payments/payments.standing.ts';
import { draftOrder } from './checkout.draft.ts';
import type { LockedCart, PricedItem } from './checkout.draft.ts';
import { settleWith } from './checkout.settle.ts';
import type { Settlement } from './checkout.settle.ts';

export interface CheckoutDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'charged' | 'document'>;
  carts: Pick<CartService, 'lockForCheckout' | 'lock' | 'markOrdered'>;
  payments: PaymentsService;
  orders: OrdersService;
  gateway: PaymentGateway;
  /** Where shoppers reach the shop, without a trailing slash. */
  origin: string;
  brandName: string;
  vatRegistered: boolean;
  zones: readonly DeliveryZone[];
  promise(zone: DeliveryZone): Promise<OrderPromise>;
  /** Told what the provider refused, for the log. */
  onTrouble(detail: object, message: string): void;
  /** Crash tests stop the process here; the shop passes nothing. */
  checkpoint?: Checkpoint;
}

/** Where the browser goes next; `refusal` is what a caller that is no browser is told instead. */
export interface Onward {
  path: string;
  refusal?: ShopError;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The provider lets an order be approved for three hours; past this a fresh one is made. */
const APPROVAL_LASTS_MS = 2.5 * HOUR;
const CURRENCY = 'GBP';

export type CheckoutService = ReturnType<typeof checkoutService>;

export function checkoutService(dependencies: CheckoutDependencies) {
  const {
    database,
    clock,
    catalogue,
    carts,
    payments,
    orders,
    gateway,
    origin,
    brandName,
    vatRegistered,
    zones,
    promise,
    onTrouble,
    checkpoint = async () => {},
  } = dependencies;
  const inTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    database.transaction().execute(work);
  let promises: { minute: number; byZone: ReadonlyMap<string, OrderPromise> } | undefined;
  const settle = settleWith({
    clock,
    gateway,
    carts,
    payments,
    orders,
    transaction: inTransaction,
    checkpoint,
  });

  /** The same cart version answers the same order; a changed cart gives up the earlier one, unless money is moving. */
  async function keepOrGiveUp(
    transaction: Transaction,
    cart: LockedCart['cart'],
  ): Promise<Order | null> {
    const order = await orders.lockLiveOfCart(transaction, cart.id);
    if (!order || order.cartVersion === cart.version || order.state !== 'awaitingPayment')
      return order;
    const attempt = await payments.liveAttempt(order.id, transaction);
    if (attempt && isTaking(attempt.state)) throw new ShopError('paymentInProgress');
    if (attempt)
      await payments.moveAttempt(transaction, attempt, 'cancel', { failure: 'cartChanged' });
    await orders.cancel(transaction, order, 'shopper', 'cartChanged');
    return null;
  }

  async function priceItems(
    transaction: Transaction,
    items: LockedCart['items'],
  ): Promise<Map<string, PricedItem>> {
    const products = await catalogue.charged(
      [...new Set(items.map(({ productId }) => productId))],
      transaction,
    );
    const priced = new Map<string, PricedItem>();
    for (const [id, product] of products)
      priced.set(id, { product, document: await catalogue.document(product, transaction) });
    return priced;
  }

  /** Cut-offs fall on whole minutes, so within a minute a zone's promise stays the same. */
  async function promisesNow(): Promise<ReadonlyMap<string, OrderPromise>> {
    const minute = Math.floor(clock().getTime() / MINUTE);
    if (promises?.minute !== minute) {
      promises = {
        minute,
        byZone: new Map(
          await Promise.all(zones.map(async (zone) => [zone.name, await promise(zone)] as const)),
        ),
      };
    }
    return promises.byZone;
  }

  /** Locks the order and makes sure of stock and a live attempt before the shopper leaves to pay. */
  const prepare = (
    orderId: string,
  ): Promise<Attempt | Exclude<Settlement, 'declined' | 'notApproved'>> =>
    inTransaction(async (transaction) => {
      const order = await orders.lock(transaction, orderId);
      if (order.state !== 'awaitingPayment') return order.state === 'cancelled' ? 'dead' : 'paid';
      const live = await payments.liveAttempt(orderId, transaction);
      if (live && isTaking(live.state)) return live.state === 'review' ? 'review' : 'capturing';
      if ((await orders.ensureHeld(transaction, orderId)).length > 0) {
        if (live)
          await payments.moveAttempt(transaction, live, 'cancel', { failure: 'outOfStock' });
        await orders.cancel(transaction, order, 'shopper', 'outOfStock');
        return 'outOfStock';
      }
      const isStale = live && clock().getTime() - live.createdAt.getTime() > APPROVAL_LASTS_MS;
      if (isStale) await payments.moveAttempt(transaction, live, 'cancel', { failure: 'expired' });
      return live && !isStale ? live : payments.newAttempt(transaction, order);
    });

  return {
    settle,

    /** Throws cartNotFound, cartEmpty, cartIncomplete, deliveryRefused, outOfStock or paymentInProgress. */
    async place(cartId: string): Promise<Order> {
      // Before the transaction, which must not wait for a second connection while it holds one.
      const promised = await promisesNow();
      const order = await inTransaction(async (transaction) => {
        const locked = await carts.lockForCheckout(transaction, cartId);
        const standing = await keepOrGiveUp(transaction, locked.cart);
        if (standing) return standing;
        if (locked.cart.state !== 'open') throw new ShopError('cartNotFound');
        const priced = await priceItems(transaction, locked.items);
        const draft = draftOrder(locked, priced, {
          vatRegistered,
          currency: CURRENCY,
          zones,
          promise: ({ name }) => promised.get(name)!,
        });
        const placed = await orders.place(transaction, draft, 'shopper');
        await payments.newAttempt(transaction, placed);
        return placed;
      });
      await checkpoint('orderPlaced');
      return order;
    },

    /** Sends the shopper to the provider's approval page, or to wherever this order now stands. */
    async pay(orderKey: string): Promise<Onward> {
      const order = await orders.byKey(orderKey);
      const prepared = await prepare(order.id);
      if (typeof prepared === 'string') return onwardFrom(order.key, prepared);
      if (prepared.approvalUrl) return { path: prepared.approvalUrl };
      const [lines, person] = await Promise.all([orders.lines(order.id), orders.person(order.id)]);
      const answer = await gateway.createOrder(requestFor(order, prepared, lines, person));
      await checkpoint('providerOrderMade');
      if (answer.outcome === 'failed' || !answer.order.approvalUrl) {
        onTrouble(
          answer.outcome === 'failed' ? answer : { issue: 'no approval page' },
          'the payment provider made no order',
        );
        return {
          path: '/checkout?payment=unavailable',
          refusal: new ShopError('paymentProviderUnavailable'),
        };
      }
      await payments.noteProviderOrder(prepared.id, answer.order.id, answer.order.approvalUrl);
      return { path: answer.order.approvalUrl };
    },

    /** The shopper comes back from the provider. */
    async returned(orderKey: string, providerOrderId: string): Promise<Onward> {
      const order = await orders.byKey(orderKey);
      const attempt = await payments.attemptByProviderOrder(providerOrderId);
      if (!attempt || attempt.orderId !== order.id) throw new ShopError('orderNotFound');
      return onwardFrom(order.key, await settle(attempt.id, 'shopper'));
    },
  };

  function requestFor(
    order: Order,
    attempt: Attempt,
    lines: readonly OrderLine[],
    person: OrderPerson,
  ): PaymentRequest {
    const { shippingAddress: to } = person;
    return {
      orderId: order.id,
      invoiceId: attempt.requestId,
      requestId: attempt.requestId,
      currency: order.currency,
      lines: lines.map(({ name, sku, quantity, unitPricePence }) => ({
        name,
        sku,
        quantity,
        unitPricePence: pence(unitPricePence),
      })),
      shippingPence: pence(order.shippingTotalPence),
      totalPence: pence(order.totalPence),
      address: {
        fullName: `${to.FirstName} ${to.LastName}`.trim(),
        lines: [to.AddressLine1, to.AddressLine2, to.AddressLine3].filter(Boolean),
        town: to.CityTown,
        county: to.County,
        postCode: to.PostCode,
        country: to.Country,
      },
      brandName,
      returnUrl: `${origin}/gateway/paypal/${order.key}/return`,
      cancelUrl: `${origin}/gateway/paypal/${order.key}/cancel`,
    };
  }
}

/** Paid, or being paid: the confirmation tells. Otherwise back to checkout, where the order or the cart still stands. */
function onwardFrom(orderKey: string, settlement: Settlement): Onward {
  switch (settlement) {
    case 'paid':
    case 'capturing':
    case 'review':
      return { path: `/checkout/thank-you/${orderKey}` };
    case 'outOfStock':
      return { path: '/checkout?payment=outOfStock', refusal: new ShopError('outOfStock') };
    case 'declined':
    case 'notApproved':
    case 'refused':
      return { path: `/checkout?payment=${settlement}`, refusal: new ShopError('paymentDeclined') };
    case 'dead':
      return { path: '/checkout?payment=changed', refusal: new ShopError('stepNotAllowed') };
  }
}

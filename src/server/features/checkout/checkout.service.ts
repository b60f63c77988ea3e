/** Checkout: turns a cart into an order awaiting payment, once per cart version. */
import { MINUTE } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { DispatchPromise } from '../../../domain/calendar/dispatch.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import { ShopError } from '../../../domain/errors.ts';
import { priceChanges } from '../../../domain/money/price-changes.ts';
import type { PriceChange } from '../../../domain/money/price-changes.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import type { PaymentGateway } from '../../gateways/payment-gateway.ts';
import type { DesignSealer } from '../artwork/design-seal.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { Order, OrdersService } from '../orders/orders.service.ts';
import type { Checkpoint } from '../payments/checkpoint.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { isTaking } from '../payments/payments.status.ts';
import { designCheck } from './checkout.designs.ts';
import type { DesignDependencies } from './checkout.designs.ts';
import { asQuote, draftOrder, orderAsQuote, quoteCart } from './checkout.draft.ts';
import type { LockedCart, PricedItem } from './checkout.draft.ts';
import { checkoutGateway } from './checkout.gateway.ts';
import { settlePayment } from './settle/checkout.settle.ts';
import { bound } from '../../bound.ts';

export interface CheckoutDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'charged' | 'documents'>;
  artwork: DesignDependencies['artwork'];
  uploads: DesignDependencies['uploads'];
  seal: DesignSealer;
  carts: Pick<CartService, 'lockForCheckout' | 'lockBought' | 'takeBought'>;
  payments: PaymentsService;
  orders: OrdersService;
  gateway: PaymentGateway;
  /** The shop's public origin, without a trailing slash. */
  origin: string;
  brandName: string;
  vatRegistered: boolean;
  zones: readonly DeliveryZone[];
  promise(zone: DeliveryZone): Promise<DispatchPromise>;
  /** Receives the provider's refusals, for the log. */
  onTrouble(detail: object, message: string): void;
  /** Crash tests stop the process here; production passes nothing. */
  checkpoint?: Checkpoint;
}

const CURRENCY = 'GBP';

/** Called with the number of lines before a new order is placed; throws to refuse it. */
type MayPlace = (lines: number) => Promise<void>;

/** An order made from a cart, and its changes from the order it replaces. */
export type PlacedOrder = Order & { changes: PriceChange[] };

export type CheckoutService = ReturnType<typeof checkoutService>;

type CheckoutContext = ReturnType<typeof contextOf>;

function contextOf({ checkpoint = async () => {}, ...dependencies }: CheckoutDependencies) {
  const promisesNow = promisesByMinute(dependencies);
  const takeDesigns = designCheck(dependencies);
  return { ...dependencies, checkpoint, promisesNow, takeDesigns };
}

export function checkoutService(dependencies: CheckoutDependencies) {
  const context = contextOf(dependencies);
  const { settle } = bound(context, { settle: settlePayment });
  return {
    ...checkoutGateway({ ...context, settle }),
    ...bound(context, { place: placeOrder }),
    settle,
  };
}

/**
 * What changed since an order was made from this cart version. Empty while the payment is being
 * captured, because the price is then final.
 */
async function changesSince(
  { payments, orders, vatRegistered, zones }: CheckoutContext,
  within: Transaction,
  order: Order,
  locked: LockedCart,
  priced: ReadonlyMap<string, PricedItem>,
): Promise<PriceChange[]> {
  const attempt = await payments.liveAttempt(order.id, within);
  if (attempt && isTaking(attempt.state)) return [];
  const before = orderAsQuote(order, await orders.lines(order.id, within));
  return priceChanges(before, asQuote(quoteCart(locked, priced, { vatRegistered, zones })));
}

/** The same cart version returns the same order; orders made from earlier versions are outdated. */
async function standingOrders(
  { orders }: CheckoutContext,
  within: Transaction,
  cart: LockedCart['cart'],
): Promise<{ kept: Order | null; outdated: Order[] }> {
  if (cart.state === 'ordered')
    return { kept: await orders.latestOfCart(within, cart.id), outdated: [] };
  const unpaid = await orders.lockUnpaidOfCart(within, cart.id);
  const kept =
    unpaid.find(({ cartId, cartVersion }) => cartId === cart.id && cartVersion === cart.version) ??
    null;
  return { kept, outdated: unpaid.filter((order) => order !== kept) };
}

/** Throws paymentInProgress while money may be moving. */
async function giveUpOrder(
  { payments, orders }: CheckoutContext,
  within: Transaction,
  order: Order,
): Promise<void> {
  const attempt = await payments.liveAttempt(order.id, within);
  if (attempt && isTaking(attempt.state)) throw new ShopError('paymentInProgress');
  if (attempt) await payments.moveAttempt(within, attempt, 'cancel', { failure: 'cartChanged' });
  await orders.cancel(within, order, 'shopper', 'cartChanged');
}

async function priceItems(
  { catalogue }: CheckoutContext,
  within: Transaction,
  items: LockedCart['items'],
): Promise<Map<string, PricedItem>> {
  const products = await catalogue.charged(
    [...new Set(items.map(({ productId }) => productId))],
    within,
  );
  const sold = [...products];
  const documents = await catalogue.documents(
    sold.map(([, product]) => product),
    within,
  );
  return new Map(
    sold.map(([id, product], place) => [id, { product, document: documents[place]! }]),
  );
}

async function placeWithin(
  context: CheckoutContext,
  within: Transaction,
  locked: LockedCart,
  promised: ReadonlyMap<string, DispatchPromise>,
  customerId: string | null,
  mayPlace: MayPlace,
): Promise<PlacedOrder> {
  const { vatRegistered, zones, seal, takeDesigns, orders, payments } = context;
  const { cart, items } = locked;
  const { kept, outdated } = await standingOrders(context, within, cart);
  if (kept && kept.state !== 'awaitingPayment') return { ...kept, changes: [] };
  if (cart.state !== 'open') {
    if (kept) return { ...kept, changes: [] };
    throw new ShopError('cartNotFound');
  }
  const priced = await priceItems(context, within, items);
  const changes = kept ? await changesSince(context, within, kept, locked, priced) : [];
  if (kept && changes.length === 0) return { ...kept, changes };
  if (kept) outdated.push(kept);
  await mayPlace(items.length);
  const draft = draftOrder(locked, priced, {
    vatRegistered,
    currency: CURRENCY,
    zones,
    seal,
    promise: ({ name }) => promised.get(name)!,
  });
  await takeDesigns(within, { lines: draft.lines, items, priced }, draft.customerId ?? customerId);
  if (outdated.length > 0) await orders.lockStock(within, outdated, draft.lines);
  for (const order of outdated) await giveUpOrder(context, within, order);
  // The order belongs to the customer even if the cart cannot be claimed yet because an earlier one
  // is being paid.
  const order = { ...draft, customerId: draft.customerId ?? customerId };
  const placed = await orders.place(within, order, 'shopper');
  await payments.newAttempt(within, placed);
  return { ...placed, changes };
}

/**
 * With a customer id, the cart must belong to that customer or is claimed. Throws cartNotFound,
 * cartEmpty, cartIncomplete, deliveryRefused, outOfStock or paymentInProgress, and what `mayPlace`
 * throws.
 */
export async function placeOrder(
  context: CheckoutContext,
  cartId: string,
  customerId: string | null = null,
  mayPlace: MayPlace = async () => {},
): Promise<PlacedOrder> {
  const { promisesNow, database, carts, checkpoint } = context;
  // Runs before the transaction, which must not wait for a second connection while it holds one.
  const promised = await promisesNow();
  const order = await database.transaction().execute(async (within) => {
    const locked = await carts.lockForCheckout(within, cartId, customerId);
    return placeWithin(context, within, locked, promised, customerId, mayPlace);
  });
  await checkpoint('orderPlaced');
  return order;
}

/** Caches for a minute: cut-offs fall on whole minutes, so a zone's promise does not change within one. */
function promisesByMinute({
  clock,
  zones,
  promise,
}: Pick<CheckoutDependencies, 'clock' | 'zones' | 'promise'>) {
  let known: { minute: number; byZone: ReadonlyMap<string, DispatchPromise> } | undefined;
  return async (): Promise<ReadonlyMap<string, DispatchPromise>> => {
    const minute = Math.floor(clock().getTime() / MINUTE);
    if (known?.minute !== minute) {
      const promises = zones.map(async (zone) => [zone.name, await promise(zone)] as const);
      known = { minute, byZone: new Map(await Promise.all(promises)) };
    }
    return known.byZone;
  };
}

/** Places orders: turns a cart into an order awaiting payment, once per cart version. */
import { ShopError } from '../../../../domain/errors.ts';
import { priceChanges } from '../../../../domain/money/price-changes.ts';
import type { PriceChange } from '../../../../domain/money/price-changes.ts';
import type { SaleTerms } from '../../../../domain/settings/shop-settings.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { Order } from '../../orders/orders.service.ts';
import { isTaking } from '../../payments/payments.status.ts';
import { asQuote, draftOrder, orderAsQuote, quoteCart } from './checkout.draft.ts';
import type { LockedCart, PricedItem } from './checkout.draft.ts';
import type { CheckoutContext, Promised } from '../checkout.context.ts';

const CURRENCY = 'GBP';

/** Called with the number of lines before a new order is placed; throws to refuse it. */
export type MayPlace = (lines: number) => Promise<void>;

/** How an order is placed. */
export interface Placing {
  /** For whom; null for guests. */
  customerId: string | null;
  mayPlace: MayPlace;
  /** For the order's history. */
  actor: string;
  /** Until when its link can be paid and its stock is held; null if the shopper pays at once. */
  payBy: Date | null;
}

/** An order made from a cart, and its changes from the order it replaces. */
export type PlacedOrder = Order & { changes: PriceChange[] };

/**
 * What changed since an order was made from this cart version. Empty while the payment is being
 * captured, because the price is then final.
 */
async function changesSince(
  { payments, orders }: CheckoutContext,
  within: Transaction,
  order: Order,
  locked: LockedCart,
  priced: ReadonlyMap<string, PricedItem>,
  terms: SaleTerms,
): Promise<PriceChange[]> {
  const attempt = await payments.liveAttempt(order.id, within);
  if (attempt && isTaking(attempt.state)) return [];
  const before = orderAsQuote(order, await orders.lines(order.id, within));
  return priceChanges(before, asQuote(quoteCart(locked, priced, terms)));
}

/** The same cart version returns the same order; orders made from earlier versions are outdated. */
async function ordersOfCart(
  { orders }: CheckoutContext,
  within: Transaction,
  cart: LockedCart['cart'],
): Promise<{ current: Order | null; outdated: Order[] }> {
  if (cart.state === 'ordered')
    return { current: await orders.latestOfCart(within, cart.id), outdated: [] };
  const unpaid = await orders.lockUnpaidOfCart(within, cart.id);
  const current =
    unpaid.find(({ cartId, cartVersion }) => cartId === cart.id && cartVersion === cart.version) ??
    null;
  return { current, outdated: unpaid.filter((order) => order !== current) };
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

/** The caller has locked the cart. */
export async function placeWithin(
  context: CheckoutContext,
  within: Transaction,
  locked: LockedCart,
  { terms, byZone }: Promised,
  { customerId, mayPlace, actor, payBy }: Placing,
): Promise<PlacedOrder> {
  const { seal, takeDesigns, orders, payments } = context;
  const { cart, items } = locked;
  const { current, outdated } = await ordersOfCart(context, within, cart);
  if (current && current.state !== 'awaitingPayment') return { ...current, changes: [] };
  if (cart.state !== 'open') {
    if (current) return { ...current, changes: [] };
    throw new ShopError('cartNotFound');
  }
  const priced = await priceItems(context, within, items);
  const changes = current
    ? await changesSince(context, within, current, locked, priced, terms)
    : [];
  if (current && changes.length === 0) return { ...current, changes };
  if (current) outdated.push(current);
  await mayPlace(items.length);
  const draft = draftOrder(locked, priced, {
    ...terms,
    currency: CURRENCY,
    seal,
    promise: ({ name }) => byZone.get(name)!,
  });
  await takeDesigns(within, { lines: draft.lines, items, priced }, draft.customerId ?? customerId);
  if (outdated.length > 0) await orders.lockStock(within, outdated, draft.lines);
  for (const order of outdated) await giveUpOrder(context, within, order);
  // The order belongs to the customer even if the cart cannot be claimed yet because an earlier one
  // is being paid.
  const order = { ...draft, payBy, customerId: draft.customerId ?? customerId };
  const placed = await orders.place(within, order, actor);
  await payments.firstAttempt(within, placed);
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
    const placing = { customerId, mayPlace, actor: 'shopper', payBy: null };
    return placeWithin(context, within, locked, promised, placing);
  });
  await checkpoint('orderPlaced');
  return order;
}

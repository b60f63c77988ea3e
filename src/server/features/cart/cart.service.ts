/** The cart: its first add creates it, changes run under a lock, and responses contain it whole. */
import { isDeepStrictEqual } from 'node:util';
import { DAY } from '../../../domain/time/durations.ts';
import type { Cart } from '../../../contract/cart.ts';
import { checkAddress, normaliseAddress } from '../../../domain/delivery/address.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import { addLine, isSameLine, removeLine, setQuantity } from '../../../domain/cart/cart.ts';
import type { CartLine } from '../../../domain/cart/cart.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { deliveryZoneOf } from '../../../domain/delivery/delivery.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import type { ArtworkService } from '../artwork/artwork.service.ts';
import { isOnSale } from '../catalogue/catalogue.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { abandonedCartsStore } from './abandoned.store.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { answerCart, newCart } from './cart.answer.ts';
import type { TotalsOptions } from './cart.answer.ts';
import { boughtCarts } from './cart.bought.ts';
import { NEW_CART, cartClaims, isClaimable } from './cart.claim.ts';
import type { CustomerId } from './cart.claim.ts';
import { tidyDetails } from './cart.details.ts';
import type { GivenDetails } from './cart.details.ts';
import { refuse, unpriced } from './cart.line.ts';
import { cartNames, UNCHANGED } from './cart.names.ts';
import type { CartWork } from './cart.names.ts';
import type { LineRequest } from './cart.line.ts';
import { cartReplacement } from './cart.replace.ts';
import { cartStore } from './cart.store.ts';
import type { StoredCart, StoredItem } from './cart.store.ts';
import { refuseSoldOut, lineCheck } from './cart.line-check.ts';
import { claimsStore } from './claims.store.ts';
import { bound } from '../../bound.ts';

export interface CartDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'variants' | 'sellables' | 'charged' | 'document' | 'stock'>;
  artwork: Pick<ArtworkService, 'refusals' | 'unwritable' | 'nameFaults'>;
  uploads: Pick<UploadsService, 'use'>;
  totals: TotalsOptions;
  /** A saved address of the customer. Throws addressNotFound. */
  savedAddress(customerId: string, addressId: string): Promise<Address>;
  /** Whether money for this cart may be moving; the cart cannot change until that is settled. */
  isBeingPaid?(cartId: string, transaction: Transaction): Promise<boolean>;
}

const ABANDONED_AFTER = 90 * DAY;
const DELETED_AT_ONCE = 1000;

type AddressType = 'payment' | 'shipping';

export type CartService = ReturnType<typeof cartService>;

type CartContext = ReturnType<typeof contextOf>;

function contextOf({
  database,
  clock,
  catalogue,
  artwork,
  uploads,
  totals,
  savedAddress,
  isBeingPaid = async () => false,
}: CartDependencies) {
  const store = cartStore(database);
  const claims = claimsStore(database);
  const abandoned = abandonedCartsStore(database);
  const checkLine = lineCheck({ catalogue, artwork, uploads });
  const owned = cartClaims({ store, claims, clock, isBeingPaid });
  return {
    clock,
    catalogue,
    artwork,
    uploads,
    totals,
    savedAddress,
    isBeingPaid,
    store,
    claims,
    abandoned,
    checkLine,
    owned,
  };
}

/** With a `customerId`, a call uses that customer's cart and claims a cart without an owner. */
export function cartService(dependencies: CartDependencies) {
  const context = contextOf(dependencies);
  const { owned } = context;
  const { change } = bound(context, { change: changeCart });
  return {
    ...boughtCarts({ ...context, lockBought: owned.lockBought }),
    ...cartNames({ ...context, change }),
    ...cartReplacement({ ...context, change }),
    ...bound(context, {
      setAddress,
      lockForCheckout,
      forgetAbandoned,
      standingId,
      get: getCart,
      addItem,
      setItemQuantity,
      removeItem,
      setSavedAddress,
      setDetails,
    }),
  };
}

async function changeCart(
  context: CartContext,
  cartId: string,
  customerId: CustomerId,
  work: CartWork,
): Promise<Cart> {
  const { store, clock } = context;
  const changed = await store.transaction(async (transaction) => {
    const cart = await lockOpen(context, transaction, cartId, customerId);
    const isUnchanged = (await work(transaction, cart)) === UNCHANGED;
    return {
      cart: isUnchanged ? cart : await store.touched(transaction, cart.id, clock()),
      items: await store.items(cart.id, transaction),
    };
  });
  // Builds the response after the transaction, because the catalogue may need its own connection.
  return answerWith(context, changed.cart, changed.items);
}

async function lockOpen(
  { store, owned, isBeingPaid }: CartContext,
  transaction: Transaction,
  cartId: string,
  customerId: CustomerId,
): Promise<StoredCart> {
  if (cartId === NEW_CART && !customerId) return store.open(transaction);
  const cart =
    cartId === NEW_CART && customerId
      ? await owned.lockStanding(transaction, customerId)
      : await owned.lock(transaction, cartId, customerId);
  if (cart?.state !== 'open') throw new ShopError('cartNotFound');
  if (await isBeingPaid(cart.id, transaction)) throw new ShopError('paymentInProgress');
  return cart;
}

async function answerWith(
  { catalogue, totals }: CartContext,
  cart: StoredCart,
  items: readonly StoredItem[],
): Promise<Cart> {
  const variants = await catalogue.variants(items.map(({ productId }) => productId));
  return answerCart(cart, items, variants, totals);
}

async function linesOf(
  { store }: CartContext,
  cartId: string,
  transaction: Transaction,
): Promise<CartLine[]> {
  return (await store.items(cartId, transaction)).map(unpriced);
}

/** A shipping address must also be in a delivery zone. */
export async function setAddress(
  context: CartContext,
  cartId: string,
  type: AddressType,
  given: Address,
  customerId: CustomerId = null,
): Promise<Cart> {
  const { totals, store } = context;
  const address = normaliseAddress(given);
  refuse(checkAddress(address));
  if (type === 'shipping') deliveryZoneOf(address, totals.zones);
  return changeCart(context, cartId, customerId, async (transaction, cart) => {
    const before = type === 'payment' ? cart.paymentAddress : cart.shippingAddress;
    if (isDeepStrictEqual(before, address)) return UNCHANGED;
    return store.setAddress(transaction, cart.id, type, address);
  });
}

/** Locks an open or ordered cart for checkout and returns it with its items. */
export async function lockForCheckout(
  { owned, store }: CartContext,
  transaction: Transaction,
  cartId: string,
  customerId: CustomerId,
): Promise<{ cart: StoredCart; items: StoredItem[] }> {
  const cart = await owned.lock(transaction, cartId, customerId);
  if (!cart) throw new ShopError('cartNotFound');
  return { cart, items: await store.items(cart.id, transaction) };
}

/** Deletes guest carts untouched for ninety days; ordered ones are emptied instead. */
export async function forgetAbandoned({ clock, abandoned }: CartContext): Promise<void> {
  const before = new Date(clock().getTime() - ABANDONED_AFTER);
  while ((await abandoned.delete(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
  while ((await abandoned.empty(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}

/** The id of the customer's open cart. */
export async function standingId(
  { claims }: CartContext,
  customerId: string,
): Promise<string | null> {
  return (await claims.standing(customerId))?.id ?? null;
}

export async function getCart(
  context: CartContext,
  cartId: string,
  customerId: CustomerId = null,
): Promise<Cart> {
  const { owned, totals, store } = context;
  const seen = await owned.find(cartId, customerId);
  if (!seen && cartId === NEW_CART) return newCart(totals);
  const cart =
    seen && customerId && isClaimable(seen)
      ? await store.transaction((transaction) => owned.lock(transaction, cartId, customerId))
      : seen;
  if (cart?.state !== 'open') throw new ShopError('cartNotFound');
  return answerWith(context, cart, await store.items(cart.id));
}

export async function addItem(
  context: CartContext,
  cartId: string,
  request: LineRequest,
  customerId: CustomerId = null,
): Promise<Cart> {
  const { checkLine, store } = context;
  const { product, line: added } = await checkLine(request, customerId);
  refuseSoldOut(product);
  if (cartId === NEW_CART && !customerId) {
    addLine({ version: 0, lines: [] }, added);
    return answerWith(context, await store.openWith(added), [added]);
  }
  return changeCart(context, cartId, customerId, async (transaction, cart) => {
    const before = await linesOf(context, cart.id, transaction);
    const after = addLine({ version: cart.version, lines: before }, added).lines.find((line) =>
      isSameLine(line, added),
    );
    const present = before.find((line) => isSameLine(line, added));
    if (present && after) await store.setQuantity(transaction, present.id, after.quantity);
    else await store.insertItem(transaction, cart.id, added);
  });
}

export function setItemQuantity(
  context: CartContext,
  cartId: string,
  itemId: string,
  quantity: number,
  customerId: CustomerId = null,
): Promise<Cart> {
  const { catalogue, store } = context;
  return changeCart(context, cartId, customerId, async (transaction, cart) => {
    const lines = await linesOf(context, cart.id, transaction);
    setQuantity({ version: cart.version, lines }, itemId, quantity);
    const { productId, quantity: before } = lines.find(({ id }) => id === itemId)!;
    if (before === quantity) return UNCHANGED;
    const product = (await catalogue.charged([productId], transaction)).get(productId);
    if (!product || !isOnSale(product)) throw new ShopError('productNotFound');
    await store.setQuantity(transaction, itemId, quantity);
  });
}

export function removeItem(
  context: CartContext,
  cartId: string,
  itemId: string,
  customerId: CustomerId = null,
): Promise<Cart> {
  const { store } = context;
  return changeCart(context, cartId, customerId, async (transaction, cart) => {
    removeLine(
      { version: cart.version, lines: await linesOf(context, cart.id, transaction) },
      itemId,
    );
    await store.deleteItems(transaction, [itemId]);
  });
}

/** Copies the address, so that later changes to the saved one do not affect the cart. */
export async function setSavedAddress(
  context: CartContext,
  cartId: string,
  type: AddressType,
  addressId: string,
  customerId: string,
): Promise<Cart> {
  const { savedAddress } = context;
  return setAddress(context, cartId, type, await savedAddress(customerId, addressId), customerId);
}

export async function setDetails(
  context: CartContext,
  cartId: string,
  given: GivenDetails,
  customerId: CustomerId = null,
): Promise<Cart> {
  const { clock, store } = context;
  const details = tidyDetails(given);
  return changeCart(context, cartId, customerId, async (transaction, cart) => {
    const personalisedAcceptedAt = given.personalisedAccepted
      ? (cart.personalisedAcceptedAt ?? clock())
      : null;
    const after = { ...details, personalisedAcceptedAt };
    if (isDeepStrictEqual({ ...cart, ...after }, cart)) return UNCHANGED;
    await store.setDetails(transaction, cart.id, after);
  });
}

/** The cart: opened by its first add, changed under a lock, always answered whole. */
import { isDeepStrictEqual } from 'node:util';
import type { Address, Cart } from '../../../contract/cart.ts';
import { checkAddress, normaliseAddress } from '../../../domain/delivery/address.ts';
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
import type { ChangeCart } from './cart.names.ts';
import type { Wish } from './cart.line.ts';
import { cartReplacement } from './cart.replace.ts';
import { cartStore } from './cart.store.ts';
import type { StoredCart, StoredItem } from './cart.store.ts';
import { refuseSoldOut, wishCheck } from './cart.wish.ts';
import { claimsStore } from './claims.store.ts';

export interface CartDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'variants' | 'sellables' | 'charged' | 'document' | 'stock'>;
  artwork: Pick<ArtworkService, 'refusals' | 'unwritable' | 'nameFaults'>;
  uploads: Pick<UploadsService, 'use'>;
  totals: TotalsOptions;
  /** A saved address of the customer. Throws addressNotFound. */
  savedAddress(customerId: string, addressId: string): Promise<Address>;
  /** Whether money for this cart may be moving: until that is known it stays as it is. */
  isBeingPaid?(cartId: string, transaction: Transaction): Promise<boolean>;
}

const DAY = 24 * 60 * 60 * 1000;
const ABANDONED_AFTER = 90 * DAY;
const DELETED_AT_ONCE = 1000;

type AddressType = 'payment' | 'shipping';

export type CartService = ReturnType<typeof cartService>;

/** Every call may be a customer's: then `customerId` says whose cart is meant, and claims one that is nobody's. */
export function cartService({
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
  const checkWish = wishCheck({ catalogue, artwork, uploads });
  const owned = cartClaims({ store, claims, clock, isBeingPaid });

  const change: ChangeCart = async (cartId, customerId, work) => {
    const changed = await store.transaction(async (transaction) => {
      const cart = await lockOpen(transaction, cartId, customerId);
      const isUnchanged = (await work(transaction, cart)) === UNCHANGED;
      return {
        cart: isUnchanged ? cart : await store.touched(transaction, cart.id, clock()),
        items: await store.items(cart.id, transaction),
      };
    });
    // Answered afterwards, because the catalogue may want a connection of its own.
    return answer(changed.cart, changed.items);
  };

  async function lockOpen(
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

  async function answer(cart: StoredCart, items: readonly StoredItem[]): Promise<Cart> {
    const variants = await catalogue.variants(items.map(({ productId }) => productId));
    return answerCart(cart, items, variants, totals);
  }

  const linesOf = async (cartId: string, transaction: Transaction): Promise<CartLine[]> =>
    (await store.items(cartId, transaction)).map(unpriced);

  /** A shipping address must also be one that is delivered to. */
  async function setAddress(
    cartId: string,
    type: AddressType,
    given: Address,
    customerId: CustomerId = null,
  ): Promise<Cart> {
    const address = normaliseAddress(given);
    refuse(checkAddress(address));
    if (type === 'shipping') deliveryZoneOf(address, totals.zones);
    return change(cartId, customerId, async (transaction, cart) => {
      const before = type === 'payment' ? cart.paymentAddress : cart.shippingAddress;
      if (isDeepStrictEqual(before, address)) return UNCHANGED;
      return store.setAddress(transaction, cart.id, type, address);
    });
  }

  return {
    ...boughtCarts({ store, clock, lockBought: owned.lockBought }),
    ...cartNames({ store, catalogue, artwork, uploads, change }),
    ...cartReplacement({ store, checkWish, change }),
    setAddress,

    /** For checkout: a cart still open or already ordered, locked, with its items. */
    async lockForCheckout(
      transaction: Transaction,
      cartId: string,
      customerId: CustomerId,
    ): Promise<{ cart: StoredCart; items: StoredItem[] }> {
      const cart = await owned.lock(transaction, cartId, customerId);
      if (!cart) throw new ShopError('cartNotFound');
      return { cart, items: await store.items(cart.id, transaction) };
    },

    /** Guests' carts untouched for ninety days; of those that were ordered, what is in them. */
    async forgetAbandoned(): Promise<void> {
      const before = new Date(clock().getTime() - ABANDONED_AFTER);
      while ((await abandoned.delete(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
      while ((await abandoned.empty(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
    },

    /** The id of the customer's open cart. */
    standingId: async (customerId: string): Promise<string | null> =>
      (await claims.standing(customerId))?.id ?? null,

    async get(cartId: string, customerId: CustomerId = null): Promise<Cart> {
      const seen = await owned.find(cartId, customerId);
      if (!seen && cartId === NEW_CART) return newCart(totals);
      const cart =
        seen && customerId && isClaimable(seen)
          ? await store.transaction((transaction) => owned.lock(transaction, cartId, customerId))
          : seen;
      if (cart?.state !== 'open') throw new ShopError('cartNotFound');
      return answer(cart, await store.items(cart.id));
    },

    async addItem(cartId: string, wish: Wish, customerId: CustomerId = null): Promise<Cart> {
      const { product, line: added } = await checkWish(wish, customerId);
      refuseSoldOut(product);
      if (cartId === NEW_CART && !customerId) {
        addLine({ version: 0, lines: [] }, added);
        return answer(await store.openWith(added), [added]);
      }
      return change(cartId, customerId, async (transaction, cart) => {
        const before = await linesOf(cart.id, transaction);
        const after = addLine({ version: cart.version, lines: before }, added).lines.find((line) =>
          isSameLine(line, added),
        );
        const present = before.find((line) => isSameLine(line, added));
        if (present && after) await store.setQuantity(transaction, present.id, after.quantity);
        else await store.insertItem(transaction, cart.id, added);
      });
    },

    setItemQuantity: (
      cartId: string,
      itemId: string,
      quantity: number,
      customerId: CustomerId = null,
    ): Promise<Cart> =>
      change(cartId, customerId, async (transaction, cart) => {
        const lines = await linesOf(cart.id, transaction);
        setQuantity({ version: cart.version, lines }, itemId, quantity);
        const { productId, quantity: before } = lines.find(({ id }) => id === itemId)!;
        if (before === quantity) return UNCHANGED;
        const product = (await catalogue.charged([productId], transaction)).get(productId);
        if (!product || !isOnSale(product)) throw new ShopError('productNotFound');
        await store.setQuantity(transaction, itemId, quantity);
      }),

    removeItem: (cartId: string, itemId: string, customerId: CustomerId = null): Promise<Cart> =>
      change(cartId, customerId, async (transaction, cart) => {
        removeLine({ version: cart.version, lines: await linesOf(cart.id, transaction) }, itemId);
        await store.deleteItems(transaction, [itemId]);
      }),

    /** Copied, so that changing the saved address later changes no cart. */
    setSavedAddress: async (
      cartId: string,
      type: AddressType,
      addressId: string,
      customerId: string,
    ): Promise<Cart> =>
      setAddress(cartId, type, await savedAddress(customerId, addressId), customerId),

    async setDetails(
      cartId: string,
      given: GivenDetails,
      customerId: CustomerId = null,
    ): Promise<Cart> {
      const details = tidyDetails(given);
      return change(cartId, customerId, async (transaction, cart) => {
        const personalisedAcceptedAt = given.personalisedAccepted
          ? (cart.personalisedAcceptedAt ?? clock())
          : null;
        const after = { ...details, personalisedAcceptedAt };
        if (isDeepStrictEqual({ ...cart, ...after }, cart)) return UNCHANGED;
        await store.setDetails(transaction, cart.id, after);
      });
    },
  };
}

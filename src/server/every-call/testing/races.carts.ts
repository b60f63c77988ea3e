/**
 * The calls that change a cart, each with a model of its effect: a race must end as some sequence
 * of the calls would.
 */
import type { LightMyRequestResponse } from 'fastify';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { ShopErrorCode } from '../../../domain/errors.ts';
import type { Bearer } from '../../testing/test-app.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';
import type { Winner } from '../../testing/race.ts';
import type { TestShop } from './world.ts';

/** The model's state of a cart and its order. */
export interface Plain {
  version: number;
  isOwned: boolean;
  /** Quantities by product. */
  lines: Record<string, number>;
  town: string;
  comment: string;
  /** The one order awaiting payment. */
  order: { version: number; lines: Record<string, number> } | null;
  cancelled: number;
}

export interface Raced {
  cartId: string;
  /** Id of the first line. */
  itemId: string;
  /** The first line has the mug; only the call that replaces it adds the shirt. */
  products: { mug: string; slate: string; shirt: string };
  /** Saved by the customer, one for each call. */
  addresses: Record<Winner, string>;
}

export interface CartCall {
  endpoint: EndpointName;
  /** Who makes the call; `anyone` is a guest, or the customer once the cart is theirs. */
  caller: 'anyone' | 'customer';
  ask(
    shop: TestShop,
    raced: Raced,
    who: Winner,
    bearer: Bearer | undefined,
  ): Promise<LightMyRequestResponse>;
  /** Returns the refusal, in which case `cart` is ignored. */
  does(cart: Plain, raced: Raced, who: Winner): ShopErrorCode | null;
}

export const TOWNS: Record<Winner, string> = { first: 'Leeds', second: 'York' };
export const BUYER = { firstName: 'Siân', lastName: 'Price', email: 'sian@example.org' };
const QUANTITIES: Record<Winner, number> = { first: 5, second: 6 };

const adding = (product: 'mug' | 'slate'): CartCall => ({
  endpoint: 'cartAdd',
  caller: 'anyone',
  ask: (shop, { cartId, products }, _, bearer) =>
    shop.ask(
      'cartAdd',
      { params: { cartId }, body: { productId: products[product], quantity: 1 } },
      bearer,
    ),
  does(cart, { products }) {
    const quantity = (cart.lines[products[product]] ?? 0) + 1;
    if (quantity > 99) return 'quantityOutOfRange';
    cart.lines[products[product]] = quantity;
    return changed(cart);
  },
});

const placing = (endpoint: 'checkout' | 'guestCheckout', caller: CartCall['caller']): CartCall => ({
  endpoint,
  caller,
  ask: (shop, { cartId }, _, bearer) =>
    shop.ask(endpoint, { params: { cartId, method: 'paypal' } }, bearer),
  does(cart) {
    if (cart.order?.version === cart.version) return null;
    if (Object.keys(cart.lines).length === 0) return 'cartEmpty';
    if (cart.order) cart.cancelled += 1;
    cart.order = { version: cart.version, lines: { ...cart.lines } };
    return null;
  },
});

export const CART_CALLS = {
  'cartAdd to a line': adding('mug'),
  'cartAdd of a new line': adding('slate'),
  cartItemUpdate: {
    endpoint: 'cartItemUpdate',
    caller: 'anyone',
    ask: (shop, { cartId, itemId }, who, bearer) =>
      shop.ask(
        'cartItemUpdate',
        { params: { cartId, itemId }, body: { quantity: QUANTITIES[who] } },
        bearer,
      ),
    does(cart, { products }, who) {
      const product = productOfFirst(cart, products);
      if (product === null) return 'cartItemNotFound';
      cart.lines[product] = QUANTITIES[who];
      return changed(cart);
    },
  },
  cartItemReplace: {
    endpoint: 'cartItemReplace',
    caller: 'anyone',
    ask: (shop, { cartId, itemId, products }, who, bearer) =>
      shop.ask(
        'cartItemReplace',
        {
          params: { cartId, itemId },
          body: { productId: products.shirt, quantity: QUANTITIES[who] },
        },
        bearer,
      ),
    does(cart, { products }, who) {
      const product = productOfFirst(cart, products);
      if (product === null) return 'cartItemNotFound';
      delete cart.lines[product];
      cart.lines[products.shirt] = QUANTITIES[who];
      return changed(cart);
    },
  },
  cartItemDelete: {
    endpoint: 'cartItemDelete',
    caller: 'anyone',
    ask: (shop, { cartId, itemId }, _, bearer) =>
      shop.ask('cartItemDelete', { params: { cartId, itemId } }, bearer),
    does(cart, { products }) {
      const product = productOfFirst(cart, products);
      if (product === null) return 'cartItemNotFound';
      delete cart.lines[product];
      return changed(cart);
    },
  },
  cartAddress: {
    endpoint: 'cartAddress',
    caller: 'customer',
    ask: (shop, { cartId, addresses }, who, bearer) =>
      shop.ask(
        'cartAddress',
        { params: { cartId, type: 'shipping' }, body: { addressId: addresses[who] } },
        bearer,
      ),
    does: moves,
  },
  cartAddressGuest: {
    endpoint: 'cartAddressGuest',
    caller: 'anyone',
    ask: (shop, { cartId }, who, bearer) =>
      shop.ask(
        'cartAddressGuest',
        { params: { cartId, type: 'shipping' }, body: addressIn(who) },
        bearer,
      ),
    does: moves,
  },
  cartDetails: {
    endpoint: 'cartDetails',
    caller: 'anyone',
    ask: (shop, { cartId }, who, bearer) =>
      shop.ask(
        'cartDetails',
        {
          params: { cartId },
          body: { ...BUYER, comment: who, personalisedAccepted: true },
        },
        bearer,
      ),
    does(cart, _, who) {
      cart.comment = who;
      return changed(cart);
    },
  },
  checkout: placing('checkout', 'customer'),
  guestCheckout: placing('guestCheckout', 'anyone'),
  'a claim by bearer': {
    endpoint: 'cart',
    caller: 'customer',
    ask: (shop, { cartId }, _, bearer) => shop.ask('cart', { params: { cartId } }, bearer),
    does: () => null,
  },
} as const satisfies Record<string, CartCall>;

export type CartCallName = keyof typeof CART_CALLS;
export const CART_CALL_NAMES = Object.keys(CART_CALLS) as CartCallName[];

export const addressIn = (who: Winner) => ({ ...SHOPPER_ADDRESS, CityTown: TOWNS[who] });

/** Null if the line is gone. */
function productOfFirst(cart: Plain, { mug, shirt }: Raced['products']): string | null {
  return [shirt, mug].find((product) => cart.lines[product] !== undefined) ?? null;
}

function moves(cart: Plain, _: Raced, who: Winner): null {
  cart.town = TOWNS[who];
  return changed(cart);
}

function changed(cart: Plain): null {
  cart.version += 1;
  return null;
}

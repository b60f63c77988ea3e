/** Every pair of calls that change a cart, at the same time: both count, in the order in which the version tells them. */
import { describe, expect, test } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { testShop } from '../../app.testing.ts';
import { race } from '../../races.testing.ts';
import { SHOPPER_ADDRESS } from '../checkout/checkout.testing.ts';

const shop = await testShop();
const customer = await shop.signedIn();
const { Method: _, ...PLACE } = SHOPPER_ADDRESS;
const MUG = {
  productId: shop.productIds['MUG-WREATH']!,
  quantity: 1,
  personalisation: { v: 1 as const, fields: { name: 'Siân' } },
};
const { id: cartId } = await shop.call(
  'cartAdd',
  { params: { cartId: 'new' }, body: MUG },
  customer,
);
const read = () => shop.call('cart', { params: { cartId } }, customer);
const savedTowns = {
  first: (await shop.call('addressNew', { body: { ...PLACE, CityTown: 'Bath' } }, customer)).id,
  second: (await shop.call('addressNew', { body: { ...PLACE, CityTown: 'Truro' } }, customer)).id,
};

type Turn = 'first' | 'second';
/** What these calls change of a cart; no quantity: the line is gone. */
interface Model {
  quantity: number | null;
  town: string;
  note: string;
}
interface Edit {
  ask(turn: Turn, itemId: string): Promise<LightMyRequestResponse>;
  /** Null where it must be refused, because the line is gone. */
  apply(cart: Model, turn: Turn): Model | null;
}

const QUANTITY = { first: 7, second: 8 };
const TOWN = { first: 'Leeds', second: 'York' };
const SAVED_TOWN = { first: 'Bath', second: 'Truro' };
const address = { cartId, type: 'shipping' as const };

const edits: Record<string, Edit> = {
  cartAdd: {
    ask: () => shop.ask('cartAdd', { params: { cartId }, body: MUG }, customer),
    // A line that comes back is a new one, which the other call does not name.
    apply: (cart) => ({ ...cart, quantity: (cart.quantity ?? 0) + 1 }),
  },
  cartItemUpdate: {
    ask: (turn, itemId) =>
      shop.ask(
        'cartItemUpdate',
        { params: { cartId, itemId }, body: { quantity: QUANTITY[turn] } },
        customer,
      ),
    apply: (cart, turn) => (cart.quantity === null ? null : { ...cart, quantity: QUANTITY[turn] }),
  },
  cartItemDelete: {
    ask: (_turn, itemId) => shop.ask('cartItemDelete', { params: { cartId, itemId } }, customer),
    apply: (cart) => (cart.quantity === null ? null : { ...cart, quantity: null }),
  },
  cartAddressGuest: {
    ask: (turn) =>
      shop.ask(
        'cartAddressGuest',
        { params: address, body: { ...PLACE, CityTown: TOWN[turn] } },
        customer,
      ),
    apply: (cart, turn) => ({ ...cart, town: TOWN[turn] }),
  },
  cartAddress: {
    ask: (turn) =>
      shop.ask('cartAddress', { params: address, body: { addressId: savedTowns[turn] } }, customer),
    apply: (cart, turn) => ({ ...cart, town: SAVED_TOWN[turn] }),
  },
  cartDetails: {
    ask: (turn) =>
      shop.ask(
        'cartDetails',
        {
          params: { cartId },
          body: { firstName: 'Siân', lastName: 'Price', email: customer.email, comment: turn },
        },
        customer,
      ),
    apply: (cart, turn) => ({ ...cart, note: turn }),
  },
};

const names = Object.keys(edits);
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

describe('at the same time', { timeout: 240_000 }, () => {
  test.each(pairs)('%s and %s', (one, other) =>
    race(async () => {
      const before = await withLine();
      const itemId = before.items[0]!.id;
      return {
        first: () => edits[one]!.ask('first', itemId),
        second: () => edits[other]!.ask('second', itemId),
        async judge(first, second) {
          const after = await read();
          const order = orderOf(first, second);
          const calls = { first: edits[one]!, second: edits[other]! };
          const answers = { first, second };
          let model: Model = modelOf(before);
          let taken = 0;
          for (const turn of order) {
            const next = calls[turn].apply(model, turn);
            expect([turn, answers[turn].statusCode < 300]).toEqual([turn, next !== null]);
            if (next) taken += 1;
            model = next ?? model;
          }
          expect(modelOf(after)).toEqual(model);
          expect(after.version).toBe(before.version + taken);
          return order[0];
        },
      };
    }),
  );
});

/** By the versions answered; a call that was refused came second, for the other took its line away. */
function orderOf(
  first: LightMyRequestResponse,
  second: LightMyRequestResponse,
): readonly [Turn, Turn] {
  const version = (answer: LightMyRequestResponse) =>
    answer.statusCode < 300 ? answer.json<{ data: { version: number } }>().data.version : Infinity;
  expect(version(first)).not.toBe(version(second));
  return version(first) < version(second) ? ['first', 'second'] : ['second', 'first'];
}

function modelOf({ items, shipping, comment }: Awaited<ReturnType<typeof read>>): Model {
  return { quantity: items[0]?.quantity ?? null, town: shipping.CityTown, note: comment };
}

/** The line may have gone in the round before, or be nearly full. */
async function withLine() {
  const cart = await read();
  const [line] = cart.items;
  if (!line) return shop.call('cartAdd', { params: { cartId }, body: MUG }, customer);
  if (line.quantity < 90) return cart;
  return shop.call(
    'cartItemUpdate',
    { params: { cartId, itemId: line.id }, body: { quantity: 1 } },
    customer,
  );
}

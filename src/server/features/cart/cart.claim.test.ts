import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { moveAttempt } from '../../testing/features/orders.ts';
import { testShop } from '../../testing/test-app.ts';
import type { Bearer } from '../../testing/test-app.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';

const shop = await testShop();
const { call, ask, productIds, database, signedIn } = shop;
const MUG = productIds['MUG-WREATH']!;
const SLATE = productIds['SLT-WREATH']!;

const adding = (name: string, quantity = 1, productId = MUG) => ({
  productId,
  quantity,
  personalisation: { v: 1 as const, fields: { name } },
});
const add = (cartId: string, body: ReturnType<typeof adding>, bearer?: Bearer) =>
  call('cartAdd', { params: { cartId }, body }, bearer);
const get = (cartId: string, bearer?: Bearer) => call('cart', { params: { cartId } }, bearer);
const statusOf = async (cartId: string, bearer?: Bearer) =>
  (await ask('cart', { params: { cartId } }, bearer)).statusCode;
const linesIn = (cart: Awaited<ReturnType<typeof get>>) =>
  cart.items.map(({ quantity, words }) => [words[0]?.text, quantity]);

describe('a cart', () => {
  test('is claimed by the first call with a bearer token, and then is closed to others', async () => {
    const customer = await signedIn({ firstName: 'Mair' });
    const { id, version } = await add('new', adding('Siân'));
    const claimed = await get(id, customer);
    expect(claimed).toMatchObject({
      id,
      firstName: 'Mair',
      lastName: 'Price',
      email: customer.email,
    });
    expect(claimed.version).toBeGreaterThan(version);
    expect(await get(id, customer)).toEqual(claimed);
    const item = { cartId: id, itemId: claimed.items[0]!.id };
    for (const bearer of [undefined, await signedIn()]) {
      expect(await statusOf(id, bearer)).toBe(404);
      const others = await Promise.all([
        ask('cartAdd', { params: { cartId: id }, body: adding('Mair') }, bearer),
        ask('cartItemUpdate', { params: item, body: { quantity: 2 } }, bearer),
        ask('cartItemDelete', { params: item }, bearer),
        ask(
          'cartAddressGuest',
          { params: { cartId: id, type: 'shipping' }, body: SHOPPER_ADDRESS },
          bearer,
        ),
        ask(
          'cartDetails',
          { params: { cartId: id }, body: { firstName: 'A', lastName: 'B', email: 'a@b.cymru' } },
          bearer,
        ),
        ask('guestCheckout', { params: { cartId: id, method: 'paypal' } }, bearer),
      ]);
      expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 404));
    }
    expect(await get(id, customer)).toEqual(claimed);
  });

  test('keeps what was typed before signing in, and its email stays the shopper’s to change', async () => {
    const customer = await signedIn();
    const { id } = await add('new', adding('Siân'));
    const details = { firstName: 'Nain', lastName: 'Jones', email: 'nain@example.org' };
    await call('cartDetails', { params: { cartId: id }, body: details });
    expect(await get(id, customer)).toMatchObject(details);
    const changed = await call(
      'cartDetails',
      { params: { cartId: id }, body: { ...details, email: 'gwaith@example.org' } },
      customer,
    );
    expect(changed.email).toBe('gwaith@example.org');
  });

  test('is merged into the customer’s existing cart, which both ids open from then on', async () => {
    const customer = await signedIn();
    const existing = await add('new', adding('Siân', 60), customer);
    const guest = await add('new', adding('Siân', 60));
    await add(guest.id, adding('Mair', 2));
    await call('cartAddressGuest', {
      params: { cartId: guest.id, type: 'shipping' },
      body: SHOPPER_ADDRESS,
    });
    const merged = await get(guest.id, customer);
    expect(merged.id).toBe(existing.id);
    expect(merged.shipping.PostCode).toBe(SHOPPER_ADDRESS.PostCode);
    expect(linesIn(merged)).toEqual([
      ['Siân', 99],
      ['Mair', 2],
    ]);
    expect(await get(existing.id, customer)).toEqual(merged);
    const added = await add(guest.id, adding('Tomos', 1, SLATE), customer);
    expect(added).toMatchObject({ id: existing.id, version: merged.version + 1 });
    const rows = await database
      .selectFrom('cart')
      .select(['state', 'mergedInto', 'customerId'])
      .where('id', '=', guest.id)
      .execute();
    expect(rows).toEqual([
      { state: 'merged', mergedInto: existing.id, customerId: customer.customerId },
    ]);
    expect([await statusOf(guest.id), await statusOf(guest.id, await signedIn())]).toEqual([
      404, 404,
    ]);
  });

  test('named new is the customer’s existing cart, opened with their data by the first add', async () => {
    const customer = await signedIn({ firstName: 'Idris' });
    expect(await get('new', customer)).toMatchObject({ id: 'new', items: [] });
    const opened = await add('new', adding('Siân'), customer);
    expect(opened).toMatchObject({ firstName: 'Idris', email: customer.email });
    expect(await get('new', customer)).toEqual(opened);
    expect(linesIn(await add('new', adding('Mair'), customer))).toEqual([
      ['Siân', 1],
      ['Mair', 1],
    ]);
    expect(await shop.services.cart.openCartId(customer.customerId)).toBe(opened.id);
  });

  test('is not merged into a cart that is being paid, and is merged afterwards', async () => {
    const customer = await signedIn();
    const { id } = await add('new', adding('Siân'), customer);
    await readyToPay(id, customer);
    const order = await call('checkout', { params: { cartId: id, method: 'paypal' } }, customer);
    await moveAttempt(shop, order.id, 'startCapture');
    const guest = await add('new', adding('Mair'));
    expect((await add(guest.id, adding('Mair'), customer)).id).toBe(guest.id);
    expect(await statusOf(guest.id)).toBe(200);
    const refused = await ask(
      'cartAdd',
      { params: { cartId: 'new' }, body: adding('Tomos') },
      customer,
    );
    expect(refused.statusCode).toBe(409);
    await moveAttempt(shop, order.id, 'askPayerAgain');
    const merged = await get(guest.id, customer);
    expect([merged.id, linesIn(merged)]).toEqual([
      id,
      [
        ['Siân', 1],
        ['Mair', 2],
      ],
    ]);
  });
});

describe('a saved address', () => {
  test('is copied into the cart, only the customer’s own and where the shop delivers', async () => {
    const customer = await signedIn();
    const { id } = await add('new', adding('Siân'), customer);
    const { Method: _, ...place } = SHOPPER_ADDRESS;
    const save = async (bearer: Bearer, change = {}) =>
      (await call('addressNew', { body: { ...place, ...change } }, bearer)).id;
    const use = (addressId: string, type: 'payment' | 'shipping', bearer?: Bearer) =>
      ask('cartAddress', { params: { cartId: id, type }, body: { addressId } }, bearer);
    const home = await save(customer);
    const jersey = await save(customer, { PostCode: 'JE2 3AB' });
    expect((await use(home, 'shipping', customer)).json()).toMatchObject({
      data: { id, shipping: { ...place, Method: 'Flat Delivery Rate' } },
    });
    expect((await use(jersey, 'payment', customer)).statusCode).toBe(200);
    expect((await use(jersey, 'shipping', customer)).statusCode).toBe(422);
    const foreign = await use(await save(await signedIn()), 'shipping', customer);
    expect([foreign.statusCode, foreign.json<{ message: string }>().message]).toEqual([
      404,
      'There is no such address.',
    ]);
    expect((await use(home, 'shipping')).statusCode).toBe(401);
    expect((await get(id, customer)).shipping.PostCode).toBe(place.PostCode);
  });
});

describe('fifty times at once', { timeout: 600_000 }, () => {
  const ROUNDS = 50;
  const rounds = (play: (round: number) => Promise<void>) => async () => {
    for (let round = 0; round < ROUNDS; round += 1) await play(round);
    await expectInvariants();
  };

  test(
    'two calls of a customer claim one guest cart once',
    rounds(async (round) => {
      const customer = await signedIn();
      const hasExisting = round % 2 === 0;
      const existing = hasExisting ? await add('new', adding('Mair', 3), customer) : null;
      const guest = await add('new', adding('Siân', 2));
      const answers = await Promise.all([
        get(guest.id, customer),
        add(guest.id, adding('Siân', 1), customer),
      ]);
      const survivor = existing?.id ?? guest.id;
      expect(answers.map(({ id }) => id)).toEqual([survivor, survivor]);
      expect(linesIn(await get('new', customer))).toEqual([
        ...(hasExisting ? [['Mair', 3]] : []),
        ['Siân', 3],
      ]);
    }),
  );

  test('a guest and a customer use the same cart: everything confirmed to the guest is there', async () => {
    const seen = new Set<number>();
    // The leading call's head start grows, so that each call comes first at some point on any
    // machine.
    for (let round = 0; round < ROUNDS || (seen.size < 2 && round < 10 * ROUNDS); round += 1) {
      const customer = await signedIn();
      const guest = await add('new', adding('Siân', 2));
      const headStart = () => new Promise((later) => setTimeout(later, round % 2 ? round : 0));
      const [, edit] = await Promise.all([
        get(guest.id, customer),
        headStart().then(() =>
          ask('cartAdd', { params: { cartId: guest.id }, body: adding('Siân') }),
        ),
      ]);
      seen.add(edit.statusCode);
      const quantity = edit.statusCode === 201 ? 3 : 2;
      expect(linesIn(await get(guest.id, customer))).toEqual([['Siân', quantity]]);
    }
    expect(seen).toEqual(new Set([201, 404]));
    await expectInvariants();
  });

  test(
    'two guest carts become one customer’s: every line is there once',
    rounds(async () => {
      const customer = await signedIn();
      const [one, other] = await Promise.all([
        add('new', adding('Siân', 2)),
        add('new', adding('Siân', 3)),
      ]);
      const answers = await Promise.all([get(one.id, customer), get(other.id, customer)]);
      const left = await get('new', customer);
      expect(linesIn(left)).toEqual([['Siân', 5]]);
      expect([one.id, other.id]).toContain(left.id);
      expect(answers.filter(({ id }) => id === left.id).length).toBeGreaterThan(0);
      expect((await get(one.id, customer)).id).toBe((await get(other.id, customer)).id);
    }),
  );

  test(
    'two customers claim one guest cart: one gets it, the other is told that it does not exist',
    rounds(async () => {
      const customers = [await signedIn(), await signedIn()];
      const { id } = await add('new', adding('Siân'));
      const statuses = await Promise.all(customers.map((customer) => statusOf(id, customer)));
      expect(new Set(statuses)).toEqual(new Set([200, 404]));
    }),
  );

  test(
    'two first adds of a customer open one cart',
    rounds(async () => {
      const customer = await signedIn();
      const answers = await Promise.all([
        add('new', adding('Siân'), customer),
        add('new', adding('Mair'), customer),
      ]);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect((await get('new', customer)).items).toHaveLength(2);
    }),
  );
});

/** Checks by SQL only: one open cart per customer, no items in merged carts, no duplicate lines. */
async function expectInvariants(): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    SELECT
      (SELECT count(*) FROM (SELECT FROM cart WHERE state = 'open' AND customer_id IS NOT NULL
        GROUP BY customer_id HAVING count(*) > 1) AS twice) AS "secondCarts",
      (SELECT count(*) FROM cart WHERE state = 'merged' AND (merged_into IS NULL OR customer_id IS NULL)) AS astray,
      (SELECT count(*) FROM cart merged JOIN cart survivor ON survivor.id = merged.merged_into
        WHERE survivor.state = 'merged' OR survivor.customer_id <> merged.customer_id) AS chains,
      (SELECT count(*) FROM cart_item JOIN cart ON cart.id = cart_id WHERE state = 'merged') AS "leftBehind",
      (SELECT count(*) FROM (SELECT FROM cart_item GROUP BY cart_id, product_variant_id, personalisation_hash
        HAVING count(*) > 1) AS equal) AS doubled`.execute(database);
  expect(rows[0]).toEqual({ secondCarts: 0, astray: 0, chains: 0, leftBehind: 0, doubled: 0 });
}

async function readyToPay(cartId: string, bearer: Bearer): Promise<void> {
  await call(
    'cartAddressGuest',
    { params: { cartId, type: 'shipping' }, body: SHOPPER_ADDRESS },
    bearer,
  );
  await call(
    'cartDetails',
    {
      params: { cartId },
      body: {
        firstName: 'Siân',
        lastName: 'Price',
        email: 'sian@example.org',
        personalisedAccepted: true,
      },
    },
    bearer,
  );
}

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import type { Bearer } from '../../testing/test-app.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';
import { setStock } from '../../testing/features/stock.ts';

const shop = await testShop();
const { call, ask, productIds, database, signedIn } = shop;
const origin = await shop.open();
await setStock(database, 10_000);

const adding = (name: string, quantity = 1) => ({
  productId: productIds['MUG-WREATH']!,
  quantity,
  personalisation: { v: 1 as const, fields: { name } },
});

/** A cart ready for checkout, of the customer or of a guest. */
async function fullCart(bearer?: Bearer, quantity = 1): Promise<string> {
  const { id } = await call(
    'cartAdd',
    { params: { cartId: 'new' }, body: adding('Siân', quantity) },
    bearer,
  );
  const address = { params: { cartId: id, type: 'shipping' as const }, body: SHOPPER_ADDRESS };
  await call('cartAddressGuest', address, bearer);
  await accept(id, bearer);
  return id;
}

const accept = (cartId: string, bearer?: Bearer) =>
  call(
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
const params = (cartId: string) => ({ params: { cartId, method: 'paypal' as const } });
const checkOut = (cartId: string, bearer: Bearer) => call('checkout', params(cartId), bearer);
const byId = (id: string) => ({ params: { id } });

/** Submits the shopper's choice on the provider's page and returns the redirect URL without following it. */
async function choose(approval: string, funding = 'paypal'): Promise<string> {
  const body = new URLSearchParams({ choice: 'pay', funding });
  const answer = await fetch(approval, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

async function approvedOrder(bearer: Bearer, funding?: string) {
  const cartId = await fullCart(bearer);
  const order = await checkOut(cartId, bearer);
  const { url } = await call('gatewayNew', byId(order.id), bearer);
  return { ...order, cartId, url, back: await choose(url, funding) };
}

const orderRow = (id: string) =>
  database
    .selectFrom('customerOrder')
    .select(['state', 'customerId', 'cartId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a customer', () => {
  test('checks out, approves and is charged, once', async () => {
    const customer = await signedIn();
    const cartId = await fullCart(customer, 2);
    const order = await checkOut(cartId, customer);
    expect(order).toMatchObject({ total: 2997, gateway: `/gateway/paypal/${order.orderKey}/new` });
    expect(await checkOut(cartId, customer)).toEqual(order);
    expect(await checkOut('new', customer)).toEqual(order);
    const { id: _, ...guestly } = order;
    expect(await call('guestCheckout', params(cartId), customer)).toEqual(guestly);
    expect(await orderRow(order.id)).toMatchObject({ customerId: customer.customerId });

    const waiting = { id: order.id, orderKey: order.orderKey, payment: 'waiting', total: 2997 };
    const { url } = await call('gatewayNew', byId(order.id), customer);
    expect(url.startsWith(`${shop.config.origin}/`)).toBe(true);
    expect(await call('gatewayNew', byId(order.id), customer)).toEqual({ url });
    expect(await call('gatewayCapture', byId(order.id), customer)).toEqual(waiting);
    expect(await call('gatewayGet', byId(order.id), customer)).toEqual(waiting);

    await choose(url);
    const paid = { ...waiting, payment: 'paid' };
    expect(await settled(order.id, customer)).toEqual(paid);
    expect(await call('gatewayCapture', byId(order.id), customer)).toEqual(paid);
    expect(await call('gatewayGet', byId(order.id), customer)).toEqual(paid);
    expect(await call('gatewayNew', byId(order.id), customer)).toEqual({
      url: `${shop.config.origin}/checkout/thank-you/${order.orderKey}`,
    });
    expect(await checkOut(cartId, customer)).toEqual(order);
    expect(await call('cart', { params: { cartId: 'new' } }, customer)).toMatchObject({
      id: 'new',
      items: [],
    });
  });

  test('is notified of a declined payment and may pay another way', async () => {
    const customer = await signedIn();
    const { id } = await approvedOrder(customer, 'declined');
    const refused = await declined(id, customer);
    expect(refused).toBe('The payment was declined. Nothing was charged.');
    expect(await call('gatewayGet', byId(id), customer)).toMatchObject({ payment: 'refused' });
    const { url } = await call('gatewayNew', byId(id), customer);
    await choose(url, 'card');
    expect(await settled(id, customer)).toMatchObject({ payment: 'paid' });
  });

  test('is notified if the stock is gone before the capture', async () => {
    const customer = await signedIn();
    const cartId = await fullCart(customer);
    const order = await checkOut(cartId, customer);
    await call('gatewayNew', byId(order.id), customer);
    await database
      .transaction()
      .execute((transaction) => shop.services.orders.releaseStock(transaction, order.id));
    await setStock(database, 0);
    const refused = await ask('gatewayCapture', byId(order.id), customer);
    await setStock(database, 10_000);
    expect(refused.statusCode).toBe(409);
    expect(await orderRow(order.id)).toMatchObject({ state: 'cancelled' });
    expect((await ask('gatewayNew', byId(order.id), customer)).statusCode).toBe(409);
  });

  test('may pay only for their own orders', async () => {
    const customer = await signedIn();
    const order = await checkOut(await fullCart(customer), customer);
    const guests = await call('guestCheckout', params(await fullCart()));
    const { id: guestsId } = await database
      .selectFrom('customerOrder')
      .select('id')
      .where('key', '=', guests.orderKey)
      .executeTakeFirstOrThrow();
    const other = await signedIn();
    for (const name of ['gatewayNew', 'gatewayCapture', 'gatewayGet'] as const) {
      expect((await ask(name, byId(order.id), other)).statusCode).toBe(404);
      expect((await ask(name, byId(guestsId), other)).statusCode).toBe(404);
      expect((await ask(name, byId(order.id))).statusCode).toBe(401);
    }
  });

  test('has a claimed cart that no one else can check out', async () => {
    const customer = await signedIn();
    const cartId = await fullCart(customer);
    expect((await ask('guestCheckout', params(cartId))).statusCode).toBe(404);
    expect((await ask('checkout', params(cartId), await signedIn())).statusCode).toBe(404);
    expect((await ask('checkout', params(cartId))).statusCode).toBe(401);
  });

  test('who signs in after a guest checkout has one order, their own', async () => {
    const customer = await signedIn();
    const cartId = await fullCart();
    const asGuest = await call('guestCheckout', params(cartId));
    const order = await checkOut(cartId, customer);
    expect(order.orderKey).not.toBe(asGuest.orderKey);
    expect(await unpaidOf(cartId)).toEqual([{ id: order.id, customerId: customer.customerId }]);
  });

  test('who pays as a guest for a cart claimed since then finds the order among their own', async () => {
    const customer = await signedIn();
    const cartId = await fullCart();
    const { gateway, orderKey } = await call('guestCheckout', params(cartId));
    const approval = await fetch(origin + gateway, { redirect: 'manual' });
    const back = await choose(approval.headers.get('location') ?? '');
    await call('cart', { params: { cartId } }, customer);
    expect(await goBack(back)).toBe(`/checkout/thank-you/${orderKey}`);
    const { id } = await shop.services.orders.byKey(orderKey);
    expect(await orderRow(id)).toMatchObject({ state: 'paid', customerId: customer.customerId });
    expect(await ask('cart', { params: { cartId } }, customer)).toMatchObject({ statusCode: 404 });
  });

  test('whose guest cart was merged pays for its items once', async () => {
    const customer = await signedIn();
    const existing = await fullCart(customer);
    const guest = await fullCart(undefined, 2);
    const asGuest = await call('guestCheckout', params(guest));
    const approval = await fetch(origin + asGuest.gateway, { redirect: 'manual' });
    const back = await choose(approval.headers.get('location') ?? '');
    const merged = await call('cart', { params: { cartId: guest } }, customer);
    expect([merged.id, merged.items[0]?.quantity]).toEqual([existing, 3]);
    // The approval given in the other tab still counts; the purchased item leaves the merged cart.
    expect(await goBack(back)).toBe(`/checkout/thank-you/${asGuest.orderKey}`);
    const left = await call('cart', { params: { cartId: 'new' } }, customer);
    expect([left.id, left.items[0]?.quantity]).toEqual([existing, 1]);
  });

  test('whose merged cart is checked out again loses the guest’s approval', async () => {
    const customer = await signedIn();
    await fullCart(customer);
    const guest = await fullCart(undefined, 2);
    const asGuest = await call('guestCheckout', params(guest));
    const approval = await fetch(origin + asGuest.gateway, { redirect: 'manual' });
    const back = await choose(approval.headers.get('location') ?? '');
    const order = await checkOut(guest, customer);
    expect(order.total).toBe(3 * 1249 + 499);
    expect(await goBack(back)).toBe('/checkout?payment=changed');
    expect(await call('orderCheckByKey', { params: { orderKey: asGuest.orderKey } })).toMatchObject(
      { status: 'cancelled' },
    );
  });
});

describe('at once', { timeout: 300_000 }, () => {
  test('both spellings of checkout make one order', async () => {
    for (let round = 0; round < 20; round += 1) {
      const customer = await signedIn();
      const cartId = await fullCart(round % 2 ? customer : undefined);
      const orders = await Promise.all([
        checkOut(cartId, customer),
        call('guestCheckout', params(cartId), customer),
        checkOut(cartId, customer),
      ]);
      expect(new Set(orders.map(({ orderKey }) => orderKey)).size).toBe(1);
      expect(await unpaidOf(cartId)).toHaveLength(1);
    }
  });

  test('a guest and a customer check out one cart: one order can be paid', async () => {
    for (let round = 0; round < 20; round += 1) {
      const customer = await signedIn();
      const cartId = await fullCart();
      const [own, guests] = await Promise.all([
        checkOut(cartId, customer),
        ask('guestCheckout', params(cartId)),
      ]);
      expect([200, 404]).toContain(guests.statusCode);
      expect(await unpaidOf(cartId)).toEqual([{ id: own.id, customerId: customer.customerId }]);
    }
  });

  test('a claim and the payment of one guest cart: bought items are in no cart, the rest is', async () => {
    const ends = new Set<number>();
    for (let round = 0; round < 30 || (ends.size < 2 && round < 200); round += 1) {
      const customer = await signedIn();
      const own = { params: { cartId: 'new' } };
      await call('cartAdd', { ...own, body: adding('Mair') }, customer);
      const guest = await fullCart(undefined, 2);
      const { gateway, orderKey } = await call('guestCheckout', params(guest));
      const approval = await fetch(origin + gateway, { redirect: 'manual' });
      const back = await choose(approval.headers.get('location') ?? '');
      const [onward, claim] = await Promise.all([
        goBack(back),
        // The delay grows each round, so that each call comes first at some point on any machine.
        new Promise((later) => setTimeout(later, round)).then(() =>
          ask('cart', { params: { cartId: guest } }, customer),
        ),
      ]);
      ends.add(claim.statusCode);
      expect(onward).toBe(`/checkout/thank-you/${orderKey}`);
      const { items } = await call('cart', own, customer);
      expect(items.map(({ words, quantity }) => [words[0]?.text, quantity])).toEqual([['Mair', 1]]);
    }
    expect(ends).toEqual(new Set([200, 404]));
  });

  test('captures and a return settle one payment', async () => {
    const customer = await signedIn();
    const { id, back } = await approvedOrder(customer);
    const answers = await Promise.all([
      call('gatewayCapture', byId(id), customer),
      goBack(back),
      call('gatewayCapture', byId(id), customer),
    ]);
    for (const answer of answers)
      if (typeof answer !== 'string') expect(['capturing', 'paid']).toContain(answer.payment);
    expect(await settled(id, customer)).toMatchObject({ payment: 'paid' });
    const { rows } = await sql<{ captures: number; invoices: number }>`
      SELECT (SELECT count(*) FROM capture JOIN payment_attempt ON payment_attempt.id = attempt_id
          WHERE order_id = ${id}) AS captures,
        (SELECT count(*) FROM invoice WHERE order_id = ${id}) AS invoices`.execute(database);
    expect(rows).toEqual([{ captures: 1, invoices: 1 }]);
  });
});

const goBack = async (address: string) =>
  (await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } })).headers.get(
    'location',
  ) ?? '';

/** The second call is refused while the first is in progress. */
async function settled(id: string, bearer: Bearer) {
  for (let tries = 0; tries < 1200; tries += 1) {
    const progress = await call('gatewayCapture', byId(id), bearer);
    if (progress.payment !== 'capturing') return progress;
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error('It was not settled in time');
}

async function declined(id: string, bearer: Bearer): Promise<string> {
  const refused = await ask('gatewayCapture', byId(id), bearer);
  expect(refused.statusCode).toBe(402);
  return refused.json<{ message: string }>().message;
}

const unpaidOf = (cartId: string) =>
  database
    .selectFrom('customerOrder')
    .select(['id', 'customerId'])
    .where('cartId', '=', cartId)
    .where('state', '=', 'awaitingPayment')
    .execute();

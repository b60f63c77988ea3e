/** Customers' own orders, read over HTTP. */
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../../domain/time/durations.ts';
import { testShop } from '../../../testing/test-app.ts';
import { newId } from '../../../database/ids.ts';
import { pence } from '../../../../domain/money/money.ts';
import { jobHandlers } from '../../../wiring.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { answerSummary } from './customer-orders.answer.ts';
import { buy, moveAttempt, payOrder, placeOrder } from '../../../testing/features/orders.ts';
import { deactivateByEmail } from '../../users/customers.store.ts';

let now = new Date('2026-11-21T09:00:00Z');
const shop = await testShop({ clock: () => now });
const { ask, call, database } = shop;
const { course } = shop.services;
const origin = await shop.open();

beforeEach(() => {
  now = new Date(now.getTime() + MINUTE);
});

const byKey = (orderKey: string) => call('orderCheckByKey', { params: { orderKey } });
const askFor = (id: string) => ({ params: { id } });

describe('the list of orders', () => {
  test('is the customer’s own, newest first, each with what identifies it', async () => {
    const me = await shop.signedIn();
    const another = await shop.signedIn();
    const first = await buy(shop, { customerId: me.customerId, quantity: 2 });
    now = new Date(now.getTime() + MINUTE);
    const second = await buy(shop, { customerId: me.customerId });
    await buy(shop, { customerId: another.customerId });
    await buy(shop);
    const list = await call('orders', {}, me);
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(list[1]).toMatchObject({
      key: first.key,
      reference: first.reference,
      status: 'paid',
      placedAt: first.placedAt.toISOString(),
      total: first.totalPence,
      refunded: 0,
      quantity: 2,
      names: ['Botanical wreath mug'],
      recipients: ['Siân'],
      others: [],
      lines: 1,
      picture: { alt: expect.any(String) },
    });
    // The customer's text, not the sample text of the product.
    const detail = await call('order', askFor(first.id), me);
    expect(list[1]?.proof).toMatch(/^\/media\/proof\/.+\.webp$/);
    expect(list[1]?.proof).toBe(detail.items[0]?.proof);
    const { arrivesFrom, arrivesTo } = detail.promise;
    expect(list[1]?.expected).toEqual({ arrivesFrom, arrivesTo });
    expect(
      (await shop.services.customerOrders.summaries(me.customerId)).map(answerSummary),
    ).toEqual(list);
    expect(await call('orders', {}, await shop.signedIn())).toEqual([]);
  });

  test('shows what else is in an order by its proof', async () => {
    const me = await shop.signedIn();
    const { id } = await buy(shop, { customerId: me.customerId, secondSku: 'SLT-WREATH' });
    const [order] = await call('orders', {}, me);
    const { items } = await call('order', askFor(id), me);
    expect(order?.lines).toBe(2);
    expect(order?.others).toEqual([{ picture: items[1]!.picture, proof: items[1]!.proof }]);
  });

  test('says when an order is expected: as promised, then by its parcel, then no longer', async () => {
    const { customerId } = await shop.signedIn();
    const { id, promise } = await buyAtStandIn(shop, origin, { customerId });
    const expected = async () =>
      (await shop.services.customerOrders.summaries(customerId)).map(answerSummary)[0]?.expected;
    const { arrivesFrom, arrivesTo } = promise;
    await course.startProduction(id, 'staff:anna');
    expect(await expected()).toEqual({ arrivesFrom, arrivesTo });
    // Late.
    now = new Date(now.getTime() + 120 * HOUR);
    await course.dispatch(id, { carrier: 'royal-mail', tracking: null }, 'staff:anna');
    const [parcel] = (await shop.services.customerOrders.detail(customerId, id)).parcels;
    expect(await expected()).toEqual(parcel!.arrival);
    expect(parcel!.arrival!.arrivesTo > arrivesTo).toBe(true);
    await course.deliver(id, null, 'staff:anna');
    expect(await expected()).toBeNull();
  });

  test('leaves out orders given up unpaid, and those not paid in time', async () => {
    const me = await shop.signedIn();
    const mine = { customerId: me.customerId };
    const givenUp = await placeOrder(shop, mine);
    await database
      .transaction()
      .execute((transaction) =>
        shop.services.orders.cancel(transaction, givenUp, 'shopper', 'cartChanged'),
      );
    const paidAndCancelled = await buy(shop, mine);
    await database
      .transaction()
      .execute((transaction) =>
        shop.services.orders.cancel(transaction, paidAndCancelled, 'shopper', 'changedMind'),
      );
    const waiting = await placeOrder(shop, mine);
    const pending = await placeOrder(shop, mine);
    await moveAttempt(shop, pending.id, 'startCapture', 'hold');
    const listed = async () => new Set((await call('orders', {}, me)).map(({ id }) => id));
    expect(await listed()).toEqual(new Set([paidAndCancelled.id, waiting.id, pending.id]));
    now = new Date(now.getTime() + 3 * HOUR);
    const later = await shop.signedIn();
    const token = await shop.services.auth.issueAccessToken(me);
    expect(new Set((await call('orders', {}, { token })).map(({ id }) => id))).toEqual(
      new Set([paidAndCancelled.id, pending.id]),
    );
    expect(await call('orders', {}, later)).toEqual([]);
  });
});

describe('one order', () => {
  test('shows its history by roles, its parcels, its documents and its refunds', async () => {
    const me = await shop.signedIn();
    const { id } = await buyAtStandIn(shop, origin, { customerId: me.customerId });
    await course.startProduction(id, 'staff:anna');
    await course.dispatch(id, { carrier: 'royal-mail', tracking: 'AB123456789GB' }, 'staff:anna');
    const order = await shop.services.orders.byId(id);
    await database.transaction().execute((transaction) =>
      shop.services.orders.recordHistory(transaction, order, 'staff:anna', 'reviewPayment', {
        issue: 'for staff alone',
      }),
    );
    await refundInPart(id);
    const detail = await call('order', askFor(order.id), me);
    expect(detail).toMatchObject({
      id: order.id,
      key: order.key,
      status: 'dispatched',
      timeline: [
        { event: 'place', actor: 'customer', at: order.placedAt.toISOString() },
        { event: 'pay', actor: 'customer' },
        { event: 'startProduction', actor: 'shop' },
        { event: 'dispatch', actor: 'shop' },
        { event: 'refund', actor: 'shop' },
      ],
      parcels: [
        {
          state: 'dispatched',
          carrier: 'royal-mail',
          tracking: 'AB123456789GB',
          trackingUrl: 'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
          dispatchedAt: now.toISOString(),
          deliveredAt: null,
        },
      ],
      refunded: 500,
      canCancel: false,
    });
    expect(detail.documents).toEqual([
      {
        kind: 'invoice',
        number: detail.invoice,
        issuedAt: order.paidAt!.toISOString(),
        total: order.totalPence,
      },
      { kind: 'creditNote', number: expect.any(String), issuedAt: now.toISOString(), total: 500 },
    ]);
    expect((await call('orders', {}, me))[0]?.refunded).toBe(500);
    const check = await call('orderCheck', askFor(order.id), me);
    expect(check.id).toBe(order.id);
    expect(detail).toMatchObject(check);
    expect({ id: order.id, ...(await byKey(order.key)) }).toEqual(check);
  });

  test('may be cancelled until production of the first line starts', async () => {
    const me = await shop.signedIn();
    const order = await buy(shop, { customerId: me.customerId });
    expect((await call('order', askFor(order.id), me)).canCancel).toBe(true);
    await shop.services.course.startProduction(order.id, 'staff');
    expect((await call('order', askFor(order.id), me)).canCancel).toBe(false);
  });

  test('of another customer, of a guest, or of no one is not found', async () => {
    const me = await shop.signedIn();
    const another = await shop.signedIn();
    const theirs = await buy(shop, { customerId: another.customerId });
    const guests = await buy(shop);
    for (const id of [theirs.id, guests.id, newId()]) {
      for (const name of ['order', 'orderCheck', 'orderInvoice'] as const) {
        const response = await ask(name, askFor(id), me);
        expect([name, response.statusCode]).toEqual([name, 404]);
        expect(response.json()).toEqual({ status: 'error', message: 'There is no such order.' });
      }
    }
    for (const name of ['orders', 'order', 'orderCheck', 'orderInvoice'] as const)
      expect((await ask(name, askFor(theirs.id))).statusCode).toBe(401);
    expect((await ask('order', askFor('1'), me)).statusCode).toBe(400);
  });
});

describe('orders placed as a guest', () => {
  test('join the account of their address once that is confirmed, and their keys still work', async () => {
    const me = await shop.signedIn({ email: 'Mair@example.org' });
    const another = await shop.signedIn({ email: 'someone@example.org' });
    await setConfirmed(me.customerId, null);
    const guests = await buy(shop, { email: 'mair@Example.org' });
    const taken = await buy(shop, { email: 'mair@example.org', customerId: another.customerId });
    const foreign = await buy(shop, { email: 'mair@example.com' });
    await shop.services.customerOrders.adoptGuestOrders(me.customerId);
    expect(await call('orders', {}, me)).toEqual([]);

    await setConfirmed(me.customerId, now);
    await shop.services.customerOrders.adoptGuestOrders(me.customerId);
    await shop.services.customerOrders.adoptGuestOrders(me.customerId);
    expect((await call('orders', {}, me)).map(({ id }) => id)).toEqual([guests.id]);
    expect((await call('orders', {}, another)).map(({ id }) => id)).toEqual([taken.id]);
    expect((await shop.services.orders.byId(foreign.id)).customerId).toBeNull();
    expect(await byKey(guests.key)).toMatchObject({ reference: guests.reference });
  });

  test('under a confirmed address join when they are paid', async () => {
    const me = await shop.signedIn({ email: 'nia@example.org' });
    const order = await placeOrder(shop, { email: 'nia@example.org' });
    expect(await call('orders', {}, me)).toEqual([]);
    expect((await payOrder(shop, order)).customerId).toBe(me.customerId);
    expect((await call('orders', {}, me)).map(({ id }) => id)).toEqual([order.id]);
  });

  test('stay apart from accounts that are unconfirmed or closed', async () => {
    const unconfirmed = await shop.signedIn({ email: 'eira@example.org' });
    await setConfirmed(unconfirmed.customerId, null);
    await shop.signedIn({ email: 'owain@example.org' });
    await deactivateByEmail(database, 'owain@example.org', now);
    for (const email of ['eira@example.org', 'owain@example.org'])
      expect((await buy(shop, { email })).customerId).toBeNull();
  });
});

test('all data of a customer’s orders can be exported', async () => {
  const me = await shop.signedIn();
  const mine = { customerId: me.customerId };
  const paid = await buy(shop, mine);
  const unpaid = await placeOrder(shop, mine);
  await buy(shop);
  now = new Date(now.getTime() + 24 * HOUR);
  const rows = await shop.services.customerOrders.exportRows(me.customerId);
  expect(rows).toMatchObject([
    {
      reference: paid.reference,
      status: 'paid',
      total: paid.totalPence,
      person: {
        firstName: 'Siân',
        email: 'sian@example.org',
        shipping: { AddressLine1: '1 High Street', PostCode: 'SY8 1AA' },
      },
      lines: [{ name: 'Botanical wreath mug', words: [{ label: 'Name', text: 'Siân' }] }],
      history: [{ event: 'place' }, { event: 'pay' }],
      documents: [{ orderReference: paid.reference, grossPence: paid.totalPence }],
    },
    { reference: unpaid.reference, status: 'awaitingPayment', paidAt: null, documents: [] },
  ]);
  expect(new Date(rows[0]!.placedAt)).toEqual(paid.placedAt);
  expect(JSON.stringify(rows)).not.toContain(paid.key);
});

async function setConfirmed(customerId: string, emailConfirmedAt: Date | null): Promise<void> {
  await database
    .updateTable('customer')
    .set({ emailConfirmedAt })
    .where('id', '=', customerId)
    .execute();
}

/** Refunds £5.00, as the workshop does for a late parcel. */
async function refundInPart(orderId: string): Promise<void> {
  await shop.services.orderRefunds.refund(
    orderId,
    { amountPence: pence(500), reason: 'Late' },
    'staff:anna',
  );
  await runDueJobs(shop.url, jobHandlers(shop.services));
}

/** An order read and changed over HTTP with its key. */
import { describe, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-app.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { buy, placeOrder } from '../../../testing/features/orders.ts';

const now = new Date('2026-11-23T09:00:00Z');
const shop = await testShop({ clock: () => now });
const origin = await shop.open();
const { ask, call, services } = shop;

const byKey = (orderKey: string) => call('orderByKey', { params: { orderKey } });
const cancel = (orderKey: string) => ask('orderCancelByKey', { params: { orderKey } });

describe('the holder of an order’s key', () => {
  test('sees the order’s progress: production, the parcel and its tracking, delivery', async () => {
    const { id, key } = await buy(shop);
    expect(await byKey(key)).toMatchObject({ status: 'paid', canCancel: true, parcels: [] });
    await services.course.startProduction(id, 'workshop');
    expect(await byKey(key)).toMatchObject({ status: 'inProduction', canCancel: false });
    await services.course.dispatch(
      id,
      { carrier: 'royal-mail', tracking: 'AB123456789GB' },
      'workshop: Gwen',
    );
    const sent = await byKey(key);
    // A Monday, so the courier delivers on Tuesday at the earliest, as promised and as in the
    // email.
    expect(sent.parcels[0]?.arrival).toEqual({
      arrivesFrom: '2026-11-24',
      arrivesTo: '2026-11-26',
    });
    expect(sent).toMatchObject({
      status: 'dispatched',
      parcels: [{ carrier: 'royal-mail', tracking: 'AB123456789GB', state: 'dispatched' }],
    });
    expect(sent.parcels[0]?.trackingUrl).toContain('AB123456789GB');
    expect(sent.timeline.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['place', 'pay', 'startProduction', 'dispatch']),
    );
    // The acting person and the row id are internal, so neither is sent.
    expect(JSON.stringify(sent)).not.toContain('Gwen');
    expect(sent).not.toHaveProperty('id');
    await services.course.deliver(id, null, 'workshop');
    expect(await byKey(key)).toMatchObject({ status: 'delivered' });
  });

  test('sees a changed text at once, with the order around it', async () => {
    const { key } = await buy(shop);
    const { items } = await byKey(key);
    const changed = await call('orderItemUpdateByKey', {
      params: { orderKey: key, itemId: items[0]!.id },
      body: { personalisation: { v: 1, fields: { name: 'Mair' } } },
    });
    expect(changed.items[0]?.words).toMatchObject([{ text: 'Mair' }]);
    expect(changed.timeline.at(-1)).toMatchObject({ event: 'edit', actor: 'customer' });
    expect(changed).toEqual(await byKey(key));
  });

  test('sees the colour of what comes in several', async () => {
    const { key } = await buy(shop, { sku: 'TEE-N-M-STRIPES' });
    expect((await byKey(key)).items[0]?.options).toEqual({ colour: 'Navy', size: 'M' });
  });

  test('cannot cancel while the provider checks the payment', async () => {
    const captureAs = (outcome: object | null) =>
      fetch(`${origin}/stand-in/paypal/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ captureAs: outcome }),
      });
    expect((await captureAs({ status: 'PENDING' })).ok).toBe(true);
    const { key } = await buyAtStandIn(shop, origin);
    await captureAs(null);
    expect(await byKey(key)).toMatchObject({ payment: 'pending', canCancel: false });
    expect((await cancel(key)).statusCode).toBe(409);
  });

  test('cancels it until production starts, and gets a refund', async () => {
    const { id, key } = await buyAtStandIn(shop, origin);
    const answer = await cancel(key);
    expect(answer.json()).toMatchObject({ data: { status: 'cancelled', canCancel: false } });
    expect(answer.json()).not.toHaveProperty('data.id');
    expect((await cancel(key)).statusCode).toBe(200);
    const refunds = await shop.database
      .selectFrom('refund')
      .innerJoin('capture', 'capture.id', 'refund.captureId')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
      .select('refund.amountPence')
      .where('paymentAttempt.orderId', '=', id)
      .execute();
    expect(refunds).toEqual([{ amountPence: (await byKey(key)).total }]);

    const made = await buy(shop);
    await services.course.startProduction(made.id, 'workshop');
    const late = await cancel(made.key);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ status: 'error' });
  });

  test('cancels an unpaid one too', async () => {
    const { key } = await placeOrder(shop);
    expect((await cancel(key)).json()).toMatchObject({ data: { status: 'cancelled' } });
  });

  test('needs the complete key', async () => {
    const { key } = await buy(shop);
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    expect((await ask('orderByKey', { params: { orderKey: wrong } })).statusCode).toBe(404);
    expect((await cancel(wrong)).statusCode).toBe(404);
    expect(await byKey(key)).toMatchObject({ status: 'paid' });
  });
});

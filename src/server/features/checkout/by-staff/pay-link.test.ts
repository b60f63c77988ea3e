/** The link that pays an order: as long as the order waits, once, and only as it was made. */
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../../domain/time/durations.ts';
import { takeOrder } from '../../../testing/features/staff-orders.ts';
import { payAtStandIn } from '../../../testing/features/paid-orders.ts';
import { testShop } from '../../../testing/test-app.ts';

let now = new Date();
const shop = await testShop({ clock: () => now });
const origin = await shop.open();
const { orders, sweep, cancel } = shop.services;

const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
const sweepAll = async () => {
  await sweep.releaseStock();
  await sweep.sweepPayments();
};
const stock = () => shop.services.catalogue.stock(shop.productIds['MUG-WREATH']!);
const stateOf = async (link: string) => (await shop.call('payLink', { params: { link } })).state;
const beginPayment = (orderKey: string) =>
  fetch(`${origin}/gateway/paypal/${orderKey}/new`, { redirect: 'manual' });

describe('the stock of an order to pay by link', () => {
  test('is held until its last moment, and free afterwards', async () => {
    const before = await stock();
    const { order, link } = await takeOrder(shop);
    expect(order.payBy).toEqual(new Date(now.getTime() + 7 * DAY));
    pass(7 * DAY - SECOND);
    await sweepAll();
    expect([await stateOf(link), await stock()]).toEqual(['open', before - 1]);
    pass(2 * SECOND);
    await sweepAll();
    expect([await stateOf(link), await stock()]).toEqual(['over', before]);
    expect(await orders.byId(order.id)).toMatchObject({ state: 'cancelled' });
  });

  test('is held on by a payment that was begun and left', async () => {
    const before = await stock();
    const { order, link } = await takeOrder(shop);
    expect((await beginPayment(order.key)).status).toBe(302);
    pass(HOUR);
    await sweepAll();
    pass(DAY);
    await sweepAll();
    expect([await stateOf(link), await stock()]).toEqual(['open', before - 1]);
  });

  test('is not kept longer than unpaid orders are', async () => {
    const short = await testShop({ clock: () => now, environment: { UNPAID_ORDER_DAYS: '2' } });
    const { order } = await takeOrder(short);
    expect(order.payBy).toEqual(new Date(now.getTime() + 2 * DAY));
  });
});

describe('the link', () => {
  test('shows the order, pays it once, and then shows that it is paid', async () => {
    const { order, link } = await takeOrder(shop);
    const page = await shop.call('payLink', { params: { link } });
    expect(page).toMatchObject({
      state: 'open',
      reference: order.reference,
      payBy: order.payBy?.toISOString(),
      order: { key: order.key, total: order.totalPence, items: [{ quantity: 1 }] },
    });
    pass(4 * DAY);
    await payAtStandIn(origin, order.key);
    const { promise } = await orders.byId(order.id);
    expect(promise.dispatchOn > order.promise.dispatchOn).toBe(true);
    expect(await stateOf(link)).toBe('paid');
    const again = await beginPayment(order.key);
    expect(again.headers.get('location')).toBe(`/checkout/thank-you/${order.key}`);
    const captures = await shop.database
      .selectFrom('ledgerEntry')
      .select('amountPence')
      .where('orderId', '=', order.id)
      .execute();
    expect(captures).toEqual([{ amountPence: order.totalPence }]);
    pass(5 * DAY);
    expect(await stateOf(link)).toBe('paid');
  });

  test('is void if a character of it is changed, or it was never made', async () => {
    const { link } = await takeOrder(shop);
    const [id = '', until = '', signature = ''] = link.split('.');
    const later = (Number.parseInt(until, 36) + DAY).toString(36);
    for (const wrong of [`${id}.${later}.${signature}`, `${link}x`, id, 'a.b.c'])
      expect((await shop.ask('payLink', { params: { link: wrong } })).statusCode).toBe(410);
  });

  test('begins no payment after its time, although the order is not swept yet', async () => {
    const { order, link } = await takeOrder(shop);
    pass(7 * DAY + MINUTE);
    expect(await stateOf(link)).toBe('over');
    const late = await fetch(`${origin}/gateway/paypal/${order.key}/new`);
    expect(late.status).toBe(409);
  });

  test('says that the staff cancelled the order, and begins no payment', async () => {
    const { order, link } = await takeOrder(shop);
    await cancel.cancel(order.id, 'gwen@example.org', 'The customer asked');
    const page = await shop.call('payLink', { params: { link } });
    expect(page).toMatchObject({ state: 'cancelled', order: null });
    expect((await beginPayment(order.key)).status).toBe(409);
  });

  test('pays or is cancelled, never both, if the customer pays while the staff cancel', async () => {
    const { order } = await takeOrder(shop);
    const [cancelled, paid] = await Promise.allSettled([
      cancel.cancel(order.id, 'gwen@example.org', 'Too late'),
      payAtStandIn(origin, order.key),
    ]);
    await sweepAll();
    const { state } = await orders.byId(order.id);
    if (cancelled.status === 'fulfilled') expect(state).toBe('cancelled');
    else expect([paid.status, state]).toEqual(['fulfilled', 'paid']);
  });
});

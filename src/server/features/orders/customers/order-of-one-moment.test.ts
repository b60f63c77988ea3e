/** An order is read while its payment is recorded: status and payment are always of one moment. */
import { expect, test } from 'vitest';
import { payAtStandIn } from '../../../testing/features/paid-orders.ts';
import { placeOrder } from '../../../testing/features/orders.ts';
import { testShop } from '../../../testing/test-app.ts';

const ORDERS = 30;
const READERS = 8;
const OF_ONE_MOMENT = ['awaitingPayment, waiting', 'awaitingPayment, capturing', 'paid, paid'];

const shop = await testShop();
const origin = await shop.open();

test('no reader sees the money of an order that still waits for it', async () => {
  const seen = new Set<string>();
  for (let each = 0; each < ORDERS; each += 1) {
    const { key: orderKey } = await placeOrder(shop);
    const read = async () => {
      const { status, payment } = await shop.call('orderByKey', { params: { orderKey } });
      seen.add(`${status}, ${payment}`);
    };
    let isPaid = false;
    const readOn = async () => {
      while (!isPaid) await read();
    };
    const readers = Array.from({ length: READERS }, readOn);
    await payAtStandIn(origin, orderKey);
    isPaid = true;
    await Promise.all([...readers, read()]);
  }
  expect([...seen].filter((pair) => !OF_ONE_MOMENT.includes(pair))).toEqual([]);
  expect(seen).toContain('paid, paid');
});

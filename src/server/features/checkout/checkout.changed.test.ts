/**
 * Checkout charges what the cart shows: after a price change the earlier order is cancelled and the
 * shopper is informed.
 */
import { expect, test, vi } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import { testShop } from '../../testing/test-app.ts';
import { payAtStandIn } from '../../testing/features/paid-orders.ts';
import { fillCart, stockOf } from '../../testing/features/checkout.ts';

const shop = await testShop();
const { call, ask, database, services, productIds } = shop;
const origin = await shop.open();
const mug = productIds['MUG-WREATH'] ?? '';

/** Sets a price as `npm run price` does, and waits until this process's cart shows it. */
async function setPrice(cartId: string, price: number): Promise<void> {
  await services.catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(price) });
  const shown = async () => (await call('cart', { params: { cartId } })).items[0]?.unitPricePence;
  await vi.waitUntil(async () => (await shown()) === price, { timeout: 30_000 });
}

const checkOut = (cartId: string) =>
  call('guestCheckout', { params: { cartId, method: 'paypal' } });
const check = (orderKey: string) => call('orderCheckByKey', { params: { orderKey } });

test.each([
  ['lower', 999],
  ['higher', 1399],
])('a %s price makes a new order, and the response says what changed', async (_, price) => {
  const cartId = await fillCart(services.cart, mug, 2);
  await setPrice(cartId, 1249);
  const stock = await stockOf(database, 'MUG');
  const first = await checkOut(cartId);
  expect(first).toMatchObject({ total: 2997, changes: [] });

  await setPrice(cartId, price);
  const { total } = await call('cart', { params: { cartId } });
  const second = await checkOut(cartId);
  expect(second).toMatchObject({
    total,
    changes: [{ kind: 'price', name: 'Botanical wreath mug', fromPence: 1249, toPence: price }],
  });
  expect(second.orderKey).not.toBe(first.orderKey);
  // One order holds two mugs; the cancelled one holds none.
  expect(await stockOf(database, 'MUG')).toBe(stock - 2);
  expect(await checkOut(cartId)).toMatchObject({ orderKey: second.orderKey, changes: [] });

  expect(await check(first.orderKey)).toMatchObject({ status: 'cancelled' });
  const late = await ask('guestGateway', { params: { id: first.orderKey } });
  expect(late.statusCode).toBe(409);
  await payAtStandIn(origin, second.orderKey);
  expect(await check(second.orderKey)).toMatchObject({ status: 'paid', total });
});

test('an order whose money is moving keeps its price', async () => {
  const cartId = await fillCart(services.cart, mug);
  await setPrice(cartId, 1249);
  const { orderKey } = await checkOut(cartId);
  await shop.app.inject({
    method: 'POST',
    url: '/stand-in/paypal/control',
    payload: { faults: [{ call: 'capture', effect: 'error' }] },
  });
  await payAtStandIn(origin, orderKey);
  await setPrice(cartId, 999);
  expect(await checkOut(cartId)).toMatchObject({ orderKey, total: 1748, changes: [] });
});

/** The provider reviews a payment for days: the shopper keeps shopping and is informed of the result. */
import { expect, test } from 'vitest';
import { fillCart, readFigures, saveDetails } from '../../../testing/features/checkout.ts';
import { openCheckoutSimulation } from '../../../testing/features/checkout-simulation.ts';

const {
  database,
  shop,
  standIn,
  mug,
  slate,
  checkOut,
  goToPay,
  approve,
  returnToShop,
  check,
  approved,
  expectFigures,
  runJobs,
  lastCapture,
} = await openCheckoutSimulation();

async function pending(before?: (cartId: string) => Promise<unknown>) {
  const placed = await approved();
  await before?.(placed.cartId);
  standIn.captureAs = { status: 'PENDING' };
  await returnToShop(placed.returnUrl);
  standIn.captureAs = undefined;
  expect(await check(placed.orderKey)).toMatchObject({
    status: 'awaitingPayment',
    payment: 'pending',
  });
  return placed;
}

/** Makes the provider decide and send its webhook. */
async function decided(status: 'COMPLETED' | 'DECLINED') {
  standIn.webhooks.drop();
  standIn.settleCapture(lastCapture().id, status);
  await standIn.webhooks.quiet();
  await runJobs();
}

const add = (cartId: string, productId: string) =>
  fetch(`${shop.origin}/api/cart/${cartId}/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, quantity: 1 }),
  });

test('a shopper buys something else while a payment is pending; both orders are paid', async () => {
  const first = await pending();
  expect((await fetch(`${shop.origin}/api/cart/${first.cartId}/get`)).status).toBe(404);
  expect((await add('new', slate)).status).toBe(201);
  const second = await checkOut(await fillCart(shop.carts, slate));
  expect(second.status).toBe(200);
  await returnToShop(await approve(await goToPay(second.gateway)));
  expect(await check(second.orderKey)).toMatchObject({ status: 'paid' });

  standIn.webhooks.drop();
  const capture = standIn.ledger.captures().find(({ capture: one }) => one.status === 'PENDING');
  standIn.settleCapture(capture!.capture.id, 'COMPLETED');
  await standIn.webhooks.quiet();
  await runJobs();
  expect(await check(first.orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
  await expectFigures({ captures: 2, paid: 2 });
});

test('an item added since checkout stays there, can be changed, and can be ordered', async () => {
  const first = await pending(async (cartId) => {
    expect((await add(cartId, slate)).status).toBe(201);
  });
  const cart = await shop.carts.get(first.cartId);
  expect(cart.items.map(({ productId }) => productId)).toEqual([slate]);
  expect((await add(first.cartId, mug)).status).toBe(201);
  await saveDetails(shop.carts, first.cartId);
  const second = await checkOut(first.cartId);
  expect(second.status).toBe(200);
  expect(second.orderKey).not.toBe(first.orderKey);
  await decided('COMPLETED');
  expect(await check(first.orderKey)).toMatchObject({ status: 'paid' });
  // The purchased items left the cart once, not again when the payment completed.
  expect((await shop.carts.get(first.cartId)).items).toHaveLength(2);
});

test('a refused payment is reported by email, and the order can be paid again', async () => {
  const { orderKey, gateway } = await pending();
  await decided('DECLINED');
  expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'refused' });
  const { id } = await shop.orders.byKey(orderKey);
  const notified = await database
    .selectFrom('orderHistory')
    .select('event')
    .where('orderId', '=', id)
    .where('event', '=', 'declinePayment')
    .execute();
  expect(notified).toHaveLength(1);

  // On the provider's page, cancelling or a refusal leads to the order's own page, because its cart
  // is gone.
  await goToPay(gateway);
  expect(await returnToShop(`${shop.origin}/gateway/paypal/${orderKey}/cancel`)).toBe(
    `/checkout/thank-you/${orderKey}`,
  );
  const refused = await approve(await goToPay(gateway), 'declined');
  expect(await returnToShop(refused)).toBe(`/checkout/thank-you/${orderKey}`);
  expect(await returnToShop(await approve(await goToPay(gateway)))).toBe(
    `/checkout/thank-you/${orderKey}`,
  );
  expect(await check(orderKey)).toMatchObject({ status: 'paid' });
  await expectFigures({ captures: 1, paid: 1 });
  expect((await readFigures(database)).held).toBe(0);
});

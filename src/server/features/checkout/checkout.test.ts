import { describe, expect, test } from 'vitest';
import { HTML, openCheckoutSimulation } from '../../testing/features/checkout-simulation.ts';
import { fillCart, saveDetails, stockOf } from '../../testing/features/checkout.ts';

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
  touchCart,
  runJobs,
} = await openCheckoutSimulation();

describe('a guest who pays', () => {
  test('has a paid order with invoice, email and print file, and sees it by its key', async () => {
    const { returnUrl, orderKey, cartId, total } = await approved(2);
    expect(total).toBe(2 * 1249 + 499);
    expect(await check(orderKey)).toMatchObject({
      status: 'awaitingPayment',
      payment: 'waiting',
      invoice: null,
    });
    expect(await returnToShop(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    const order = await check(orderKey);
    expect(order).toMatchObject({
      status: 'paid',
      payment: 'paid',
      cartId,
      items: [{ words: [{ label: 'Name', text: 'Siân' }] }],
    });
    expect(order.invoice).toMatch(/^INV-\d{6}$/);
    expect(await stockOf(database, 'MUG')).toBe(48);
    await expectFigures({ orders: 1, paid: 1, captures: 1, printFiles: 1, taken: 2, held: 0 });
    const [line] = await database
      .selectFrom('orderLine')
      .innerJoin('customerOrder', 'customerOrder.id', 'orderLine.orderId')
      .select('document')
      .where('key', '=', orderKey)
      .execute();
    expect(JSON.stringify(line?.document)).toContain('"text":"Siân"');
    // The optional line is empty, so the design's sample text must not be printed.
    expect(JSON.stringify(line?.document)).not.toContain('EST. 2026');
  });

  test('may reload the return page, and check out again, and keeps the one order', async () => {
    const { returnUrl, orderKey, cartId, gateway } = await approved();
    await returnToShop(returnUrl);
    expect(await returnToShop(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await checkOut(cartId)).toMatchObject({ status: 200, orderKey });
    expect(await goToPay(gateway)).toBe(`/checkout/thank-you/${orderKey}`);
    await expectFigures({ orders: 1, captures: 1 });
  });

  test('still sees that the card was declined when the webhook arrives a second time', async () => {
    const cartId = await fillCart(shop.carts, mug);
    const { gateway, orderKey } = await checkOut(cartId);
    const returnUrl = await approve(await goToPay(gateway), 'declined');
    await returnToShop(returnUrl);
    await returnToShop(returnUrl);
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'refused' });
  });

  test('may be declined, or cancel, and pay later for the same order', async () => {
    const cartId = await fillCart(shop.carts, mug);
    const { gateway, orderKey } = await checkOut(cartId);
    const approvalUrl = await goToPay(gateway);
    expect(await returnToShop(await approve(approvalUrl, 'declined'))).toBe(
      '/checkout?payment=declined',
    );
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'refused' });
    expect(await returnToShop(`${shop.origin}/gateway/paypal/${orderKey}/cancel`)).toBe(
      '/checkout?payment=cancelled',
    );
    expect((await checkOut(cartId)).orderKey).toBe(orderKey);
    expect(await returnToShop(await approve(await goToPay(gateway), 'card'))).toBe(
      `/checkout/thank-you/${orderKey}`,
    );
    // Cancelling late in another tab leads to the confirmation, not to the checkout of an empty
    // cart.
    expect(await returnToShop(`${shop.origin}/gateway/paypal/${orderKey}/cancel`)).toBe(
      `/checkout/thank-you/${orderKey}`,
    );
    await expectFigures({ orders: 1, captures: 1 });
  });

  test('is not charged for returning before approving', async () => {
    const { gateway, orderKey } = await checkOut(await fillCart(shop.carts, mug));
    const token = new URL(await goToPay(gateway)).searchParams.get('token');
    expect(
      await returnToShop(`${shop.origin}/gateway/paypal/${orderKey}/return?token=${token}`),
    ).toBe('/checkout?payment=notApproved');
    const answer = await fetch(`${shop.origin}/gateway/paypal/${orderKey}/return?token=${token}`);
    expect([answer.status, await answer.json()]).toEqual([
      402,
      {
        status: 'error',
        message: 'The payment has not been approved. Nothing was charged.',
      },
    ]);
    expect(await returnToShop(await approve(await goToPay(gateway)))).toBe(
      `/checkout/thank-you/${orderKey}`,
    );
    await expectFigures({ orders: 1, captures: 1 });
  });
});

describe('checkout refuses', () => {
  test('an unknown, empty or incomplete cart', async () => {
    expect((await checkOut('A'.repeat(24))).status).toBe(404);
    const { id } = await shop.carts.addItem('new', {
      productId: mug,
      quantity: 1,
      personalisation: { v: 1, fields: { name: 'Siân' } },
    });
    const response = await fetch(
      `${shop.origin}/api/cart/${id}/payment_method/paypal/guest-checkout`,
    );
    const body = (await response.json()) as { violations: { propertyPath: string }[] };
    expect(response.status).toBe(422);
    expect(body.violations.map(({ propertyPath }) => propertyPath)).toEqual(
      expect.arrayContaining(['firstName', 'email', 'shipping.PostCode', 'personalisedAccepted']),
    );
    await expectFigures({ orders: 0 });
  });

  test('a prefetch, which must not place an order', async () => {
    const cartId = await fillCart(shop.carts, mug);
    const response = await fetch(
      `${shop.origin}/api/cart/${cartId}/payment_method/paypal/guest-checkout`,
      { headers: { 'sec-purpose': 'prefetch;prerender' } },
    );
    expect(response.status).toBe(409);
    await expectFigures({ orders: 0 });
  });

  test('a return with the token of another order', async () => {
    const one = await approved();
    const other = await approved();
    const token = new URL(one.returnUrl).searchParams.get('token');
    expect(
      (await fetch(`${shop.origin}/gateway/paypal/${other.orderKey}/return?token=${token}`, HTML))
        .status,
    ).toBe(404);
    await expectFigures({ captures: 0 });
  });

  test('more than is in stock, for everyone who tries', async () => {
    expect((await checkOut(await fillCart(shop.carts, slate, 8))).status).toBe(200);
    const second = await checkOut(await fillCart(shop.carts, slate, 8));
    expect(second).toMatchObject({ status: 409, message: 'Only 2 of Wreath slate coaster left.' });
    expect(await stockOf(database, 'SLT')).toBe(2);
  });

  test('a provider that is away leaves the order waiting, and it can be paid later', async () => {
    const { gateway, orderKey } = await checkOut(await fillCart(shop.carts, mug));
    standIn.script.add({ call: 'create', effect: 'error' });
    expect(await goToPay(gateway)).toBe('/checkout?payment=unavailable');
    standIn.script.add({ call: 'create', effect: 'error' });
    expect((await fetch(shop.origin + gateway, { redirect: 'manual' })).status).toBe(503);
    expect(await returnToShop(await approve(await goToPay(gateway)))).toBe(
      `/checkout/thank-you/${orderKey}`,
    );
    await expectFigures({ orders: 1, captures: 1 });
  });
});

describe('two things at once', () => {
  test('a double click on Pay makes one order and one payment', async () => {
    const cartId = await fillCart(shop.carts, mug);
    const clicks = await Promise.all(Array.from({ length: 6 }, () => checkOut(cartId)));
    expect(new Set(clicks.map(({ orderKey }) => orderKey)).size).toBe(1);
    const approvals = await Promise.all(
      Array.from({ length: 6 }, () => goToPay(clicks[0]!.gateway)),
    );
    expect(new Set(approvals).size).toBe(1);
    await expectFigures({ orders: 1, held: 1 });
  });

  test('return, reload and webhooks at the same moment capture the money once', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'slow', ms: 100 });
    const hooks = standIn.webhooks.release({ copies: 3 });
    const answers = await Promise.all([
      returnToShop(returnUrl),
      returnToShop(returnUrl),
      hooks.then(() => runJobs()),
    ]);
    expect(answers.slice(0, 2)).toEqual([
      `/checkout/thank-you/${orderKey}`,
      `/checkout/thank-you/${orderKey}`,
    ]);
    await standIn.webhooks.quiet();
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expectFigures({ orders: 1, captures: 1 });
  });

  test('a cart changed while paying makes a new order, and the old approval captures nothing', async () => {
    const { cartId, orderKey, returnUrl } = await approved();
    await shop.carts.addItem(cartId, {
      productId: mug,
      quantity: 2,
      personalisation: { v: 1, fields: { name: 'Tomos' } },
    });
    const second = await checkOut(cartId);
    expect(second.orderKey).not.toBe(orderKey);
    expect(await returnToShop(returnUrl)).toBe('/checkout?payment=changed');
    expect(await returnToShop(`${shop.origin}/gateway/paypal/${orderKey}/cancel`)).toBe(
      '/checkout?payment=changed',
    );
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refused' });
    expect(await returnToShop(await approve(await goToPay(second.gateway)))).toBe(
      `/checkout/thank-you/${second.orderKey}`,
    );
    expect(await stockOf(database, 'MUG')).toBe(47);
    await expectFigures({ orders: 2, cancelled: 1, captures: 1, taken: 3, held: 0 });
  });

  test('two tabs that save the same and pay: the order of the first remains, and is paid once', async () => {
    const { cartId, orderKey, gateway, returnUrl } = await approved();
    await saveDetails(shop.carts, cartId);
    const second = await checkOut(cartId);
    expect(second).toMatchObject({ orderKey, gateway });
    const otherReturn = await approve(await goToPay(second.gateway));
    expect(await returnToShop(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await returnToShop(otherReturn)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await goToPay((await checkOut(cartId)).gateway)).toBe(`/checkout/thank-you/${orderKey}`);
    await expectFigures({ orders: 1, paid: 1, cancelled: 0, captures: 1 });
  });

  test('a cart changed while the money moves waits, and the shopper is informed', async () => {
    const { cartId, returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'slow', ms: 2000 });
    const returning = returnToShop(returnUrl);
    await expect.poll(async () => (await check(orderKey)).payment).toBe('capturing');
    await expect(shop.carts.addItem(cartId, { productId: mug, quantity: 1 })).rejects.toMatchObject(
      { code: 'paymentInProgress' },
    );
    await touchCart(cartId);
    expect(await checkOut(cartId)).toMatchObject({ status: 409 });
    expect(await returning).toBe(`/checkout/thank-you/${orderKey}`);
    await expectFigures({ orders: 1, captures: 1 });
  });
});

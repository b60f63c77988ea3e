import { describe, expect, test } from 'vitest';
import { MINUTE, openCheckoutSimulation } from '../../../testing/features/checkout-simulation.ts';
import { fillCart, readFigures, stockOf } from '../../../testing/features/checkout.ts';
import { setStock } from '../../../testing/features/stock.ts';

const {
  database,
  shop,
  standIn,
  mug,
  checkOut,
  goToPay,
  approve,
  returnToShop,
  check,
  approved,
  expectFigures,
  touchCart,
  runJobs,
  wait,
  paidBefore,
  lastCapture,
  lateMoney,
} = await openCheckoutSimulation();

describe('failures at the provider', () => {
  test('a time-out after the capture: the order waits, is queried, and is paid once', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'silenceAfter' });
    expect(await returnToShop(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await check(orderKey)).toMatchObject({
      status: 'awaitingPayment',
      payment: 'capturing',
    });
    wait(3 * MINUTE);
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expectFigures({ captures: 1 });
  });

  test('a server error before the capture: the sweeper captures the money later, once', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'error' });
    await returnToShop(returnUrl);
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ payment: 'capturing' });
    wait(3 * MINUTE);
    await shop.sweep.sweepPayments();
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
    await expectFigures({ captures: 1 });
  });

  test.each([
    ['amount', { value: '0.01' }],
    ['currency', { currency_code: 'USD' }],
    ['order', { custom_id: 'another' }],
  ])('a wrong %s goes to review, never to paid', async (_, captureAs) => {
    const { returnUrl, orderKey, cartId } = await approved();
    standIn.captureAs = captureAs;
    expect(await returnToShop(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await check(orderKey)).toMatchObject({
      status: 'awaitingPayment',
      payment: 'review',
      invoice: null,
    });
    wait(8 * 60 * MINUTE);
    await shop.sweep.sweepPayments();
    await shop.sweep.releaseStock();
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'review' });
    // A second payment next to the one in review is refused.
    await touchCart(cartId);
    expect((await checkOut(cartId)).status).toBe(409);
    const figures = await readFigures(database);
    expect(figures.paid).toBe(paidBefore());
    const { id } = await shop.orders.byKey(orderKey);
    await shop.reviews.decide(
      id,
      { decision: 'refund', reason: 'Wrong money', actor: 'Mair' },
      { actor: { kind: 'command', name: 'test' } },
    );
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
    await expectFigures({ refunds: 1, cancelled: 1 });
  });

  test('a pending capture is paid when the provider reports it', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.captureAs = { status: 'PENDING' };
    await returnToShop(returnUrl);
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'pending' });
    standIn.webhooks.drop();
    standIn.settleCapture(lastCapture().id, 'COMPLETED');
    await standIn.webhooks.quiet();
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expectFigures({ captures: 1 });
  });
});

describe('webhooks', () => {
  test('pay for a shopper who approves and never returns', async () => {
    const { orderKey } = await approved();
    await standIn.webhooks.release();
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expectFigures({ captures: 1 });
  });

  test('that report a declined card first still let the returning shopper see it', async () => {
    const { gateway, orderKey } = await checkOut(await fillCart(shop.carts, mug));
    const returnUrl = await approve(await goToPay(gateway), 'declined');
    await standIn.webhooks.release();
    await runJobs();
    expect(await returnToShop(returnUrl)).toBe('/checkout?payment=declined');
    expect(await returnToShop(returnUrl)).toBe('/checkout?payment=declined');
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'refused' });
  });

  test('that report a declined capture first do too', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.captureAs = { status: 'DECLINED' };
    await standIn.webhooks.release();
    await runJobs();
    expect(await returnToShop(returnUrl)).toBe('/checkout?payment=declined');
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'refused' });
  });

  test('that arrive twice, late and in reverse change nothing', async () => {
    const { returnUrl, orderKey } = await approved();
    await returnToShop(returnUrl);
    await standIn.webhooks.release({ order: 'reversed', copies: 2 });
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
    const { count } = await database
      .selectFrom('webhookEvent')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('resourceId', 'in', [new URL(returnUrl).searchParams.get('token'), lastCapture().id])
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
    await expectFigures({ captures: 1 });
  });

  test('of a payment that is recorded or being recorded need no job', async () => {
    const waiting = () =>
      database
        .selectFrom('webhookEvent')
        .select('type')
        .where('processedAt', 'is', null)
        .orderBy('type')
        .execute();
    const before = await waiting();
    const { returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'silenceAfter' });
    await returnToShop(returnUrl);
    expect(await check(orderKey)).toMatchObject({ payment: 'capturing' });
    await standIn.webhooks.release();
    expect(await waiting()).toEqual(before);
    wait(3 * MINUTE);
    await runJobs();
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
    await expectFigures({ captures: 1 });
  });

  test('are stored without what they say about the payer', async () => {
    const { returnUrl } = await approved();
    await returnToShop(returnUrl);
    await standIn.webhooks.release();
    const stored = await database
      .selectFrom('webhookEvent')
      .select('payload')
      .where('resourceId', '=', new URL(returnUrl).searchParams.get('token'))
      .executeTakeFirstOrThrow();
    expect(stored.payload).toEqual({
      id: expect.stringMatching(/^WH-/),
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: expect.any(String), links: expect.any(Array) },
    });
  });

  test('that are forged or not events are refused and not stored', async () => {
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': 'x',
      'paypal-transmission-time': 'x',
      'paypal-transmission-sig': 'x',
      'paypal-cert-url': 'x',
      'paypal-auth-algo': 'x',
    };
    const forged = JSON.stringify({
      id: 'WH-forged',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'x' },
    });
    for (const body of [forged, '[]', 'not json']) {
      expect(
        (await fetch(`${shop.origin}/gateway/paypal/webhook`, { method: 'POST', headers, body }))
          .status,
      ).toBe(400);
    }
    expect(
      await database
        .selectFrom('webhookEvent')
        .select('eventId')
        .where('eventId', '=', 'WH-forged')
        .execute(),
    ).toEqual([]);
  });

  test('cannot be verified while the provider is away, and are delivered again', async () => {
    const { orderKey } = await approved();
    standIn.script.add({ call: 'verify', effect: 'error', times: 2 });
    await standIn.webhooks.release();
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
  });
});

describe('expiry', () => {
  test('stock held for half an hour is released, and is held again if the shopper pays after all', async () => {
    const { returnUrl, orderKey, approvalUrl } = await approvedLater();
    expect(await stockOf(database, 'MUG')).toBe(49);
    wait(31 * MINUTE);
    await shop.sweep.releaseStock();
    expect(await stockOf(database, 'MUG')).toBe(50);
    await approve(approvalUrl);
    expect(await returnToShop(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await stockOf(database, 'MUG')).toBe(49);
    await expectFigures({ captures: 1 });
  });

  test('if the stock is gone by then, nothing is captured and the shopper is informed', async () => {
    const { returnUrl, orderKey, approvalUrl, cartId } = await approvedLater();
    wait(31 * MINUTE);
    await shop.sweep.releaseStock();
    await setStock(database, 0, 'MUG');
    await approve(approvalUrl);
    expect(await returnToShop(returnUrl)).toBe('/checkout?payment=outOfStock');
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled' });
    expect((await shop.carts.get(cartId)).items).toHaveLength(1);
    await expectFigures({ captures: 0, cancelled: 1 });
  });

  test('an approval whose return and webhooks were all lost is found when its hold lapses', async () => {
    const { orderKey } = await approved();
    standIn.webhooks.drop();
    wait(31 * MINUTE);
    await shop.sweep.releaseStock();
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
    await expectFigures({ captures: 1 });
  });

  test('an unpaid order is given up after seven hours, with its stock', async () => {
    const { gateway, orderKey } = await checkOut(await fillCart(shop.carts, mug, 3));
    await goToPay(gateway);
    wait(8 * 60 * MINUTE);
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refused' });
    expect(await stockOf(database, 'MUG')).toBe(50);
    await expectFigures({ captures: 0 });
  });

  async function approvedLater() {
    const cartId = await fillCart(shop.carts, mug);
    const placed = await checkOut(cartId);
    const approvalUrl = await goToPay(placed.gateway);
    const token = new URL(approvalUrl).searchParams.get('token');
    return {
      ...placed,
      cartId,
      approvalUrl,
      returnUrl: `${shop.origin}/gateway/paypal/${placed.orderKey}/return?token=${token}`,
    };
  }
});

describe('refunds', () => {
  test('money on an order given up is refunded automatically, once', async () => {
    const { orderKey } = await lateMoney();
    standIn.script.add({ call: 'refund', effect: 'errorAfter' });
    await runJobs();
    wait(11 * MINUTE);
    await shop.sweep.sweepPayments();
    await runJobs();
    await standIn.webhooks.quiet();
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
    expect(lastCapture().refunds).toHaveLength(1);
    // The provider now reports its capture as refunded.
    await expectFigures({ captures: 0, refunds: 1, kept: 0 });
  });

  test('never exceed the capture, however many are requested at once', async () => {
    const { returnUrl, orderKey } = await approved();
    await returnToShop(returnUrl);
    const order = await shop.orders.byKey(orderKey);
    const capture = await database
      .selectFrom('capture')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
      .select(['capture.id', 'attemptId'])
      .where('orderId', '=', order.id)
      .executeTakeFirstOrThrow();
    const attempt = await shop.payments.attempt(capture.attemptId);
    const stored = {
      id: capture.id,
      attemptId: capture.attemptId,
      providerCaptureId: '',
      state: 'completed',
      amountPence: 0,
      currency: 'GBP',
      refundedPence: 0,
    } as const;
    const requests = await Promise.all(
      Array.from({ length: 5 }, () =>
        database.transaction().execute((transaction) =>
          shop.payments.reserveRefund(transaction, attempt!, stored, {
            amountPence: 800,
            reason: 'goodwill',
          }),
        ),
      ),
    );
    expect(requests.filter(Boolean)).toHaveLength(2);
    await runJobs();
    const { sum } = await database
      .selectFrom('refund')
      .select((eb) => eb.fn.sum<number>('amountPence').as('sum'))
      .where('captureId', '=', capture.id)
      .executeTakeFirstOrThrow();
    expect(sum).toBe(1600);
  });
});

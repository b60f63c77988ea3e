/** A person accepts, refunds or releases payments in review, and the figures agree afterwards. */
import { describe, expect, test, vi } from 'vitest';
import { pence } from '../../../../domain/money/money.ts';
import type { ReviewDecision } from '../../../../domain/orders/payment-steps.ts';
import { readFigures, stockOf } from '../../../testing/features/checkout.ts';
import { MINUTE, openCheckoutSimulation } from '../../../testing/features/checkout-simulation.ts';

const {
  database,
  shop,
  standIn,
  goToPay,
  approve,
  returnToShop,
  check,
  approved,
  expectFigures,
  runJobs,
  wait,
  lastCapture,
  lateMoney,
  reported,
} = await openCheckoutSimulation();

/** One mug and delivery: £17.48. */
async function inReview(captureAs: object, fault?: () => void) {
  const placed = await approved();
  standIn.captureAs = captureAs;
  fault?.();
  expect(await returnToShop(placed.returnUrl)).toBe(`/checkout/thank-you/${placed.orderKey}`);
  expect(await check(placed.orderKey)).toMatchObject({ payment: 'review' });
  standIn.webhooks.drop();
  const { id } = await shop.orders.byKey(placed.orderKey);
  return { ...placed, id };
}

const decide = (id: string, decision: ReviewDecision, amount?: number) =>
  shop.reviews.decide(
    id,
    {
      decision,
      reason: 'Compared with the provider',
      actor: 'Mair',
      ...(amount !== undefined && { amountPence: pence(amount) }),
    },
    { actor: { kind: 'command', name: 'test' } },
  );

const historyOf = (orderId: string) =>
  database
    .selectFrom('orderHistory')
    .select(['actor', 'event', 'detail'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();

describe('accept', () => {
  test('makes the order paid, with invoice, email and history', async () => {
    const { id, orderKey, cartId } = await inReview({ custom_id: 'another' });
    expect(await decide(id, 'accept')).toMatchObject({ state: 'paid' });
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expect(shop.carts.get(cartId)).rejects.toMatchObject({ code: 'cartNotFound' });
    await expectFigures({ captures: 1, paid: 1 });
    expect(await historyOf(id)).toContainEqual({
      actor: 'Mair',
      event: 'acceptPayment',
      detail: { reason: 'Compared with the provider', captured: 1748 },
    });
  });

  test('refunds the excess over the total', async () => {
    const { id, orderKey } = await inReview({ value: '20.00' });
    await decide(id, 'accept');
    await runJobs();
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    expect(lastCapture().refunds).toMatchObject([{ amount: { value: '2.52' } }]);
    const figures = await readFigures(database);
    expect(figures.ledger).toBe(figures.kept);
    expect(figures.sold).toBe(figures.kept);
  });

  test.each([
    ['less money', { value: '0.01' }],
    ['another currency', { currency_code: 'USD' }],
  ])('refuses %s and does not change the review', async (_, captureAs) => {
    const { id, orderKey } = await inReview(captureAs);
    await expect(decide(id, 'accept')).rejects.toMatchObject({ code: 'stepNotAllowed' });
    expect(await check(orderKey)).toMatchObject({ payment: 'review' });
    expect((await historyOf(id)).map(({ event }) => event)).not.toContain('acceptPayment');
    await decide(id, 'refund');
    await runJobs();
  });
});

test('refund returns all captured money, cancels the order and releases its stock', async () => {
  const { id, orderKey } = await inReview({ value: '0.01' });
  expect(await stockOf(database, 'MUG')).toBe(49);
  expect(await decide(id, 'refund')).toMatchObject({ state: 'cancelled' });
  await runJobs();
  expect(await stockOf(database, 'MUG')).toBe(50);
  expect(lastCapture().refunds).toMatchObject([{ amount: { value: '0.01' } }]);
  expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
  await expectFigures({ cancelled: 1, refunds: 1, kept: 0 });
});

describe('release', () => {
  test('after a duplicate invoice lets the shopper pay again', async () => {
    const { id, orderKey, gateway } = await inReview({}, () =>
      standIn.script.add({ call: 'capture', effect: 'refuse', issue: 'DUPLICATE_INVOICE_ID' }),
    );
    standIn.captureAs = undefined;
    await expect(decide(id, 'accept')).rejects.toMatchObject({ code: 'stepNotAllowed' });
    await decide(id, 'release');
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment' });
    expect(await returnToShop(await approve(await goToPay(gateway)))).toBe(
      `/checkout/thank-you/${orderKey}`,
    );
    await expectFigures({ captures: 1, paid: 1 });
  });

  test('of an order that is not paid again releases its stock', async () => {
    const { id, orderKey } = await inReview({}, () =>
      standIn.script.add({ call: 'capture', effect: 'refuse', issue: 'DUPLICATE_INVOICE_ID' }),
    );
    await decide(id, 'release');
    wait(31 * MINUTE);
    await shop.sweep.releaseStock();
    expect(await stockOf(database, 'MUG')).toBe(50);
    wait(8 * 60 * MINUTE);
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled' });
  });

  test('is refused while the provider holds money', async () => {
    const { id } = await inReview({ value: '0.01' });
    await expect(decide(id, 'release')).rejects.toMatchObject({
      code: 'stepNotAllowed',
      detail: { message: expect.stringContaining('£0.01') },
    });
    await decide(id, 'refund');
    await runJobs();
  });
});

describe('an amount that cannot be read', () => {
  test.each(['17.480', 'abc', ''])(
    '“%s” of money that arrives after its order was given up goes to review, and is refunded',
    async (written) => {
      const { orderKey } = await lateMoney({ written });
      await runJobs();
      const { id } = await shop.orders.byKey(orderKey);
      expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'review' });
      const lookups = vi.spyOn(shop.gateway, 'getOrder');
      for (let minute = 0; minute < 15; minute += 1) {
        wait(MINUTE);
        await shop.sweep.sweepPayments();
        await runJobs();
      }
      expect([lookups.mock.calls, reported]).toEqual([[], []]);
      lookups.mockRestore();
      await expect(decide(id, 'accept', 1748)).rejects.toMatchObject({ code: 'stepNotAllowed' });
      await decide(id, 'refund', 1748);
      await runJobs();
      expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
      expect(lastCapture().refunds).toHaveLength(1);
      await expectFigures({ refunds: 1, kept: 0 });
    },
  );

  test.each(['17.480', 'abc', ''])(
    '“%s” goes to review, and no sweep retries for ever',
    async (written) => {
      const { id, orderKey } = await inReview({ written });
      wait(10 * MINUTE);
      await shop.sweep.sweepPayments();
      expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'review' });
      const listed = (await shop.reviews.list()).find(({ orderId }) => orderId === id);
      expect(listed?.captures).toMatchObject([{ amountPence: null, status: 'completed' }]);
      await expect(decide(id, 'accept')).rejects.toMatchObject({
        detail: { message: expect.stringContaining('enter it as the amount') },
      });
      await decide(id, 'accept', 1748);
      expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    },
  );
});

test('a review that someone else has decided is not decided twice', async () => {
  const { id } = await inReview({ custom_id: 'another' });
  const decided = await Promise.allSettled([decide(id, 'accept'), decide(id, 'refund')]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await runJobs();
  await expect(decide(id, 'refund')).rejects.toMatchObject({ code: 'stepNotAllowed' });
});

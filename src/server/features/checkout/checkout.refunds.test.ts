/** Refunds and cancellations with failing, slow and repeated provider calls: ledger and credit notes agree. */
import { beforeEach, describe, expect, test } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import { MINUTE, openCheckoutSimulation } from '../../testing/features/checkout-simulation.ts';
import { readFigures, stockOf } from '../../testing/features/checkout.ts';
import { setStock } from '../../testing/features/stock.ts';

const { database, shop, standIn, approved, returnToShop, runJobs, wait } =
  await openCheckoutSimulation();
const { orderRefunds, cancel, course, payments } = shop;
const BY = 'workshop';

beforeEach(() => {
  standIn.refundAs = undefined;
});

/** Two mugs and delivery: £29.97, including £4.99 VAT. */
async function bought() {
  const { orderKey, returnUrl } = await approved(2);
  await returnToShop(returnUrl);
  standIn.webhooks.drop();
  const order = await shop.orders.byKey(orderKey);
  expect(order).toMatchObject({ state: 'paid', totalPence: 2997 });
  return order;
}

const refundsOf = async (orderId: string) =>
  (await payments.refundsOf(orderId)).map(({ state, amountPence }) => [state, amountPence]);

const notesOf = async (orderId: string) =>
  (
    await database
      .selectFrom('invoice')
      .select(['totalPence', 'taxPence'])
      .where('orderId', '=', orderId)
      .where('kind', '=', 'creditNote')
      .orderBy('number')
      .execute()
  ).map(({ totalPence, taxPence }) => [totalPence, taxPence]);

const captureOf = async (orderId: string) =>
  (
    await database
      .selectFrom('capture')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
      .select('capture.providerCaptureId')
      .where('paymentAttempt.orderId', '=', orderId)
      .executeTakeFirstOrThrow()
  ).providerCaptureId;

/**
 * The provider's balance, our captures, the ledger, and invoices less credit notes are equal, and
 * no number is skipped.
 */
async function expectAgreement() {
  const figures = await readFigures(database);
  expect(figures.ledger).toBe(figures.kept);
  expect(standIn.takings()).toBe(figures.kept);
  expect(Number(figures.invoiced) - Number(figures.credited)).toBe(figures.kept);
  expect(figures.lastInvoice).toBe(figures.invoices);
  expect(figures.lastCreditNote).toBe(figures.creditNotes);
}

describe('a refund', () => {
  test('by amount, by line, and of the rest: credit notes add up to the invoice', async () => {
    const { id } = await bought();
    await orderRefunds.refund(id, { amountPence: pence(1000), reason: 'Late' }, BY);
    await orderRefunds.refund(id, { lines: [1] }, BY);
    await orderRefunds.refund(id, {}, BY);
    expect(await notesOf(id)).toEqual([]);
    await runJobs();
    const notes = await notesOf(id);
    expect(new Set(notes.map(([total]) => total))).toEqual(new Set([1000, 1664, 333]));
    expect(notes.reduce((total, [, vat]) => total + vat!, 0)).toBe(499);
    await expect(orderRefunds.refund(id, {}, BY)).rejects.toMatchObject({ code: 'refundTooLarge' });
    await expectAgreement();
    const { document } = await database
      .selectFrom('invoice')
      .select('document')
      .where('orderId', '=', id)
      .where('kind', '=', 'creditNote')
      .where('totalPence', '=', 1000)
      .executeTakeFirstOrThrow();
    expect(document).toMatchObject({
      kind: 'creditNote',
      reason: 'Late',
      invoiceNumber: expect.stringMatching(/^INV-/),
      grossPence: 1000,
      rates: [{ vatRatePercent: 20, grossPence: 1000 }],
    });
  });

  test('refused by the provider leaves no credit note, and its money can be refunded another way', async () => {
    const { id } = await bought();
    standIn.script.add({ call: 'refund', effect: 'refuse', issue: 'REFUND_NOT_ALLOWED' });
    await orderRefunds.refund(id, {}, BY);
    await runJobs();
    expect(await refundsOf(id)).toEqual([['failed', 2997]]);
    expect(await notesOf(id)).toEqual([]);
    const failures = () =>
      database
        .selectFrom('orderHistory')
        .select('id')
        .where('orderId', '=', id)
        .where('event', '=', 'failRefund')
        .execute();
    expect(await failures()).toHaveLength(1);
    await orderRefunds.close((await payments.refundsOf(id))[0]!.id);
    expect(await failures()).toHaveLength(1);
    await expectAgreement();
    await orderRefunds.refund(id, {}, BY);
    await runJobs();
    expect(await notesOf(id)).toEqual([[2997, 499]]);
    await expectAgreement();
  });

  test('whose response is lost is requested again with the same id, and made once', async () => {
    const { id } = await bought();
    await orderRefunds.refund(id, { amountPence: pence(500) }, BY);
    const [refund] = await payments.refundsOf(id);
    standIn.script.add({ call: 'refund', effect: 'silenceAfter', times: 2 });
    await expect(payments.sendRefund(refund!.id)).rejects.toMatchObject({
      code: 'paymentProviderUnavailable',
    });
    standIn.script.clear();
    await payments.sendRefund(refund!.id);
    await payments.sendRefund(refund!.id);
    await Promise.all([orderRefunds.close(refund!.id), orderRefunds.close(refund!.id)]);
    expect(await notesOf(id)).toEqual([[500, 83]]);
    await runJobs();
    expect(await notesOf(id)).toHaveLength(1);
    await expectAgreement();
  });

  test('that waits at the provider is credited when it completes, and given up when it fails', async () => {
    const { id } = await bought();
    standIn.refundAs = 'PENDING';
    await orderRefunds.refund(id, { amountPence: pence(1000) }, BY);
    await orderRefunds.refund(id, { amountPence: pence(700) }, BY);
    await runJobs();
    expect((await refundsOf(id)).map(([state]) => state)).toEqual(['pending', 'pending']);
    expect(await notesOf(id)).toEqual([]);
    const [one, other] = await payments.refundsOf(id);
    standIn.settleRefund(one!.providerRefundId!, 'COMPLETED');
    standIn.settleRefund(other!.providerRefundId!, 'FAILED');
    wait(11 * MINUTE);
    await shop.sweep.sweepPayments();
    await runJobs();
    expect(await refundsOf(id)).toEqual([
      ['completed', 1000],
      ['failed', 700],
    ]);
    expect(await notesOf(id)).toEqual([[1000, 167]]);
    await expectAgreement();
  });

  test('at the same time as others never exceeds the payment, and numbers no note twice', async () => {
    const { id } = await bought();
    const requests = await Promise.allSettled(
      Array.from({ length: 12 }, (_, place) =>
        orderRefunds.refund(id, { amountPence: pence(300 + place) }, BY),
      ),
    );
    const given = requests.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(given.length).toBe(9);
    for (const each of requests.filter(({ status }) => status === 'rejected'))
      expect(each).toMatchObject({ reason: { code: 'refundTooLarge' } });
    await runJobs();
    expect(await notesOf(id)).toHaveLength(given.length);
    await expectAgreement();
  });
});

describe('a refund made at the provider’s own site', () => {
  test('is recorded and credited for its exact amount, once, beside those of the shop', async () => {
    const { id } = await bought();
    await orderRefunds.refund(id, { amountPence: pence(500) }, BY);
    await runJobs();
    standIn.webhooks.hold();
    standIn.refundOutside(await captureOf(id), '12.49');
    await standIn.webhooks.release({ copies: 2, order: 'reversed' });
    await runJobs();
    expect(await refundsOf(id)).toEqual([
      ['completed', 500],
      ['completed', 1249],
    ]);
    expect(await notesOf(id)).toEqual([
      [500, 83],
      [1249, 209],
    ]);
    await expectAgreement();
    await orderRefunds.refund(id, {}, BY);
    await runJobs();
    expect((await notesOf(id)).reduce((total, [, vat]) => total + vat!, 0)).toBe(499);
    await expectAgreement();
  });

  test('of money that the shop has reserved waits until the provider has refused the shop', async () => {
    const { id } = await bought();
    await orderRefunds.refund(id, {}, BY);
    const capture = await captureOf(id);
    standIn.refundOutside(capture);
    const outside = standIn.ledger.findCapture(capture)!.capture.refunds[0]!.id;
    await expect(orderRefunds.takeOutsideRefund(outside)).rejects.toMatchObject({
      code: 'refundTooLarge',
    });
    await runJobs();
    await orderRefunds.takeOutsideRefund(outside);
    await orderRefunds.takeOutsideRefund(outside);
    await runJobs();
    expect(await refundsOf(id)).toEqual([
      ['failed', 2997],
      ['completed', 2997],
    ]);
    expect(await notesOf(id)).toEqual([[2997, 499]]);
    await expectAgreement();
  });
});

describe('cancelling', () => {
  test('at the start of production: one of them wins, and the ledger shows which', async () => {
    const wins = { cancel: 0, produce: 0 };
    for (let round = 0; round < 24; round += 1) {
      const { id } = await bought();
      const before = await stockOf(database, 'MUG');
      const steps = [
        () => cancel.cancel(id, 'customer'),
        () => course.startProduction(id, BY),
      ] as const;
      const started = round % 2 === 0 ? steps : ([steps[1], steps[0]] as const);
      const ends = await Promise.allSettled(started.map((begin) => begin()));
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'stepNotAllowed' },
      });
      await runJobs();
      const { state } = await shop.orders.byId(id);
      const isCancelled = state === 'cancelled';
      wins[isCancelled ? 'cancel' : 'produce'] += 1;
      expect(state).toBe(isCancelled ? 'cancelled' : 'inProduction');
      expect(await notesOf(id)).toEqual(isCancelled ? [[2997, 499]] : []);
      expect(await stockOf(database, 'MUG')).toBe(before + (isCancelled ? 2 : 0));
      await setStock(database, 50, 'MUG');
    }
    expect(Math.min(wins.cancel, wins.produce)).toBeGreaterThan(0);
    await expectAgreement();
  });

  test('refunds what an earlier refund left, and nothing if nothing is left', async () => {
    const part = await bought();
    await orderRefunds.refund(part.id, { lines: [0] }, BY);
    await cancel.cancel(part.id, BY);
    const whole = await bought();
    await orderRefunds.refund(whole.id, {}, BY);
    await cancel.cancel(whole.id, BY);
    await runJobs();
    expect(await notesOf(part.id)).toEqual([
      [2498, 416],
      [499, 83],
    ]);
    expect(await notesOf(whole.id)).toEqual([[2997, 499]]);
    await expectAgreement();
  });

  test('while paying: the order is paid, or cancelled with nothing captured or everything refunded', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { orderKey, returnUrl } = await approved(1);
      const { id } = await shop.orders.byKey(orderKey);
      const [cancelled] = await Promise.allSettled([
        cancel.cancel(id, 'customer'),
        returnToShop(returnUrl),
      ]);
      await runJobs();
      const { state } = await shop.orders.byId(id);
      if (cancelled.status === 'rejected') {
        expect(cancelled.reason).toMatchObject({ code: 'paymentInProgress' });
        expect(state).toBe('paid');
      } else expect(state).toBe('cancelled');
      standIn.webhooks.drop();
      standIn.webhooks.hold();
    }
    await expectAgreement();
  });
});

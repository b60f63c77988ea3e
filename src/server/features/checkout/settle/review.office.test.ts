/** Payments in review, decided in the office. */
import { expect, test } from 'vitest';
import { paymentInReview } from '../../../every-call/testing/office-samples.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';

const shop = await testShop();
await shop.open();
const office = officeOf(shop);
const owner = await office.member('owner');
const refund = { decision: 'refund', reason: 'One penny arrived' };

test('a payment in review is listed with what was expected and what came, and refunded', async () => {
  const orderReference = await paymentInReview(office);
  const params = { reference: orderReference };
  const { reviews } = await office.call('reviews', {}, owner);
  expect(reviews).toMatchObject([
    {
      orderReference,
      expected: 1748,
      currency: 'GBP',
      captures: [{ status: 'completed', amount: 1, currency: 'GBP', ofAnotherOrder: false }],
    },
  ]);
  const accept = { decision: 'accept', reason: 'Close enough' };
  const wrong = await office.ask('reviewDecide', { params, body: accept }, owner.cookie);
  expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringContaining('Use refund'),
  ]);
  expect(await office.call('reviewDecide', { params, body: refund }, owner)).toEqual({
    state: 'cancelled',
  });
  expect(await office.call('reviews', {}, owner)).toEqual({ reviews: [] });
  const { entries } = await office.call('journal', { query: { kind: 'order' } }, owner);
  expect(entries).toMatchObject([
    {
      actor: { kind: 'staff', name: owner.email },
      action: 'payment.refund',
      before: { payment: 'review' },
      after: { captured: 1, expected: 1748 },
      reason: 'One penny arrived',
    },
  ]);
});

test('two members who decide one payment at once decide it once', async () => {
  const params = { reference: await paymentInReview(office) };
  const manager = await office.member('manager');
  const responses = await Promise.all(
    [owner, manager].map(({ cookie }) =>
      office.ask('reviewDecide', { params, body: refund }, cookie),
    ),
  );
  const codes = responses.map(({ statusCode }) => statusCode);
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('an order without a payment in review is refused', async () => {
  const params = { reference: 'KS-AAA-AAAA' };
  const response = await office.ask('reviewDecide', { params, body: refund }, owner.cookie);
  expect(response.json()).toMatchObject({ message: 'No payment of this order is in review.' });
});

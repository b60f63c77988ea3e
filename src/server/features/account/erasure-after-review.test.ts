/** A customer whose payment was in review is erased once it is decided; legally required data is kept. */
import { expect, test } from 'vitest';
import type { ReviewDecision } from '../../../domain/orders/payment-steps.ts';
import { PASSWORD, membersShop } from '../../testing/features/customers.ts';
import { fullCustomer } from '../../testing/features/account.ts';

const shop = await membersShop();
const { app, ask, call, database, emails, services } = shop;
const origin = await shop.open();

const erase = (bearer: { token: string }) =>
  ask('meErase', { body: { password: PASSWORD } }, bearer);

const control = (payload: object) =>
  app.inject({ method: 'POST', url: '/stand-in/paypal/control', payload });

/** These provider responses to the capture put the payment in review. */
async function inReview(email: string, answers: object) {
  const customer = await fullCustomer(shop, origin, email);
  const order = await customer.order();
  await control(answers);
  const { url } = await call('gatewayNew', { params: { id: order.id } }, customer);
  const body = new URLSearchParams({ choice: 'pay', funding: 'card' });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
  await call('gatewayCapture', { params: { id: order.id } }, customer);
  const paymentStatus = () => call('gatewayGet', { params: { id: order.id } }, customer);
  await expect.poll(async () => (await paymentStatus()).payment).toBe('review');
  await control({ captureAs: {} });
  return { customer, order };
}

const decide = (orderId: string, decision: ReviewDecision) =>
  services.reviews.decide(
    orderId,
    { decision, reason: 'Compared', actor: 'Mair' },
    { actor: { kind: 'command', name: 'test' } },
  );

/** The data about the order that tax records require. */
async function storedOrder(orderId: string) {
  const attempts = () =>
    database.selectFrom('paymentAttempt').select('id').where('orderId', '=', orderId);
  return {
    invoices: await database
      .selectFrom('invoice')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('number')
      .execute(),
    captures: await database
      .selectFrom('capture')
      .selectAll()
      .where('attemptId', 'in', attempts())
      .execute(),
    ledger: await database
      .selectFrom('ledgerEntry')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('id')
      .execute(),
    refunds: await services.payments.refundsOf(orderId),
  };
}

const personOf = (orderId: string) =>
  database
    .selectFrom('orderPerson')
    .select(['firstName', 'lastName', 'email', 'shippingAddress', 'erasedAt'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();

const NOBODY = { firstName: '', lastName: '', email: '', erasedAt: expect.any(Date) as Date };

test('accepted: after the order was delivered, and its invoice stays', async () => {
  const email = 'accepted@person.example';
  const { customer, order } = await inReview(email, { captureAs: { custom_id: 'another' } });
  expect((await erase(customer)).statusCode).toBe(409);
  await decide(order.id, 'accept');
  expect((await erase(customer)).statusCode).toBe(409);
  await emails(email);
  await services.course.startProduction(order.id, 'staff');
  await services.course.dispatch(order.id, { carrier: 'royal-mail', tracking: '' }, 'staff');
  await services.course.deliver(order.id, null, 'staff');
  await emails(email);
  const before = await storedOrder(order.id);
  expect([before.invoices.length, before.captures.length]).toEqual([1, 1]);

  expect((await erase(customer)).statusCode).toBe(200);
  expect(await storedOrder(order.id)).toEqual(before);
  expect(await personOf(order.id)).toMatchObject(NOBODY);
});

test('refunded: once the money is returned, and the refund stays', async () => {
  const email = 'refunded@person.example';
  const { customer, order } = await inReview(email, { captureAs: { value: '0.01' } });
  await decide(order.id, 'refund');
  // The refund is not complete yet.
  expect((await erase(customer)).statusCode).toBe(409);
  await emails(email);
  const before = await storedOrder(order.id);
  expect(before.refunds.map(({ state, amountPence }) => [state, amountPence])).toEqual([
    ['completed', 1],
  ]);
  // Why the staff decided so is not part of the customer's copy.
  expect(await call('meExport', {}, customer)).toMatchObject({
    orders: expect.arrayContaining([
      expect.objectContaining({
        id: order.id,
        refunds: [expect.objectContaining({ amountPence: 1, reason: null })],
      }),
    ]),
  });

  expect((await erase(customer)).statusCode).toBe(200);
  expect(await storedOrder(order.id)).toEqual(before);
  expect(await personOf(order.id)).toMatchObject(NOBODY);
  expect(await customer.state(order.id)).toBe('cancelled');
});

test('released: at once, and the order is given up', async () => {
  const fault = { call: 'capture', effect: 'refuse', issue: 'DUPLICATE_INVOICE_ID' };
  const { customer, order } = await inReview('released@person.example', { faults: [fault] });
  expect((await erase(customer)).statusCode).toBe(409);
  await decide(order.id, 'release');
  const before = await storedOrder(order.id);
  expect((await erase(customer)).statusCode).toBe(200);
  expect(await customer.state(order.id)).toBe('cancelled');
  expect(await storedOrder(order.id)).toEqual(before);
  expect(await personOf(order.id)).toMatchObject(NOBODY);
});

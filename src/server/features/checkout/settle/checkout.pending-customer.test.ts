/** A signed-in customer keeps shopping while the provider reviews a payment for days. */
import { expect, test } from 'vitest';
import { testShop } from '../../../testing/test-app.ts';
import type { Bearer } from '../../../testing/test-app.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { jobHandlers } from '../../../wiring.ts';
import { SHOPPER_ADDRESS } from '../../../testing/features/checkout.ts';

const shop = await testShop();
const { app, call, ask, productIds, services, signedIn } = shop;
await shop.open();

const control = (payload: object) =>
  app.inject({ method: 'POST', url: '/stand-in/paypal/control', payload });
const NEW = { params: { cartId: 'new' } };

const add = (customer: Bearer, sku: string, cartId = 'new') =>
  call(
    'cartAdd',
    {
      params: { cartId },
      body: {
        productId: productIds[sku]!,
        quantity: 1,
        personalisation: {
          v: 1,
          fields: { name: 'Siân' },
        },
      },
    },
    customer,
  );

async function saveDetails(customer: Bearer, cartId: string): Promise<void> {
  const address = { params: { cartId, type: 'shipping' as const }, body: SHOPPER_ADDRESS };
  await call('cartAddressGuest', address, customer);
  const person = { firstName: 'Siân', lastName: 'Price', email: 'sian@example.org' };
  const details = { params: { cartId }, body: { ...person, personalisedAccepted: true } };
  await call('cartDetails', details, customer);
}

async function order(customer: Bearer, cartId: string) {
  await saveDetails(customer, cartId);
  return call('checkout', { params: { cartId, method: 'paypal' } }, customer);
}

const paymentStatus = async (id: string, customer: Bearer) =>
  (await call('gatewayGet', { params: { id } }, customer)).payment;

/** Pays on the provider's page and returns, then waits for the expected payment state. */
async function pay(id: string, customer: Bearer, becomes: string): Promise<void> {
  const { url } = await call('gatewayNew', { params: { id } }, customer);
  const body = new URLSearchParams({ choice: 'pay', funding: 'card' });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
  await call('gatewayCapture', { params: { id } }, customer);
  await expect.poll(() => paymentStatus(id, customer)).toBe(becomes);
}

/** Orders a mug whose payment the provider keeps pending. */
async function pending() {
  const customer = await signedIn();
  const { id: cartId } = await add(customer, 'MUG-WREATH');
  const { id } = await order(customer, cartId);
  await control({ captureAs: { status: 'PENDING' } });
  await pay(id, customer, 'pending');
  await control({});
  return { customer, cartId, id };
}

/** Makes the provider decide and send its webhook. */
async function decided(
  settle: 'COMPLETED' | 'DECLINED',
  { id, customer, becomes }: { id: string; customer: Bearer; becomes: string },
): Promise<void> {
  await control({ settle });
  const { takeWebhook, settlePayment } = jobHandlers(services);
  await expect
    .poll(
      async () => {
        await runDueJobs(shop.url, { takeWebhook: takeWebhook!, settlePayment: settlePayment! });
        return paymentStatus(id, customer);
      },
      { timeout: 30_000 },
    )
    .toBe(becomes);
}

test('a customer fills, changes and pays for a second cart, and both orders are paid', async () => {
  const { customer, cartId, id } = await pending();
  expect(await call('cart', NEW, customer)).toMatchObject({ id: 'new', items: [] });
  const second = await add(customer, 'SLT-WREATH');
  expect(second.id).not.toBe(cartId);
  const { items } = await add(customer, 'MUG-STRIPES', second.id);
  const striped = items.find(({ name }) => name.includes('stripes'))!;
  const left = await call(
    'cartItemDelete',
    { params: { cartId: second.id, itemId: striped.id } },
    customer,
  );
  expect(left.items).toHaveLength(1);
  const other = await order(customer, second.id);
  await pay(other.id, customer, 'paid');

  await decided('COMPLETED', { id, customer, becomes: 'paid' });
  const orders = await call('orders', {}, customer);
  expect(orders).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
});

test('an item that a customer added before the payment became pending stays in the cart', async () => {
  const customer = await signedIn();
  const { id: cartId } = await add(customer, 'MUG-WREATH');
  const { id } = await order(customer, cartId);
  await add(customer, 'SLT-WREATH', cartId);
  await control({ captureAs: { status: 'PENDING' } });
  await pay(id, customer, 'pending');
  await control({});
  const left = await call('cart', NEW, customer);
  expect([left.id, left.items.map(({ name }) => name)]).toEqual([cartId, ['Wreath slate coaster']]);
  expect((await add(customer, 'MUG-STRIPES', cartId)).items).toHaveLength(2);
});

test('a customer whose pending payment is refused is notified and pays the same order again', async () => {
  const { customer, id } = await pending();
  await decided('DECLINED', { id, customer, becomes: 'refused' });
  const { notifications } = await call('counts', {}, customer);
  expect(notifications).toBe(1);
  await pay(id, customer, 'paid');
  expect((await ask('orderCancel', { params: { id } }, customer)).statusCode).toBe(200);
});

/** The sweeper over time: unreported approvals, an unavailable provider and failing rows. */
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR } from '../../../../domain/time/durations.ts';
import { fillCart } from '../../../testing/features/checkout.ts';
import { MINUTE, openCheckoutSimulation } from '../../../testing/features/checkout-simulation.ts';

const { shop, standIn, mug, checkOut, goToPay, approve, check, approved, wait, reported } =
  await openCheckoutSimulation();

afterEach(() => void vi.restoreAllMocks());

/** Sweeps minute by minute, as the schedule does. */
async function sweepFor(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    wait(MINUTE);
    await shop.sweep.sweepPayments();
    await shop.sweep.releaseStock();
  }
}

/** A shopper on the provider's page who has not approved. */
async function atTheProvider() {
  const placed = await checkOut(await fillCart(shop.carts, mug));
  return { ...placed, approvalUrl: await goToPay(placed.gateway) };
}

test('an approval that was never reported is captured within two minutes', async () => {
  const { orderKey } = await approved();
  standIn.webhooks.drop();
  await sweepFor(2);
  expect(await check(orderKey)).toMatchObject({ status: 'paid' });
});

test('an approval after the hold has lapsed is captured within minutes, not after hours', async () => {
  const { orderKey, approvalUrl } = await atTheProvider();
  await sweepFor(35);
  await approve(approvalUrl);
  standIn.webhooks.drop();
  await sweepFor(7);
  expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
});

test('queries an order without approval more and more rarely', async () => {
  const lookups = vi.spyOn(shop.gateway, 'getOrder');
  await atTheProvider();
  await sweepFor(6);
  expect(lookups.mock.calls.length).toBeGreaterThanOrEqual(5);
  wait(2 * HOUR);
  await shop.sweep.sweepPayments();
  lookups.mockClear();
  await sweepFor(60);
  expect(lookups.mock.calls.length).toBeLessThanOrEqual(4);
  expect(lookups.mock.calls.length).toBeGreaterThanOrEqual(1);
});

test('a row that fails is logged and does not block the others', async () => {
  const orders = [];
  for (let count = 0; count < 6; count += 1) orders.push(await approved());
  standIn.webhooks.drop();
  const broken = new URL(orders[0]!.returnUrl).searchParams.get('token');
  const getOrder = shop.gateway.getOrder;
  vi.spyOn(shop.gateway, 'getOrder').mockImplementation(async (id) => {
    if (id === broken) throw new Error('an answer that breaks the code');
    return getOrder(id);
  });
  await sweepFor(2);
  const states = await Promise.all(orders.map(async ({ orderKey }) => check(orderKey)));
  expect(states.map(({ status }) => status)).toEqual([
    'awaitingPayment',
    ...Array.from({ length: 5 }, () => 'paid'),
  ]);
  expect(reported).toContain('asking for an approval failed');
});

test('while the provider is away no order is given up; afterwards an approved one is paid', async () => {
  const { orderKey } = await approved();
  standIn.webhooks.drop();
  standIn.script.add({ call: 'get', effect: 'error', times: 50 });
  wait(8 * HOUR);
  await shop.sweep.sweepPayments();
  expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment' });
  standIn.script.clear();
  await sweepFor(1);
  expect(await check(orderKey)).toMatchObject({ status: 'paid' });
});

test('a provider that never responds again keeps no order open for ever', async () => {
  const { orderKey } = await atTheProvider();
  standIn.script.add({ call: 'get', effect: 'error', times: 50 });
  wait(25 * HOUR);
  await shop.sweep.sweepPayments();
  expect(await check(orderKey)).toMatchObject({ status: 'cancelled' });
});

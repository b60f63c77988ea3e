/** Unpaid orders leave little behind at first, and nothing in the end. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../../../domain/time/durations.ts';
import { testShop } from '../../../testing/test-app.ts';
import { BY_HAND } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { jobHandlers } from '../../../wiring.ts';
import { SHOPPER_ADDRESS } from '../../../testing/features/checkout.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { placeOrder } from '../../../testing/features/orders.ts';

let now = Date.now();
const shop = await testShop({ clock: () => new Date(now), limitFactor: 1 });
const { call, ask, database, services, productIds } = shop;
const origin = await shop.open();
const office = officeOf(shop);

async function tidyUp(): Promise<void> {
  await sql`SELECT graphile_worker.add_job('tidyUp', '{}')`.execute(database);
  const { tidyUp: handler } = jobHandlers(services);
  await runDueJobs(shop.url, { tidyUp: handler! });
}

const isThere = async (id: string) =>
  (await database
    .selectFrom('customerOrder')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

test('an order given up unpaid is deleted after a week; paid ones and those still open stay', async () => {
  const paid = await buyAtStandIn(shop, origin);
  const refunded = await buyAtStandIn(shop, origin);
  await services.cancel.cancel(refunded.id, 'customer');
  const unpaid = await placeOrder(shop);
  now += 8 * HOUR;
  await services.sweep.sweepPayments();
  expect((await services.orders.byId(unpaid.id)).state).toBe('cancelled');
  await tidyUp();
  expect(await isThere(unpaid.id)).toBe(true);

  now += 7 * DAY;
  const open = await placeOrder(shop);
  await tidyUp();
  // Its last change was the cancellation, eight hours after it was placed.
  expect(await isThere(unpaid.id)).toBe(true);
  now += HOUR;
  await tidyUp();
  expect(await isThere(unpaid.id)).toBe(false);
  for (const { id } of [paid, refunded, open]) expect(await isThere(id)).toBe(true);
});

test('an order given up unpaid has no picture, and asking for its former one is no error', async () => {
  const { id, key, reference } = await placeOrder(shop);
  const proofs = async () => {
    const owner = await office.member('owner');
    const [shown] = (await office.call('orders', { query: { search: reference } }, owner)).orders;
    const { items } = await call('orderByKey', { params: { orderKey: key } });
    return [shown!.lines[0]!.proof, items[0]!.proof];
  };
  const before = await proofs();
  expect(before.every((address) => address !== null)).toBe(true);
  await services.cancel.cancel(id, 'customer');
  expect(await proofs()).toEqual([null, null]);
  const { cookie } = await office.member('owner');
  for (const url of before)
    expect((await shop.app.inject({ url: url!, headers: { cookie } })).statusCode).toBe(404);
});

test('a large cart that is checked out again and again is refused, and leaves next to nothing', async () => {
  const named = (name: string) => ({
    productId: productIds['MUG-WREATH']!,
    quantity: 1,
    personalisation: { v: 1 as const, fields: { name } },
  });
  await services.stockLevels.change('MUG', { kind: 'delivered', count: 1000 }, BY_HAND);
  const { id: cartId } = await services.cart.addItem('new', named('Name 0'));
  for (let line = 1; line < 250; line += 1)
    await services.cart.addItem(cartId, named(`Name ${line}`));
  await call('cartAddressGuest', { params: { cartId, type: 'shipping' }, body: SHOPPER_ADDRESS });
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    await services.cart.setDetails(cartId, {
      firstName: 'Siân',
      lastName: 'Price',
      email: 'sian@example.org',
      phone: '',
      mobile: '',
      comment: `Round ${round}`,
      personalisedAccepted: true,
    });
    const answer = await ask('guestCheckout', { params: { cartId, method: 'paypal' } });
    statuses.push(answer.statusCode);
  }
  // Some lines were already placed from this address.
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  const { rows } = await sql<{ bytes: number }>`
    SELECT sum(pg_column_size(document))::int AS bytes FROM order_line
    JOIN customer_order ON customer_order.id = order_id WHERE state = 'cancelled'`.execute(
    database,
  );
  expect(rows[0]?.bytes).toBeLessThan(100_000);
}, 180_000);

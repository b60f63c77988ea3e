/** A restored database or a second shop on the same payment account repeats references without payment collisions. */
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { startStandIn } from '../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import { openSmallShop } from '../../testing/features/small-shop.ts';
import { PAYPAL_KEYS, fillCart, openSellingShop } from '../../testing/features/checkout.ts';
import { freePort } from '../../database/embedded/free-port.ts';
import { HTML } from '../../testing/features/checkout-simulation.ts';

const standIn = newStandIn(PAYPAL_KEYS);
const { url: paypalUrl, app } = await startStandIn(standIn);
afterAll(() => app.close());

/** The first, paid order of a new database. */
async function firstOrder() {
  const { database, url } = await testDatabase();
  const { productIds } = await openSmallShop(database);
  const shop = await openSellingShop({ databaseUrl: url, paypalUrl, port: await freePort() });
  try {
    const order = await shop.checkout.place(
      await fillCart(shop.carts, productIds['MUG-WREATH'] ?? ''),
    );
    const { path: approvalUrl } = await shop.checkout.pay(order.key);
    const approved = await fetch(approvalUrl, {
      ...HTML,
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay', funding: 'paypal' }),
    });
    await fetch(approved.headers.get('location') ?? '', HTML);
    return shop.orders.byKey(order.key);
  } finally {
    await shop.close();
  }
}

test('the same reference is paid twice, once in each shop', async () => {
  const [one, other] = [await firstOrder(), await firstOrder()];
  expect(other.reference).toBe(one.reference);
  expect([one.state, other.state]).toEqual(['paid', 'paid']);
  expect(standIn.ledger.captures()).toHaveLength(2);
  for (const { unit } of standIn.ledger.orders.values()) {
    expect(unit.invoice_id).toContain(one.reference);
    expect(unit.invoice_id?.length).toBeLessThanOrEqual(108);
  }
});

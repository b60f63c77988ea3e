import { afterAll, expect, test } from 'vitest';
import { ShopError } from '../../../domain/errors.ts';
import { openDatabase } from '../../database/connection.ts';
import { testDatabase } from '../../database/testing.ts';
import { startStandIn } from '../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import { openSmallShop } from '../catalogue/catalogue.testing.ts';
import { PAYPAL_KEYS, fillCart, readBooks, sellingServices, stockOf } from './checkout.testing.ts';

const BUYERS = 50;
const STOCK = 10;
const { database, url } = await testDatabase();
const { productIds } = await openSmallShop(database);
const standIn = newStandIn(PAYPAL_KEYS);
const { url: paypalUrl, app } = await startStandIn(standIn);
afterAll(() => app.close());

test('fifty buyers at once for a stock of ten: ten orders, ten captures, nothing left, forty told', { timeout: 60_000 }, async () => {
  await database.updateTable('blankVariant').set({ stock: STOCK }).where('sku', '=', 'MUG').execute();
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, place) => {
      // One connection each, so that nothing is ordered by waiting for a pool.
      const own = openDatabase(url, { poolSize: 1 });
      const services = sellingServices({ database: own, paypalUrl, origin: 'http://127.0.0.1:9', timeoutMs: 30_000 });
      return { own, services, cartId: await fillCart(services.carts, productIds['MUG-WREATH'] ?? '', 1, `Buyer ${place}`) };
    }),
  );
  const outcomes = await Promise.all(
    buyers.map(async ({ services: { checkout }, cartId }) => {
      try {
        const order = await checkout.place(cartId);
        const { path: approvalUrl } = await checkout.pay(order.key);
        await fetch(approvalUrl, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
        const { path } = await checkout.returned(order.key, new URL(approvalUrl).searchParams.get('token') ?? '');
        return path === `/checkout/thank-you/${order.key}` ? 'bought' : path;
      } catch (error) {
        return error instanceof ShopError ? error.code : String(error);
      }
    }),
  );
  await Promise.all(buyers.map(({ own }) => own.destroy()));
  console.log(outcomes);
  expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(STOCK);
  expect(outcomes.filter((outcome) => outcome === 'outOfStock')).toHaveLength(BUYERS - STOCK);
  expect(await readBooks(database)).toMatchObject({ orders: STOCK, paid: STOCK, captures: STOCK, invoices: STOCK, lastInvoice: STOCK, letters: STOCK, taken: STOCK, held: 0, kept: STOCK * 1748 });
  expect(standIn.ledger.captures()).toHaveLength(STOCK);
  expect(await stockOf(database, 'MUG')).toBe(0);
});

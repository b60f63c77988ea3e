import { afterAll, expect, test } from 'vitest';
import { ShopError } from '../../../domain/errors.ts';
import { openDatabase } from '../../database/connection/connection.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { startStandIn } from '../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import { openSmallShop } from '../../testing/features/small-shop.ts';
import {
  PAYPAL_KEYS,
  fillCart,
  readFigures,
  sellingServices,
  stockOf,
} from '../../testing/features/checkout.ts';
import { setStock } from '../../testing/features/stock.ts';

const BUYERS = 50;
const STOCK = 10;
const { database, url } = await testDatabase();
const { productIds } = await openSmallShop(database);
const standIn = newStandIn(PAYPAL_KEYS);
const { url: paypalUrl, app } = await startStandIn(standIn);
afterAll(() => app.close());

test(
  'carts with the same products in opposite order never deadlock',
  { timeout: 300_000 },
  async () => {
    const own = openDatabase(url, { poolSize: 20 });
    const { carts, checkout } = sellingServices({
      database: own,
      paypalUrl,
      origin: 'http://127.0.0.1:9',
    });
    await setStock(database, 1000);
    const [mug, slate] = ['MUG-WREATH', 'SLT-WREATH'].map((sku) => productIds[sku] ?? '') as [
      string,
      string,
    ];
    const ids = await Promise.all(
      Array.from({ length: 40 }, async (_, place) => {
        const cartId = await fillCart(carts, place % 2 ? mug : slate);
        await carts.addItem(cartId, {
          productId: place % 2 ? slate : mug,
          quantity: 1,
          personalisation: { v: 1, fields: { name: 'Tomos' } },
        });
        return cartId;
      }),
    );
    const outcomes = await Promise.allSettled(ids.map((id) => checkout.place(id)));
    await own.destroy();
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect([await stockOf(database, 'MUG'), await stockOf(database, 'SLT')]).toEqual([960, 960]);
  },
);

test(
  'fifty buyers at once for a stock of ten: ten orders, ten captures, nothing left, forty refused',
  { timeout: 300_000 },
  async () => {
    await setStock(database, STOCK, 'MUG');
    const before = await readFigures(database);
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, place) => {
        // One connection each, so that waiting for a pool does not serialise the requests.
        const own = openDatabase(url, { poolSize: 1 });
        const services = sellingServices({
          database: own,
          paypalUrl,
          origin: 'http://127.0.0.1:9',
          timeoutMs: 30_000,
        });
        return {
          own,
          services,
          cartId: await fillCart(
            services.carts,
            productIds['MUG-WREATH'] ?? '',
            1,
            `Buyer ${place}`,
          ),
        };
      }),
    );
    const outcomes = await Promise.all(
      buyers.map(async ({ services: { checkout }, cartId }) => {
        try {
          const order = await checkout.place(cartId);
          const { path: approvalUrl } = await checkout.pay(order.key);
          await fetch(approvalUrl, {
            method: 'POST',
            body: new URLSearchParams({ choice: 'pay' }),
            redirect: 'manual',
          });
          const { path } = await checkout.returned(
            order.key,
            new URL(approvalUrl).searchParams.get('token') ?? '',
          );
          return path === `/checkout/thank-you/${order.key}` ? 'bought' : path;
        } catch (error) {
          return error instanceof ShopError ? error.code : String(error);
        }
      }),
    );
    await Promise.all(buyers.map(({ own }) => own.destroy()));
    expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(STOCK);
    expect(outcomes.filter((outcome) => outcome === 'outOfStock')).toHaveLength(BUYERS - STOCK);
    const figures = await readFigures(database);
    expect(figures).toMatchObject({
      paid: STOCK,
      captures: STOCK,
      invoices: STOCK,
      lastInvoice: STOCK,
      emails: STOCK,
      taken: STOCK,
      kept: STOCK * 1748,
      held: before.held,
    });
    expect((figures.orders ?? 0) - (before.orders ?? 0)).toBe(STOCK);
    expect(standIn.ledger.captures()).toHaveLength(STOCK);
    expect(await stockOf(database, 'MUG')).toBe(0);
  },
);

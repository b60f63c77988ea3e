/** Whether stock, orders and pieces agree, at a terminal. */
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { checkConsistency } from '../features/orders/pieces/check-consistency.store.ts';
import { buy, placeOrder } from '../testing/features/orders.ts';
import { setStock } from '../testing/features/stock.ts';
import { testShop } from '../testing/test-app.ts';
import { typed } from '../testing/command.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const { course, orderChanges } = shop.services;
await setStock(shop.database, 500);

test('names the rules that something in the database breaks, and the orders', async () => {
  await placeOrder(shop);
  const order = await buy(shop, { quantity: 2, secondSku: 'SLT-WREATH' });
  await course.startProduction(order.id, 'workshop');
  await orderChanges.remake(
    { orderId: order.id, name: 'workshop', actor: { kind: 'command', name: 'test' } },
    { line: 1, copies: 1, cause: 'misprint' },
  );
  expect(await checkConsistency(shop.database)).toEqual([]);
  const check = () =>
    typed('check-consistency', [], {
      DATA_DIR: shop.config.dataFolder,
      DATABASE_URL: shop.url,
      SECRET: 'x'.repeat(32),
      ORIGIN: 'http://localhost:4600',
    });
  expect(await check()).toEqual({ code: 0, output: 'Stock, orders and pieces agree.\n' });

  // As nothing in the shop writes it.
  await sql`UPDATE piece SET state = 'packed' WHERE state = 'waiting'`.execute(shop.database);
  await sql`UPDATE stock_hold SET state = 'released' WHERE state = 'taken'`.execute(shop.database);
  const broken = await checkConsistency(shop.database);
  expect(broken.map(({ rule, orders }) => [rule, orders])).toEqual([
    ['a line is where its least advanced piece is', [order.reference]],
    ['stock is held, taken or released as its order is', [order.reference]],
  ]);
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toContain(`for example ${order.reference}`);
}, 120_000);

/** Counts, deliveries and losses of blanks while orders hold and buy them. */
import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { BY_HAND } from '../../testing/features/stock.ts';
import { stockOf } from '../../testing/features/checkout.ts';
import { buyAtStandIn } from '../../testing/features/paid-orders.ts';
import { placeOrder } from '../../testing/features/orders.ts';

const shop = await testShop();
const origin = await shop.open();
const { stockLevels: stock, course } = shop.services;
const counted = (count: number) => stock.change('MUG', { kind: 'counted', count }, BY_HAND);

describe('a stock count', () => {
  test('leaves the quantity held and bought by orders out of the saleable stock', async () => {
    await placeOrder(shop, { quantity: 2 });
    const paid = await buyAtStandIn(shop, origin, { quantity: 3 });
    expect(await stockOf(shop.database, 'MUG')).toBe(45);
    // Fifty are still on the shelf.
    expect(await counted(50)).toEqual({ before: 45, after: 45, held: 2, sold: 3, short: 0 });
    await course.startProduction(paid.id, 'workshop');
    // Three have left the shelf for production.
    expect(await counted(47)).toEqual({ before: 45, after: 45, held: 2, sold: 0, short: 0 });
    expect(await counted(1)).toEqual({ before: 45, after: 0, held: 2, sold: 0, short: 1 });
    expect(await counted(47)).toMatchObject({ after: 45 });
  });

  test('that finds too few lets deliveries and cancelled orders go to the others first', async () => {
    const given = await placeOrder(shop, { quantity: 2 });
    await buyAtStandIn(shop, origin, { quantity: 3 });
    const level = await counted(1);
    expect(level).toMatchObject({ after: 0, short: level.held + level.sold - 1 });
    const delivered = (count: number) => stock.change('MUG', { kind: 'delivered', count }, BY_HAND);
    expect(await delivered(1)).toMatchObject({ after: 0, short: level.short - 1 });
    await shop.database
      .transaction()
      .execute((transaction) => shop.services.stock.release(transaction, given.id));
    expect(await delivered(1)).toMatchObject({ before: 0, after: 0, short: level.short - 4 });
    expect(await delivered(50)).toMatchObject({ after: 54 - level.short, short: 0 });
    await counted(45 + level.held + level.sold - 2);
  });

  test('during sales neither sells twice nor loses a piece', async () => {
    const { before, held, sold } = await counted(47);
    const shelf = before + held + sold;
    const orders = Array.from({ length: 8 }, () => placeOrder(shop, { quantity: 1 }));
    const counts = Array.from({ length: 8 }, () => counted(shelf));
    await Promise.all([...orders, ...counts]);
    expect(await stockOf(shop.database, 'MUG')).toBe(before - 8);
    expect(await counted(shelf)).toMatchObject({ after: before - 8, held: held + 8 });
  });
});

test('deliveries and losses during sales all count', async () => {
  const before = await stockOf(shop.database, 'MUG');
  await Promise.all([
    ...Array.from({ length: 5 }, () =>
      stock.change('MUG', { kind: 'delivered', count: 10 }, BY_HAND),
    ),
    ...Array.from({ length: 5 }, () => stock.change('MUG', { kind: 'removed', count: 1 }, BY_HAND)),
    ...Array.from({ length: 5 }, () => placeOrder(shop, { quantity: 1 })),
  ]);
  expect(await stockOf(shop.database, 'MUG')).toBe(before + 50 - 5 - 5);
});

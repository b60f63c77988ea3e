import { describe, expect, test } from 'vitest';
import { fillCart } from '../../testing/features/checkout.ts';
import { openCheckoutSimulation } from '../../testing/features/checkout-simulation.ts';
import { setStock } from '../../testing/features/stock.ts';

const {
  database,
  shop,
  standIn,
  mug,
  slate,
  checkOut,
  goToPay,
  approve,
  returnToShop,
  check,
  approved,
  expectFigures,
} = await openCheckoutSimulation();

const add = (cartId: string, name: string, quantity = 1, productId = mug) =>
  shop.carts.addItem(cartId, { productId, quantity, personalisation: { v: 1, fields: { name } } });
const linesOf = async (cartId: string) =>
  (await shop.carts.get(cartId)).items.map(({ quantity, personalisation }) => [
    personalisation?.fields['name'],
    quantity,
  ]);

describe('an item added to the cart on the way to paying', () => {
  test('stays in it when the order is paid, and can be ordered afterwards', async () => {
    const { cartId, orderKey, returnUrl } = await approved(2);
    await add(cartId, 'Siân');
    await add(cartId, 'Mair', 3);
    expect(await returnToShop(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    expect(await linesOf(cartId)).toEqual([
      ['Siân', 1],
      ['Mair', 3],
    ]);
    await expectFigures({ orders: 1, paid: 1, captures: 1, taken: 2 });

    const second = await checkOut(cartId);
    expect(second).toMatchObject({ status: 200, total: 4 * 1249 + 499 });
    expect(second.orderKey).not.toBe(orderKey);
    expect((await checkOut(cartId)).orderKey).toBe(second.orderKey);
    expect(await returnToShop(await approve(await goToPay(second.gateway)))).toBe(
      `/checkout/thank-you/${second.orderKey}`,
    );
    await expect(linesOf(cartId)).rejects.toMatchObject({ code: 'cartNotFound' });
    expect((await checkOut(cartId)).orderKey).toBe(second.orderKey);
    await expectFigures({ orders: 2, paid: 2, captures: 2, taken: 6, held: 0 });
  });

  test('is not confused with removed items', async () => {
    const { cartId, orderKey, returnUrl } = await approved(2);
    const { items } = await add(cartId, 'Tomos');
    await shop.carts.setItemQuantity(cartId, items[0]!.id, 1);
    expect(await returnToShop(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await linesOf(cartId)).toEqual([['Tomos', 1]]);
  });

  test('does not keep a cart open if only its details changed', async () => {
    const { cartId, orderKey, returnUrl } = await approved();
    const { firstName, lastName, email, phone, mobile, personalisedAcceptedAt } =
      await shop.carts.get(cartId);
    const personalisedAccepted = personalisedAcceptedAt !== null;
    const details = { firstName, lastName, email, phone, mobile, personalisedAccepted };
    await shop.carts.setDetails(cartId, { ...details, comment: 'Pen-blwydd hapus' });
    await returnToShop(returnUrl);
    await expect(linesOf(cartId)).rejects.toMatchObject({ code: 'cartNotFound' });
    expect((await checkOut(cartId)).orderKey).toBe(orderKey);
  });

  test('is refused, or is there afterwards, at any moment', { timeout: 300_000 }, async () => {
    const outcomes = new Set<string>();
    // The edit's delay grows each round, so that it hits more than one moment on any machine.
    for (let round = 0; round < 40 || (outcomes.size < 2 && round < 200); round += 1) {
      // Plenty of stock, which this test is not about.
      await setStock(database, 100);
      const { cartId, orderKey, returnUrl } = await approved();
      if (round % 2) standIn.script.add({ call: 'capture', effect: 'slow', ms: 30 });
      const paying = returnToShop(returnUrl);
      await new Promise((later) => setTimeout(later, round * 2));
      const outcome = await add(cartId, 'Mair').then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      );
      outcomes.add(outcome);
      expect(['taken', 'paymentInProgress', 'cartNotFound']).toContain(outcome);
      expect(await paying).toBe(`/checkout/thank-you/${orderKey}`);
      if (outcome === 'taken') expect(await linesOf(cartId)).toEqual([['Mair', 1]]);
      else await expect(linesOf(cartId)).rejects.toMatchObject({ code: 'cartNotFound' });
    }
    expect(outcomes.size).toBeGreaterThan(1);
    await expectFigures({});
  });
});

test('orders replaced by larger ones never deadlock', { timeout: 300_000 }, async () => {
  await setStock(database, 1000);
  const outcomes: { status: number }[] = [];
  for (let round = 0; round < 10; round += 1) {
    const carts = await Promise.all(
      Array.from({ length: 8 }, async (_, place) => {
        const [first, then] = place % 2 ? [mug, slate] : [slate, mug];
        const cartId = await fillCart(shop.carts, first);
        await checkOut(cartId);
        await add(cartId, 'Tomos', 1, then);
        return cartId;
      }),
    );
    outcomes.push(...(await Promise.all(carts.map((cartId) => checkOut(cartId)))));
  }
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
});

/** Clipart that the catalogue drops between cart and checkout is reported on its line, never silently left out. */
import { expect, test, vi } from 'vitest';
import type * as Clipart from '../../../../catalogue/clipart/clipart.ts';
import { testShop } from '../../testing/test-app.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';

const collection = vi.hoisted(() => ({ dropped: '' }));
vi.mock('../../../../catalogue/clipart/clipart.ts', async (load) => {
  const real = await load<typeof Clipart>();
  const findClipart: typeof real.findClipart = (slug) =>
    slug === collection.dropped ? undefined : real.findClipart(slug);
  return { ...real, findClipart };
});

const shop = await testShop();
const { call, ask, productIds } = shop;

test('checkout refuses a drawing that the catalogue dropped, and accepts the order once its line is gone', async () => {
  const own = { id: 'star', type: 'clipart' as const, clipart: 'star', size: 10, fill: '#000000' };
  const add = (cartId: string, edits?: object) =>
    call('cartAdd', {
      params: { cartId },
      body: {
        productId: productIds['MUG-WREATH']!,
        quantity: 1,
        personalisation: { v: 1, fields: { name: 'Siân' }, ...(edits && { edits }) },
      },
    });
  const { id: cartId, items } = await add('new', { own: [{ ...own, x: 30, y: 30 }] });
  await add(cartId);
  await call('cartAddressGuest', { params: { cartId, type: 'shipping' }, body: SHOPPER_ADDRESS });
  await call('cartDetails', {
    params: { cartId },
    body: {
      firstName: 'Siân',
      lastName: 'Price',
      email: 'sian@example.org',
      personalisedAccepted: true,
    },
  });
  collection.dropped = 'star';
  const params = { cartId, method: 'paypal' as const };
  const refusal = await ask('guestCheckout', { params });
  expect(refusal.statusCode).toBe(422);
  expect(refusal.body).toContain(`items.${items[0]!.id}.`);
  await call('cartItemDelete', { params: { cartId, itemId: items[0]!.id } });
  expect((await ask('guestCheckout', { params })).statusCode).toBe(200);
});

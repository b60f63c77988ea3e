/** A line whose product was withdrawn stays visible and removable, but is neither counted nor ordered. */
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../domain/time/durations.ts';
import { testShop } from '../../testing/test-app.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';
import { payAtStandIn } from '../../testing/features/paid-orders.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
let now = NOW;
const shop = await testShop({ clock: () => now });
const { ask, call, productIds, services } = shop;
const SLUG = 'stripes-mug';
const origin = await shop.open();

beforeEach(async () => {
  now = NOW;
  await offeredAgain();
});

async function offeredAgain(): Promise<void> {
  await services.catalogue.offerAgain(SLUG);
  await expect
    .poll(async () => (await cartOfBoth()).items.map(isWithdrawn))
    .toEqual([false, false]);
}

const isWithdrawn = ({ availability }: { availability: string }) => availability === 'withdrawn';
const cartOf = (cartId: string) => call('cart', { params: { cartId } });

/** Two striped mugs and a slate, ready for checkout. */
async function cartOfBoth() {
  const add = (cartId: string, sku: string, quantity: number) =>
    call('cartAdd', {
      params: { cartId },
      body: {
        productId: productIds[sku]!,
        quantity,
        personalisation: {
          v: 1,
          fields: { name: 'Siân' },
        },
      },
    });
  const { id } = await add('new', 'MUG-STRIPES', 2);
  await add(id, 'SLT-WREATH', 1);
  await call('cartAddressGuest', {
    params: { cartId: id, type: 'shipping' },
    body: SHOPPER_ADDRESS,
  });
  return call('cartDetails', {
    params: { cartId: id },
    body: {
      firstName: 'Siân',
      lastName: 'Price',
      email: 'sian@example.org',
      personalisedAccepted: true,
    },
  });
}

async function withdrawn(cartId: string) {
  await services.catalogue.withdraw(SLUG, null);
  await expect.poll(async () => (await cartOf(cartId)).items.some(isWithdrawn)).toBe(true);
  return cartOf(cartId);
}

test('the line keeps its name, texts and picture, and costs nothing', async () => {
  const before = await cartOfBoth();
  const after = await withdrawn(before.id);
  expect(after.items).toEqual([
    {
      ...before.items[0],
      availability: 'withdrawn',
      unitPricePence: 0,
      wasPence: null,
      linePence: 0,
    },
    before.items[1],
  ]);
  expect(after.items[0]).toMatchObject({
    name: 'Retro stripes mug',
    quantity: 2,
    words: [
      {
        label: 'Name',
        text: 'Siân',
      },
    ],
  });
  expect(after).toMatchObject({ itemsTotal: 799, shippingTotal: 499, total: 1298 });
  await services.catalogue.offerAgain(SLUG);
  await expect.poll(() => cartOf(before.id)).toEqual(before);
});

test('a cart with nothing else costs nothing, delivery included', async () => {
  const { id, items } = await cartOfBoth();
  await call('cartItemDelete', { params: { cartId: id, itemId: items[1]!.id } });
  expect(await withdrawn(id)).toMatchObject({ itemsTotal: 0, shippingTotal: 0, total: 0 });
});

test('its quantity cannot be changed, but it can be removed', async () => {
  const { id, items } = await cartOfBoth();
  await withdrawn(id);
  const params = { cartId: id, itemId: items[0]!.id };
  const refusal = await ask('cartItemUpdate', { params, body: { quantity: 3 } });
  expect(refusal.statusCode).toBe(404);
  expect(refusal.json()).toMatchObject({ message: 'This product is no longer sold.' });
  const other = { cartId: id, itemId: items[1]!.id };
  await call('cartItemUpdate', { params: other, body: { quantity: 3 } });
  const { items: left } = await call('cartItemDelete', { params });
  expect(left.map(({ name, quantity }) => [name, quantity])).toEqual([['Wreath slate coaster', 3]]);
});

test('checkout names every such product at its line, and accepts the order once it is removed', async () => {
  const { id, items } = await cartOfBoth();
  await withdrawn(id);
  const params = { cartId: id, method: 'paypal' as const };
  const refusal = await ask('guestCheckout', { params });
  expect(refusal.statusCode).toBe(422);
  expect(refusal.json()).toMatchObject({
    message: 'Something in your cart is no longer sold.',
    violations: [
      {
        propertyPath: `items.${items[0]!.id}`,
        message: 'Retro stripes mug is no longer sold. Please remove it from your cart.',
      },
    ],
  });
  await call('cartItemDelete', { params: { cartId: id, itemId: items[0]!.id } });
  expect((await ask('guestCheckout', { params })).statusCode).toBe(200);
});

const checkOut = (cartId: string) =>
  call('guestCheckout', { params: { cartId, method: 'paypal' } });
const check = (orderKey: string) => call('orderCheckByKey', { params: { orderKey } });

test('an order made before can still be paid', async () => {
  const { id } = await cartOfBoth();
  const { orderKey, total } = await checkOut(id);
  await withdrawn(id);
  await payAtStandIn(origin, orderKey);
  expect(await check(orderKey)).toMatchObject({ status: 'paid', total });
});

test('an order that awaits payment is given up when its cart is ordered without the product', async () => {
  const { id, items } = await cartOfBoth();
  const first = await checkOut(id);
  await withdrawn(id);
  // A second checkout of the cart is refused and leaves the earlier order unchanged.
  const again = await ask('guestCheckout', { params: { cartId: id, method: 'paypal' } });
  expect(again.json()).toMatchObject({
    message: 'Something in your cart is no longer sold.',
    violations: [{ propertyPath: `items.${items[0]!.id}` }],
  });
  expect(await check(first.orderKey)).toMatchObject({ status: 'awaitingPayment' });

  await call('cartItemDelete', { params: { cartId: id, itemId: items[0]!.id } });
  const second = await checkOut(id);
  expect(second).toMatchObject({ total: 1298 });
  expect(await check(first.orderKey)).toMatchObject({ status: 'cancelled' });
  expect((await ask('guestGateway', { params: { id: first.orderKey } })).statusCode).toBe(409);
  await payAtStandIn(origin, second.orderKey);
  expect(await check(second.orderKey)).toMatchObject({ status: 'paid', total: 1298 });
});

test('lines without a current price are shown and refused in the same way', async () => {
  const { id, items } = await cartOfBoth();
  // Sets the clock back to before the first prices; a catalogue change empties the caches.
  now = new Date(NOW.getTime() - 365 * DAY);
  await services.catalogue.withdraw('stripes-shirt', null);
  await expect.poll(async () => (await cartOf(id)).items.map(isWithdrawn)).toEqual([true, true]);
  expect(await cartOf(id)).toMatchObject({
    items: items.map(({ name, picture, words }) => ({ name, picture, words, linePence: 0 })),
    total: 0,
  });
  const refusal = await ask('guestCheckout', { params: { cartId: id, method: 'paypal' } });
  expect(refusal.json()).toMatchObject({
    violations: items.map((item) => ({
      propertyPath: `items.${item.id}`,
      message: `${item.name} is no longer sold. Please remove it from your cart.`,
    })),
  });
});

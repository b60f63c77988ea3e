/** State of another version is discarded, and stays in memory if storage is refused. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addMug } from '../support/buying.ts';
import { newShopper, open, shop } from '../support/shop.ts';

interface Stored {
  state: Record<string, unknown>;
  version: number;
}

async function stored(page: Page, store: string): Promise<Stored | null> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null') as Stored | null,
    store,
  );
}

/** A page that is left before it has recorded its product does not count as viewed. */
async function remembered(page: Page, slug: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify((await stored(page, 'app'))?.state.recentlyViewedProducts))
    .toContain(`"slug":"${slug}"`);
}

test('a stored cart of another version is dropped, one of this version stays', async () => {
  const page = await newShopper();
  await addMug(page, 'Ffion');
  const found = await stored(page, 'cart');
  expect(found?.version).toBe(1.2);
  expect((await stored(page, 'app'))?.version).toBe(2.5);

  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page.evaluate(
    (cart) => localStorage.setItem('cart', JSON.stringify({ ...cart, version: 1.1 })),
    found,
  );
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor();
  await page.evaluate(() => localStorage.setItem('cart', '{"state":'));
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor();
});

test('everything stored by another version of the shop is dropped', async () => {
  const page = await newShopper();
  await open(page, '/p/meadow-mug');
  await remembered(page, 'meadow-mug');
  await open(page, '/p/rainbow-mug');
  const viewed = page.getByRole('heading', { name: 'You looked at these' });
  await viewed.waitFor();
  await expect
    .poll(async () => (await stored(page, 'app'))?.state)
    .toMatchObject({
      recentlyViewedProducts: [{}, {}],
      // The last automatic write of the page: a later one would overwrite the version.
      bankHolidays: expect.arrayContaining([expect.anything()]),
    });
  const found = await stored(page, 'app');
  await page.evaluate(
    (app) => localStorage.setItem('app', JSON.stringify({ ...app, version: 2.4 })),
    found,
  );
  await open(page, '/p/four-flowers-mug');
  await expect
    .poll(async () => (await stored(page, 'app'))?.state.recentlyViewedProducts)
    .toMatchObject([{ slug: 'four-flowers-mug' }]);
  expect((await stored(page, 'app'))?.version).toBe(2.5);
  await viewed.waitFor({ state: 'hidden' });
});

test('when storage is refused the shop works while the page is open', async () => {
  const page = await newShopper({
    before: () => {
      const refuse = () => {
        throw new DOMException('Storage is refused', 'SecurityError');
      };
      Object.defineProperties(window, {
        localStorage: { get: refuse },
        sessionStorage: { get: refuse },
      });
    },
  });
  await addMug(page, 'Callum');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await page.getByRole('main').getByText('Callum').waitFor();
});

test('the last five viewed products are shown, the newest first', async () => {
  const page = await newShopper();
  const mugs = [
    'botanical-wreath-mug',
    'retro-stripes-mug',
    'rainbow-mug',
    'meadow-mug',
    'four-flowers-mug',
    'tea-time-mug',
  ];
  const names: string[] = [];
  for (const mug of mugs) {
    await open(page, `/p/${mug}`);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await remembered(page, mug);
    names.push(name ?? '');
  }
  const products = (await stored(page, 'app'))?.state.recentlyViewedProducts as { slug: string }[];
  expect(products.map(({ slug }) => slug)).toHaveLength(5);
  expect(products.map(({ slug }) => slug)).not.toContain(mugs[0]);
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'You looked at these' }),
  });
  await expect
    .poll(() => section.getByRole('link').allTextContents())
    .toEqual(names.slice(0, 5).toReversed());
});

test('a cart that the shop no longer knows becomes a new one, and added items are not lost', async () => {
  const page = await newShopper({
    viewport: { width: 1280, height: 900 },
    expected: /status of 404/,
  });
  await addMug(page, 'Ffion');
  const known = (await stored(page, 'cart'))?.state.cartId;
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '') as { state: { cartId: string } };
    cart.state.cartId = 'AAAAAAAAAAAAAAAAAAAAAA';
    localStorage.setItem('cart', JSON.stringify(cart));
  });
  await addMug(page, 'Idris');
  const cart = await stored(page, 'cart');
  const cartId = String(cart?.state.cartId);
  expect([known, 'new', 'AAAAAAAAAAAAAAAAAAAAAA']).not.toContain(cartId);
  const answer = await page.request.get(`${shop.origin}/api/cart/${cartId}/get`);
  expect(JSON.stringify(await answer.json())).toContain('Idris');
  expect(JSON.stringify(cart?.state.items)).toContain('Idris');
});

/** A changed price is on the next page, although pages are cached whole. */
import { expect, test } from 'vitest';
import { command } from '../support/customer-orders.ts';
import { newShopper, open } from '../support/shop.ts';

const MUG = '/p/lighthouse-mug';
const SKU = 'MUG-WHT-SEASIDE-LIGHTHOUSE';

test('a changed price is on the next page opened, and a cached page is sent until then', async () => {
  const page = await newShopper();
  await open(page, MUG);
  const price = page
    .getByRole('main')
    .getByText(/^£\d+\.\d\d$/)
    .first();
  expect(await price.textContent()).toBe('£12.99');
  const tag = async () => (await page.request.get(MUG)).headers().etag;
  const cachedTag = await tag();
  expect(cachedTag).toBeTruthy();
  expect(await tag()).toBe(cachedTag);

  await command('price', SKU, '13.75');
  // The notification of the change travels from Postgres to the shop.
  await expect.poll(tag, { interval: 20 }).not.toBe(cachedTag);

  await open(page, MUG);
  expect(await price.textContent()).toBe('£13.75');
  // Now the most expensive mug, so it is on the first page.
  await page.goto('/c/mugs?sort=price-high');
  expect(await page.locator('article', { hasText: 'Lighthouse mug' }).textContent()).toContain(
    '£13.75',
  );
});

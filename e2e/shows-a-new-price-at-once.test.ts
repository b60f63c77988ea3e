/** A price that changes in the database stands on the next page, though pages are kept whole. */
import { expect, test } from 'vitest';
import { ask, newShopper, open } from './shop.ts';

const MUG = '/p/lighthouse-mug';

test('a changed price is on the next page that is opened, and a kept page is sent until then', async () => {
  const page = await newShopper();
  await open(page, MUG);
  const price = page
    .getByRole('main')
    .getByText(/^£\d+\.\d\d$/)
    .first();
  expect(await price.textContent()).toBe('£12.99');
  const tag = async () => (await page.request.get(MUG)).headers().etag;
  const kept = await tag();
  expect(kept).toBeTruthy();
  expect(await tag()).toBe(kept);

  const changed = await ask(
    `insert into price (id, product_variant_id, unit_price_pence, kind, valid_from, actor)
     select gen_random_uuid(), variant.id, 1375, 'regular', now(), 'journey'
     from product_variant variant join product on product.id = product_id where slug = 'lighthouse-mug' returning id`,
  );
  expect(changed).toHaveLength(1);
  await ask('select refresh_prices(null, now())');
  // The word of the change travels from Postgres to the shop.
  await expect.poll(tag, { interval: 20 }).not.toBe(kept);

  await open(page, MUG);
  expect(await price.textContent()).toBe('£13.75');
  await page.goto('/c/mugs');
  expect(await page.locator('article', { hasText: 'Lighthouse mug' }).textContent()).toContain(
    '£13.75',
  );
});

/** A product or category that has moved is found under its old address: 301 to the present one, with the query kept. */
import { expect, test } from 'vitest';
import { query, newShopper, open } from '../support/shop.ts';

test.each([
  ['product', '/p/the-old-wreath-mug', '/p/botanical-wreath-mug'],
  ['category', '/c/cups-and-mugs?sort=price-low', '/c/mugs?sort=price-low'],
] as const)('an old address of a %s redirects', async (kind, old, present) => {
  const slugOf = (address: string) => /^\/\w\/([\w-]+)/.exec(address)![1];
  await query(
    `insert into slug_redirect (kind, old_slug, target_id)
     select $1, $2, id from ${kind} where slug = $3 on conflict do nothing`,
    [kind, slugOf(old), slugOf(present)],
  );
  const page = await newShopper();
  const answer = await page.request.get(old, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, present]);
  await open(page, old);
  expect(page.url()).toMatch(new RegExp(`${present.replace('?', '\\?')}$`));
  expect((await page.request.get(`${old.split('?')[0]}-that-never-was`)).status()).toBe(404);
});

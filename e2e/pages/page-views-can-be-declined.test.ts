/** A visitor declines to be counted: the switch on the cookies page stops it, now and at the next visit. */
import { expect, test } from 'vitest';
import { footerLink, query, newShopper, open } from '../support/shop.ts';

/** All views of a pattern that the shop has counted. */
async function viewsOf(route: string): Promise<number> {
  const [row] = await query<{ views: number }>(
    'select coalesce(sum(views), 0)::int as views from page_view where route = $1',
    [route],
  );
  return row!.views;
}

/** Page views are sent once the page is idle. */
const QUIET_MS = 1500;

test('page views are counted until they are declined, and not after that', async () => {
  const page = await newShopper();
  const before = {
    cookie: await viewsOf('/legal/cookie'),
    delivery: await viewsOf('/delivery'),
    about: await viewsOf('/about'),
    payment: await viewsOf('/payment'),
  };
  let counted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits/add')) counted += 1;
  });
  await open(page, '/legal/cookie');
  await expect.poll(() => viewsOf('/legal/cookie')).toBe(before.cookie + 1);
  const choice = page.getByRole('switch', { name: 'Count pages opened on this device' });
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.uncheck();
  await page.getByText('Page views from this device are not counted.').waitFor();

  await (await footerLink(page, 'Information', 'Delivery')).click();
  await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor();
  await open(page, '/about');
  await page.waitForTimeout(QUIET_MS);
  expect(counted).toBe(1);
  expect(await viewsOf('/delivery')).toBe(before.delivery);
  expect(await viewsOf('/about')).toBe(before.about);

  await open(page, '/legal/cookie');
  await expect.poll(() => choice.isChecked()).toBe(false);
  // A choice before counting has begun would already be counted on this page.
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  await choice.check();
  await open(page, '/payment');
  await expect.poll(() => viewsOf('/payment')).toBe(before.payment + 1);
  await expect.poll(() => counted).toBe(2);
});

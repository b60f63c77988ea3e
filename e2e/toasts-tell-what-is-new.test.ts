/** News that comes by itself: notifications every thirty seconds, and toasts that wait for whoever reads them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInOn } from './accounts.ts';
import { ask, DESK, newShopper, open } from './shop.ts';

test('a customer is told of new notifications within half a minute, once, and led to them', async () => {
  const page = await newShopper(DESK);
  await page.clock.install();
  const { email } = await signInOn(page);
  let counted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/counts')) counted += 1;
  });
  await open(page, '/');
  const region = page.getByRole('region', { name: 'Messages' });
  await region.waitFor({ state: 'attached' });
  expect(await region.getAttribute('aria-live')).toBe('polite');
  await notify(email, 2);

  await page.clock.runFor(25_000);
  expect(counted).toBe(0);
  await waitFor(page, 'New Notification(s)');
  expect(counted).toBe(1);
  await region.getByText('2 new notifications are waiting for you.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Notifications, 2 unread' }).waitFor();
  await region.getByRole('link', { name: 'view now' }).click();
  await page.waitForURL('/account/notifications');
  expect(await region.getByText('New Notification(s)').count()).toBe(0);

  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return counted;
    })
    .toBe(2);
  expect(await region.getByText('New Notification(s)').count()).toBe(0);
  await notify(email, 1);
  await waitFor(page, '1 new notification is waiting for you.');
});

test('nobody is asked about who is not signed in', async () => {
  const page = await newShopper(DESK);
  await page.clock.install();
  let counted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/counts')) counted += 1;
  });
  await open(page, '/');
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  await page.clock.runFor(61_000);
  expect(counted).toBe(0);
});

test('a toast stays five seconds, waits under a pointer or the focus, and goes on Escape', async () => {
  const page = await newShopper(DESK);
  const region = page.getByRole('region', { name: 'Messages' });
  const toast = region.getByText('Item added to cart');
  await open(page, '/p/botanical-wreath-mug');
  await region.waitFor({ state: 'attached' });
  await addOne(page);
  await toast.waitFor();
  const shown = Date.now();
  await toast.waitFor({ state: 'detached' });
  expect(Date.now() - shown).toBeGreaterThan(4500);
  expect(Date.now() - shown).toBeLessThan(6500);

  await addOne(page);
  await toast.hover();
  await page.waitForTimeout(6000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(0, 0);
  await region.getByRole('link', { name: 'view cart' }).focus();
  await page.waitForTimeout(6000);
  expect(await toast.count()).toBe(1);
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });

  await addOne(page);
  await region.getByText('3 × Botanical wreath mug').waitFor();
  for (const name of ['view cart', 'checkout'])
    expect(await region.getByRole('link', { name }).getAttribute('href')).toBe('/cart');
});

/** The page's clock runs, in steps that leave a toast to be seen. */
async function waitFor(page: Page, words: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(words);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return toast.count();
    })
    .toBe(1);
}

async function addOne(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Siân');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  // The toast may appear just there, and would wait for the pointer.
  await page.mouse.move(0, 0);
}

async function notify(email: string, count: number): Promise<void> {
  await ask(
    `insert into notification (id, customer_id, kind, detail, occasion, created_at)
     select gen_random_uuid(), customer.id, 'passwordChanged', '{}', gen_random_uuid()::text, now()
     from customer, generate_series(1, $2) where email = $1`,
    [email, count],
  );
}

/** Notifications are polled every thirty seconds; toasts wait for the people who read them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInOn } from '../support/accounts.ts';
import { tabTo } from '../support/keyboard.ts';
import { query, DESK, newShopper, open, stopClock } from '../support/shop.ts';

const STEP_MS = 500;

test('a toast shows new notifications within half a minute, once, and links to them', async () => {
  const page = await newShopper(DESK);
  await page.clock.install();
  const { email } = await signInOn(page);
  await stopClock(page);
  let counted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/counts')) counted += 1;
  });
  // A page hydrates after its first frames, which depend on the stopped clock.
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Messages' });
  const notice = region.getByText('New Notification(s)', { exact: true });
  await passing(page, 50, () => region.count(), 1);
  expect(await region.getAttribute('aria-live')).toBe('polite');
  await notify(email, 2);

  await page.clock.runFor(25_000);
  expect(counted).toBe(0);
  await passing(page, 1000, () => notice.count(), 1);
  expect(counted).toBe(1);
  await region.getByText('2 new notifications are waiting for you.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Notifications, 2 unread' }).waitFor();
  await region.getByRole('link', { name: 'view now', exact: true }).click();
  await page.waitForURL('/account/notifications');
  await expect.poll(() => notice.count()).toBe(0);

  await passing(page, 1000, () => counted, 2);
  await expect.poll(() => notice.count()).toBe(0);
  await notify(email, 1);
  const one = region.getByText('1 new notification is waiting for you.');
  await passing(page, 1000, () => one.count(), 1);
});

test('a guest’s browser never polls for notifications', async () => {
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

test('a toast stays five seconds, waits under a pointer or the focus, and closes on Escape', async () => {
  const page = await newShopper(DESK);
  await page.clock.install();
  const region = page.getByRole('region', { name: 'Messages' });
  const toast = region.getByText('Item added to cart', { exact: true });
  await open(page, '/p/botanical-wreath-mug');
  await region.waitFor({ state: 'attached' });
  await stopClock(page);
  await addOne(page);
  await passing(page, STEP_MS, () => toast.count(), 1);
  await page.clock.runFor(4400);
  expect(await toast.count()).toBe(1);
  expect(await passing(page, STEP_MS, () => toast.count(), 0)).toBeLessThan(2000);

  await addOne(page);
  await passing(page, STEP_MS, () => toast.count(), 1);
  await toast.hover();
  await page.clock.runFor(6000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(0, 0);
  await region.getByRole('link', { name: 'view cart' }).focus();
  await page.clock.runFor(6000);
  expect(await toast.count()).toBe(1);
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });

  await addOne(page);
  const three = region.getByText('3 x Botanical wreath mug', { exact: true });
  await passing(page, STEP_MS, () => three.count(), 1);
  for (const name of ['view cart', 'checkout'])
    expect(await region.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(
      '/cart',
    );
});

test('a toast does not cover the focus', async () => {
  const page = await newShopper(DESK);
  await page.clock.install();
  const region = page.getByRole('region', { name: 'Messages' });
  await open(page, '/p/botanical-wreath-mug');
  await region.waitFor({ state: 'attached' });
  await stopClock(page);
  await addOne(page);
  // The ways on load with the first toast.
  await passing(page, STEP_MS, () => region.getByText('view cart').count(), 1);
  // Down to the page's last corner, where toasts are; each stop on the path must be visible.
  await tabTo(page, 'System status');
  await tabTo(page, 'view cart');
});

/** Advances the page's clock in steps until there are this many; returns how far, in milliseconds. */
async function passing(
  page: Page,
  stepMs: number,
  count: () => number | Promise<number>,
  wanted: number,
): Promise<number> {
  let passed = 0;
  await expect
    .poll(async () => {
      await page.clock.runFor(stepMs);
      passed += stepMs;
      return count();
    })
    .toBe(wanted);
  return passed;
}

async function addOne(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Siân');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  // The toast may appear exactly there, and would wait for the pointer.
  await page.mouse.move(0, 0);
  await page.locator('[data-added]').waitFor({ state: 'attached' });
}

async function notify(email: string, count: number): Promise<void> {
  await query(
    `insert into notification (id, customer_id, kind, detail, occasion, created_at)
     select gen_random_uuid(), customer.id, 'passwordChanged', '{}', gen_random_uuid()::text, now()
     from customer, generate_series(1, $2) where email = $1`,
    [email, count],
  );
}

/** Only the visible tab counts unread notifications; on a phone the drawer shows the count. */
import { expect, test } from 'vitest';
import { registerByApi, signInOn } from '../support/accounts.ts';
import { query, DESK, newShopper, open, PHONE } from '../support/shop.ts';

test('a page in the background does not poll the count, and polls again when it becomes visible', async () => {
  const page = await newShopper(DESK);
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {
      get: () => sessionStorage.getItem('behind') === 'yes',
    });
  });
  await signInOn(page);
  let counted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/counts')) counted += 1;
  });
  await open(page, '/');
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  await page.evaluate(() => sessionStorage.setItem('behind', 'yes'));
  await page.clock.runFor(95_000);
  expect(counted).toBe(0);
  await page.evaluate(() => sessionStorage.setItem('behind', 'no'));
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return counted;
    })
    .toBe(1);
});

test('the drawer shows the unread count, as the header does', async () => {
  const customer = await registerByApi();
  await query(
    `insert into notification (id, customer_id, kind, detail, occasion, created_at)
     select gen_random_uuid(), customer.id, 'passwordChanged', '{}', gen_random_uuid()::text, now()
     from customer, generate_series(1, 2) where email = $1`,
    [customer.email],
  );
  const page = await newShopper(PHONE);
  await signInOn(page, customer);
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const link = page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'Notifications, 2 unread', exact: true });
  await link.tap();
  await page.waitForURL('/account/notifications');
});

/** Notifications, twenty per page: opened, read all at once, deleted and restored; the header's count follows. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { signInOn } from '../support/accounts.ts';
import { query, newShopper, open, PHONE } from '../support/shop.ts';

/** The newest first: three of them unread. */
async function notify(email: string, count: number): Promise<void> {
  await query(
    `insert into notification (id, customer_id, kind, detail, link, occasion, created_at, read_at)
     select gen_random_uuid(), (select id from customer where email = $1), 'orderInProduction',
       jsonb_build_object('reference', 'KS-' || n), '/account/orders', 'journey ' || n,
       now() - n * interval '1 hour', case when n > 3 then now() end
     from generate_series(1, $2) as n`,
    [email, count],
  );
}

const unreadInStore = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const account = JSON.parse(localStorage.getItem('account') ?? '') as {
      state: { user: { notifications: number } };
    };
    return account.state.user.notifications;
  });

test('a customer reads, deletes and restores notifications', async () => {
  const page = await newShopper(PHONE);
  const { email } = await signInOn(page);
  await open(page, '/account/notifications');
  await page.getByRole('heading', { name: 'Nothing new' }).waitFor();
  await notify(email, 23);
  await open(page, '/account/notifications');
  const rows = page.getByRole('article');
  await page.getByText('3 unread').waitFor();
  await expect.poll(() => rows.count()).toBe(20);

  const newest = rows.first();
  const opener = newest.getByRole('button', { name: /^(Unread: )?Your order is being made/ });
  expect(await opener.getAttribute('aria-expanded')).toBe('false');
  await opener.tap();
  await newest.getByText('Our workshop has begun to make order KS-1.').waitFor();
  await newest.getByRole('link', { name: 'View your orders' }).waitFor();
  await page.getByText('2 unread').waitFor();
  await expect.poll(() => unreadInStore(page)).toBe(2);

  // Deleted only once undo is no longer offered.
  const stored = async () => {
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from notification
       where customer_id = (select id from customer where email = $1)`,
      [email],
    );
    return row?.count;
  };
  await newest.getByRole('button', { name: 'Delete “Your order is being made”' }).tap();
  await page.getByText('The notification was deleted.').waitFor();
  await expect.poll(() => rows.count()).toBe(19);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => rows.count()).toBe(20);
  expect(await stored()).toBe(23);
  await newest.getByRole('button', { name: 'Delete “Your order is being made”' }).tap();
  await page.getByRole('button', { name: 'Mark all as read' }).tap();
  await page.getByText('All notifications are marked as read.').waitFor();
  await expect.poll(stored).toBe(22);
  await expect.poll(() => unreadInStore(page)).toBe(0);

  await page.getByRole('link', { name: 'Page 2' }).tap();
  await expect.poll(() => rows.count()).toBe(2);
  // Leaving the page completes its deletions.
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await page.getByRole('link', { name: 'Page 1' }).tap();
  await expect.poll(stored).toBe(21);
});

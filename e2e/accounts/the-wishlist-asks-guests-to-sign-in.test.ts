/** A guest's wishlist item is saved after signing in; it can be bought, removed and restored. */
import { expect, test } from 'vitest';
import { PASSWORD, registerByApi, signInOn } from '../support/accounts.ts';
import { query, DESK, newShopper, open, PHONE } from '../support/shop.ts';

const wishlistOf = async (email: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from wishlist_item
     where customer_id = (select id from customer where email = $1)`,
    [email],
  );
  return row?.count ?? 0;
};

test('a guest who presses the heart is asked to sign in, and the item is saved afterwards', async () => {
  const { email } = await registerByApi();
  const page = await newShopper(DESK);
  await open(page, '/p/botanical-wreath-mug');
  const heart = page
    .getByRole('button', { name: 'Botanical wreath mug on your wish list' })
    .first();
  await heart.click();
  const login = page.getByRole('dialog', { name: 'Login' });
  const why = 'to keep “Botanical wreath mug” on your wish list.';
  await login.getByText(`Log in ${why}`).waitFor();
  // Who has no account yet reads it in the other dialog too.
  await login.getByRole('link', { name: 'Register' }).click();
  const register = page.getByRole('dialog', { name: 'Create your account' });
  await register.getByText(`Create an account ${why}`).waitFor();
  await register.getByRole('link', { name: 'Login' }).click();
  await login.getByRole('textbox', { name: 'Email' }).fill(email);
  await login.locator('input[name=password]').fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();
  await login.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/p/botanical-wreath-mug');
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => wishlistOf(email)).toBe(1);

  // The other spelling in the footer leads to the same page.
  await open(page, '/account/wish-list');
  await page.waitForURL('/account/wishlist');
  const card = page.getByRole('article').filter({ hasText: 'Botanical wreath mug' });
  await card.getByText('£12.49').waitFor();
  await card.getByText('In stock').waitFor();
  await card.getByRole('button', { name: 'Remove Botanical wreath mug' }).click();
  await page.getByText('Botanical wreath mug was removed from your wish list.').waitFor();
  await expect.poll(() => wishlistOf(email)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await card.waitFor();
  await expect.poll(() => wishlistOf(email)).toBe(1);
  await card.getByRole('button', { name: /^Move to cart without words/ }).click();
  await page.getByText('Botanical wreath mug is in your cart now.').waitFor();
  await page.getByRole('heading', { name: 'Nothing on your wish list yet' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await expect.poll(() => wishlistOf(email)).toBe(0);
});

test('a first sign-in leads past the profile and still saves the wishlist item', async () => {
  const { email } = await registerByApi({ profile: false });
  const page = await newShopper(DESK);
  await open(page, '/p/botanical-wreath-mug');
  await page
    .getByRole('button', { name: 'Botanical wreath mug on your wish list' })
    .first()
    .click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('textbox', { name: 'Email' }).fill(email);
  await login.locator('input[name=password]').fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Welcome to your account' }).waitFor();
  await page.getByText('Telephone numbers').click();
  await page.getByRole('textbox', { name: 'Mobile' }).fill('12');
  await page.getByText('This does not look like a UK phone number. Please check it.').waitFor();
  await page.getByRole('switch', { name: /^Send me newsletters/ }).check();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  // Back to where the heart was pressed, which is filled by now.
  await page.waitForURL('/p/botanical-wreath-mug');
  await expect.poll(() => wishlistOf(email)).toBe(1);
  const [row] = await query<{ mobile: string; marketing: boolean; updated: boolean }>(
    `select mobile, marketing, profile_updated_at is not null as updated from customer where email = $1`,
    [email],
  );
  expect(row).toEqual({ mobile: '12', marketing: true, updated: true });
});

test('a heart that the shop refuses is empty again, and the reason is shown', async () => {
  const page = await newShopper({ ...PHONE, expected: /status of 503/ });
  await signInOn(page);
  await open(page, '/shop');
  const heart = page.getByRole('button', { name: 'Mountain dusk canvas on your wish list' });
  await page.route('**/api/wishlist/add', (route) =>
    route.fulfill({ status: 503, json: { status: 'error', message: 'Not just now.' } }),
  );
  await heart.tap();
  await page.getByRole('alert').getByText('Not just now.').waitFor();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  await page.unroute('**/api/wishlist/add');
  await heart.tap();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
});

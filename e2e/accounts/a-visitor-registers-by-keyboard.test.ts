/** From visitor to customer without a pointer: register, open the emailed link, sign in, sign out. */
import { expect, test } from 'vitest';
import { linkTo, PASSWORD, storedAccount } from '../support/accounts.ts';
import { focused, tabTo, typeInto } from '../support/keyboard.ts';
import { query, DESK, hydrated, newShopper, open } from '../support/shop.ts';

const EMAIL = 'gethin.keys@example.org';

test('a visitor becomes a customer at 1280 pixels with the keyboard alone', async () => {
  const page = await newShopper({ ...DESK, expected: /status of 4(01|22)/ });
  await open(page, '/sale');
  await tabTo(page, 'My Account');
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Create account' }).waitFor();
  await tabTo(page, 'Create account');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.waitFor();
  expect(new URL(page.url()).pathname).toBe('/sale');
  await expect.poll(async () => (await focused(page)).name).toMatch(/^First name/);

  // Nothing typed: each field shows its error, and the first has the focus.
  await page.keyboard.press('Enter');
  for (const text of [
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a valid email address.',
    'Password must be a minimum of 8 characters.',
  ])
    await dialog.getByText(text, { exact: true }).waitFor();
  await expect.poll(async () => (await focused(page)).name).toMatch(/^First name/);

  await page.keyboard.type('Gethin');
  await typeInto(page, /^Last name/, 'Rees');
  await typeInto(page, /^Email/, EMAIL);
  await typeInto(page, /^Phone/, '01654 700000');
  await typeInto(page, /^Password/, PASSWORD);
  await typeInto(page, /^Confirm password/, `${PASSWORD}!`);
  await page.keyboard.press('Enter');
  await dialog.getByText('Passwords do not match.').waitFor();
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Confirm password/);
  await page.keyboard.press('Backspace');
  await dialog.getByText('Passwords do not match.').waitFor({ state: 'detached' });

  // Only the server checks the terms.
  await page.keyboard.press('Enter');
  await dialog.getByText('You must accept the terms and conditions.').waitFor();
  await expect.poll(async () => (await focused(page)).name).toMatch(/^I accept the terms/);
  await page.keyboard.press('Space');
  expect(await dialog.getByRole('switch', { name: /newsletters/ }).isChecked()).toBe(false);
  await tabTo(page, 'Create account');
  await page.keyboard.press('Enter');

  const done = page.getByRole('dialog', { name: 'Your account has been created', exact: true });
  await done.getByText(`we have just sent to ${EMAIL}`).waitFor();
  await done.getByText('check your spam or junk folder').waitFor();
  await tabTo(page, 'Send the email again');
  await page.keyboard.press('Enter');
  await done.getByText(`another email is on its way to ${EMAIL}`).waitFor();
  await page.keyboard.press('Escape');
  await done.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await focused(page)).name).toBe('My Account');

  const [customer] = await query<{ marketing: boolean; confirmed: boolean }>(
    `select marketing, email_confirmed_at is not null as confirmed from customer where email = $1`,
    [EMAIL],
  );
  expect(customer).toEqual({ marketing: false, confirmed: false });

  // Sign-in fails until the link is opened, and the page offers another email.
  await open(page, '/login');
  await typeInto(page, /^Email/, EMAIL);
  await typeInto(page, /^Password/, PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Please activate your account first').waitFor();
  await page.getByRole('button', { name: 'Send the email again' }).waitFor();

  // Requesting the address alone, as a mail scanner does, activates nothing.
  const link = await linkTo('activation', EMAIL);
  await page.request.get(link);
  expect(
    await query(`select 1 from customer where email = $1 and email_confirmed_at is not null`, [
      EMAIL,
    ]),
  ).toEqual([]);
  await page.goto(link);
  await page.waitForURL('**/account/activation/complete');
  await hydrated(page);
  await page.getByText('Your account is active', { exact: true }).waitFor();
  await page.goto(link);
  await page.waitForURL('**/account/activation/activated');
  await page.getByText('Your account was active already').waitFor();
  await open(page, '/account/activation#no-such-token');
  await page.waitForURL('**/account/activation/failed');
  await page.getByText('Your account could not be activated').waitFor();
  await expect.poll(() => page.url()).not.toContain('#');

  // The profile was never updated, so it comes first.
  await open(page, '/login');
  await typeInto(page, /^Email/, EMAIL);
  await typeInto(page, /^Password/, PASSWORD);
  await tabTo(page, 'Remember me');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await expect
    .poll(() => storedAccount(page))
    .toMatchObject({
      token: expect.stringMatching(/^ey/),
      user: { email: EMAIL },
      remember_me: EMAIL,
    });

  await open(page, '/sale');
  await tabTo(page, 'My Account');
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
  await tabTo(page, 'Dashboard');
  await tabTo(page, 'Sign out');
  const revoked = page.waitForResponse(/\/api\/token\/revoke$/);
  await page.keyboard.press('Enter');
  expect((await revoked).status()).toBe(200);
  await expect.poll(async () => (await focused(page)).name).toBe('My Account');
  await expect
    .poll(() => storedAccount(page))
    .toEqual({ token: '', refresh_token: '', user: null, remember_me: EMAIL });
  expect(
    await query(
      `select ended_by from session join customer on customer.id = customer_id where email = $1`,
      [EMAIL],
    ),
  ).toEqual([{ ended_by: 'signedOut' }]);

  await open(page, '/login');
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(EMAIL);
  // A customer who signs in again without changing the switch stays remembered.
  await page.getByRole('switch', { name: /Remember/, checked: true }).waitFor();
});

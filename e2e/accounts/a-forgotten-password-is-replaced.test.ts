/** A new password is requested in the dialog, and valid once the link was opened and the password typed again. */
import { expect, test } from 'vitest';
import { linkTo, registerByApi, signInOn, storedAccount } from '../support/accounts.ts';
import { arrived, DESK, newShopper, open, stopClock } from '../support/shop.ts';

const NEW_PASSWORD = 'Glaw.yn.2027';

test('a forgotten password is replaced by a new one', async () => {
  const customer = await registerByApi();
  const page = await newShopper({ ...DESK, expected: /status of (401|422|503)|ERR_FAILED/ });
  await page.clock.install();
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('button', { name: 'Forgot password', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  const wanted = dialog.locator('input[name=new_password]');
  const repeated = dialog.locator('input[name=confirm_new_password]');
  const submit = dialog.getByRole('button', { name: 'Set new password' });
  // The email typed before is filled in.
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Email' }).inputValue())
    .toBe(customer.email);

  await wanted.fill('Glaw~yn~2027');
  await submit.click();
  await dialog.getByText('Password contains invalid characters.').waitFor();
  await dialog.getByText('Password must be a minimum of 8 characters.').waitFor();
  await wanted.fill(NEW_PASSWORD);
  await dialog.getByText('Password contains invalid characters.').waitFor({ state: 'detached' });
  await repeated.fill(`${NEW_PASSWORD}!`);
  await submit.click();
  await dialog.getByText('Passwords do not match.').waitFor();
  await repeated.fill(NEW_PASSWORD);

  // A request that fails, and one that is refused.
  const address = /\/api\/users\/recover$/;
  await page.route(address, (route) => route.abort(), { times: 1 });
  await submit.click();
  await dialog.getByText('An error occurred, please try again later!').waitFor();
  await page.route(address, (route) => route.fulfill({ status: 422, json: { status: 'error' } }), {
    times: 1,
  });
  await submit.click();
  await dialog.getByText('Error recovering account').waitFor();
  // A response that is no success, whatever its HTTP status.
  await page.route(address, (route) => route.fulfill({ status: 200, json: { status: 'error' } }), {
    times: 1,
  });
  const odd = page.waitForResponse(address);
  await submit.click();
  await odd;
  await dialog.getByText('Error recovering account').waitFor();
  expect(await repeated.inputValue()).toBe(NEW_PASSWORD);

  // By the page's own clock, a second passes before success is shown.
  await stopClock(page);
  const answered = page.waitForResponse(address);
  await submit.click();
  await dialog.getByRole('button', { name: 'Loading...', exact: true }).waitFor();
  await answered;
  const notice = dialog.getByText(
    'If you have an account with us, you should receive an email to activate your new password.',
  );
  await page.clock.runFor(900);
  expect(await notice.count()).toBe(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return notice.count();
    })
    .toBe(1);
  await page.clock.resume();

  // Another device signs in; its session will end soon.
  const elsewhere = await newShopper({ ...DESK, expected: /status of 401/ });
  await signInOn(elsewhere, customer);
  await open(elsewhere, '/sale');

  const link = await linkTo('recovery', customer.email);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Confirm your new password' }).waitFor();
  await expect.poll(() => page.url()).not.toContain('#');
  const again = page.getByRole('main').locator('input[name=password]');
  await again.fill('Another.word1');
  await page.getByRole('button', { name: 'Confirm password' }).click();
  await page.getByText('This is not the password you asked for.').waitFor();
  await again.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Confirm password' }).click();
  await page.waitForURL('**/login');
  await arrived(page, 'Login');
  await page.getByText('Your new password is set. Please log in with it.').waitFor();

  await page.getByRole('main').locator('input[name=password]').fill(customer.password);
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByText('The email address or the password is not right.').waitFor();
  await page.getByRole('main').locator('input[name=password]').fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/account');
  await expect.poll(() => storedAccount(page)).toMatchObject({ user: { email: customer.email } });

  // The link works only once.
  const other = await newShopper({ ...DESK, expected: /status of 422/ });
  await open(other, link);
  await other.getByRole('main').locator('input[name=password]').fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Confirm password' }).click();
  await other.getByText('This link is no longer valid. Please ask for a new one.').waitFor();
  await other.getByRole('button', { name: 'Ask for a new link' }).click();
  await other.getByRole('dialog', { name: 'Forgot password' }).waitFor();

  // The first call of the other device's ended session clears it.
  await elsewhere.goto('/cart');
  await expect.poll(async () => (await storedAccount(elsewhere)).token).toBe('');
});

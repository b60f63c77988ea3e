/** A failed registration: the message is where the shopper is looking, and nothing typed is lost. */
import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { PASSWORD, registerByApi } from '../support/accounts.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

const isInView = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

test.each([
  ['1280', DESK],
  ['390', PHONE],
])('errors of registration are shown where they are seen, at %s pixels', async (_, window) => {
  const customer = await registerByApi();
  const page = await newShopper({ ...window, expected: /status of (422|500)/ });
  await open(page, '/register');
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`input[name=${name}]`);
  const given = { firstName: 'Siân', lastName: 'Price', email: customer.email, mobile: '07700' };
  for (const [name, value] of Object.entries(given)) await field(name).fill(value);
  for (const name of ['password', 'confirm']) await field(name).fill(PASSWORD);
  await field('terms').check();

  const create = main.getByRole('button', { name: 'Create account' });
  const answerOnce = (status: number, json: object) =>
    page.route('**/api/users/create', (route) => route.fulfill({ status, json }), { times: 1 });
  await answerOnce(500, {});
  await create.click();
  const alert = main.getByText('An error occurred, please try again!', { exact: true });
  await alert.waitFor();
  await expect.poll(() => isInView(alert)).toBe(true);

  await answerOnce(422, { body: { fields: [{ key: 'mobile', message: 'Not a number.' }] } });
  await create.click();
  await alert.waitFor({ state: 'detached' });
  await main.getByText('Not a number.', { exact: true }).waitFor();
  await expect.poll(() => field('mobile').getAttribute('aria-invalid')).toBe('true');

  // The real server, for an address that has an account.
  await create.click();
  await main.getByText('Error registering account', { exact: true }).waitFor();
  await expect.poll(() => field('email').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => isInView(field('email'))).toBe(true);
  expect(await main.getByText('This value is already used.').count()).toBe(0);
  for (const [name, value] of Object.entries(given))
    expect(await field(name).inputValue()).toBe(value);
});

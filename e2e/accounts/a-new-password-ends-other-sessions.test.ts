/** Changing the password in one browser signs the other one out. */
import { expect, test } from 'vitest';
import { callShop, PASSWORD, signInOn } from '../support/accounts.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

const NEXT = 'Dros.y.mor1';

test('a new password ends the sessions of other browsers', async () => {
  const desk = await newShopper({ ...DESK, expected: /status of 422/ });
  const customer = await signInOn(desk);
  const phone = await newShopper({ ...PHONE, expected: /status of 401/ });
  await signInOn(phone, customer);
  await open(phone, '/account');
  await phone.getByRole('heading', { name: 'Hello, Siân' }).waitFor();

  await open(desk, '/account/password');
  const change = desk.getByRole('button', { name: 'Change your password' });
  const type = (field: string, text: string) => desk.locator(`input[name=${field}]`).fill(text);
  await change.click();
  await desk.getByText('Please enter your current password.').waitFor();
  await desk.getByText('Password must be a minimum of 8 characters.').waitFor();
  await type('current', 'Not.my.word1');
  await type('new', 'abcd efgh');
  await type('confirm', 'abcd efgi');
  await change.click();
  await desk.getByText('Password contains invalid characters.').waitFor();
  await desk.getByText('Passwords do not match.').waitFor();
  await type('new', NEXT);
  await type('confirm', NEXT);
  await change.click();
  await desk.getByText('This password is not right.').waitFor();
  await type('current', PASSWORD);
  await change.click();
  await desk
    .getByText('Your password is changed. Every other device and browser has been signed out.')
    .waitFor();
  await expect.poll(() => desk.locator('input[name=new]').inputValue()).toBe('');

  // The phone's next visit to the account leads to the login.
  await phone.reload();
  await phone.waitForURL('/login');
  await open(desk, '/account');
  await desk.getByRole('heading', { name: 'Hello, Siân' }).waitFor();
  await callShop('POST', '/api/login_check', {
    body: { username: customer.email, password: NEXT },
  });
});

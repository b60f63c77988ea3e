/** A customer exports their data and erases the account, but not while an order is in progress. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PASSWORD, signInOn, storedAccount } from '../support/accounts.ts';
import { query, hydrated, newShopper, open, PHONE } from '../support/shop.ts';

test('a customer downloads their data and erases the account', async () => {
  const page = await newShopper({ ...PHONE, expected: /status of (401|409|422)/ });
  const { email } = await signInOn(page);
  await open(page, '/account/edit');
  await page.getByRole('textbox', { name: 'First name' }).fill('Gethin');
  await page.getByRole('textbox', { name: 'Mobile' }).fill('07700 900123');
  await page.getByRole('button', { name: 'Save your details' }).tap();
  await page.getByText('Your details are saved.').waitFor();

  await open(page, '/account/security');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).tap(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  for (const own of [email, 'Gethin', '07700 900123']) expect(text).toContain(own);

  await page.getByRole('button', { name: 'Erase my account...' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Erase my account' });
  const erase = dialog.getByRole('button', { name: 'Erase my account' });
  await erase.tap();
  await dialog.getByText('Please enter your password.').waitFor();
  await dialog.getByText('Please type “erase” to confirm.').waitFor();
  await dialog.locator('input[name=password]').fill('Not.my.word1');
  await dialog.getByRole('textbox', { name: /^Type “erase”/ }).fill('Erase');
  await erase.tap();
  await dialog.getByText('This password is not right.').waitFor();
  await dialog.locator('input[name=password]').fill(PASSWORD);

  // As the shop responds for an order that is not delivered yet.
  const inProgress =
    'You have an order under way. You can erase your account once it has been delivered.';
  await page.route('**/api/users/me/erase', (route) =>
    route.fulfill({ status: 409, json: { status: 'error', message: inProgress } }),
  );
  await erase.tap();
  await dialog.getByText(inProgress).waitFor();
  await page.unroute('**/api/users/me/erase');
  await erase.tap();
  await dialog.getByText('Your account is erased.').waitFor();
  await dialog.getByRole('button', { name: 'Go to the front page' }).tap();
  await page.waitForURL('/');
  await hydrated(page);
  await expect
    .poll(() => storedAccount(page))
    .not.toHaveProperty('token', expect.stringMatching(/./));
  expect(await query(`select 1 from customer where email = $1`, [email])).toEqual([]);
});

/** An invitation is accepted with a password and an authenticator; then both sign in, or a recovery code. */
import { expect, test } from 'vitest';
import { acceptByPassword, openInvitation, pageOf, STAFF_PASSWORD } from '../../support/office.ts';
import { newShopper } from '../../support/shop.ts';

test('an invited member sets up an authenticator and signs in by a recovery code', async () => {
  const page = await newShopper({ expected: /status of 401/ });
  const email = await openInvitation(page, 'manager');
  expect(new URL(page.url()).hash).toBe('');
  const [code = '', ...others] = await acceptByPassword(page);
  expect(others).toHaveLength(9);

  await page.context().clearCookies();
  await page.goto('/office/journal');
  await pageOf(page, 'Office');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Continue to the code' }).click();
  await page.getByLabel('Code from your authenticator').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('That did not match').waitFor();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await pageOf(page, 'Journal');
});

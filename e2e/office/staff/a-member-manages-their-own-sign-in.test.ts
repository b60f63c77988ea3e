/** A member replaces their recovery codes, ends a session elsewhere, and changes their password. */
import { expect, test } from 'vitest';
import {
  acceptByPassword,
  openInvitation,
  pageOf,
  signInByRecoveryCode,
  STAFF_PASSWORD,
} from '../../support/office.ts';
import { newShopper } from '../../support/shop.ts';

/** What ended sessions are refused with. */
const REFUSED = /status of 401/;

test('a member sees new recovery codes once, and ends another session, which is signed out', async () => {
  const page = await newShopper({ expected: REFUSED });
  const email = await openInvitation(page, 'workshop');
  const [code = ''] = await acceptByPassword(page);
  const elsewhere = await newShopper({ expected: REFUSED });
  await elsewhere.goto('/office/sign-in');
  await signInByRecoveryCode(elsewhere, email, code);
  await pageOf(elsewhere, 'Today');

  await page.getByRole('button', { name: /account and sign out/ }).click();
  await page.getByRole('link', { name: 'Security' }).click();
  await pageOf(page, 'Security');
  await page.getByText('9 recovery codes are left').waitFor();
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('heading', { name: 'Your new recovery codes' }).waitFor();
  const [renewed = '', ...others] = await page.locator('.sign-codes code').allInnerTexts();
  expect(others).toHaveLength(9);
  expect([renewed, ...others]).not.toContain(code);
  await page.getByText('10 recovery codes are left').waitFor();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByText(renewed).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('10 recovery codes are left').waitFor();
  expect(await page.locator('.sign-codes').count()).toBe(0);

  const sessions = page.getByRole('region', { name: 'Sessions' });
  await sessions.getByRole('listitem').filter({ hasText: 'This one' }).waitFor();
  const other = sessions.getByRole('listitem').filter({ hasText: 'Signed in by password' });
  await other.getByRole('button', { name: /^End the session of Chrome on Linux/ }).click();
  await other.waitFor({ state: 'detached' });
  await elsewhere.goto('/office/security');
  await pageOf(elsewhere, 'Office');
  await signInByRecoveryCode(elsewhere, email, renewed);
  await pageOf(elsewhere, 'Security');
});

test('a member finds the page by keyboard and changes the password, which ends other sessions', async () => {
  const page = await newShopper({ expected: REFUSED });
  const email = await openInvitation(page, 'reader');
  const [code = ''] = await acceptByPassword(page);
  const elsewhere = await newShopper({ expected: REFUSED });
  await elsewhere.goto('/office/sign-in');
  await signInByRecoveryCode(elsewhere, email, code);
  await pageOf(elsewhere, 'Today');

  await page.keyboard.press('Control+K');
  await page.keyboard.type('passw');
  await page.keyboard.press('Enter');
  await pageOf(page, 'Security');
  await page.getByRole('button', { name: 'Change the password' }).press('Enter');
  await page.getByLabel('New password').fill(`${STAFF_PASSWORD} and strong`);
  await page.keyboard.press('Enter');
  await page.getByText('The new password is saved').waitFor();
  await elsewhere.goto('/office/security');
  await pageOf(elsewhere, 'Office');
});

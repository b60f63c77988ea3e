/** The account dialogs link to each other; each replaces the one before, and the page below stays. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, footerLink, newShopper, open, PHONE } from '../support/shop.ts';

/** The one dialog that is open. */
async function only(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  return dialog;
}

test.each([
  ['1280', DESK],
  ['390', PHONE],
])('login, register and recover replace each other at %s pixels', async (_, window) => {
  const page = await newShopper(window);
  await open(page, '/legal/terms');
  await (await footerLink(page, 'My Account', 'Login')).click();
  const login = await only(page, 'Login');
  await login.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
  await login.getByRole('link', { name: 'Register' }).click();

  const register = await only(page, 'Create your account');
  await register.getByRole('textbox', { name: 'First name' }).waitFor();
  // The typed email is carried over.
  expect(await register.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(
    'nobody@example.org',
  );
  await register.getByRole('link', { name: 'Login' }).click();

  await (await only(page, 'Login')).getByRole('button', { name: 'Forgot password' }).click();
  await only(page, 'Forgot password');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/legal/terms');
});

/** Login, registration and recovery as screens and as dialogs, and their states. */
import type { Page } from 'playwright-core';
import { enrolTwoStep, registerByApi } from './accounts.ts';
import { footerLink, open } from './shop.ts';
import { stillness, type State } from '../states/state.ts';

const loginForm = (page: Page) => page.locator('form', { has: page.locator('[name=username]') });

/** Submits the visible login form and waits for the shop's response. */
async function tryLogin(page: Page, email: string, password: string): Promise<void> {
  const form = loginForm(page);
  await form.locator('[name=username]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** Uses a link of the footer, which every window has. */
async function openDialog(page: Page, link: 'Login' | 'Create account'): Promise<void> {
  await open(page, '/legal');
  await (await footerLink(page, 'My Account', link)).click();
  await page.getByRole('dialog').waitFor();
  await stillness(page);
}

export const DIALOGS: readonly State[] = [
  { state: 'login', reach: (page) => open(page, '/login') },
  {
    state: 'login with what is wrong',
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await page.getByText('Please enter a valid email address.').waitFor();
    },
  },
  {
    state: 'login of an account that waits for its letter to be followed',
    reach: async (page) => {
      const { email, password } = await registerByApi({ confirmed: false });
      await tryLogin(page, email, password);
      await page.getByText('Please activate your account first').waitFor();
    },
  },
  {
    state: 'login, asking for a code',
    reach: async (page) => {
      const customer = await registerByApi();
      await enrolTwoStep(customer);
      await tryLogin(page, customer.email, customer.password);
      await page.getByRole('heading', { level: 1, name: 'Authentication Code' }).waitFor();
    },
  },
  {
    state: 'login, the code wrong',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
      await page.keyboard.type('123456');
      await page.keyboard.press('Enter');
      await page.getByText('Invalid two step code.').waitFor();
    },
  },
  {
    state: 'login, asking for a recovery code',
    reach: (page) => page.getByRole('button', { name: 'Use a recovery code instead' }).click(),
  },
  {
    state: 'login because a page asks for it',
    reach: async (page) => {
      await open(page, '/account/orders');
      await page.getByText('Please log in to go on.').waitFor();
    },
  },
  ...(['failed', 'activated', 'complete'] as const).map((outcome): State => ({
    state: `activation ${outcome}`,
    reach: (page) => open(page, `/account/activation/${outcome}`),
  })),
  { state: 'register', reach: (page) => open(page, '/register') },
  {
    state: 'register with what is wrong',
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Please enter your first name.').waitFor();
    },
  },
  {
    state: 'an order to find, with what is wrong',
    reach: async (page) => {
      await open(page, '/find-order');
      await page.getByRole('button', { name: 'Find my order' }).click();
      await page.getByText('Please enter the order number as it is').waitFor();
    },
  },
  { state: 'recovery', reach: (page) => open(page, '/account/recovery#token') },
  {
    state: 'recovery by a link that is no longer valid',
    reach: async (page) => {
      await page.getByRole('main').locator('[name=password]').fill('Cwtch.2026');
      await page.getByRole('button', { name: 'Confirm password' }).click();
      await page.getByRole('button', { name: 'Ask for a new link' }).waitFor();
    },
  },
  { state: 'the login dialog', reach: (page) => openDialog(page, 'Login') },
  {
    state: 'the recover dialog',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Forgot password' }).click();
      await page.getByRole('dialog', { name: 'Forgot password' }).waitFor();
      await stillness(page);
    },
  },
  {
    state: 'the recover dialog with what is wrong',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Set new password' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { state: 'the register dialog', reach: (page) => openDialog(page, 'Create account') },
];

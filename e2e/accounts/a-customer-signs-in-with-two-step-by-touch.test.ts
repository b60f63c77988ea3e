/** Signing in with an authenticator by touch keeps the cart. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import {
  codeOf,
  enrolTwoStep,
  PASSWORD,
  registerByApi,
  storedAccount,
  wrongCodeOf,
  type Customer,
} from '../support/accounts.ts';
import { addMug } from '../support/buying.ts';
import { newShopper, open, PHONE } from '../support/shop.ts';

/** Through the drawer to the dialog, up to the code. */
async function reachCode(page: Page, { email, password }: Customer) {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Account' }).tap();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('textbox', { name: 'Email' }).fill(email);
  await login.locator('input[name=password]').fill(password);
  await login.getByRole('button', { name: 'Login' }).tap();
  const code = page.getByRole('dialog', { name: 'Authentication Code', exact: true });
  await code.waitFor();
  return code;
}

const digitsIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('textbox', { name: /^Digit \d of 6$/ })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

const placeOf = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a customer signs in with an authenticator by touch', async () => {
  const customer = await registerByApi();
  const { secret } = await enrolTwoStep(customer);
  const page = await newShopper({ ...PHONE, expected: /status of 401/ });
  await addMug(page, 'Ffion');
  const guestCart = await cartOf(page);

  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Account' }).tap();
  const login = page.getByRole('dialog', { name: 'Login' });
  const email = login.getByRole('textbox', { name: 'Email' });
  const password = login.locator('input[name=password]');
  await email.fill('nobody');
  await login.getByRole('button', { name: 'Login' }).tap();
  await login.getByText('Please enter a valid email address.').waitFor();
  await login.getByText('Password must be a minimum of 8 characters.').waitFor();
  await email.fill(customer.email);
  await login.getByText('Please enter a valid email address.').waitFor({ state: 'detached' });
  await password.fill('Not.my.word1');
  await login.getByRole('button', { name: 'Show the password' }).tap();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await login.getByRole('button', { name: 'Hide the password' }).tap();
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  await login.getByRole('button', { name: 'Login' }).tap();
  await login.getByText('The email address or the password is not right.').waitFor();
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');

  await password.fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).tap();
  const code = page.getByRole('dialog', { name: 'Authentication Code', exact: true });
  const verify = code.getByRole('button', { name: 'Verify', exact: true });
  await verify.waitFor();
  await expect.poll(() => placeOf(page)).toBe('Digit 1 of 6');

  // Only digits are accepted; each moves to the next box, Backspace moves back.
  await page.keyboard.type('1a2');
  await expect.poll(() => digitsIn(page)).toEqual(['1', '2', '', '', '', '']);
  await expect.poll(() => placeOf(page)).toBe('Digit 3 of 6');
  await expect.poll(() => verify.isDisabled()).toBe(true);
  await page.keyboard.press('Backspace');
  await expect.poll(() => digitsIn(page)).toEqual(['1', '', '', '', '', '']);
  await expect.poll(() => placeOf(page)).toBe('Digit 2 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => placeOf(page)).toBe('Digit 1 of 6');

  const wrong = wrongCodeOf(secret);
  await page.keyboard.type(wrong.slice(0, 5));
  await expect.poll(() => digitsIn(page)).toEqual([...wrong.slice(0, 5), '']);
  expect(await verify.isDisabled()).toBe(true);
  await page.keyboard.type(wrong.slice(5));
  await expect.poll(() => verify.isDisabled()).toBe(false);
  await page.keyboard.press('Enter');
  await code.getByText('Invalid two step code.').waitFor();
  await expect.poll(() => placeOf(page)).toBe('Digit 1 of 6');

  // A complete code can be pasted, also with a space in the middle.
  const right = codeOf(secret);
  await code.getByRole('textbox', { name: 'Digit 3 of 6' }).evaluate(
    (box, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    `${right.slice(0, 3)} ${right.slice(3)}`,
  );
  await expect.poll(() => digitsIn(page)).toEqual([...right]);
  await code.getByText('Invalid two step code.').waitFor({ state: 'detached' });
  await verify.tap();
  await code.waitFor({ state: 'hidden' });
  await expect
    .poll(() => storedAccount(page))
    .toMatchObject({ user: { email: customer.email }, remember_me: '' });

  // The page is the same, and the cart is the customer's now.
  expect(new URL(page.url()).pathname).toMatch(/^\/p\//);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/cart/${guestCart}/get`);
      return answer.status();
    })
    .toBe(404);
});

test('a recovery code signs in a customer who has lost the authenticator', async () => {
  const customer = await registerByApi();
  const { recoveryCodes } = await enrolTwoStep(customer);
  const page = await newShopper({ ...PHONE, expected: /status of 401/ });
  await open(page, '/sale');
  const code = await reachCode(page, customer);
  await code.getByRole('button', { name: 'Use a recovery code instead' }).tap();
  const field = code.getByRole('textbox', { name: 'Recovery code' });
  await field.fill('wrong-wrong');
  await code.getByRole('button', { name: 'Verify' }).tap();
  await code.getByText('Invalid two step code.').waitFor();
  await field.fill(recoveryCodes[0]!);
  await code.getByText('Invalid two step code.').waitFor({ state: 'detached' });
  await code.getByRole('button', { name: 'Verify' }).tap();
  await code.waitFor({ state: 'hidden' });
  await expect.poll(() => storedAccount(page)).toMatchObject({ user: { email: customer.email } });
});

async function cartOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '') as { state: { cartId: string } };
    return cart.state.cartId;
  });
}

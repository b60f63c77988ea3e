/** Every way to sign in: the device's cart becomes the customer's, merged at once with the one filled elsewhere. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callShop, registerByApi, tokensOf, type Customer } from '../support/accounts.ts';
import { addMug } from '../support/buying.ts';
import { DESK, newShopper, open } from '../support/shop.ts';

const SLATE = 'family-wreath-slate-coaster';

/** A customer whose cart, filled on another device, contains two slates. */
async function customerWithSlates(): Promise<Customer> {
  const customer = await registerByApi();
  const { token } = await tokensOf(customer);
  const { data } = await callShop<{ data: { variants: { productId: string }[] } }>(
    'GET',
    `/api/product/slug/${SLATE}`,
  );
  await callShop('POST', '/api/cart/new/add', {
    token,
    body: {
      productId: data.variants[0]!.productId,
      quantity: 2,
      personalisation: { v: 1, fields: { name: 'Nain' } },
    },
  });
  return customer;
}

async function fillLogin(page: Page, { email, password }: Customer): Promise<void> {
  const form = page.locator('form', { has: page.locator('[name=username]') });
  await form.locator('[name=username]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

const openDialog = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();

test.each([
  ['by the dialog over the cart', '/cart', openDialog],
  ['by the dialog over any other page', '/legal', openDialog],
  ['by the screen', '/login', async () => {}],
  [
    'at checkout',
    '/checkout',
    (page: Page) => page.getByRole('button', { name: 'Sign in for your saved addresses' }).click(),
  ],
] as const)('%s', async (_, address, reach) => {
  const customer = await customerWithSlates();
  const page = await newShopper(DESK);
  await addMug(page, 'Ffion');
  await open(page, address);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 1 item/ })
    .waitFor();
  await reach(page);
  await fillLogin(page, customer);

  // At once, without opening another page.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 3 items/ })
    .waitFor();
  if (address === '/cart' || address === '/checkout') {
    const main = page.getByRole('main');
    // At checkout the list may be folded.
    for (const text of ['Ffion', 'Nain'])
      await main.getByText(text).first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(address);
  }
  const { token } = await tokensOf(customer);
  const me = await callShop<{ data: { cartId: string } }>('GET', '/api/users/me', { token });
  const stored = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('cart') ?? '{}') as { state?: { cartId?: string } }).state,
  );
  expect(stored?.cartId).toBe(me.data.cartId);
});

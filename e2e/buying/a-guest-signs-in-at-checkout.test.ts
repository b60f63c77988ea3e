/** A guest signs in during checkout: the cart becomes theirs, their saved address is offered, typed text stays. */
import { expect, test } from 'vitest';
import { callShop, registerByApi, tokensOf } from '../support/accounts.ts';
import { addMug } from '../support/buying.ts';
import { HOME } from '../support/customer-orders.ts';
import { newShopper, open } from '../support/shop.ts';

test('a guest signs in at checkout and loses nothing they typed', async () => {
  const page = await newShopper();
  const customer = await registerByApi();
  const { token } = await tokensOf(customer);
  await callShop('POST', '/api/addresses/new', { token, body: HOME });
  await addMug(page, 'Ffion');
  await open(page, '/checkout');
  await page.getByRole('textbox', { name: 'Phone' }).fill('01970 123456');

  await page.getByRole('button', { name: 'Sign in for your saved addresses' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.getByText(`Signed in as ${customer.email}`).waitFor();

  await page.getByRole('radio', { name: /12 Heol y Bont/, checked: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await expect.poll(() => page.getByRole('main').textContent()).toContain('01970 123456');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: /^Pay £/ }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain('Ffion');
  const me = await callShop<{ data: { cartId: string | null } }>('GET', '/api/users/me', { token });
  const cart = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('cart') ?? '{}') as { state?: { cartId?: string } }).state,
  );
  expect(me.data.cartId).toBe(cart?.cartId);
});

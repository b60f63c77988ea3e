/** At checkout in two tabs: after another customer signs in, the former customer's addresses are never offered. */
import { expect, test } from 'vitest';
import { callShop, registerByApi, signInOn, tokensOf } from '../support/accounts.ts';
import { addMug } from '../support/buying.ts';
import { HOME, OFFICE } from '../support/customer-orders.ts';
import { newShopper, open } from '../support/shop.ts';

async function customerAt(address: typeof HOME) {
  const customer = await registerByApi();
  const { token } = await tokensOf(customer);
  await callShop('POST', '/api/addresses/new', { token, body: address });
  return customer;
}

test('a checkout that another customer takes over in another tab offers only their addresses', async () => {
  const [former, next] = [await customerAt(HOME), await customerAt(OFFICE)];
  const page = await newShopper();
  await signInOn(page, former);
  await addMug(page, 'Siân');
  await open(page, '/checkout');
  await page
    .getByRole('radio', { name: /12 Heol y Bont/ })
    .first()
    .waitFor();

  const held = Promise.withResolvers<void>();
  await page.route('**/api/addresses/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const requested = page.waitForRequest('**/api/addresses/**');
  const other = await page.context().newPage();
  await open(other, '/account');
  await other.getByRole('banner').getByRole('button', { name: 'My Account' }).last().click();
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).last().click();
  await signInOn(other, next);
  await addMug(other, 'Ffion');
  await requested;
  await page.getByText(`Signed in as ${next.email}`).waitFor();
  await page.getByText('Looking up your saved addresses...').waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain('12 Heol y Bont');
  held.resolve();
  await page
    .getByRole('radio', { name: /Old Brewery Yard/ })
    .first()
    .waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain('12 Heol y Bont');
});

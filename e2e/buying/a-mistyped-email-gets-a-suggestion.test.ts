/** A guest or new customer who mistypes an email domain gets a suggestion; the address is never refused. */
import { expect, test } from 'vitest';
import { addMug, fillDelivery, fillDetails } from '../support/buying.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

test('a guest at checkout accepts the suggestion with one press', async () => {
  const page = await newShopper(PHONE);
  await addMug(page, 'Margaret');
  await open(page, '/checkout');
  await fillDetails(page, 'margaret@gmial.com');
  const email = page.getByRole('textbox', { name: 'Email' });
  const suggestion = page.getByRole('button', { name: 'Did you mean margaret@gmail.com?' });
  // Not while it is typed.
  expect(await suggestion.count()).toBe(0);
  await email.press('Tab');
  await suggestion.click();
  expect(await email.inputValue()).toBe('margaret@gmail.com');
  await suggestion.waitFor({ state: 'hidden' });
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: /^Pay £/ }).waitFor();
});

test('an address that looks odd is asked about once, then accepted', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Margaret');
  await open(page, '/checkout');
  await fillDetails(page, 'margaret@gmial.com');
  await fillDelivery(page);
  const next = page.getByRole('button', { name: 'Continue to review' });
  await next.click();
  const suggestion = page.getByRole('button', { name: 'Did you mean margaret@gmail.com?' });
  await suggestion.waitFor();
  await expect
    .poll(() => suggestion.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await next.click();
  await page.getByRole('button', { name: /^Pay £/ }).waitFor();
});

test('a new customer gets the suggestion too', async () => {
  const page = await newShopper(DESK);
  await open(page, '/register');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'Email' });
  await email.fill('margaret@hotmail.couk');
  await email.press('Tab');
  await main.getByRole('button', { name: 'Did you mean margaret@hotmail.co.uk?' }).click();
  expect(await email.inputValue()).toBe('margaret@hotmail.co.uk');
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
  // The login screen has the corrected address.
  await main.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  expect(await main.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(
    'margaret@hotmail.co.uk',
  );
});

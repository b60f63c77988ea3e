/** A guest who lost the confirmation finds the order by its number, and keeps it with an account. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { emailsTo } from '../support/accounts.ts';
import { buyMugs } from '../support/bought-mugs.ts';
import type { BoughtMugs } from '../support/bought-mugs.ts';
import { DESK, newShopper, open, PHONE, shop } from '../support/shop.ts';

let bought: BoughtMugs;
beforeAll(async () => {
  bought = await buyMugs(['Nana Gwen']);
});

const fill = async (page: Page, reference: string, email: string) => {
  await page.getByRole('textbox', { name: 'Order number' }).fill(reference);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Find my order' }).click();
};

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('on %s', (_, device) => {
  test('an order is found from the page that has none, and wrong input is explained and kept', async () => {
    const page = await newShopper({ ...device, expected: /status of 404/ });
    await open(page, '/checkout/thank-you');
    await page.getByRole('main').getByRole('link', { name: 'Find your order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Find your order' }).waitFor();
    await fill(page, 'my mug', bought.email);
    await page.getByText('Please enter the order number as it is').waitFor();
    await fill(page, bought.reference, 'somebody.else@example.org');
    await page
      .getByRole('alert')
      .filter({ hasText: 'We find no order with this number' })
      .waitFor();
    expect(await page.getByRole('textbox', { name: 'Order number' }).inputValue()).toBe(
      bought.reference,
    );
    await fill(page, bought.reference.toLowerCase().replaceAll('-', ' '), bought.email);
    await page.getByText(`Order ${bought.reference}`).waitFor();
    expect(await page.getByText('Keep this order with an account').count()).toBe(0);
  });
});

test('the sign-in page leads to it', async () => {
  const page = await newShopper(DESK);
  await open(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Find your order' }).click();
  await page.waitForURL('/find-order');
});

test('an account made with one password after paying has the order in it', async () => {
  const page = await newShopper(DESK);
  await open(page, bought.thankYou);
  const offer = page.getByRole('region', { name: 'Keep this order with an account' });
  await offer.getByLabel('Choose a password').fill('short');
  await offer.getByRole('button', { name: 'Create my account' }).click();
  await expect
    .poll(() => offer.getByLabel('Choose a password').getAttribute('aria-invalid'))
    .toBe('true');
  await offer.getByLabel('Choose a password').fill('teapot-for-gwen-7');
  await offer.getByRole('button', { name: 'Create my account' }).click();
  await offer.getByText('Your account has been created').waitFor();

  let link: string | undefined;
  await expect
    .poll(async () => {
      const emails = await emailsTo(bought.email);
      link = emails
        .map(({ text }) => /https?:\/\/\S+activat\S+/.exec(text ?? '')?.[0])
        .find((found) => found !== undefined);
      return link;
    })
    .toBeDefined();
  await open(page, link!.replace(shop.origin, ''));
  await page.getByText('Your account is active').waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(bought.email);
  await page.locator('input[name=password]').fill('teapot-for-gwen-7');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/profile');
  await open(page, '/account/orders');
  await page.getByText(bought.reference).first().waitFor();
  await open(page, bought.thankYou);
  await page.getByText(`Order ${bought.reference}`).waitFor();
  expect(await offer.count()).toBe(0);
});

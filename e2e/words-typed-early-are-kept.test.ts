/** A page can be read and written into before its scripts have come: what is typed, ticked or chosen by then counts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, hydrated, newShopper, PHONE } from './shop.ts';

/** Opens the page and acts on it while its scripts are still on their way. */
async function early(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await act();
  scripts.resolve();
  await hydrated(page);
}

test('a name typed early is on the picture and goes into the cart', async () => {
  const page = await newShopper(DESK);
  const name = page.getByRole('textbox', { name: 'Name' });
  await early(page, '/p/botanical-wreath-mug', () => name.pressSequentially('Ffion'));
  await page.keyboard.type('a');
  expect(await name.inputValue()).toBe('Ffiona');
  await page
    .getByRole('img', { name: 'Botanical wreath mug with your words: Ffiona' })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('main').getByRole('article').getByText('Ffiona').waitFor();
});

test('what is ticked early is ticked', async () => {
  const page = await newShopper(DESK);
  const plain = page.getByRole('checkbox', { name: /without/ });
  await early(page, '/p/botanical-wreath-mug', () => plain.check());
  await page.getByRole('textbox', { name: 'Name', disabled: true }).waitFor();
  expect(await plain.isChecked()).toBe(true);
});

test('an order chosen early sorts the list', async () => {
  const page = await newShopper(DESK);
  await early(page, '/shop', () => page.getByLabel('Sort by').selectOption('price-low'));
  await page.waitForURL('/shop?sort=price-low');
});

test('a message begun early can be sent', async () => {
  const page = await newShopper(DESK);
  const box = (name: string) => page.getByRole('textbox', { name });
  await early(page, '/contact', async () => {
    await box('Name').fill('Siân Price');
    await box('E-mail').fill('sian@example.org');
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('My order');
    await box('Message').fill('Is it dishwasher safe?');
  });
  await page.getByText('Max Character Limit 22/2000').waitFor();
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
});

test('other words typed early into a search stay', async () => {
  const page = await newShopper(PHONE);
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search the shop' });
  await early(page, '/search?q=mug', () => box.fill('coaster'));
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
  await box.press('Enter');
  await page.waitForURL('/search?q=coaster');
});

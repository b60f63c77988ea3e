/** A page can be read and used before its scripts have loaded: text, ticks, choices and presses until then count. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, hydrated, newShopper, PHONE } from '../support/shop.ts';

const ALL = /\/assets\/.*\.js$/;
/** All scripts except the few inline lines. */
const BUT_THE_START = /\/assets\/(?!start-)[^/]*\.js$/;

/** Opens the page and acts on it while its scripts are still loading. */
async function early(
  page: Page,
  address: string,
  act: () => Promise<unknown>,
  missing = ALL,
): Promise<void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(missing, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // Waits until the inline lines have run; if they are blocked too, parsing cannot end.
  await page.goto(address, { waitUntil: missing === ALL ? 'commit' : 'domcontentloaded' });
  await act();
  scripts.resolve();
  await hydrated(page);
}

test('a name typed before hydration is on the picture and goes into the cart', async () => {
  const page = await newShopper(DESK);
  const name = page.getByRole('textbox', { name: 'Name' });
  await early(page, '/p/botanical-wreath-mug', () => name.pressSequentially('Ffion'));
  await page.keyboard.type('a');
  expect(await name.inputValue()).toBe('Ffiona');
  await page
    .getByRole('img', { name: /^Botanical wreath mug with your words: .*Ffiona/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('main').getByRole('article').getByText('Ffiona').waitFor();
});

test('a button pressed before hydration acts once, with the text typed before', async () => {
  const page = await newShopper(DESK);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await early(
    page,
    '/p/botanical-wreath-mug',
    async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Cerys');
      await add.click();
      await add.click();
    },
    BUT_THE_START,
  );
  await page.getByText('It is in your cart.').waitFor();
  await page.getByRole('link', { name: 'Cart, 1 item, ' }).click();
  const line = page.getByRole('main').getByRole('article');
  await line.getByText('Cerys').waitFor();
  expect(await line.count()).toBe(1);
});

test('a form sent before hydration is answered on its page', async () => {
  const page = await newShopper(DESK);
  await early(
    page,
    '/contact',
    async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Siân Price');
      await page.getByRole('button', { name: 'Send message' }).click();
    },
    BUT_THE_START,
  );
  await page.locator('[aria-invalid=true]').first().waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Siân Price');
  expect(new URL(page.url()).search).toBe('');
});

test('a box ticked before hydration is ticked', async () => {
  const page = await newShopper(DESK);
  const plain = page.getByRole('checkbox', { name: /without/ });
  await early(page, '/p/botanical-wreath-mug', () => plain.check());
  await page.getByRole('textbox', { name: 'Name', disabled: true }).waitFor();
  expect(await plain.isChecked()).toBe(true);
});

test('a sort order chosen before hydration sorts the list', async () => {
  const page = await newShopper(DESK);
  await early(page, '/shop', () => page.getByLabel('Sort by').selectOption('price-low'));
  await page.waitForURL('/shop?sort=price-low');
});

test('a message begun before hydration can be sent', async () => {
  const page = await newShopper(DESK);
  const box = (name: string) => page.getByRole('textbox', { name });
  await early(page, '/contact', async () => {
    await box('Name').fill('Siân Price');
    await box('Email').fill('sian@example.org');
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('My order');
    await box('Message').fill('Is it dishwasher safe?');
  });
  await page.getByText('Max Character Limit 22/2000').waitFor();
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
});

test('other text typed before hydration into a search stays', async () => {
  const page = await newShopper(PHONE);
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search the shop' });
  await early(page, '/search?q=mug', () => box.fill('coaster'));
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
  await box.press('Enter');
  await page.waitForURL('/search?q=coaster');
});

/** The words of a cart line are changed where they stand, and nothing typed is lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopper, open } from '../support/shop.ts';

const MUG = '/p/botanical-wreath-mug';

async function add(page: Page, text: string): Promise<void> {
  await open(page, MUG);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
}

const line = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const opener = (page: Page, text: string) =>
  page.getByRole('button', {
    name: new RegExp(`^Change the words of Botanical wreath mug, .*${text}`),
  });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep these words' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('a spelling is corrected in the cart by keyboard, and its picture follows while typing', async () => {
  const page = await newShopper();
  await add(page, 'Nana Gwn');
  await open(page, '/cart');
  const picture = page.getByRole('article').locator('img');
  // Composed by the server, not one that is there before it.
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/media\/preview\//);
  const before = await picture.getAttribute('src');
  await opener(page, 'Nana Gwn').press('Enter');
  await expect.poll(() => name(page).inputValue()).toBe('Nana Gwn');
  await expect
    .poll(() => name(page).evaluate((field) => field === document.activeElement))
    .toBe(true);
  await name(page).fill('Nana Gwen');
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
  const typed = await picture.getAttribute('src');

  await name(page).press('Enter');
  await page.getByText('The words are changed.').waitFor();
  expect(await focused(page)).toMatch(/^Change the words of Botanical wreath mug, .*Nana Gwen/);
  await line(page, 'Nana Gwen').waitFor();
  expect(await picture.getAttribute('src')).toBe(typed);
  expect(new URL(page.url()).pathname).toBe('/cart');
  await page.reload();
  await line(page, 'Nana Gwen').waitFor();
});

test('what is wrong is said at its field, and leaving brings the words back', async () => {
  const page = await newShopper({ expected: /\b422\b/ });
  await add(page, 'Olwen');
  await open(page, '/cart');
  await opener(page, 'Olwen').click();
  await name(page).fill('สมชาย');
  await keep(page).click();
  await page
    .getByText(/cannot|can’t|do not have/)
    .first()
    .waitFor();
  expect(await name(page).inputValue()).toBe('สมชาย');
  expect(await name(page).getAttribute('aria-invalid')).toBe('true');

  await page.getByRole('button', { name: 'Leave as it was' }).click();
  await expect.poll(() => focused(page)).toMatch(/^Change the words of .*Olwen/);
  await opener(page, 'Olwen').click();
  await expect.poll(() => name(page).inputValue()).toBe('Olwen');
});

test('without a network the typed words are kept, and saved later', async () => {
  const page = await newShopper({ expected: /ERR_FAILED/ });
  await add(page, 'Olwen');
  await open(page, '/cart');
  await opener(page, 'Olwen').click();
  await name(page).fill('Olwyn');
  await page.route('**/api/cart/**', (route) => route.abort());
  await keep(page).click();
  await page
    .getByRole('alert')
    .getByText(/What you typed is kept/)
    .waitFor();
  expect(await name(page).inputValue()).toBe('Olwyn');
  await page.unroute('**/api/cart/**');
  await keep(page).click();
  await page.getByText('The words are changed.').waitFor();
  await line(page, 'Olwyn').waitFor();
});

test('a line that gets the words of another joins it, and the page says so', async () => {
  const page = await newShopper();
  await add(page, 'Tilly');
  await add(page, 'Tily');
  await open(page, '/cart');
  await opener(page, 'Tily').click();
  await name(page).fill('Tilly');
  await keep(page).click();
  await page.getByText(/now counts with another line/).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  expect(await page.getByRole('textbox', { name: /^Quantity/ }).inputValue()).toBe('2');
});

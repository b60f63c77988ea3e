/** A category's products are narrowed in the address, with the same filters as search results. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

const totalOf = async (page: Page) =>
  Number(/\d+/.exec((await page.getByText(/^\d+ designs?$/).textContent()) ?? '')?.[0]);
const robotsOf = (page: Page) => page.locator('head meta[name=robots]').count();
const canonicalOf = (page: Page) => page.locator('head link[rel=canonical]').count();

test('birthday presents are narrowed to mugs and to a price, by keyboard, and Back returns', async () => {
  const page = await newShopper(DESK);
  await open(page, '/c/birthday?page=2');
  const whole = await totalOf(page);
  await page.getByText('Narrow it down').focus();
  await page.keyboard.press('Enter');
  const category = page.getByLabel('Category', { exact: true });
  const mugs = category.getByRole('option', { name: /^Mugs \(\d+\)$/ });
  await mugs.waitFor({ state: 'attached' });
  const counted = Number(/\d+/.exec((await mugs.textContent()) ?? '')?.[0]);
  expect(counted).toBeLessThan(whole);
  await page.keyboard.press('Tab');
  await page.keyboard.press('M');
  await page.waitForURL('/c/birthday?category=mugs');
  await expect.poll(() => totalOf(page)).toBe(counted);
  expect(await category.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.getByLabel('to £').fill('12.50');
  await page.getByLabel('to £').press('Enter');
  await page.waitForURL('/c/birthday?category=mugs&to=12.50');
  await expect.poll(() => totalOf(page)).toBeLessThan(counted);
  await page.goBack();
  await page.waitForURL('/c/birthday?category=mugs');
  await expect.poll(() => page.getByLabel('to £').inputValue()).toBe('');
  await expect.poll(() => totalOf(page)).toBe(counted);
  await page.goBack();
  await page.waitForURL('/c/birthday?page=2');
  await expect.poll(() => totalOf(page)).toBe(whole);
});

test('an address narrows a category for whoever opens it, and search engines keep to the whole', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/c/mugs?to=12&utm_source=email');
  const chosen = page.getByRole('list', { name: 'Chosen' });
  await chosen.getByRole('link', { name: 'Without “£12.00 or less”' }).waitFor();
  expect(await page.getByLabel('to £').inputValue()).toBe('12');
  expect([await robotsOf(page), await canonicalOf(page)]).toEqual([1, 0]);
  const some = await totalOf(page);

  // The list is seen first; the fields fill a phone's window.
  const from = page.getByLabel('Price from £');
  expect(await from.isVisible()).toBe(false);
  await page.getByText('Narrow it down').tap();
  await page.getByLabel('to £').fill('11.80');
  await page.getByRole('button', { name: 'Show', exact: true }).tap();
  await page.waitForURL(/to=11\.80/);
  expect(await from.isVisible()).toBe(false);
  await page.getByText('Narrow it down').tap();
  await from.fill('900');
  await page.getByRole('button', { name: 'Show', exact: true }).tap();
  await page.getByRole('heading', { name: 'Nothing here is all of that at once' }).waitFor();
  await page.getByRole('link', { name: 'Clear what I chose' }).tap();
  await page.waitForURL('/c/mugs');
  await expect.poll(() => totalOf(page)).toBeGreaterThan(some);
  expect([await robotsOf(page), await canonicalOf(page)]).toEqual([0, 1]);
  await page.getByRole('list', { name: 'Chosen' }).waitFor({ state: 'detached' });
});

test('the sort order and the kind stay while a category is narrowed', async () => {
  const page = await newShopper(DESK);
  await open(page, '/c/eco-friendly?sort=price-low');
  await page.getByText('Narrow it down').click();
  await page.getByLabel('How it is made').selectOption('laser');
  await page.waitForURL('/c/eco-friendly?sort=price-low&process=laser');
  await page.getByLabel('Sort by').selectOption('newest');
  await page.waitForURL('/c/eco-friendly?process=laser&sort=newest');
  expect(await page.getByLabel('How it is made').inputValue()).toBe('laser');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await page.waitForURL('/c/eco-friendly?sort=newest');
});

test('without scripts an address narrows, and the whole shop has the choices', async () => {
  const page = await newShopper({ ...DESK, javaScriptEnabled: false });
  await page.goto('/c/birthday?category=mugs');
  expect(await page.getByLabel('Category', { exact: true }).inputValue()).toBe('mugs');
  const some = await totalOf(page);
  await page.getByText('Narrow it down').click();
  await page.getByLabel('to £').fill('12');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/category=mugs.*to=12/);
  expect(await totalOf(page)).toBeLessThan(some);

  await page.goto('/c/birthday');
  const whole = await totalOf(page);
  await page.getByText('Narrow it down').click();
  await page.getByRole('link', { name: 'Choose on the page of the whole shop' }).click();
  await page.waitForURL('/shop?category=birthday');
  expect(await totalOf(page)).toBe(whole);
});

test('says so if the choices cannot be loaded, and asks again', async () => {
  const page = await newShopper({ ...DESK, expected: /ERR_FAILED/ });
  await open(page, '/c/mugs');
  await page.route('**/api/category/slug/**', (route) => route.abort());
  await page.getByText('Narrow it down').click();
  await page.getByText('The choices could not be loaded.').waitFor();
  await page.unroute('**/api/category/slug/**');
  await page.getByText('Narrow it down').click();
  await page.getByText('Narrow it down').click();
  await page.getByLabel('Occasion', { exact: true }).waitFor();
});

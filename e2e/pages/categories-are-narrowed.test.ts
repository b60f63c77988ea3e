/** A category's products are narrowed in the address, with the same filters as search results. */
import { expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

const totalOf = async (page: Page) =>
  Number(/\d+/.exec((await page.getByText(/^\d+ designs?$/).textContent()) ?? '')?.[0]);
const robotsOf = (page: Page) => page.locator('head meta[name=robots]').count();
const canonicalOf = (page: Page) => page.locator('head link[rel=canonical]').count();

const showButton = (page: Page) => page.getByRole('button', { name: /^Show \d+ designs?$/ });

test('birthday presents are narrowed to a price, by keyboard, and Back returns', async () => {
  const page = await newShopper(DESK);
  await open(page, '/c/birthday?page=2');
  const whole = await totalOf(page);
  await page.getByText('Narrow it down').focus();
  await page.keyboard.press('Enter');
  const low = page.getByRole('link', { name: 'Under £10', exact: true });
  await low.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('/c/birthday?to=9.99');
  await expect.poll(() => totalOf(page)).toBeLessThan(whole);
  const cheap = await totalOf(page);
  expect(await low.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => low.getAttribute('aria-current')).toBe('true');
  // All of it is for one occasion, and links name the kinds of products. Nothing waits for a button.
  expect(await page.getByLabel('How it is made').isVisible()).toBe(true);
  for (const name of ['Occasion', 'Category'])
    expect(await page.getByLabel(name, { exact: true }).count()).toBe(0);
  expect(await showButton(page).isVisible()).toBe(false);

  await page.getByText('Other price').focus();
  await page.keyboard.press('Enter');
  const upTo = page.getByLabel('to £');
  await upTo.fill('12.50');
  await upTo.press('Enter');
  await page.waitForURL('/c/birthday?to=12.50');
  await expect.poll(() => totalOf(page)).toBeGreaterThan(cheap);
  expect(await upTo.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.goBack();
  await page.waitForURL('/c/birthday?to=9.99');
  await expect.poll(() => upTo.inputValue()).toBe('9.99');
  await expect.poll(() => totalOf(page)).toBe(cheap);
  await page.goBack();
  await page.waitForURL('/c/birthday?page=2');
  await expect.poll(() => totalOf(page)).toBe(whole);
});

test('a price that is left applies, and what is typed outlives another choice', async () => {
  const page = await newShopper(DESK);
  await open(page, '/shop');
  await page.getByText('Narrow it down').click();
  await page.getByText('Other price').click();
  await page.getByLabel('Price from £').fill('10');
  await page.getByLabel('to £').fill('15');
  await page.getByLabel('How it is made').focus();
  await page.waitForURL('/shop?from=10&to=15');
  await page.getByLabel('How it is made').selectOption('etch');
  await page.waitForURL('/shop?process=etch&from=10&to=15');
  // One step for both prices.
  await page.goBack();
  await page.goBack();
  await page.waitForURL('/shop');
});

test('on a phone the button counts what is chosen, and leads to it', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/shop');
  const whole = await totalOf(page);
  await page.getByText('Narrow it down').tap();
  await page.getByRole('link', { name: 'Under £10', exact: true }).tap();
  await page.waitForURL('/shop?to=9.99');
  await expect.poll(() => totalOf(page)).toBeLessThan(whole);
  const cheap = await totalOf(page);
  await page.getByRole('button', { name: `Show ${cheap} designs` }).tap();
  await showButton(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Narrow it down');
  await page.getByRole('link', { name: 'Without “Under £10”' }).tap();
  await page.waitForURL('/shop');
  await expect.poll(() => totalOf(page)).toBe(whole);
});

test('on a phone the first present for Christmas is in the upper two thirds of the window', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/c/christmas');
  const { y } = (await page.locator('main article').first().boundingBox())!;
  expect(y).toBeLessThanOrEqual(520);
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
  await showButton(page).tap();
  await page.waitForURL(/to=11\.80/);
  expect(await from.isVisible()).toBe(false);
  await page.getByText('Narrow it down').tap();
  await from.fill('900');
  await showButton(page).tap();
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

test('choices that follow before the page has changed hold together', async () => {
  const page = await newShopper(DESK);
  await open(page, '/c/eco-friendly?sort=price-low&to=40');
  const gate = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await gate.promise;
    await route.continue();
  };
  await page.route(/\/api\/category\//, hold);
  await page.getByText('Narrow it down').click();
  await page.getByLabel('How it is made').selectOption('laser');
  await page.getByLabel('Sort by').selectOption('newest');
  await page.getByRole('link', { name: 'Without “£40.00 or less”' }).click();
  gate.resolve();
  await page.waitForURL('/c/eco-friendly?sort=newest&process=laser');
  expect(await page.getByLabel('How it is made').inputValue()).toBe('laser');
  expect(await page.getByLabel('Sort by').inputValue()).toBe('newest');
});

test('without scripts an address narrows, and the whole shop has the choices', async () => {
  const page = await newShopper({ ...DESK, javaScriptEnabled: false });
  await page.goto('/c/birthday?category=mugs');
  expect(await page.getByLabel('Category', { exact: true }).inputValue()).toBe('mugs');
  const some = await totalOf(page);
  await page.getByText('Narrow it down').click();
  await page.getByLabel('to £').fill('12');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/to=12.*category=mugs/);
  expect(await totalOf(page)).toBeLessThan(some);

  await page.goto('/c/birthday');
  const whole = await totalOf(page);
  await page.getByText('Narrow it down').click();
  await page.getByRole('link', { name: 'Choose on the page of the whole shop' }).click();
  await page.waitForURL('/shop?category=birthday');
  expect(await totalOf(page)).toBe(whole);
  await page.getByText('Narrow it down').click();
  await page.getByRole('link', { name: '£30 and over' }).click();
  await page.waitForURL('/shop?category=birthday&from=30');
  expect(await totalOf(page)).toBeLessThan(whole);
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

test.each(['/shop?to=9.99', '/c/mugs?to=12'])(
  'what is typed and chosen on %s before its filters are hydrated applies',
  async (address) => {
    const page = await newShopper(DESK);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      // After the page itself is alive.
      if (/filter-form|category-form/.test(route.request().url()))
        await new Promise((passed) => setTimeout(passed, 1_000));
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByText('Narrow it down').click();
    if (address.startsWith('/shop'))
      await page.locator('summary', { hasText: 'Other price' }).click();
    await page.getByLabel('Price from £').fill('5');
    await page.getByLabel('Occasion', { exact: true }).selectOption('birthday');
    release();
    await page.waitForURL(/occasion=birthday&from=5&to=/);
    expect(await page.getByLabel('Price from £').inputValue()).toBe('5');
  },
);

test('on a phone the kind is among the filters too, and leaves the price', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/c/birthday');
  const all = await totalOf(page);
  await page.getByText('Narrow it down').tap();
  await page.getByRole('link', { name: '£10 to £20' }).tap();
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  const cheap = await totalOf(page);
  const kind = page.getByLabel('Kind of product');
  await kind.focus();
  await kind.selectOption('white-mug');
  await page.waitForURL(/blank=white-mug&from=10&to=19.99$/);
  await expect.poll(() => totalOf(page)).toBeLessThan(cheap);
  expect(await kind.evaluate((field) => field === document.activeElement)).toBe(true);
  await kind.selectOption('');
  await page.waitForURL(/\?from=10&to=19.99$/);
  await expect.poll(() => totalOf(page)).toBe(cheap);
});

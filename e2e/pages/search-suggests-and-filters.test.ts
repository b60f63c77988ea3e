/** The search box suggests while the shopper types, and results are filtered in the address, with scripts and without. */
import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

/** Letter by letter, without the pauses between presses that a busy machine makes. */
async function typeInABreath(box: Locator, text: string): Promise<void> {
  await box.evaluate((input: HTMLInputElement, text) => {
    for (let typed = 1; typed <= text.length; typed += 1) {
      input.value = text.slice(0, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);
}

test('the box suggests categories and products, with the keyboard, and sends no request when empty', async () => {
  const page = await newShopper(DESK);
  await open(page, '/');
  const searches: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) searches.push(request.postDataJSON());
  });
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await box.click();
  await box.pressSequentially('  ');
  await page.locator('[role=listbox]').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  expect(searches).toEqual([]);

  await box.fill('');
  await typeInABreath(box, 'weddi');
  await list.getByRole('option', { name: 'Wedding gifts' }).waitFor();
  await list.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor();
  // One request for all letters typed without a pause.
  expect(searches).toEqual([{ keyword: 'weddi', numOfRecords: 5, page: 1, sort: 'featured' }]);
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true');

  await box.press('ArrowUp');
  const last = list.getByRole('option', { selected: true });
  await last.waitFor();
  expect(await last.textContent()).toBe('See everything for “weddi”');
  expect(await box.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'));
  await box.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await box.inputValue()).toBe('weddi');
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false');

  await box.press('ArrowDown');
  await list.getByRole('option', { name: 'Wedding gifts' }).waitFor();
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL('/c/wedding-gifts');
  await list.waitFor({ state: 'hidden' });
});

test('a suggestion is reached by touch', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search the shop' }).tap();
  await page.waitForURL('/search');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search the shop' });
  // Ready to type.
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await box.pressSequentially('hip flask', { delay: 20 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await list.getByText('We do not make hip flasks. This comes close:').waitFor();
  await box.fill('');
  await box.pressSequentially('wreath mug', { delay: 20 });
  await list.getByRole('option', { name: /^Botanical wreath mug/ }).tap();
  await page.waitForURL('/p/botanical-wreath-mug');
});

test('results are filtered in the address, and each filter can be removed', async () => {
  const page = await newShopper(DESK);
  await open(page, '/search?q=mug');
  const total = async () =>
    Number(/\d+/.exec((await page.getByText(/^\d+ designs?$/).textContent()) ?? '')?.[0]);
  const whole = await total();
  await page.getByText('Narrow it down').click();
  const occasion = page.getByLabel('Occasion', { exact: true });
  const first = occasion.getByRole('option').nth(1);
  const [, name = '', count = ''] =
    /^(.+) \((\d+)\)$/.exec((await first.textContent()) ?? '') ?? [];
  const counted = Number(count);
  const slug = (await first.getAttribute('value')) ?? '';
  expect(counted).toBeLessThan(whole);
  await occasion.selectOption(slug);
  await page.waitForURL(`/search?q=mug&occasion=${slug}`);
  await expect.poll(total).toBe(counted);
  await page.getByLabel('Price from £').fill('12.50');
  await page.getByLabel('Price from £').press('Enter');
  await page.waitForURL(`/search?q=mug&occasion=${slug}&from=12.50`);
  const chosen = page.getByRole('list', { name: 'Chosen' });
  await chosen.getByRole('link', { name: `Without “${name}”` }).click();
  await page.waitForURL('/search?q=mug&from=12.50');
  await expect.poll(() => occasion.inputValue()).toBe('');
  await expect.poll(() => page.getByLabel('Price from £').inputValue()).toBe('12.50');
  await page.goBack();
  await page.waitForURL(`/search?q=mug&occasion=${slug}&from=12.50`);
  await expect.poll(() => occasion.inputValue()).toBe(slug);
  await page.getByLabel('Price from £').fill('900');
  await page.getByLabel('Price from £').press('Enter');
  await page
    .getByRole('heading', { name: 'Nothing of this is left with what you have chosen' })
    .waitFor();
  await page.getByRole('link', { name: 'Clear what I chose' }).click();
  await page.waitForURL('/search?q=mug');
  await expect.poll(total).toBe(whole);
});

test('searching and filtering need no scripts', async () => {
  const page = await newShopper({ ...DESK, javaScriptEnabled: false });
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await box.fill('coaster');
  await box.press('Enter');
  await page.waitForURL('/search?q=coaster');
  await page.getByText('Narrow it down').click();
  await page.getByLabel('How it is made').selectOption('laser');
  await page.locator('summary', { hasText: 'Other price' }).click();
  await page.getByLabel('to £').fill('9');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/to=9.*process=laser/);
  expect(await page.getByLabel('How it is made').inputValue()).toBe('laser');
  const prices = await page.locator('main article').allTextContents();
  expect(prices.length).toBeGreaterThan(2);
  for (const words of prices) expect(Number(/£([\d.]+)/.exec(words)?.[1])).toBeLessThanOrEqual(9);
});

test('a search for what only an emoji shows leads into the editor, once', async () => {
  const page = await newShopper(DESK);
  await open(page, '/search?q=mug+with+unicorn');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await expect.poll(() => box.inputValue()).toBe('mug with unicorn');
  // What was found and what comes near it fill one row.
  const near = page.getByRole('region', { name: 'Closest to your search' });
  await expect.poll(() => near.getByRole('article').count()).toBe(4);
  await page.getByRole('link', { name: 'Add it in the editor' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.waitFor();
  await page.waitForURL('/p/rainbow-mug');
  // It needs one press more.
  await editor.getByRole('button', { name: 'Unicorn', exact: true }).waitFor();
  expect(await editor.getByRole('searchbox').inputValue()).toBe('unicorn');
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'hidden' });
  expect(await box.inputValue()).toBe('');
  await page.goBack();
  await page.waitForURL('/search?q=mug+with+unicorn');
  await page.goForward();
  await page.getByRole('button', { name: 'Change the design' }).waitFor();
  expect(await editor.isVisible()).toBe(false);
});

test('a search without results goes on with best sellers, then with occasions', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/search?q=zzzz');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await headings.allTextContents()).toEqual([
    'We found nothing for “zzzz”',
    'Best sellers and favourites',
    'Start with the occasion',
    'What we put names on',
  ]);
});

/** Products are found through the big menu, the drawer, a list's tools and the search box. */
import { expect, test } from 'vitest';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

interface SubCategory {
  name: string;
  description: string;
  pictures: number;
  address: string;
}

/** Runs in the page. */
function readSubCategories(items: Element[]): SubCategory[] {
  return items.map((item) => {
    const [name, description] = [...item.querySelectorAll('span > span:not(:has(*))')].map(
      ({ textContent }) => textContent,
    );
    const address = item.querySelector('a')?.getAttribute('href') ?? '';
    return {
      name: name ?? '',
      description: description ?? '',
      pictures: item.querySelectorAll('img').length,
      address,
    };
  });
}

test('a shopper finds a category in the big menu, with pointer and keyboard', async () => {
  const page = await newShopper(DESK);
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'All categories' });
  await opener.click();
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  const parents = await tabs.allTextContents();
  expect(parents.length).toBeGreaterThanOrEqual(14);
  const panel = page.getByRole('tabpanel');
  const seen: SubCategory[] = [];
  for (const parent of parents) {
    await page.getByRole('tab', { name: parent, exact: true }).hover();
    const all = panel.getByRole('link', { name: `View all ${parent}`, exact: true });
    await all.waitFor();
    expect(await all.textContent()).toBe('View all');
    expect(await all.getAttribute('href')).toMatch(/^\/c\//);
    seen.push(...(await panel.getByRole('listitem').evaluateAll(readSubCategories)));
  }
  expect(seen.length).toBeGreaterThan(parents.length);
  expect(seen.map(({ address }) => address)).not.toContain('/c/clearance-lines');
  expect(seen.filter(({ pictures }) => pictures !== 1)).toEqual([]);
  expect(
    seen.filter(({ name, description }) => !/\w/.test(name) || !/\w/.test(description)),
  ).toEqual([]);
  expect(seen.filter(({ description }) => [...description].length > 75)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  await expect
    .poll(() => opener.evaluate((button) => button === document.activeElement))
    .toBe(true);

  // A pointer that is still over the menu would select an item itself.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Enter');
  await tabs.first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await panel.getByRole('link', { name: `View all ${parents[1]}` }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: parents[1] }).waitFor();
  await expect.poll(() => panel.count()).toBe(0);
});

test.each([900, 600])(
  'the last categories of the big menu show their sub-categories in a window %i px high',
  async (height) => {
    const page = await newShopper({ viewport: { width: 1280, height } });
    await open(page, '/');
    await page.getByRole('button', { name: 'All categories' }).click();
    const last = page.getByRole('tab').last();
    await last.scrollIntoViewIfNeeded();
    await last.hover();
    const all = page.getByRole('tabpanel').getByRole('link', { name: /^View all/ });
    await all.waitFor();
    const name = await last.textContent();
    expect(await page.getByRole('tabpanel', { name: name ?? '' }).count()).toBe(1);
    // Visible without scrolling: heading, link to all, and the first sub-category.
    for (const part of [all, page.getByRole('tabpanel').getByRole('listitem').first()]) {
      const box = await part.boundingBox();
      expect(box!.y).toBeGreaterThan(0);
      expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    }
    // Both columns end within the window.
    for (const column of [page.getByRole('tablist'), page.getByRole('tabpanel')]) {
      const box = await column.boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    }
  },
);

test('the big menu has occasions before things, and all of it in a window of 1280 by 700', async () => {
  const page = await newShopper({ viewport: { width: 1280, height: 700 } });
  await open(page, '/');
  await page.getByRole('button', { name: 'All categories' }).click();
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  const names = await tabs.allTextContents();
  expect(names.slice(0, 2)).toEqual(['Birthday', 'Christmas']);
  expect(names.indexOf('Father’s Day')).toBeLessThan(names.indexOf('Mugs'));
  const ends = await tabs.evaluateAll((all) =>
    all.map((tab) => tab.getBoundingClientRect().bottom),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(700);
  const bar = page.getByRole('navigation', { name: 'Shop by category' });
  await bar.getByRole('link', { name: 'Pets', exact: true }).waitFor();
});

test('a day’s category helps with choosing and says until when to order', async () => {
  const page = await newShopper(DESK);
  await open(page, '/c/christmas');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Choosing well: Christmas' }).waitFor();
  await main.getByRole('heading', { name: 'Questions people ask' }).waitFor();
  // Only in the weeks before it, by the shop's own calendar.
  const { data } = (await (await page.request.get('/api/category/slug/christmas')).json()) as {
    data: { category: { lastOrders: object | null } };
  };
  const announced = main.getByText(/for Christmas\.$/);
  expect(await announced.count()).toBe(data.category.lastOrders ? 1 : 0);
});

test('clearance lines are in the shop, though no menu names them', async () => {
  const page = await newShopper(DESK);
  await open(page, '/c/clearance-lines');
  expect(await page.locator('main article').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'All categories' }).click();
  // Their parent category.
  await page.getByRole('tab', { name: 'Little gifts', exact: true }).hover();
  await page.getByRole('tabpanel').getByRole('link', { name: 'For a desk' }).waitFor();
  expect(
    await page
      .locator('header a[href="/c/clearance-lines"], footer a[href="/c/clearance-lines"]')
      .count(),
  ).toBe(0);
});

test('the drawer links to every part of the shop, traps the focus and restores it', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  // Unfolded on the categories, occasions first; what leads elsewhere is below them.
  await drawer.getByRole('heading', { name: 'Categories', exact: true }).waitFor();
  const parents = await drawer.locator('summary').allTextContents();
  expect(parents.slice(0, 3)).toEqual(['Birthday', 'Christmas', 'New baby']);
  expect(parents.indexOf('Pets')).toBeLessThan(parents.indexOf('Mugs'));
  const rows = await drawer
    .locator('nav > ul > li')
    .evaluateAll((items) => items.map((item) => item.querySelector('a, summary')?.textContent));
  expect(rows).toEqual([
    'Home',
    'Contact',
    'My Account',
    'Wish List',
    'Find your order',
    'Delivery',
    'Search',
    'Notifications',
    'Cart',
    'Call',
  ]);
  expect(await drawer.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(
    /^tel:0\d+$/,
  );
  expect(await drawer.getByRole('list', { name: 'Follow us' }).getByRole('link').count()).toBe(3);
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    // At the end of the window, the drawer takes the focus back a moment later.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.activeElement === document.body ||
            Boolean(document.activeElement?.closest('[role=dialog], [data-base-ui-focus-guard]')),
        ),
      )
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect
    .poll(() => opener.evaluate((button) => button === document.activeElement))
    .toBe(true);
});

test('a list is sorted, filtered and paged in its address, and Back returns through each step', async () => {
  const page = await newShopper(DESK);
  await open(page, '/shop');
  const prices = async () =>
    (await page.locator('main article').allTextContents()).map((text) =>
      Number(/£([\d.]+)/.exec(text)?.[1]),
    );
  await page.getByLabel('Sort by').selectOption('price-low');
  await page.waitForURL('/shop?sort=price-low');
  await expect.poll(async () => isAscending(await prices())).toBe(true);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL('/shop?sort=price-low&page=2');
  await expect
    .poll(() => page.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current'))
    .toBe('page');
  await page
    .getByRole('navigation', { name: 'Kinds of product' })
    .getByRole('link', { name: /^Mugs \d+$/ })
    .click();
  await page.waitForURL('/shop?blank=white-mug&sort=price-low');
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(10);
  await page.goBack();
  await page.waitForURL('/shop?sort=price-low&page=2');
  await page.goBack();
  await page.goBack();
  await page.waitForURL('/shop');
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('featured');
});

test('a search shows ten results at a time, tolerates a typo and suggests what to try when it finds nothing', async () => {
  const page = await newShopper(DESK);
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('mug');
  await box.press('Enter');
  await page.waitForURL('/search?q=mug');
  await page.getByRole('heading', { name: 'Results for “mug”' }).waitFor();
  await expect.poll(() => page.locator('main article').count()).toBe(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL('/search?q=mug&page=2');
  expect(await box.inputValue()).toBe('mug');

  await box.fill('wreeth');
  await box.press('Enter');
  await page.getByText('Nothing holds “wreeth”, so here is “wreath”.').waitFor();
  await page.getByRole('link', { name: 'Botanical wreath mug' }).waitFor();

  await box.fill('mug for zebedee');
  await box.press('Enter');
  await page.getByText(/^We have nothing called “zebedee”/).waitFor();
  await expect.poll(() => page.locator('main article').count()).toBe(10);

  await box.fill('xyzzyq');
  await box.press('Enter');
  await page.getByText('We found nothing for “xyzzyq”').waitFor();
  const instead = page.getByRole('region', { name: 'Best sellers and favourites' });
  expect(await instead.locator('article').count()).toBe(8);
  const occasions = page.getByRole('navigation', { name: 'Start with the occasion' });
  await occasions.getByRole('link', { name: 'Christmas', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Browse the whole shop' }).click();
  await page.waitForURL('/shop');
});

function isAscending(numbers: readonly number[]): boolean {
  return (
    numbers.length > 1 &&
    numbers.every((number, place) => place === 0 || number >= numbers[place - 1]!)
  );
}

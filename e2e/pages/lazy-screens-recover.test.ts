/** A slow screen says so; one whose code cannot be loaded reloads the page once before it shows the error. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { hydrated, newShopper, open } from '../support/shop.ts';

const FAILURES = /Failed to load resource|dynamically imported module|error loading/i;

/** Returns how often the code of the sale screen was requested. */
async function blockSale(page: Page, block: (requests: number) => boolean): Promise<() => number> {
  let requests = 0;
  await page.route(/\/assets\/sale-screen-[^/]*\.js$/, (route) => {
    requests += 1;
    return block(requests) ? route.abort() : route.continue();
  });
  return () => requests;
}

/** Every load of a document counts, the first included. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a slow screen says that it is loading, a change of the same list does not', async () => {
  const page = await newShopper();
  await open(page, '/');
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/product\/sale/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const loading = page.getByRole('main').getByText('Loading...', { exact: true });
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click();
  await loading.waitFor();
  const bar = page.locator('[data-loading]');
  const isSeen = () => bar.evaluate((one) => getComputedStyle(one).opacity === '1');
  await expect.poll(isSeen).toBe(true);
  gate.resolve();
  await page.getByRole('heading', { level: 1, name: 'Sale' }).waitFor();
  expect(await loading.count()).toBe(0);
  await bar.waitFor({ state: 'detached' });

  const second = Promise.withResolvers<void>();
  const requests = page.waitForRequest(/sort=price-low/);
  await page.unroute(/\/api\/product\/sale/);
  await page.route(/\/api\/product\/sale/, async (route) => {
    await second.promise;
    await route.continue();
  });
  await page.getByLabel('Sort by').selectOption('price-low');
  await requests;
  await expect.poll(isSeen).toBe(true);
  // Far longer than the delay after which a screen says that it is loading.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(await loading.count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1, name: 'Sale' }).isVisible()).toBe(true);
  second.resolve();
  await page.waitForURL('/sale?sort=price-low');
});

test('a screen that fails to load once appears after one reload', async () => {
  const page = await newShopper({ viewport: { width: 1280, height: 900 }, expected: FAILURES });
  await open(page, '/');
  const requests = await blockSale(page, (time) => time === 1);
  const loads = countLoads(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sale' }).waitFor();
  await hydrated(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('lazy-reloaded')),
      ),
    )
    .toEqual([]);
  await expect.poll(loads).toBe(1);
  expect(requests()).toBeGreaterThanOrEqual(2);
});

test('a screen that fails twice shows the error and reloads no more', async () => {
  const page = await newShopper({ viewport: { width: 1280, height: 900 }, expected: FAILURES });
  await open(page, '/');
  const requests = await blockSale(page, () => true);
  const loads = countLoads(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click();
  await page
    .getByRole('heading', { level: 1, name: 'Unexpected Application Error!', exact: true })
    .waitFor();
  expect(loads()).toBeLessThanOrEqual(1);
  const before = requests();
  await page.getByRole('banner').waitFor();

  await page.unroute(/\/assets\/sale-screen-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sale' }).waitFor();
  expect(requests()).toBe(before);
});

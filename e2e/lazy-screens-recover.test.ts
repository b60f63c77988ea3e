/** A screen whose code cannot be had: the page reloads once, and only a second failure shows the error. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { hydrated, newShopper, open } from './shop.ts';

const FAILURES = /Failed to load resource|dynamically imported module|error loading/i;

/** Answers how often the code of the sale screen was asked for. */
async function blockSale(page: Page, block: (asked: number) => boolean): Promise<() => number> {
  let asked = 0;
  await page.route(/\/assets\/sale-screen-[^/]*\.js$/, (route) => {
    asked += 1;
    return block(asked) ? route.abort() : route.continue();
  });
  return () => asked;
}

/** Every load of a document counts, the first included. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a screen that fails to load once comes after one reload', async () => {
  const page = await newShopper({ viewport: { width: 1280, height: 900 }, expected: FAILURES });
  await open(page, '/');
  const asked = await blockSale(page, (time) => time === 1);
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
  expect(loads()).toBe(1);
  expect(asked()).toBeGreaterThanOrEqual(2);
});

test('a screen that fails twice shows the error, reloading no more', async () => {
  const page = await newShopper({ viewport: { width: 1280, height: 900 }, expected: FAILURES });
  await open(page, '/');
  const asked = await blockSale(page, () => true);
  const loads = countLoads(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click();
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  expect(loads()).toBeLessThanOrEqual(1);
  const before = asked();
  await page.getByRole('banner').waitFor();

  await page.unroute(/\/assets\/sale-screen-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sale' }).waitFor();
  expect(asked()).toBe(before);
});

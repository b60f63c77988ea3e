/** A first visit to each page downloads no more than its budget. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstLoad } from '../../bench/first-load.ts';
import { BUDGETS, EDITOR, LIVE_PHOTO } from '../support/budgets.ts';
import { newShopper, open, PHONE, shop } from '../support/shop.ts';

const KIBIBYTE = 1024;

test.each(BUDGETS)('$address stays within its budget', async ({ address, ...budget }) => {
  const { scriptBytes, styleBytes } = await firstLoad(shop.origin, address);
  const page = await newShopper(PHONE);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const { fonts, pictures } = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (kind: RegExp) =>
      loaded
        .filter(({ name }) => kind.test(name))
        .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    return { fonts: sum(/\.woff2$/), pictures: sum(/\.(?:avif|webp|png|jpg|svg)$/) };
  });
  const used = {
    scripts: scriptBytes / KIBIBYTE,
    styles: styleBytes / KIBIBYTE,
    fonts: fonts / KIBIBYTE,
    pictures: pictures / KIBIBYTE,
  };
  expect(scriptBytes).toBeGreaterThan(0);
  const over = Object.entries(used)
    .filter(([kind, size]) => size > budget[kind as keyof typeof used])
    .map(([kind, size]) => `${kind} ${size.toFixed(1)} KiB`);
  expect(over).toEqual([]);
});

test('the live photo stays within its budget', () => {
  const folder = path.join(import.meta.dirname, '../../dist/client/assets');
  const [file, ...others] = readdirSync(folder).filter((name) =>
    /^live-photo-.*\.js\.gz$/.test(name),
  );
  expect(others).toEqual([]);
  expect(statSync(path.join(folder, file!)).size / KIBIBYTE).toBeLessThan(LIVE_PHOTO);
});

test('the editor stays within its budget', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/botanical-wreath-mug');
  await page.getByRole('button', { name: 'Change the design' }).waitFor();
  const before = new Set((await allScripts(page)).map(({ name }) => name));
  await page.getByRole('button', { name: 'Change the design' }).click();
  await page.getByRole('group', { name: 'Your design' }).waitFor();
  const brought = (await allScripts(page)).filter(({ name }) => !before.has(name));
  expect(brought.some(({ name }) => name.includes('design-editor'))).toBe(true);
  const bytes = brought.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / KIBIBYTE).toBeLessThan(EDITOR);
});

/** The page's scripts, once no further one has come for two seconds: many load when a page has time. */
async function allScripts(page: Page): Promise<{ name: string; bytes: number }[]> {
  const loaded = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
        ({ name, encodedBodySize }) =>
          new URL(name).pathname.endsWith('.js') ? [{ name, bytes: encodedBodySize }] : [],
      ),
    );
  for (let count = -1; ;) {
    const scripts = await loaded();
    if (scripts.length === count) return scripts;
    count = scripts.length;
    await page.waitForTimeout(2_000);
  }
}

/** The cookies page must name everything the storefront keeps on a device: a new store needs a new card there. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type cookiePage from '../../../../locales/en/legal-cookie.json';

test('the cookies page names every entry that the shop makes in local storage', () => {
  const stores = globSync('src/web/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/storedAs<\w+>\(\s*'([\w-]+)'/g)])
    .map(([, name]) => name);
  const page = JSON.parse(
    readFileSync('locales/en/legal-cookie.json', 'utf8'),
  ) as typeof cookiePage;
  const { head: _head, ...named } = page.sections.storage.cards1;
  expect(stores.length).toBeGreaterThan(5);
  expect(Object.keys(named).toSorted()).toEqual(stores.toSorted());
});

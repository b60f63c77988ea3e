/** The cookies page must name everything the storefront stores on a device: a new store needs a new card there. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type cookiePage from '../../../../locales/en/legal-cookie.json';

const storage = (
  JSON.parse(readFileSync('locales/en/legal-cookie.json', 'utf8')) as typeof cookiePage
).sections.storage;
const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test('the cookies page names every entry that the shop makes in local storage', () => {
  const stores = sources
    .flatMap(({ source }) => [...source.matchAll(/storedAs<\w+>\(\s*'([\w-]+)'/g)])
    .map(([, name]) => name);
  const { head: _head, ...named } = storage.cards1;
  expect(stores.length).toBeGreaterThan(5);
  expect(Object.keys(named).toSorted()).toEqual(stores.toSorted());
});

test('the cookies page names every entry that the shop makes in session storage', () => {
  const using = (storage: string) =>
    sources.filter(({ source }) => source.includes(storage)).map(({ file }) => file);
  const guard = 'src/web/state/guarded-storage.ts';
  expect(using('sessionStorage')).toEqual([guard]);
  expect(using('tabStorage').toSorted()).toEqual([
    'src/web/navigation/scroll-positions.ts',
    'src/web/routing/lazy-screen.ts',
    'src/web/state/designs/begun-designs.ts',
    'src/web/state/designs/carried-design.ts',
    'src/web/state/designs/designs-of-tab.ts',
    'src/web/state/designs/seen-pictures.ts',
    guard,
  ]);
  for (const text of [
    'scrolled',
    'loaded twice',
    'have begun',
    'small pictures of what you put into it',
    'on its way from one product to another',
  ])
    expect(storage.p2).toContain(text);
  expect(sources.filter(({ source }) => /document\.cookie|indexedDB/.test(source))).toEqual([]);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { countedChanges } from '../../database/catalogue-version.ts';
import { shows } from '../../caches/surrogate-keys.ts';
import { pageCache } from './page-cache.ts';

const page = (text: string) => vi.fn(async (): Promise<string | null> => `<p>${text}</p>`);

test('renders a page once, however many request it at the same time, and compresses it once per encoding', async () => {
  const cache = pageCache(countedChanges());
  const make = page('mugs');
  const [first] = await Promise.all([
    cache.get('/c/mugs', 'v1', make),
    cache.get('/c/mugs', 'v1', make),
  ]);
  await cache.get('/c/mugs', 'v1', make);
  expect(make).toHaveBeenCalledOnce();
  expect(gunzipSync(await first!.packed('gzip')).toString()).toBe('<p>mugs</p>');
  expect(brotliDecompressSync(await first!.packed('br')).toString()).toBe('<p>mugs</p>');
  expect(first!.packed('br')).toBe(first!.packed('br'));
});

test('a new generation drops every page', async () => {
  const cache = pageCache(countedChanges());
  await cache.get('/', 'v1', page('old'));
  await cache.get('/shop', 'v1', page('shop'));
  const fresh = await cache.get('/', 'v2', page('new'));
  expect(fresh!.raw.toString()).toBe('<p>new</p>');
  expect(cache.size).toBe(1);
});

test('a page begun in an earlier generation is not cached', async () => {
  const cache = pageCache(countedChanges());
  let finish = (_: string) => {};
  const slow = cache.get('/', 'v1', () => new Promise<string>((resolve) => (finish = resolve)));
  await cache.get('/shop', 'v2', page('shop'));
  finish('<p>stale</p>');
  expect((await slow)!.raw.toString()).toBe('<p>stale</p>');
  expect((await cache.get('/', 'v2', page('fresh')))!.raw.toString()).toBe('<p>fresh</p>');
});

test('uncacheable and failed pages are rendered again', async () => {
  const cache = pageCache(countedChanges());
  const missing = vi.fn(async () => null);
  await cache.get('/c/none', 'v1', missing);
  await cache.get('/c/none', 'v1', missing);
  expect(missing).toHaveBeenCalledTimes(2);
  await expect(cache.get('/', 'v1', () => Promise.reject(new Error('database')))).rejects.toThrow(
    'database',
  );
  expect((await cache.get('/', 'v1', page('back')))!.raw.toString()).toBe('<p>back</p>');
});

test('stays within its limit of bytes', async () => {
  const cache = pageCache(countedChanges(), 9_000);
  const filler = () => Array.from({ length: 300 }, () => Math.random().toString(36)).join('');
  for (let at = 0; at < 20; at += 1)
    await cache.get(`/${at}`, 'v1', async () => filler().slice(0, 2_000));
  expect(cache.size).toBeGreaterThan(0);
  expect(cache.size).toBeLessThan(4);
});

test('a change drops the pages that show what changed, and leaves all others', async () => {
  const version = countedChanges();
  const cache = pageCache(version);
  const shown = (...keys: string[]) =>
    vi.fn(async () => {
      shows(...keys);
      return '<p>page</p>';
    });
  const [mug, mugs] = [shown('product:mug', 'blank:mug'), shown('category:mugs', 'product:mug')];
  const slate = shown('product:slate');
  const visitAll = async () => {
    for (const [address, make] of [
      ['/p/mug', mug],
      ['/c/mugs', mugs],
      ['/p/slate', slate],
    ] as const)
      await cache.get(address, 'v1', make);
  };
  const made = () => [mug, mugs, slate].map((make) => make.mock.calls.length);
  await visitAll();
  version.change(['product:mug']);
  await visitAll();
  expect(made()).toEqual([2, 2, 1]);
  version.change(['blank:mug']);
  await visitAll();
  expect(made()).toEqual([3, 2, 1]);
  version.change(null);
  await visitAll();
  expect(made()).toEqual([4, 3, 2]);
});

test('a page is not cached if what it shows changed while it was made', async () => {
  const version = countedChanges();
  const cache = pageCache(version);
  const during = (touched: string) =>
    vi.fn(async () => {
      version.change([touched]);
      shows('product:mug');
      return '<p>mug</p>';
    });
  const [itself, another] = [during('product:mug'), during('product:slate')];
  for (const _ of [1, 2]) await cache.get('/p/mug', 'v1', itself);
  expect(itself).toHaveBeenCalledTimes(2);
  for (const _ of [1, 2]) await cache.get('/p/mug', 'v1', another);
  expect(another).toHaveBeenCalledOnce();
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pageCache } from './page-cache.ts';

const page = (text: string) => vi.fn(async (): Promise<string | null> => `<p>${text}</p>`);

test('renders a page once, however many request it at the same time, and compresses it once per encoding', async () => {
  const cache = pageCache();
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
  const cache = pageCache();
  await cache.get('/', 'v1', page('old'));
  await cache.get('/shop', 'v1', page('shop'));
  const fresh = await cache.get('/', 'v2', page('new'));
  expect(fresh!.raw.toString()).toBe('<p>new</p>');
  expect(cache.size).toBe(1);
});

test('a page begun in an earlier generation is not cached', async () => {
  const cache = pageCache();
  let finish = (_: string) => {};
  const slow = cache.get('/', 'v1', () => new Promise<string>((resolve) => (finish = resolve)));
  await cache.get('/shop', 'v2', page('shop'));
  finish('<p>stale</p>');
  expect((await slow)!.raw.toString()).toBe('<p>stale</p>');
  expect((await cache.get('/', 'v2', page('fresh')))!.raw.toString()).toBe('<p>fresh</p>');
});

test('uncacheable and failed pages are rendered again', async () => {
  const cache = pageCache();
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
  const cache = pageCache(9_000);
  const filler = () => Array.from({ length: 300 }, () => Math.random().toString(36)).join('');
  for (let at = 0; at < 20; at += 1)
    await cache.get(`/${at}`, 'v1', async () => filler().slice(0, 2_000));
  expect(cache.size).toBeGreaterThan(0);
  expect(cache.size).toBeLessThan(4);
});

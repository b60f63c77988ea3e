/** Thousands of different pages, searches, carts and previews: no cache of the process exceeds its limit. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { openShopProcess, outsideShop } from '../testing/processes/shop-with-stand-ins.ts';
import type { ShopAt } from '../testing/processes/shop-client.ts';

const MEBIBYTE = 1024 * 1024;
const AT_ONCE = 16;
/** Two rounds render more different pages than the page cache takes. */
const ROUND = 6000;
const PREVIEWS = 100;
const CACHES = [
  'artwork files',
  'composed pictures',
  'cut designs',
  'documents',
  'generated files',
  'kits',
  'menus',
  'page addresses',
  'pages',
  'previews',
  'product cards',
  'rate limits',
  'responses',
  'searches',
  'variants',
];

const outside = await outsideShop();
const { database, url } = await testDatabase();
const { productIds } = await openSmallShop(database);
const productId = productIds['MUG-WREATH']!;

/** Samples of /metrics by name and label. */
async function metricsOf({ origin }: ShopAt): Promise<Map<string, number>> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

/** The values of a gauge by cache. */
const byCache = (metrics: Map<string, number>, gauge: string): Map<string, number> =>
  new Map(
    [...metrics].flatMap(([name, value]) => {
      const cache = new RegExp(`^${gauge}\\{cache="(.+)"\\}$`).exec(name)?.[1];
      return cache === undefined ? [] : [[cache, value] as const];
    }),
  );

/** Requests of every kind, each of them different from all others. */
async function flood(shop: ShopAt, from: number): Promise<void> {
  const visit = async (address: string) => void (await (await shop.visit(address)).arrayBuffer());
  const kinds: ((n: number) => Promise<unknown>)[] = [
    (n) => visit(`/p/wreath-mug?utm_source=${n}`),
    (n) => visit(`/c/mugs?page=${n}`),
    (n) => visit(`/nothing-${n}`),
    (n) => visit(`/media/catalogue/nothing-${n}-320.webp`),
    (n) => shop.ask('search', { body: { keyword: `mug ${n}`, page: 1, numOfRecords: 10 } }),
    (n) =>
      shop.ask('categoryBySlug', {
        params: { slug: 'mugs' },
        query: { page: String(Math.floor(n / 12) + 1) },
      }),
    (n) => shop.ask('productBySlug', { params: { slug: `nothing-${n}` } }),
    (n) =>
      shop.call('cartAdd', {
        params: { cartId: 'new' },
        body: {
          productId,
          quantity: 1,
          personalisation: { v: 1, fields: { name: `Siân ${n % 900}` } },
        },
      }),
  ];
  for (let at = from; at < from + ROUND; at += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, place) => kinds[place % kinds.length]!(at + place)),
    );
  for (let at = from; at < from + PREVIEWS; at += 1)
    await shop.call('artworkPreview', {
      body: { productId, width: 320, personalisation: { v: 1, fields: { name: `Mair ${at}` } } },
    });
}

test(
  'no cache exceeds its limit, and memory does not grow with them',
  { timeout: 600_000 },
  async () => {
    const { shop, close } = await openShopProcess({
      ...outside.settings,
      DATABASE_URL: url,
      SECRET: 'a secret of the shop with many shoppers',
      DATA_DIR: path.join(outside.folder, 'data'),
    });
    await flood(shop, 0);
    const before = await metricsOf(shop);
    await flood(shop, ROUND);
    const after = await metricsOf(shop);

    const [entries, maxEntries, bytes, maxBytes] = [
      'cache_entries',
      'cache_entries_limit',
      'cache_bytes',
      'cache_bytes_limit',
    ].map((gauge) => byCache(after, gauge)) as [
      Map<string, number>,
      Map<string, number>,
      Map<string, number>,
      Map<string, number>,
    ];
    expect([...entries.keys()]).toEqual(expect.arrayContaining(CACHES));
    for (const [cache, count] of entries) {
      const limited = maxEntries.has(cache) ? maxEntries : maxBytes;
      const used = maxEntries.has(cache) ? count : bytes.get(cache);
      expect(limited.get(cache), cache).toBeGreaterThan(0);
      expect(used, cache).toBeLessThanOrEqual(limited.get(cache)!);
    }
    // More were rendered than are left.
    expect(entries.get('pages')).toBeLessThan((2 * ROUND) / 8);
    const total = [...maxBytes.values()].reduce((sum, limit) => sum + limit, 0);
    expect(total).toBeLessThanOrEqual(320 * MEBIBYTE);
    const grown = (name: string) => after.get(name)! - before.get(name)!;
    expect(grown('process_resident_memory_bytes')).toBeLessThan(200 * MEBIBYTE);
    expect(await close()).toBe(0);
  },
);

/** The network fails during a visit: viewed pages and the cart are still there, and nothing private is cached. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addMug } from '../support/buying.ts';
import { DESK, newShopper, open, shop } from '../support/shop.ts';

const GONE = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/;

async function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat().map((url) => new URL(url).pathname);
  });
}

async function shopperWithWorker(before?: () => unknown): Promise<Page> {
  const page = await newShopper({ ...DESK, serviceWorkers: 'allow', expected: GONE, before });
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

test('a shopper who loses the network sees their cart, and reaches the requested page afterwards', async () => {
  const page = await shopperWithWorker();
  await addMug(page, 'Ffion');
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Checkout' }).waitFor();

  await page.context().setOffline(true);
  await page.goto('/checkout');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  expect(page.url()).toBe(`${shop.origin}/offline?from=%2Fcheckout`);
  await expect.poll(() => page.title()).toBe('You are offline · Keepsake');
  await page.getByText('Botanical wreath mug').waitFor();
  await page.getByText('Ffion').waitFor();
  const total = page.getByRole('main').getByText(/^£\d+\.\d\d$/);
  await expect.poll(() => total.count()).toBeGreaterThan(3);

  await page.reload();
  await page.getByText('Botanical wreath mug').waitFor();

  await page.context().setOffline(false);
  await page.waitForURL('/checkout');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
});

test('a shopper sent to the offline page goes on once the shop responds, without an online event', async () => {
  const page = await newShopper({ expected: GONE });
  await page.route('/health/live', (route) => route.abort());
  const requested = page.waitForRequest('/health/live');
  await open(page, '/offline?from=%2Fsale');
  await requested;
  expect(page.url()).toBe(`${shop.origin}/offline?from=%2Fsale`);
  await page.unroute('/health/live');
  await page.waitForURL('/sale');
});

test('a viewed page opens again; private pages are never cached', async () => {
  const page = await shopperWithWorker();
  await open(page, '/p/botanical-wreath-mug');
  await open(page, '/cart');
  await open(page, '/search?q=mug');
  await open(page, '/account');
  // A visitor who is not signed in is redirected, and a screen still loading there would reload its page without the network.
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await expect.poll(() => cached(page)).toContain('/p/botanical-wreath-mug');
  const all = await cached(page);
  expect(all).toContain('/offline');
  const other = all.filter(
    (path) => !/^\/(assets|locales|media\/catalogue)\/|^\/$|^\/p\/|^\/offline$/.test(path),
  );
  expect(other).toEqual([]);

  await page.context().setOffline(true);
  await open(page, '/p/botanical-wreath-mug');
  await page.getByRole('heading', { level: 1, name: 'Botanical wreath mug' }).waitFor();
});

/** Runs in the page: marks it once a worker has been registered. */
function reportWorkers(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...given) {
    const registration = await register.apply(this, given);
    document.documentElement.dataset['worker'] = 'registered';
    return registration;
  };
}

test('a new build replaces the old one and deletes its cached pages', async () => {
  const page = await shopperWithWorker(reportWorkers);
  await open(page, '/sale');
  await expect.poll(() => cached(page)).toContain('/sale');
  // If the page's own worker came after the next one, it would replace it.
  await page.waitForFunction(() => document.documentElement.dataset['worker'] === 'registered');
  // As the shop does: Chromium can keep a worker that is replaced while it fetches, for up to five minutes.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?v=the-next'));
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.scriptURL.endsWith('?v=the-next') ?? false,
  );
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages'))),
    )
    .toEqual(['pages-the-next']);
  await expect.poll(() => cached(page)).not.toContain('/sale');
});

test('the shop can be installed under its name, with its icons', async () => {
  const page = await newShopper();
  await open(page, '/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.evaluate(
    async (from) => (await fetch(from)).json() as Promise<{ [name: string]: unknown }>,
    address ?? '',
  );
  expect(manifest).toMatchObject({
    name: 'Keepsake',
    start_url: '/',
    display: 'standalone',
    theme_color: '#1f4d3f',
  });
  const icons = manifest['icons'] as { src: string; sizes: string; purpose?: string }[];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (from) => {
      const picture = await createImageBitmap(await (await fetch(from)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

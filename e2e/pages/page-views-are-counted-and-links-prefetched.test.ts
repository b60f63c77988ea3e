/** Around each page: its view is counted by pattern, its data is prefetched, and its footer fits it. */
import { expect, test } from 'vitest';
import { DESK, newShopper, open, shop } from '../support/shop.ts';

const isView = (url: string) => url.endsWith('/api/visits/add');

test('each page is counted by its pattern until the shopper declines, and never on localhost', async () => {
  const page = await newShopper(DESK);
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (isView(request.url())) views.push(request.method());
  });
  const bodies = async () =>
    page.evaluate(() => (window as unknown as { beacons: string[] }).beacons);
  await page.addInitScript(() => {
    const beacons: string[] = [];
    Object.assign(window, { beacons });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => beacons.push(`${String(address)} ${text}`));
      return send(address, body);
    };
  });
  await open(page, '/c/mugs?sort=newest');
  await expect.poll(bodies).toEqual(['/api/visits/add {"route":"/c/{slug}"}']);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/p\//);
  await expect
    .poll(async () => (await bodies()).at(-1))
    .toBe('/api/visits/add {"route":"/p/{rest}"}');
  await page.evaluate(() =>
    localStorage.setItem('visits', JSON.stringify({ state: { allowed: false }, version: 1 })),
  );
  await expect.poll(() => views).toEqual(['POST', 'POST']);
  await open(page, '/sale');
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  expect(await bodies()).toEqual([]);

  const local = await newShopper({ ...DESK, expected: /./ });
  let counted = 0;
  local.on('request', (request) => {
    if (isView(request.url())) counted += 1;
  });
  await open(local, shop.origin.replace('127.0.0.1', 'localhost'));
  await local.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  await local.waitForTimeout(500);
  expect(counted).toBe(0);
});

test('the page behind a link is fetched once, when a pointer rests on the link', async () => {
  const page = await newShopper(DESK);
  await open(page, '/sale');
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/product/slug/')) requests.push(pathname);
  });
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  // The router's own prefetch comes a moment after the page.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      await page.waitForTimeout(200);
      return requests.length;
    })
    .toBe(1);
  await page.mouse.move(0, 0);
  await link.hover();
  await page.waitForTimeout(200);
  await link.click();
  await page.waitForURL(address);
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  expect(requests).toEqual([address.replace('/p/', '/api/product/slug/')]);
});

test('the footer asks for feedback, but not on the feedback page', async () => {
  const page = await newShopper(DESK);
  await open(page, '/');
  const foot = page.getByRole('contentinfo');
  const button = foot.getByRole('link', { name: 'Tell us what you think' });
  const linksUnder = (name: string) =>
    foot.getByRole('region', { name }).getByRole('link').allTextContents();
  expect(await linksUnder('Shop')).toHaveLength(6);
  expect(await linksUnder('More to personalise')).toHaveLength(6);
  expect(await linksUnder('My Account')).toEqual(['Login', 'Create account']);
  await button.click();
  await page.waitForURL('/feedback');
  await expect.poll(() => button.count()).toBe(0);
});

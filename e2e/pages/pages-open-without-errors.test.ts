/** Every page as it is first opened: its status, title and description, and a console without errors. */
import { describe, expect, test } from 'vitest';
import { arrived, DESK, newShopper, open } from '../support/shop.ts';

const PAGES = [
  {
    address: '/',
    title: 'Keepsake: personalised gifts, printed and engraved to order',
    heading: 'Their name, beautifully made to last',
  },
  {
    address: '/shop',
    title: 'Every personalised gift we make · Keepsake',
    heading: 'The whole shop',
  },
  { address: '/c/mugs', title: 'Personalised mugs · Keepsake', heading: 'Mugs' },
  {
    address: '/c/eco-friendly',
    title: 'Eco-friendly personalised gifts · Keepsake',
    heading: 'Kinder keepsakes',
  },
  { address: '/sale', title: 'Sale: personalised gifts for less · Keepsake', heading: 'Sale' },
  { address: '/search', title: 'Search the shop · Keepsake', heading: 'Search' },
  { address: '/search?q=mug', title: 'Search: mug · Keepsake', heading: 'Results for “mug”' },
  { address: '/search/mug', title: 'Search: mug · Keepsake', heading: 'Results for “mug”' },
  {
    address: '/p/botanical-wreath-mug',
    title: 'Personalised botanical wreath mug · Keepsake',
    heading: 'Botanical wreath mug',
  },
];
const UNKNOWN_ORDER = '/checkout/thank-you/AAAAAAAAAAAAAAAAAAAAAA';
const PRIVATE_PAGES = ['/cart', '/checkout', '/checkout/thank-you', UNKNOWN_ORDER];

describe('a page that is opened', () => {
  test.each(PAGES)(
    '$address has its title, description and heading, and no console error',
    async ({ address, title, heading }) => {
      const page = await newShopper();
      const answer = await open(page, address);
      expect(answer.status()).toBe(200);
      expect(await page.title()).toBe(title);
      expect(await page.locator('h1').allTextContents()).toEqual([heading]);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(20);
    },
  );

  test.each(PRIVATE_PAGES)(
    '%s is not cached and not indexed, and has no console error',
    async (address) => {
      const page = await newShopper({
        ...DESK,
        ...(address === UNKNOWN_ORDER && { expected: /status of 404/ }),
      });
      const answer = await open(page, address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      await page.locator('h1').waitFor();
      expect(await page.title()).toMatch(/\w+ · Keepsake$/);
    },
  );

  test.each([
    '/nothing-here',
    '/c/no-such-category',
    '/p/no-such-product',
    '/account/no-such-page',
  ])('%s is not found', async (address) => {
    const page = await newShopper({ expected: /status of 404/ });
    const answer = await open(page, address);
    expect(answer.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await page.title()).toBe('Page not found · Keepsake');
    await page.getByRole('link', { name: 'Go to the front page' }).click();
    await page.waitForURL('/');
  });
});

test('navigation to another page starts at its top and moves the keyboard focus there', async () => {
  const page = await newShopper();
  await open(page, '/shop');
  const card = page.getByRole('article').last().getByRole('link');
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const name = await card.textContent();
  await card.click();
  await arrived(page, name ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'The whole shop' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('the header changes at 992 pixels and the footer folds below 768', async () => {
  const page = await newShopper({ viewport: { width: 992, height: 800 } });
  await open(page, '/');
  const drawerButton = page.getByRole('button', { name: 'Menu', exact: true });
  const searchBox = page.getByRole('banner').getByRole('combobox');
  const categories = page.getByRole('button', { name: 'All categories' });
  const footerLinks = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Birthday', exact: true });
  const fold = page.getByRole('contentinfo').getByRole('button', { name: 'Shop', exact: true });
  const seen = async () => ({
    drawer: await drawerButton.isVisible(),
    search: await searchBox.isVisible(),
    categories: await categories.isVisible(),
    links: await footerLinks.isVisible(),
    fold: await fold.isVisible(),
  });
  await expect.poll(seen).toEqual({
    drawer: false,
    search: true,
    categories: true,
    links: true,
    fold: false,
  });
  await page.setViewportSize({ width: 991, height: 800 });
  await expect.poll(seen).toEqual({
    drawer: true,
    search: false,
    categories: false,
    links: true,
    fold: false,
  });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(seen).toMatchObject({ links: true, fold: false });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(seen).toMatchObject({ links: false, fold: true });
  await fold.click();
  await expect.poll(seen).toMatchObject({ links: true, fold: true });
});

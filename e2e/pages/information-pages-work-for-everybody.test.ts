/** Information pages can be opened by their address, with scripts or without. */
import { describe, expect, test } from 'vitest';
import { callShop } from '../support/accounts.ts';
import { INFORMATION_PAGES } from '../support/information.ts';
import { DESK, newShopper, open, PHONE, shop } from '../support/shop.ts';

describe('a page of information', () => {
  test.each(INFORMATION_PAGES)(
    '%s is rendered completely by the server',
    async (address, heading, title) => {
      const answer = await fetch(shop.origin + address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-robots-tag')).toBeNull();
      const html = await answer.text();
      expect(html).toContain(`<title>${title} · Keepsake</title>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,180}"/);
      expect(html).toContain(`<link rel="canonical" href="${shop.origin}${address}"/>`);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading.replace('?', '\\?')}</h1>`));
      // No unfilled placeholder and no unrendered link.
      const [text = ''] = html.split('<script type="application/json"');
      expect(text).not.toMatch(/\{\{|\]\(|sections\./);
    },
  );
});

test('without scripts the contact page shows other ways to reach the shop instead of a form', async () => {
  const page = await newShopper({ javaScriptEnabled: false });
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByText('The form needs scripts').waitFor();
  expect(await main.getByRole('link', { name: 'hello@keepsake.example' }).count()).toBe(2);
  expect(await main.getByRole('link', { name: '01632 960 123' }).first().isVisible()).toBe(true);
  expect(await main.getByRole('button', { name: 'Send message' }).isVisible()).toBe(false);
  await page.goto('/status');
  await main.getByText('so the website is working').waitFor();
});

test('pages link to each other, and each names the seller as configured', async () => {
  const page = await newShopper();
  await open(page, '/delivery');
  const main = page.getByRole('main');
  expect(await main.getByRole('row', { name: /^Isle of Man £4\.99 3 to 5/ }).count()).toBe(1);
  expect(await main.getByRole('row', { name: /^Channel Islands no delivery/ }).count()).toBe(1);
  const { data: holidays } = await callShop<{ data: { date: string }[] }>(
    'GET',
    '/api/bank-holidays/get',
  );
  const next = await main.locator('dt time').first().getAttribute('datetime');
  expect(holidays.map(({ date }) => date)).toContain(next);
  await main.getByRole('navigation', { name: 'You may also want' }).getByText('Returns').click();
  await page.getByRole('heading', { level: 1, name: 'Returns and cancelling' }).waitFor();
  await main.getByRole('heading', { name: '14 days to change your mind' }).click();
  await main.getByRole('link', { name: 'below' }).last().click();
  await page.waitForURL(/#seller$/);
  await main.getByText('Please write to us first').waitFor();
  const text = await main.textContent();
  for (const fact of ['Keepsake Demonstration Ltd', 'SY8 1ZZ', '00000000', 'GB 000 0000 00'])
    expect(text).toContain(fact);
  await open(page, '/legal/privacy');
  await main.getByText('60 days after an order with them has left us').waitFor();
});

test('the sitemap lists every category of the menu with its sub-categories, except the hidden one', async () => {
  const { data } = (await (await fetch(`${shop.origin}/api/category/menu`)).json()) as {
    data: { slug: string; categories: { slug: string }[] }[];
  };
  const page = await newShopper();
  await open(page, '/sitemap');
  const links = await page
    .getByRole('main')
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const categories = data.flatMap(({ slug, categories: parts }) => [
    slug,
    ...parts.map((part) => part.slug),
  ]);
  const missing = categories.filter((slug) => !links.includes(`/c/${slug}`));
  expect(missing.filter((slug) => slug !== 'clearance-lines')).toEqual([]);
  expect(links).not.toContain('/c/clearance-lines');
  for (const [address] of INFORMATION_PAGES)
    if (address !== '/sitemap') expect(links).toContain(address);
});

test('the status page shows which parts work, and checks again on request', async () => {
  const page = await newShopper({ expected: /503/ });
  await open(page, '/status');
  await page.getByRole('heading', { name: 'Everything is working' }).waitFor();
  await page.getByText(/^Last checked at \d\d:\d\d:\d\d$/).waitFor();
  await page.route('**/health/ready', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('heading', { name: 'Part of the shop is not working' }).waitFor();
  expect(await page.getByText('not answering').count()).toBe(1);
});

test('on a desk the dates of an order stay beside a long page', async () => {
  const page = await newShopper(DESK);
  await open(page, '/legal/privacy');
  const today = page.getByRole('heading', { name: 'If you order now' });
  await today.waitFor();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect
    .poll(() => today.evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(400);
  expect(await today.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(0);
});

test('on a phone the places are a list of rows, each with its last order', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/delivery');
  expect(await page.getByRole('table').isVisible()).toBe(false);
  const place = page.getByRole('listitem').filter({ hasText: /^Northern Ireland/ });
  expect(await place.getByText('£4.99').isVisible()).toBe(true);
  expect(await place.getByText('2 to 4 working days').isVisible()).toBe(true);
  expect(
    await place
      .getByText(/ Dec\b/)
      .last()
      .isVisible(),
  ).toBe(true);
});

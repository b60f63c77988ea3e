/** The shop in narrow windows, without JavaScript, with reduced motion and under forced colours. */
import { describe, expect, test } from 'vitest';
import { busyCustomer } from '../states/account-states.ts';
import { signInOn } from '../support/accounts.ts';
import type { Page } from 'playwright-core';
import { addMug, payByCard, payNow, reachReview } from '../support/buying.ts';
import { INFORMATION_PAGES } from '../support/information.ts';
import { newShopper, open } from '../support/shop.ts';

const NARROW = { viewport: { width: 320, height: 640 } };

/** Elements that overflow the window to the right, except those in scrolling areas. */
async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const wide =
      document.documentElement.scrollWidth > document.documentElement.clientWidth
        ? [`the page: ${document.documentElement.scrollWidth}`]
        : [];
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 &&
        box.right > document.documentElement.clientWidth + 1 &&
        !scrolls(element.parentElement)
      );
    });
    return [...wide, ...out.map((element) => `${element.tagName} ${element.className}`)];
  });
}

const VISITORS_PAGES = [
  '/',
  '/shop',
  '/c/mugs',
  // Their sub-categories have the longest words.
  '/c/photo-gifts',
  '/c/weddings',
  '/c/eco-friendly',
  '/sale',
  '/search?q=wreeth',
  '/search?q=xyzzyqxyzzyqxyzzyqxyzzyqxyzzyqxyzzyq',
  '/p/botanical-wreath-mug',
  '/cart',
  '/checkout',
  '/checkout/thank-you',
  '/login',
  '/account/activation/failed',
  '/register',
  '/find-order',
  '/account/recovery#token',
  ...INFORMATION_PAGES.map(([address]) => address),
];

test('nothing scrolls sideways at 320 pixels', async () => {
  const page = await newShopper(NARROW);
  const seen: Record<string, string[]> = {};
  const edges = async (name: string) => {
    const out = await stickingOut(page);
    if (out.length > 0) seen[name] = out;
  };
  for (const address of VISITORS_PAGES) {
    await open(page, address);
    await page.locator('h1').waitFor();
    await edges(address);
  }
  await addMug(page, 'Bartholomew-Montgomery');
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Checkout' }).waitFor();
  await edges('cart');
  await reachReview(page, 'someone.with.a.very.long.address.indeed@example.org');
  await edges('review');
  await payNow(page);
  await edges('provider');
  await payByCard(page);
  await edges('thank-you');
  await signInOn(page, await busyCustomer());
  for (const part of [
    '',
    '/edit',
    '/password',
    '/security',
    '/notifications',
    '/wishlist',
    '/addresses',
  ]) {
    await open(page, `/account${part}`);
    await page.waitForLoadState('networkidle');
    await edges(`/account${part}`);
  }
  expect(seen).toEqual({});
});

test.each([320, 390, 1280])(
  'nothing scrolls sideways with text of twice the size at %s pixels',
  async (width) => {
    const page = await newShopper({ viewport: { width, height: 800 }, textSize: 32 });
    await addMug(page, 'Bartholomew');
    const seen: Record<string, string[]> = {};
    for (const address of VISITORS_PAGES) {
      await open(page, address);
      await page.locator('h1').waitFor();
      const out = await stickingOut(page);
      if (out.length > 0) seen[address] = out;
    }
    expect(seen).toEqual({});
    const fontSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(fontSize).toBe('32px');
  },
);

describe('without JavaScript', () => {
  test('lists, search and products can be read and browsed', async () => {
    const page = await newShopper({
      viewport: { width: 1280, height: 900 },
      javaScriptEnabled: false,
    });
    await page.goto('/');
    await page.getByRole('banner').getByRole('combobox').fill('wreath');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Results for “wreath”' }).waitFor();
    await page.getByLabel('Sort by').selectOption('price-low');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL(/q=wreath.*sort=price-low/);
    await page.getByRole('link', { name: 'Botanical wreath mug' }).click();
    await page.getByRole('heading', { level: 1, name: 'Botanical wreath mug' }).waitFor();
    const text = await page.getByRole('main').textContent();
    for (const fact of [
      '£12.49',
      'About this design',
      'White glazed ceramic',
      'by 2pm',
      'not running scripts',
    ])
      expect(text).toContain(fact);
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Mugs', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Mugs' }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(10);
    expect(
      await page.getByRole('contentinfo').getByRole('link', { name: 'Birthday' }).isVisible(),
    ).toBe(true);
  });

  test('everything can be reached on a phone, though its menu needs scripts', async () => {
    const page = await newShopper({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Christmas', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Christmas' }).waitFor();
  });
});

test('with reduced motion nothing moves for longer than a blink', async () => {
  const page = await newShopper({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  const longest = await page.evaluate(() =>
    Math.max(
      ...document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
      0,
    ),
  );
  expect(longest).toBeLessThan(1);
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) =>
      Number.parseFloat(getComputedStyle(element).transitionDuration),
    ),
  );
  expect(Math.max(...durations)).toBeLessThanOrEqual(0.001);
});

test('with forced colours controls keep their edges and the focus is visible', async () => {
  const page = await newShopper({ viewport: { width: 1280, height: 900 }, forcedColors: 'active' });
  await open(page, '/p/botanical-wreath-mug');
  const button = page.getByRole('button', { name: 'Add to cart' });
  const edge = await button.evaluate((element) => {
    const style = getComputedStyle(element);
    return style.borderStyle !== 'none' && Number.parseFloat(style.borderWidth) >= 1;
  });
  expect(edge).toBe(true);
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(
    'none',
  );
});

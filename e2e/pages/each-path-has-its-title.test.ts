/** Titles and descriptions by path, as tabs, shared links and search engines show them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInOn } from '../support/accounts.ts';
import { newShopper, open, shop } from '../support/shop.ts';

const SIGNED_OUT: readonly [path: string, title: string, description: RegExp][] = [
  ['/', 'Keepsake: personalised gifts, printed and engraved to order', /^Mugs, slate, bottles/],
  ['/about', 'About us · Keepsake', /^We print, engrave and etch/],
  ['/contact', 'Contact us · Keepsake', /^Write to Keepsake by form/],
  ['/legal/privacy', 'Privacy notice · Keepsake', /^What Keepsake knows about you/],
  ['/legal/terms', 'Terms and conditions · Keepsake', /^The terms on which Keepsake sells/],
  ['/legal/cookie', 'Cookies and what your device keeps · Keepsake', /sets no cookies/],
  ['/search', 'Search the shop · Keepsake', /^Search every personalised gift/],
  ['/login', 'Login · Keepsake', /^Log in to see your orders/],
  ['/find-order', 'Find your order · Keepsake', /^See how an order stands/],
  ['/register', 'Create account · Keepsake', /^Open an account/],
  ['/feedback', 'Feedback · Keepsake', /^Tell Keepsake what you like/],
];

const described = (page: Page) => page.locator('meta[name=description]').getAttribute('content');

test('each path open to visitors has its title and description', async () => {
  const page = await newShopper();
  for (const [path, title, description] of SIGNED_OUT) {
    await open(page, path);
    expect(await page.title()).toBe(title);
    expect(await described(page)).toMatch(description);
  }
});

test('the home page, the account and the notifications of a customer have theirs', async () => {
  const page = await newShopper();
  await signInOn(page);
  await open(page, '/');
  await expect.poll(() => page.title()).toBe('Welcome back to Keepsake');
  expect(await described(page)).toMatch(/^Welcome back: order again/);
  await open(page, '/account');
  await expect.poll(() => page.title()).toBe('Your account · Keepsake');
  expect(await described(page)).toMatch(/^Your orders, addresses/);
  for (const path of ['/account/notifications', '/notifications']) {
    await open(page, path);
    await page.waitForURL('/account/notifications');
    await expect.poll(() => page.title()).toBe('Notifications · Keepsake');
    expect(await described(page)).toMatch(/^What we have told you/);
  }
});

test('a product’s title and description give its price, its materials and its delivery', async () => {
  const html = await (await fetch(`${shop.origin}/p/botanical-wreath-mug`)).text();
  const property = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(property('og:type')).toBe('product');
  expect(property('og:url')).toBe(`${shop.origin}/p/botanical-wreath-mug`);
  expect(property('og:image')).toMatch(/^http.*\/share\/product\/.*\.jpg$/);
  expect(property('product:price:amount')).toMatch(/^\d+\.\d\d$/);
  expect(property('product:price:currency')).toBe('GBP');
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  );
  expect(facts.map((fact) => fact['@type']).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'BreadcrumbList',
    'Product',
  ]);
});

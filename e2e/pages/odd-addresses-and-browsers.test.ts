/** Addresses in capitals, a browser without JavaScript, storage that cannot be emptied, and a quantity of one hundred. */
import { expect, test } from 'vitest';
import { addMug } from '../support/buying.ts';
import { DESK, newShopper, open, shop } from '../support/shop.ts';

test('a page requested in capitals is found under its own spelling', async () => {
  const page = await newShopper();
  for (const [address, path, heading] of [
    ['/ABOUT', '/about', 'One thing, made for one person'],
    ['/Legal/Terms', '/legal/terms', 'Terms and conditions'],
    ['/DELIVERY?from=letter', '/delivery', 'Delivery'],
  ] as const) {
    await open(page, address);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
});

test('without JavaScript, pages that need it say so, and how to order', async () => {
  const page = await newShopper({ ...DESK, javaScriptEnabled: false });
  for (const path of ['/cart', '/checkout', '/account', '/account/orders', '/login', '/register']) {
    await page.goto(path);
    const notice = page.locator('noscript p').first();
    await notice.waitFor();
    expect(await notice.innerText()).toContain('This page needs JavaScript');
    expect(await notice.locator('a').count()).toBe(2);
  }
  await page.goto('/about');
  expect(await page.locator('noscript p').count()).toBe(0);
});

test('storage that cannot be emptied does not stop the shop', async () => {
  const page = await newShopper({
    before: () => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('Nothing is removed', 'SecurityError');
      };
    },
  });
  await addMug(page, 'Callum');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await page.getByRole('main').getByText('Callum').waitFor();
  await open(page, '/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a quantity of one hundred is refused with a message, not cut to ten', async () => {
  const page = await newShopper();
  const limit = page.getByText('Please choose a quantity from 1 to 99.');
  await addMug(page, 'Ffion');
  const wanted = page.getByRole('textbox', { name: 'Quantity' });
  await wanted.fill('');
  await wanted.pressSequentially('100');
  await limit.waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect(await wanted.inputValue()).toBe('100');
  await wanted.fill('99');
  await limit.waitFor({ state: 'detached' });

  await open(page, '/cart');
  const inCart = page.getByRole('textbox', { name: 'Quantity' });
  await inCart.fill('');
  await inCart.pressSequentially('100');
  await inCart.press('Enter');
  await limit.waitFor();
  expect(await inCart.inputValue()).toBe('1');
});

test('files that browsers request by convention exist', async () => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/apple-touch-icon-precomposed.png', 'image/png'],
  ] as const) {
    const answer = await fetch(shop.origin + path);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, type]);
  }
});

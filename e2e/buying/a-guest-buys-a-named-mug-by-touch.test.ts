/** The main purchase on a phone: found through the drawer, personalised, paid, confirmed and ready to print. */
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { confirmationTo, ordersOf, printFilesOf } from '../support/orders.ts';
import { arrived, hydrated, newShopper, open, PHONE } from '../support/shop.ts';

const EMAIL = 'sian.touch@example.org';

async function write(field: Locator, text: string): Promise<void> {
  await field.tap();
  await field.page().keyboard.type(text);
}

async function noSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

test('a guest buys a named mug at 390 pixels by touch', async () => {
  const page = await newShopper(PHONE);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const box = (name: string) => page.getByRole('textbox', { name });

  await open(page, '/');
  await button('Menu').tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByText('Mugs', { exact: true }).tap();
  await drawer.getByRole('link', { name: 'Floral mugs' }).tap();
  await arrived(page, 'Floral mugs');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Botanical wreath mug' }).tap();
  await arrived(page, 'Botanical wreath mug');
  await noSideways(page);

  await write(box('Name'), 'Siân');
  const composed = page
    .getByRole('img', { name: /^Botanical wreath mug with your words: .*Siân/ })
    .first();
  await composed.waitFor();
  expect(
    await composed.evaluate((picture: HTMLCanvasElement) => picture.width),
  ).toBeGreaterThanOrEqual(640);

  await button('Add to cart').tap();
  const toast = page.getByRole('region', { name: 'Messages' });
  await toast.getByText('Item added to cart', { exact: true }).waitFor();
  // Otherwise it would close after five seconds.
  await toast.getByRole('link', { name: 'checkout' }).focus();
  await toast.getByText('1 x Botanical wreath mug', { exact: true }).waitFor();
  expect(
    await toast
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['view cart', '/cart'],
    ['checkout', '/cart'],
  ]);
  await toast.getByRole('link', { name: 'checkout' }).tap();
  await arrived(page, 'Your cart');
  expect(await page.getByRole('main').getByRole('article').textContent()).toContain('Siân');
  await noSideways(page);

  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).tap();
  await arrived(page, 'Checkout');
  await write(box('First name'), 'Siân');
  await write(box('Last name'), 'Price');
  await write(box('Email'), EMAIL);
  // The parcel goes to her, so nothing asks for her name again.
  const parcel = page.getByRole('group', { name: 'Deliver to' });
  const part = (name: string) => parcel.getByRole('textbox', { name });
  expect(await part('First name').count()).toBe(0);
  await write(part('Address line 1'), '12 Heol y Bont');
  await write(part('Town or city'), 'Aberystwyth');
  await write(part('Postcode'), 'sy231aa');
  await noSideways(page);
  await button('Continue to review').tap();
  await page.getByRole('checkbox', { name: /I have checked my words/ }).tap();
  await noSideways(page);
  await button(/^Pay £/).tap();

  await page.getByText('Card ending 4242').tap();
  await button('Pay £17.48').tap();
  await page.getByRole('heading', { level: 1, name: 'Thank you, Siân' }).waitFor();
  await hydrated(page);
  const [order] = await ordersOf(EMAIL);
  expect(order).toMatchObject({ state: 'paid', totalPence: 1748, captures: 1 });
  for (const text of [order!.reference, EMAIL, 'Siân', '£17.48', 'SY23 1AA'])
    await expect.poll(() => page.getByRole('main').textContent()).toContain(text);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor();
  const proof = page.getByRole('link', {
    name: 'Picture of Botanical wreath mug as ordered, in a new tab',
  });
  await proof.scrollIntoViewIfNeeded();
  const frozen = proof.locator('img[src^="/media/proof/"]');
  await expect
    .poll(() => frozen.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(900);
  await noSideways(page);

  const email = await confirmationTo(EMAIL);
  for (const text of [order!.reference, 'Name: Siân', '£17.48']) expect(email.text).toContain(text);
  const shown = email.attachments.filter(({ disposition }) => disposition === 'inline');
  expect(shown.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg', 'image/png']);
  const invoice = email.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  expect(
    Buffer.from(invoice!.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const [print, ...more] = await printFilesOf(order!.reference);
  expect(more).toEqual([]);
  // 200 × 95 mm and 2 mm of bleed on every side, at 300 dpi.
  expect([print!.width, print!.height]).toEqual([2409, 1169]);
  expect(print!.data.some((value, place) => place % 4 === 3 && value === 255)).toBe(true);
});

/** The cart is polled on every page, including cart and checkout: a rise shows a toast within two seconds. */
import { expect, test } from 'vitest';
import { addMug } from '../support/buying.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

test.each([
  ['1280', DESK],
  ['390', PHONE],
])(
  'adding one more in the cart shows a toast at %s pixels, removing one does not',
  async (_, window) => {
    const page = await newShopper(window);
    await addMug(page, 'Ffion');
    await page.clock.install();
    await open(page, '/cart');
    const region = page.getByRole('region', { name: 'Messages' });
    await region.waitFor({ state: 'attached' });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^One more/ }).click();
    await main.getByText('2 items').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, 2 items, £29\.97/ })
      .waitFor();
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return region.getByText('Item added to cart').count();
      })
      .toBe(1);
    await region.getByText('2 x Botanical wreath mug', { exact: true }).waitFor();
    for (const name of ['view cart', 'checkout'])
      expect(await region.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(
        '/cart',
      );

    await page.keyboard.press('Escape');
    await expect.poll(() => region.getByText('Item added to cart').count()).toBe(0);
    await main.getByRole('button', { name: /^One fewer/ }).click();
    await main.getByText('1 item').waitFor();
    await page.clock.runFor(5000);
    expect(await region.getByText('Item added to cart').count()).toBe(0);

    // What is put back is confirmed once, where it was.
    await main.getByRole('button', { name: /^Remove/ }).click();
    await main.getByRole('button', { name: 'Undo' }).click();
    await main.getByText('Botanical wreath mug is back in your cart.').waitFor();
    await page.clock.runFor(5000);
    expect(await region.getByText('Item added to cart').count()).toBe(0);
  },
);

test('an item added by a background tab shows a toast in the visible tab, at checkout', async () => {
  const page = await newShopper({
    ...DESK,
    before: () =>
      Object.defineProperty(document, 'hidden', {
        get: () => sessionStorage.getItem('behind') === 'yes',
      }),
  });
  await addMug(page, 'Ffion');
  await open(page, '/checkout');
  const region = page.getByRole('region', { name: 'Messages' });
  await region.waitFor({ state: 'attached' });
  const other = await page.context().newPage();
  await open(other, '/p/botanical-wreath-mug');
  await other.evaluate(() => sessionStorage.setItem('behind', 'yes'));
  await other.getByRole('textbox', { name: 'Name' }).fill('Bryn');
  await Promise.all([
    region.getByText('Item added to cart').waitFor(),
    region.getByText('1 x Botanical wreath mug').waitFor(),
    other.getByRole('button', { name: 'Add to cart' }).click(),
  ]);
});

test('the bar of a product confirms at once, and the toast lies above it', async () => {
  const page = await newShopper(PHONE);
  await addMug(page, 'Ffion');
  const added = page.locator('[data-added]');
  await added.waitFor();
  const line = (await added.boundingBox())!;
  expect(line.y + line.height).toBeLessThanOrEqual(PHONE.viewport.height);
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Item added to cart');
  await toast.waitFor();
  const bar = (await page.locator('[data-buy-bar]').boundingBox())!;
  const shown = (await toast.locator('xpath=../..').boundingBox())!;
  expect(shown.y + shown.height).toBeLessThanOrEqual(bar.y);
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).tap();
  await page.waitForURL('/cart');
});

/** A cart line is opened with its complete design, changed, and saved in its place. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopper, open } from '../support/shop.ts';

const MUG = '/p/botanical-wreath-mug';
const BOTTLE = '/p/tall-name-bottle';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const above = (page: Page) => page.getByRole('textbox', { name: /^Words above/ });

async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
}

/** Two mugs with two lines of text, the name moved; and then another product with another name. */
async function fillCart(page: Page): Promise<void> {
  await open(page, MUG);
  await name(page).fill('Nana Gwn');
  await above(page).fill('The best');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.locator('[data-layer="name"]').press('ArrowDown');
  await editor.getByRole('button', { name: 'Done' }).click();
  await page.getByText('With your changes to the design.').waitFor();
  await page.getByRole('button', { name: 'One more' }).click();
  await add(page);
  await open(page, BOTTLE);
  await name(page).fill('Olwen');
  await add(page);
  await open(page, '/cart');
}

const product = (page: Page) =>
  page.getByRole('link', { name: 'Botanical wreath mug', exact: true });

test('a spelling is corrected in the cart, and nothing else of the line is lost', async () => {
  const page = await newShopper();
  await fillCart(page);
  await product(page).click();
  await page.getByText('You are changing something in your cart.').waitFor();
  const seen = async () => ({
    name: await name(page).inputValue(),
    above: await above(page).inputValue(),
    quantity: await page.getByRole('textbox', { name: 'Quantity' }).inputValue(),
    isChanged: await page.getByText('With your changes to the design.').isVisible(),
  });
  const has = { name: 'Nana Gwn', above: 'The best', quantity: '2', isChanged: true };
  expect(await seen()).toEqual(has);
  // The address names the line but none of its texts; a reload opens it again.
  expect(page.url()).toMatch(/\/p\/botanical-wreath-mug#line=[0-9a-f-]{36}$/);
  await page.reload();
  await expect.poll(seen).toEqual(has);

  await name(page).fill('Nana Gwen');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('**/cart');
  const lines = page.getByRole('article');
  await lines.filter({ hasText: 'Nana Gwen' }).waitFor();
  expect(await lines.count()).toBe(2);
  expect(await lines.first().textContent()).toMatch(/The best.*Nana Gwen|Nana Gwen.*The best/);
  const stored = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('cart')!) as {
      state: {
        cartId: string;
        items: { quantity: number; personalisation: { edits?: object } | null }[];
      };
    };
    return state;
  });
  expect(stored.items[0]).toMatchObject({
    quantity: 2,
    personalisation: { fields: { top: 'The best', name: 'Nana Gwen' }, edits: { words: {} } },
  });
  await page.reload();
  await lines.filter({ hasText: 'Nana Gwen' }).waitFor();
});

test('the name of a product in the cart leads to that line, not to the name typed last', async () => {
  const page = await newShopper();
  await fillCart(page);
  await product(page).click();
  await expect.poll(() => name(page).inputValue()).toBe('Nana Gwn');
});

test('a line that has left the cart is reported, and can be added again', async () => {
  const page = await newShopper();
  await fillCart(page);
  await product(page).click();
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
  const { pathname, hash } = new URL(page.url());
  const other = await page.context().newPage();
  await open(other, '/cart');
  await other.getByRole('button', { name: 'Remove Botanical wreath mug' }).click();
  await other.getByText('Botanical wreath mug was removed.').waitFor();
  await expect.poll(() => other.getByRole('article').count()).toBe(1);

  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('This is no longer in your cart. Press again to add it.').waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  expect(await name(page).inputValue()).toBe('Nana Gwn');

  await open(other, pathname + hash);
  await other.getByText('This is no longer in your cart. You can add it again.').waitFor();
  await other.getByRole('button', { name: 'Add to cart' }).waitFor();
});

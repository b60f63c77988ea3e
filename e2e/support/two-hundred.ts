/** Puts a list of two hundred names on slate coasters into the cart as a shopper does. */
import type { Page } from 'playwright-core';
import { query, open } from './shop.ts';

export const TWO_HUNDRED = Array.from({ length: 200 }, (_, place) => `Siân ${place + 1}`);

/** The demo shop has fewer slates in stock. */
export async function addTwoHundred(page: Page): Promise<void> {
  await query(`update blank_variant set stock = 5000 where sku = 'SLC-SLT'`);
  await open(page, '/p/family-wreath-slate-coaster');
  await page.getByRole('button', { name: 'Many names' }).click();
  const list = page.getByRole('dialog', { name: 'A list of names' });
  await list.getByRole('textbox', { name: /^Your names/ }).fill(TWO_HUNDRED.join('\n'));
  await list.getByRole('button', { name: 'Show 200 names' }).click();
  await list.getByRole('button', { name: 'Add 200 to cart' }).click();
  await page.getByText('200 names are in your cart.').waitFor();
}

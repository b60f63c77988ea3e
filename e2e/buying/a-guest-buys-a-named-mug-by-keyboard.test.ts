/** The main purchase without a pointer: Tab, Enter, Space, arrows and typing, with the focus always visible. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { focused, tabTo, typeInto } from '../support/keyboard.ts';
import { confirmationTo, ordersOf } from '../support/orders.ts';
import { arrived, DESK, hydrated, newShopper, open } from '../support/shop.ts';

const EMAIL = 'sian.keys@example.org';

/** The focus follows from step to step of checkout. */
async function focusOnStep(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('[aria-current=step] h2'));
}

test('a guest buys a named mug at 1280 pixels with the keyboard alone', async () => {
  const page = await newShopper(DESK);

  await open(page, '/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: 'Skip to the page', visible: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, 'Show me');
  await page.keyboard.press('Enter');
  await arrived(page, 'The whole shop');
  await tabTo(page, 'Botanical wreath mug');
  await page.keyboard.press('Enter');
  await arrived(page, 'Botanical wreath mug');

  await typeInto(page, /^Name/, 'Gethin');
  await page
    .getByRole('img', { name: /^Botanical wreath mug with your words: .*Gethin/ })
    .first()
    .waitFor();
  await typeInto(page, /^Words below/, 'Est. 1987');
  await page
    .getByRole('img', { name: /Gethin.*Est\. 1987|Est\. 1987.*Gethin/ })
    .first()
    .waitFor();
  await tabTo(page, 'One more');
  await page.keyboard.press('Space');
  await tabTo(page, 'Add to cart');
  await page.keyboard.press('Enter');
  await page.getByText('Item added to cart').waitFor();
  await tabTo(page, 'View cart');
  await page.keyboard.press('Enter');
  await arrived(page, 'Your cart');
  await tabTo(page, 'Checkout');
  await page.keyboard.press('Enter');
  await arrived(page, 'Checkout');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();

  await typeInto(page, /^First name/, 'Gethin');
  await typeInto(page, /^Last name/, 'Rees');
  await typeInto(page, /^Email/, EMAIL);
  await typeInto(page, /^Postcode/, 'SY20 8AA');
  await typeInto(page, /^Address line 1/, 'Y Felin');
  await typeInto(page, /^Town or city/, 'Machynlleth');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /I have checked my words/ }).waitFor();
  await focusOnStep(page);
  await tabTo(page, /I have checked my words/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Pay £/);
  await page.keyboard.press('Enter');

  await page.getByRole('radio', { name: 'PayPal balance' }).waitFor();
  await tabTo(page, 'PayPal balance');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: 'Card ending 4242', checked: true }).waitFor();
  await tabTo(page, 'Pay £29.97');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Thank you, Gethin' }).waitFor();
  await hydrated(page);

  const [order] = await ordersOf(EMAIL);
  expect(order).toMatchObject({ state: 'paid', totalPence: 2997, captures: 1 });
  const email = await confirmationTo(EMAIL);
  for (const text of [order!.reference, 'Name: Gethin', 'Words below: Est. 1987'])
    expect(email.text).toContain(text);
});

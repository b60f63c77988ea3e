/** A member finds an order by the words on it, opens it by keyboard, and comes back to its row. */
import { expect, test } from 'vitest';
import { buyMugs } from '../../support/bought-mugs.ts';
import { violationsOn } from '../../support/axe.ts';
import { enterOffice, pageOf, searchByKey } from '../../support/office.ts';
import { DESK, newShopper } from '../../support/shop.ts';

test('an order is found by its words, opened with Enter, and Back returns to its row', async () => {
  const { reference } = await buyMugs(['Goronwy'], { email: 'goronwy@example.org' });

  const page = await newShopper(DESK);
  await enterOffice(page, 'manager');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await pageOf(page, 'Orders');
  const row = page.locator(`[data-row="${reference}"]`);
  await row.waitFor();
  await searchByKey(page, 'goronw');
  await page.waitForURL(/q=goronw/);
  // The keys would move through the rows of before.
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  expect(await row.innerText()).toContain('“Goronwy”');

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect.poll(() => row.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '1 piece in 1 line' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/office/orders/${reference}`);
  await page.getByRole('definition').filter({ hasText: 'Goronwy' }).first().waitFor();
  await page.getByText('Siân Price').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await violationsOn(page)).toEqual([]);

  await page.goBack();
  await pageOf(page, 'Orders');
  await expect.poll(() => row.evaluate((element) => element.matches(':focus'))).toBe(true);
  expect(new URL(page.url()).searchParams.get('q')).toBe('goronw');
});

/** Ctrl K finds records on the server by keyboard alone, as far as the role may see them. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { buyMugs } from '../support/bought-mugs.ts';
import { violationsOn } from '../support/axe.ts';
import { enterOffice, pageOf } from '../support/office.ts';
import { DESK, newShopper } from '../support/shop.ts';

async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
  await page.keyboard.type(text);
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('an order is found by its words, a blank by its SKU, and the workshop finds no orders', async () => {
  const { reference } = await buyMugs(['Blodwen'], { email: 'blodwen@example.org' });

  const page = await newShopper(DESK);
  await enterOffice(page, 'manager');
  await find(page, 'blodwen');
  const order = group(page, 'Orders').getByRole('option', { name: reference });
  await order.waitFor();
  expect(await order.innerText()).toContain('Blodwen');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/office/orders/${reference}`);

  await find(page, 'sian@keepsake');
  await group(page, 'Customers').getByRole('option', { name: 'sian@keepsake.example' }).waitFor();
  await page.keyboard.press('Escape');

  await find(page, 'mug');
  await group(page, 'Stock').getByRole('option', { name: 'MUG', exact: false }).first().waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('zzyzx');
  await page.getByText('Nothing was found.').waitFor();
  await page.keyboard.press('Escape');

  const tablet = await newShopper(DESK);
  await enterOffice(tablet, 'workshop');
  await find(tablet, 'mug');
  await group(tablet, 'Stock').getByRole('option').first().waitFor();
  expect(await group(tablet, 'Orders').count()).toBe(0);
  await tablet.keyboard.press('Control+A');
  await tablet.keyboard.type('stock');
  await group(tablet, 'Pages').getByRole('option', { name: 'Stock' }).waitFor();
  await tablet.keyboard.press('Enter');
  await pageOf(tablet, 'Stock');
});

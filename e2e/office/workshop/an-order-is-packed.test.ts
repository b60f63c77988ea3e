/** Pieces of an order gather in a bin, are checked one by one, by eye and by code, and packed. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('an order of two pieces is packed at %s', async (_, device) => {
  const [first, second] = [
    `Rhiannon ${device.viewport.width}`,
    `Taliesin ${device.viewport.width}`,
  ];
  await buyMugs([first, second]);

  const page = await newShopper(device);
  await enterOffice(page, 'workshop');
  const make = async (name: string) => {
    await page.goto('/office/workshop?lane=sublimation');
    await pageOf(page, 'Workshop');
    await page.getByRole('option').filter({ hasText: name }).click();
    await page.getByRole('button', { name: /^Move to/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Made', exact: true }).check();
    await dialog.getByRole('button', { name: 'Move to Made' }).click();
    await page.getByText('1 piece moved to Made').waitFor();
  };
  await make(first);
  await page.goto('/office/workshop/packing');
  await pageOf(page, 'Packing');
  const order = page
    .getByRole('region')
    .filter({ hasText: first, has: page.getByRole('heading', { level: 3 }) })
    .last();
  await order.getByText('Waits for 1 piece.').waitFor();
  await order.getByText(/^Bin \d+$/).waitFor();
  expect(await order.getByRole('button', { name: 'Packed' }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);

  await make(second);
  await page.goto('/office/workshop/packing');
  await order.getByText('Check 2 of 2 against the picture first.').waitFor();
  expect(await order.getByRole('button', { name: 'Packed' }).isDisabled()).toBe(true);
  const box = async (of: Locator) => (await of.boundingBox())!;
  const piece = order.getByRole('listitem').filter({ hasText: first });
  const tick = await box(piece.getByRole('checkbox'));
  const picture = await box(piece.locator('.thumb'));
  // Side by side, so that two pieces and their pictures are seen at once.
  expect(picture.x).toBeGreaterThan(tick.x + tick.width);
  expect(picture.y).toBeLessThan(tick.y);
  await order.getByRole('checkbox', { name: first }).check();
  await order.getByText('Check 1 of 2 against the picture first.').waitFor();
  const code = /P[0-9A-Z]{3}-[0-9A-Z]{4}/.exec(
    await order.getByRole('listitem').filter({ hasText: second }).innerText(),
  )![0];
  await page.getByLabel('Check by code').fill('nothing');
  await page.keyboard.press('Enter');
  await page.getByText('nothing is no piece of an order that waits to be packed.').waitFor();
  await page.getByLabel('Check by code').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByText(`${code} of`, { exact: false }).first().waitFor();
  await order.getByText('All checked.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await order.getByRole('button', { name: 'Packed' }).click();
  await page.getByText(/ is packed$/).waitFor();
  await order.waitFor({ state: 'detached' });
});

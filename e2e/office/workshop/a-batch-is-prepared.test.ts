/** A maker has a batch prepared from the board, fetches its papers, and takes it apart. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { LONGEST_WORK_MS } from '../../support/orders.ts';
import { DESK, newShopper, open, PHONE } from '../../support/shop.ts';

const papersOf = (page: Page) => page.getByRole('region', { name: 'Papers' });
const piecesOf = (page: Page) => page.getByRole('region', { name: 'Pieces' });

/** Chooses tickets on the board and asks for their batch. Returns its number. */
async function prepare(page: Page, ...names: string[]): Promise<string> {
  await page.goto('/office/workshop?lane=sublimation');
  await pageOf(page, 'Workshop');
  for (const name of names) {
    const ticket = page.getByRole('option').filter({ hasText: name });
    await ticket.click();
    await ticket.and(page.locator('[aria-selected="true"]')).waitFor();
  }
  await page.getByRole('button', { name: 'Prepare batch…' }).click();
  await page.getByRole('dialog', { name: /^Prepare a batch of/ }).waitFor();
  await page.getByLabel('Sheet width in mm').fill('600');
  await page.getByRole('button', { name: 'Prepare batch', exact: true }).click();
  await page.waitForURL(/\/workshop\/batches\/\d+$/);
  await papersOf(page).waitFor({ timeout: LONGEST_WORK_MS });
  return page.url().split('/').at(-1)!;
}

test('a batch from the board has papers, keeps its words, and is taken apart', async () => {
  const { thankYou } = await buyMugs(['Branwen', 'Gwilym']);
  const shopper = await newShopper(DESK);
  const page = await newShopper(DESK);
  await enterOffice(page, 'manager');
  const number = await prepare(page, 'Branwen', 'Gwilym');
  await piecesOf(page).getByText('Branwen').waitFor();
  await piecesOf(page).getByText('Gwilym').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  for (const name of ['Job tickets', 'Pick list', /^Sheet 1: .*, PDF$/]) {
    const address = await papersOf(page).getByRole('link', { name }).getAttribute('href');
    const response = await page.request.get(address!);
    expect([response.status(), (await response.body()).subarray(0, 5).toString()]).toEqual([
      200,
      '%PDF-',
    ]);
  }

  await open(shopper, thankYou);
  await shopper.getByText('What is written on 2 items is ready in our workshop').waitFor();
  expect(await shopper.getByRole('button', { name: 'Change “Branwen”' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Batches' }).click();
  await pageOf(page, 'Batches');
  await page.locator(`[data-row="${number}"]`).getByText('To be made').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: `Batch ${number}` }).click();
  await pageOf(page, `Batch ${number}`);
  await page.getByRole('button', { name: 'Take apart…' }).click();
  const dialog = page.getByRole('dialog', { name: `Take batch ${number} apart?` });
  await dialog.getByText('2 pieces will wait for another batch').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take apart' }).click();
  await page.getByText('This batch was taken apart before').waitFor();
  await shopper.reload();
  await shopper.getByRole('button', { name: 'Change “Branwen”' }).waitFor();
});

test('pieces that fit on its sheets are offered, and come with it', async () => {
  await buyMugs(['Iorwerth', 'Olwen']);
  const page = await newShopper(DESK);
  await enterOffice(page, 'workshop');
  await page.goto('/office/workshop?lane=sublimation');
  await pageOf(page, 'Workshop');
  const ticket = page.getByRole('option').filter({ hasText: 'Iorwerth' });
  await ticket.click();
  await page.getByRole('button', { name: 'Prepare batch…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prepare a batch of 1 piece' });
  await dialog.getByText(/White ceramic mug, .*: 1 piece on 1 sheet/).waitFor();
  // The shop has the pieces of other journeys too.
  await dialog.getByLabel('Sheet height in mm').fill('1500');
  const fill = dialog.getByRole('checkbox', { name: /^Fill the sheets with/ });
  await fill.check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('Sheet width in mm').fill('');
  await fill.waitFor({ state: 'detached' });
  await dialog.getByLabel('Sheet width in mm').fill('2000');
  await fill.waitFor();
  await dialog.getByRole('button', { name: 'Prepare batch', exact: true }).click();
  await page.waitForURL(/\/workshop\/batches\/\d+$/);
  await papersOf(page).waitFor({ timeout: LONGEST_WORK_MS });
  await piecesOf(page).getByText('Iorwerth').waitFor();
  await piecesOf(page).getByText('Olwen', { exact: true }).waitFor();
});

test('a batch of which a piece is begun stays, on a phone too', async () => {
  await buyMugs(['Heledd']);
  const page = await newShopper(PHONE);
  await enterOffice(page, 'workshop');
  const number = await prepare(page, 'Heledd');
  expect(await page.getByRole('button', { name: 'Take apart…' }).isVisible()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await page.goto('/office/workshop?lane=sublimation');
  const ticket = page.getByRole('option').filter({ hasText: 'Heledd' });
  await ticket.getByText(`Batch ${number}`).waitFor();
  await ticket.click();
  await page.getByRole('button', { name: /^Move to/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Making' }).click();
  await page.getByText('1 piece moved to Making').waitFor();
  await page.goto(`/office/workshop/batches/${number}`);
  await piecesOf(page).getByText('Making').waitFor();
  expect(await page.getByRole('button', { name: 'Take apart…' }).count()).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

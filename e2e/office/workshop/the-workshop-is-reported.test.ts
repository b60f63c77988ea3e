/** What the workshop made, spoiled and what that cost is reported at a desk and on a phone. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

async function moveTo(page: Page, words: string, column: 'Making' | 'Made'): Promise<void> {
  await page.goto('/office/workshop?process=sublimation');
  await pageOf(page, 'Workshop');
  await page.getByRole('option').filter({ hasText: words }).click();
  await page.getByRole('button', { name: /^Move to/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: column }).check();
  await dialog.getByRole('button', { name: `Move to ${column}` }).click();
  await page.getByText(`1 piece moved to ${column}`).waitFor();
}

/** Makes a mug and spoils it, when its blank costs £1.85. Returns who made it. */
async function spoilMug(words: string): Promise<string> {
  await buyMugs([words]);

  const owner = await newShopper(DESK);
  await enterOffice(owner, 'owner');
  await owner.goto('/office/stock?q=MUG');
  await pageOf(owner, 'Stock');
  await owner
    .getByRole('button', { name: /^Cost .* of White ceramic mug/ })
    .first()
    .click();
  const dialog = owner.getByRole('dialog', { name: /^Cost of White ceramic mug/ });
  await dialog.getByLabel('Cost of one in pounds').fill('a lot');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('An amount such as 1.85, or nothing.').waitFor();
  expect(await violationsOn(owner)).toEqual([]);
  await dialog.getByLabel('Cost of one in pounds').fill('1.85');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await owner.getByText(/ costs £1\.85$/).waitFor();

  const page = await newShopper(DESK);
  const maker = await enterOffice(page, 'workshop');
  await moveTo(page, words, 'Making');
  await moveTo(page, words, 'Made');
  await page.getByRole('option').filter({ hasText: words }).click();
  await page.getByRole('button', { name: 'Spoiled…' }).click();
  const spoiled = page.getByRole('dialog', { name: 'This piece is spoiled' });
  await spoiled.getByLabel('Why').selectOption({ label: 'Out of alignment' });
  await spoiled.getByRole('button', { name: 'Make it again' }).click();
  await page.getByRole('option').filter({ hasText: words }).getByText('Remake').waitFor();
  return maker;
}

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('a spoiled mug is in the reports at %s', async (_, device) => {
  const maker = await spoilMug(`Gwenllian ${device.viewport.width}`);
  const page = await newShopper(device);
  await enterOffice(page, 'manager');
  await page.goto('/office/reports');
  await pageOf(page, 'Reports');
  const tabs = page.getByRole('navigation', { name: 'Reports' });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  await tabs.getByRole('link', { name: 'Spoilage' }).click();
  const reasons = page.getByRole('table', { name: 'Spoiled pieces and what was made' });
  await reasons.getByRole('row', { name: /^Out of alignment/ }).waitFor();
  await page.getByRole('img', { name: /^Spoiled pieces, at most/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await fits()).toBe(0);
  await page.getByLabel('Group').selectOption({ label: 'By day' });
  await page.waitForURL(/by=day/);
  await reasons.getByRole('columnheader', { name: 'Day' }).waitFor();

  await tabs.getByRole('link', { name: 'Makers' }).click();
  const makers = page.getByRole('table', { name: 'Pieces by maker and process' });
  await makers.getByRole('row', { name: `${maker}, Sublimation 1 1 (100%)` }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await fits()).toBe(0);

  await tabs.getByRole('link', { name: 'Remakes' }).click();
  await page.getByLabel('Group').selectOption({ label: 'By blank' });
  await page
    .getByRole('row', { name: /^White ceramic mug/ })
    .first()
    .waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^remakes-by-blank-.*\.csv$/);
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows[0]).toContain('Blank,Remakes,Blanks,Without a known cost');
  expect(rows.slice(1).some((row) => /,\d+,(?:\d+\.\d\d),\d+$/.test(row))).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  expect(await fits()).toBe(0);

  for (const name of ['On time', 'Lead time']) {
    await tabs.getByRole('link', { name }).click();
    await page.getByRole('region', { name: 'Pieces sent' }).waitFor();
    expect([name, await violationsOn(page)]).toEqual([name, []]);
  }
});

test('an accountant sees what remakes cost, and no makers', async () => {
  const page = await newShopper(DESK);
  await enterOffice(page, 'accountant');
  await page.goto('/office/reports?view=remakes');
  await pageOf(page, 'Reports');
  await page.getByRole('heading', { name: 'Blanks written off for remakes' }).waitFor();
  expect(await page.getByRole('link', { name: 'Makers' }).count()).toBe(0);
});

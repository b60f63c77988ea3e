/** From packed orders to the van: labels, the file for the carrier, its tracking numbers, dispatch of all. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emailsTo } from '../../support/accounts.ts';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { LONGEST_WORK_MS } from '../../support/orders.ts';
import { pack } from '../../support/workshop/packing.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

const chooseFile = (page: Page, rows: string[]) =>
  page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'tracking.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`),
  });

test.each([
  ['a desk', DESK, '51'],
  ['a phone', PHONE, '52'],
])('two packed orders are labelled, exported and dispatched at %s', async (_, device, digits) => {
  const { width } = device.viewport;
  const names = [`Lowri ${width}`, `Bleddyn ${width}`] as const;
  const { reference: one, email } = await buyMugs([names[0]]);
  const { reference: two } = await buyMugs([names[1]], { email });
  const references = [one, two];
  const dispatchEmails = async () =>
    (await emailsTo(email))
      .map(({ subject }) => subject)
      .filter((subject) => subject?.endsWith('is on its way'));

  const page = await newShopper(device);
  await enterOffice(page, 'owner');
  for (const name of names) await pack(page, name);
  await page.goto('/office/workshop/sending');
  await pageOf(page, 'Sending');
  const ofOrder = (reference: string) =>
    page.getByRole('region', { name: 'Packed' }).getByRole('listitem', { name: reference });
  for (const reference of references) await ofOrder(reference).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  for (const link of [
    ofOrder(one).getByRole('link', { name: `Label of ${one}` }),
    page.getByRole('link', { name: 'Labels, 100 × 62 mm' }),
    page.getByRole('link', { name: 'Packing slips' }),
  ]) {
    const response = await page.request.get((await link.getAttribute('href'))!);
    expect(response.headers()['content-type']).toBe('application/pdf');
  }

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download \d+ orders$/ }).click();
  const rows = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
  for (const reference of references)
    expect(rows.find((row) => row.startsWith(reference))).toContain('Aberystwyth');

  const file = [
    'Order reference,Service,Tracking number',
    `${one},TOLP48,AB${digits}0000001GB`,
    `${two},TOLP48,"AB${digits} 0000 002GB"`,
    `KS-ZZZ-ZZZZ,TOLP48,AB${digits}0000003GB`,
  ];
  await chooseFile(page, ['"Order reference,Tracking number', one]);
  await page.getByText('A quotation mark in the file is never closed.').waitFor();
  await chooseFile(page, file);
  await page.getByText('2 orders can be dispatched. 1 row is left as it is.').waitFor();
  await page.getByText('“KS-ZZZ-ZZZZ” is no order reference of this shop.').waitFor();
  expect(await dispatchEmails()).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Dispatch 2 orders' }).click();
  await page.getByText('2 orders are dispatched. 1 row is left as it is.').waitFor();
  for (const reference of references) await ofOrder(reference).waitFor({ state: 'detached' });
  await chooseFile(page, file);
  await page.getByText('1 row is left as it is. 2 rows have nothing to do.').waitFor();
  expect(await page.getByRole('button', { name: /^Dispatch/ }).count()).toBe(0);
  await expect.poll(dispatchEmails, { timeout: LONGEST_WORK_MS }).toHaveLength(2);
  for (const reference of references)
    expect(await dispatchEmails()).toContain(`Your Keepsake order ${reference} is on its way`);
});

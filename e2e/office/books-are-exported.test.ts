/** The accountant downloads the invoices of a period for the bookkeeping program. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buyMugs } from '../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../support/office.ts';
import { DESK, newShopper } from '../support/shop.ts';

test('an invoice is in the file for Sage, and readers see no books', async () => {
  const { reference } = await buyMugs(['Angharad'], { email: 'angharad@example.org' });

  const page = await newShopper(DESK);
  await enterOffice(page, 'accountant');
  await page.goto('/office/reports');
  await page.getByRole('link', { name: 'Books' }).click();
  await page.getByRole('radio', { name: 'Sage 50' }).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('list', { name: 'Files' }).getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^sage-invoices-.*\.csv$/);
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows[0]).toContain('Type,Account Reference,Nominal A/C Ref,');
  expect(rows.find((row) => row.includes(reference))).toMatch(/^SI,WEBSHOP,4000,0,/);
  await page.getByText(/^If empty: 4000$/).waitFor();
  await page.getByRole('textbox', { name: 'Account of sales' }).fill('=1');
  await page.getByText('Only letters, digits, spaces and hyphens.').waitFor();

  const reader = await newShopper(DESK);
  await enterOffice(reader, 'reader');
  await reader.goto('/office/reports?view=books');
  await pageOf(reader, 'Reports');
  await reader.getByRole('heading', { name: 'What was sold' }).waitFor();
  expect(await reader.getByRole('link', { name: 'Books' }).count()).toBe(0);
});

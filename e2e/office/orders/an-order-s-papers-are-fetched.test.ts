/** A member fetches an order's papers, sends an email again, and walks through the list by keys. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { emailsTo } from '../../support/accounts.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { confirmationTo, LONGEST_WORK_MS, printFilesOf } from '../../support/orders.ts';
import { DESK, newShopper } from '../../support/shop.ts';

test('an order’s files, slip and invoice are fetched, an email is sent again, and keys lead to the next order', async () => {
  const { reference: first, email } = await buyMugs(['Angharad']);
  const { reference: second } = await buyMugs(['Angharad'], { email });
  await printFilesOf(first);
  await confirmationTo(email);

  const page = await newShopper(DESK);
  await enterOffice(page, 'manager');
  await page.goto(`/office/orders?view=all&q=${encodeURIComponent(email)}`);
  await page.locator(`[data-row="${second}"] a`).click();
  await pageOf(page, second);
  await page.getByText('1 of 2', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Order before (K)' }).isDisabled()).toBe(true);
  await page.keyboard.press('j');
  await pageOf(page, first);
  await page.getByText('2 of 2', { exact: true }).waitFor();

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /^PNG, .* of Botanical wreath mug$/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${first}-1.png`);
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');
  for (const name of [/^Invoice INV-/, 'Packing slip']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const response = await page.request.get(address!);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'application/pdf',
    ]);
  }

  const emailsAbout = async (subject: RegExp) =>
    (await emailsTo(email)).filter((email) => subject.test(email.subject ?? '')).length;
  await page.getByRole('button', { name: 'Start production' }).click();
  await expect.poll(() => emailsAbout(/We are making/), { timeout: LONGEST_WORK_MS }).toBe(1);
  await page.reload();
  await page.getByText('Email “Production began”').waitFor();
  await page.getByRole('button', { name: 'Send an email again' }).click();
  await page.getByRole('radio', { name: /^Production began/ }).check();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await page.getByText('An email was sent again').waitFor();
  await expect.poll(() => emailsAbout(/We are making/), { timeout: LONGEST_WORK_MS }).toBe(2);

  await page.keyboard.press('k');
  await pageOf(page, second);
  await page.goBack();
  await pageOf(page, 'Orders');
  expect(new URL(page.url()).searchParams.get('q')).toBe(email);
});

test('on paper an order is without menus and buttons', async () => {
  const { reference } = await buyMugs(['Angharad']);
  const page = await newShopper(DESK);
  await enterOffice(page, 'manager');
  await page.goto(`/office/orders/${reference}`);
  await page.getByRole('heading', { name: '1 piece in 1 line' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button:visible, nav:visible').count()).toBe(0);
  await page.getByText('Siân Price').first().waitFor();
});

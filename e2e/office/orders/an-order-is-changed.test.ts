/** The staff hold, release, change, refund and send an order; a colleague's older page overwrites nothing. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buyMugs } from '../../support/bought-mugs.ts';
import { emailsTo } from '../../support/accounts.ts';
import { violationsOn } from '../../support/axe.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { LONGEST_WORK_MS } from '../../support/orders.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a paid order is held, changed, refunded in part and sent; an older page is refused', async () => {
  const { reference, email } = await buyMugs(['Gwenllian']);
  const mair = await newShopper(DESK);
  const huw = await newShopper({ ...PHONE, expected: /ERR_FAILED|status of 409/ });
  await enterOffice(mair, 'manager');
  await enterOffice(huw, 'support');
  // The stream of changes would tell him at once.
  await huw.route('**/api/office/changes*', (route) => route.abort());
  for (const page of [mair, huw]) {
    await page.goto(`/office/orders/${reference}`);
    await pageOf(page, reference);
  }

  await press(mair, 'Hold');
  await mair.getByLabel('Reason').fill('Is the name spelt right?');
  expect(await violationsOn(mair)).toEqual([]);
  await press(mair, 'Hold the order');
  await mair.getByText('On hold: Is the name spelt right?').waitFor();
  expect(await mair.getByRole('button', { name: 'Start production' }).count()).toBe(0);

  await press(huw, 'Hold');
  await huw.getByLabel('Reason').fill('The address looks wrong');
  await press(huw, 'Hold the order');
  await huw
    .getByRole('alert')
    .getByText(/has changed since you opened it: Put on hold, by/)
    .waitFor();
  expect(await huw.getByLabel('Reason').inputValue()).toBe('The address looks wrong');

  await press(mair, 'Change the words on Botanical wreath mug');
  const words = mair.getByRole('dialog').getByLabel('Name', { exact: true });
  expect(await words.inputValue()).toBe('Gwenllian');
  await words.fill('Gwenlliân');
  await press(mair, 'Save the words');
  await mair.getByRole('definition').filter({ hasText: 'Gwenlliân' }).first().waitFor();

  await press(mair, 'Release');
  await press(mair, 'Release the order');
  await mair.getByRole('button', { name: 'Hold', exact: true }).waitFor();
  await mair.getByRole('dialog').waitFor({ state: 'detached' });
  await mair.getByLabel('Note', { exact: true }).fill('Asked by telephone');
  await press(mair, 'Save');
  await mair.getByText('Asked by telephone').waitFor();

  await press(mair, 'Refund');
  await mair.getByRole('radio', { name: 'An amount' }).check();
  await mair.getByLabel(/^Amount in pounds/).fill('2.50');
  await mair.getByLabel('Reason').fill('Waited for us');
  expect(await violationsOn(mair)).toEqual([]);
  await press(mair, 'Refund £2.50');
  await mair.getByText(`£2.50 of ${reference} will be refunded`).waitFor();
  await mair.getByText(/Credit note CN-\d+, £2.50/).waitFor({ timeout: LONGEST_WORK_MS });
  // A job sends it, and the open page shows it without being loaded again.
  await mair.getByText('Email “Refund”').waitFor({ timeout: LONGEST_WORK_MS });

  await press(mair, 'Start production');
  await press(mair, 'Dispatch');
  await mair.getByLabel(/^Tracking number/).fill('AB123456789GB');
  await press(mair, 'Dispatch 1 line');
  await mair.getByRole('link', { name: 'AB123456789GB' }).waitFor();
  const subjects = async () =>
    (await emailsTo(email)).map(({ subject = '' }) => subject).join('\n');
  await expect.poll(subjects, { timeout: LONGEST_WORK_MS }).toMatch(/refund/i);
  await expect.poll(subjects, { timeout: LONGEST_WORK_MS }).toMatch(/on its way|dispatched|left/i);
});

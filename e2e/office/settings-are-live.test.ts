/** Settings that are saved in the office are what the next shopper sees; a slower editor loses nothing. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { enterOffice, pageOf } from '../support/office.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

async function openSettings(page: Page, group: string): Promise<void> {
  await page.goto(`/office/settings?group=${group}`);
  await pageOf(page, 'Settings');
  await page.getByText('Live', { exact: true }).waitFor();
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => page.getByText('Not saved yet').waitFor({ state: 'detached' });

test('a delivery price and a notice are in the shop at once, with their reason in the journal', async () => {
  const owner = await newShopper(DESK);
  await enterOffice(owner, 'owner');
  await openSettings(owner, 'delivery');
  const price = owner.getByLabel('Price in pounds, Northern Ireland');
  const before = await price.inputValue();
  await price.fill('7.4');
  await owner.getByText('A price such as 4.99, and whole days.').waitFor();
  expect(await owner.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await price.fill('7.45');
  await owner.getByLabel('Try a postcode').fill('BT1 1AA');
  await owner.getByText(/^Northern Ireland: £7\.45\. Ordered now, a parcel leaves on/).waitFor();
  await owner.getByLabel(/^Reason/).fill('Royal Mail went up');
  expect(await violationsOn(owner)).toEqual([]);
  await press(owner, 'Save');
  await saved(owner);
  await owner.getByText('“Royal Mail went up”').waitFor();

  await openSettings(owner, 'notice');
  await owner.getByLabel('Text above every page of the shop').fill('Order by 18 December');
  await press(owner, 'Save');
  await saved(owner);
  await openSettings(owner, 'dispatch');
  await owner.getByRole('combobox', { name: 'Cut-off' }).selectOption('11am');
  await press(owner, 'Save');
  await saved(owner);
  const shopper = await newShopper(PHONE);
  await open(shopper, '/delivery');
  await shopper
    .getByRole('listitem')
    .filter({ hasText: 'Northern Ireland' })
    .filter({ hasText: '£7.45' })
    .waitFor();
  await shopper.getByRole('complementary', { name: 'Notice' }).waitFor();
  await shopper.getByText('Orders placed by 11am on a working day').waitFor();
  expect(await violationsOn(shopper)).toEqual([]);

  // The journeys share one shop.
  await owner.getByRole('combobox', { name: 'Cut-off' }).selectOption('2pm');
  await press(owner, 'Save');
  await saved(owner);
  await openSettings(owner, 'notice');
  await owner.getByLabel('Text above every page of the shop').fill('');
  await press(owner, 'Save');
  await saved(owner);
  await openSettings(owner, 'delivery');
  await owner.getByLabel('Price in pounds, Northern Ireland').fill(before);
  await press(owner, 'Save');
  await saved(owner);
});

test('the slower of two editors keeps what was typed, also over a failed save', async () => {
  const mair = await newShopper(DESK);
  const huw = await newShopper({ ...PHONE, expected: /ERR_FAILED|status of 409/ });
  await enterOffice(mair, 'manager');
  await enterOffice(huw, 'manager');
  await openSettings(huw, 'dispatch');
  await openSettings(mair, 'dispatch');
  await huw.route('**/api/office/settings', (route) => route.abort());
  await huw.getByLabel('Closed from').fill('2027-02-01');
  await press(huw, 'Add');
  await huw.route('**/settings/dispatch', (route) => route.abort());
  await press(huw, 'Save');
  await huw.getByRole('alert').getByText('The shop cannot be reached').waitFor();
  await huw.unroute('**/settings/dispatch');

  await mair.getByLabel('Closed from').fill('2027-03-01');
  await mair.getByLabel('Last day').fill('2027-03-05');
  await press(mair, 'Add');
  await press(mair, 'Save');
  await saved(mair);

  await press(huw, 'Save');
  await huw.getByRole('alert').getByText('Someone else has changed this').waitFor();
  await huw.getByText('1 Feb 2027', { exact: true }).waitFor();

  await press(mair, 'Open again: 1 Mar 2027 to 5 Mar 2027');
  await press(mair, 'Save');
  await saved(mair);
  await mair.getByText('No other day is closed.').waitFor();
});

test('a manager sees the company and cannot change it', async () => {
  const page = await newShopper(DESK);
  await enterOffice(page, 'manager');
  await openSettings(page, 'company');
  await page.getByText('Only an owner can change this.').waitFor();
  expect(await page.getByLabel('Company', { exact: true }).isDisabled()).toBe(true);
});

test('the shop’s name is on the next page that is opened', async () => {
  const owner = await newShopper(DESK);
  await enterOffice(owner, 'owner');
  await openSettings(owner, 'company');
  const name = owner.getByLabel('Name of the shop');
  const before = await name.inputValue();
  await name.fill('Anrhegion');
  await press(owner, 'Save');
  await saved(owner);
  const shopper = await newShopper(PHONE);
  await open(shopper, '/delivery');
  await expect.poll(() => shopper.title()).toContain('Anrhegion');
  await name.fill(before);
  await press(owner, 'Save');
  await saved(owner);
});

test('on a phone the columns of a carrier’s file are added, moved and removed', async () => {
  const owner = await newShopper(PHONE);
  await enterOffice(owner, 'owner');
  await openSettings(owner, 'sending');
  const headings = owner.getByLabel(/^Heading, column/);
  await headings.first().waitFor();
  const count = await headings.count();
  const last = owner.getByLabel(`Heading, column ${count}`, { exact: true });
  const before = await last.inputValue();
  await press(owner, 'Add a column');
  await owner.getByLabel(`Heading, column ${count + 1}`).fill('Kind of parcel');
  await owner.getByLabel(`Text, column ${count + 1}`).fill('PARCEL');
  await press(owner, `Move column ${count + 1} up`);
  await expect.poll(() => last.inputValue()).toBe('Kind of parcel');
  expect(await owner.getByLabel(`Heading, column ${count + 1}`).inputValue()).toBe(before);
  expect(await violationsOn(owner)).toEqual([]);
  await press(owner, `Remove column ${count + 1}`);
  await press(owner, 'Save');
  await saved(owner);
  await openSettings(owner, 'sending');
  await expect.poll(() => last.inputValue()).toBe('Kind of parcel');
  expect(await headings.count()).toBe(count);
  expect(await owner.getByLabel(`Text, column ${count}`).inputValue()).toBe('PARCEL');
});

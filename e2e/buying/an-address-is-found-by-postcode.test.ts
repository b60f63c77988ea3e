/** A shopper types a postcode, chooses an address and changes it; or writes it when none can be found. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addMug, fillDetails } from '../support/buying.ts';
import { newShopper, open, PHONE } from '../support/shop.ts';

async function reachDelivery(page: Page) {
  await addMug(page, 'Olwen');
  await open(page, '/checkout');
  await fillDetails(page, 'sian@example.org');
  const parcel = page.getByRole('group', { name: 'Deliver to' });
  const box = (name: string) => parcel.getByRole('textbox', { name });
  return { box, find: page.getByRole('button', { name: 'Find address' }) };
}

const nameOfFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

test('an address is found by keyboard, its fields are filled and can be changed', async () => {
  const page = await newShopper();
  const { box, find } = await reachDelivery(page);
  await box('Postcode').fill('sy11ab');
  await find.press('Enter');
  await page.getByText('5 addresses found. Choose one or write your own.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await nameOfFocused(page)).toBe('shipping.AddressLine1');
  const filled = {
    line: await box('Address line 1').inputValue(),
    town: await box('Town or city').inputValue(),
    postcode: await box('Postcode').inputValue(),
  };
  expect(filled).toEqual({ line: '14 Sample Walk', town: 'Shrewsbury', postcode: 'SY1 1AB' });
  await box('Address line 1').fill('14a Sample Walk');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByText('14a Sample Walk').first().waitFor();
});

test('on a phone a failed look-up keeps everything typed and suggests the town', async () => {
  const page = await newShopper(PHONE);
  const { box, find } = await reachDelivery(page);
  await box('Address line 1').fill('1 High Street');
  await box('Postcode').fill('SY1 0BB');
  await find.tap();
  await page.getByText('We could not look it up: write it yourself.').waitFor();
  expect(await box('Address line 1').inputValue()).toBe('1 High Street');
  await page.getByRole('button', { name: 'Is the town Shrewsbury? Use it' }).tap();
  expect(await box('Town or city').inputValue()).toBe('Shrewsbury');
});

test('a postcode of nobody, and half a postcode, are said to be so', async () => {
  const page = await newShopper();
  const { box, find } = await reachDelivery(page);
  await box('Postcode').fill('SY23 0AA');
  await find.click();
  await page.getByText(/We found no address at this postcode/).waitFor();
  await box('Postcode').fill('SY23');
  await find.click();
  await page.getByText('Please enter a full UK postcode, such as LS1 4AP.').waitFor();
  await box('Postcode').fill('SY23 1AB');
  await find.click();
  await page.getByRole('button', { name: 'None of these: write it myself' }).click();
  expect(await nameOfFocused(page)).toBe('shipping.AddressLine1');
  expect(await page.getByRole('button', { name: /Sample Walk/ }).count()).toBe(0);
});

/** A customer sees the reminders of their orders in the account, adds one, changes its day and deletes it. */
import { expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { customerWith } from '../support/customer-orders.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

test.each([
  ['phone', PHONE],
  ['desk', DESK],
])('on a %s', async (_, device) => {
  const page = await newShopper({ ...device, expected: /status of 422/ });
  const { email } = await customerWith(page, []);
  await open(page, '/account/reminders');
  await page.getByText('There are no reminders yet.').waitFor();
  await page.getByRole('combobox', { name: 'What is it for?' }).selectOption('Something else');
  await page.getByRole('textbox', { name: /^What do you call it/ }).fill('Dydd Santes Dwynwen');
  await page.getByRole('combobox', { name: 'Day' }).selectOption('25');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('January');
  await page.getByRole('combobox', { name: 'How often?' }).selectOption('Once, the next time');
  await page.getByRole('checkbox', { name: `Yes, email ${email} once, three weeks` }).check();
  await page.getByRole('button', { name: 'Remind me' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Dydd Santes Dwynwen' });
  await card.getByText(/25 January/).waitFor();
  await card.getByText(/^Email on .*, once$/).waitFor();
  await page.getByRole('link', { name: 'See gifts for it' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await card.getByRole('button', { name: 'Change day of Dydd Santes Dwynwen' }).click();
  await card.getByRole('combobox', { name: 'Day' }).selectOption('30');
  await card.getByRole('combobox', { name: 'Month' }).selectOption('February');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('This month has no such day.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await card.getByRole('combobox', { name: 'Day' }).selectOption('28');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText(/28 February/).waitFor();
  await card.getByRole('button', { name: 'Delete the reminder of Dydd Santes Dwynwen' }).click();
  await page.getByText('The reminder is deleted. No more emails follow.').waitFor();
  await page.getByText('There are no reminders yet.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    device.viewport.width,
  );
});

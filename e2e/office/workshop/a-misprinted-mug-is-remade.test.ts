/** A misprinted mug is made again with other words, by the keyboard, and sent. */
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { DESK, newShopper } from '../../support/shop.ts';

test('a mug with wrong words is remade with other words and sent', async () => {
  const { reference } = await buyMugs(['Sian']);
  const page = await newShopper(DESK);
  await enterOffice(page, 'manager');
  await page.goto(`/office/orders/${reference}`);
  await pageOf(page, reference);
  await page.getByRole('button', { name: 'Start production' }).click();
  await page.getByText('Being made', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Change the words on/ }).count()).toBe(0);

  const remake = page.getByRole('button', { name: 'Remake Botanical wreath mug' });
  await remake.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remake Botanical wreath mug' });
  await dialog.getByLabel('Why').selectOption({ label: 'Wrong words, our mistake' });
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remake 1 piece' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Remake of 1, waiting').waitFor();
  await page.getByText('Wrong words, our mistake').first().waitFor();

  await page.getByRole('button', { name: /^Change the words on/ }).click();
  const words = page.getByRole('dialog').getByRole('textbox').first();
  await words.fill('Siân');
  await page.getByRole('button', { name: 'Save the words' }).click();
  await page.getByRole('definition').filter({ hasText: 'Siân' }).first().waitFor();

  await page.getByRole('button', { name: 'Start the remake' }).click();
  await page.getByText('Remake of 1, being made').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await page.getByRole('button', { name: 'Dispatch 1 line' }).click();
  await page.getByRole('article').getByText('Dispatched', { exact: true }).waitFor();
});

/** A member saves filters as a view by keyboard, finds it in a new window, renames and deletes it. */
import { expect, test } from 'vitest';
import { buyMugs } from '../../support/bought-mugs.ts';
import { violationsOn } from '../../support/axe.ts';
import { enterOffice, pageOf, signInLink } from '../../support/office.ts';
import { DESK, newShopper } from '../../support/shop.ts';

test('filters are saved under a name, and are there in another window', async () => {
  const page = await newShopper(DESK);
  const email = await enterOffice(page, 'support');
  await page.goto('/office/orders?view=all&process=laser&sort=oldest');
  await pageOf(page, 'Orders');
  await page.getByRole('button', { name: 'Save view' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Save this view' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name' }).fill('All laser');
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.locator('[aria-current=page]', { hasText: 'All laser' }).waitFor();

  const other = await newShopper(DESK);
  await other.goto(await signInLink(email));
  await pageOf(other, 'Today');
  await other.goto('/office/orders');
  await other.getByRole('link', { name: /^All laser\b/ }).click();
  await other.waitForURL(/view=all&process=laser&sort=oldest&saved=/);
  const process = other.getByRole('combobox', { name: 'Process' });
  await expect.poll(() => process.inputValue()).toBe('laser');
  await other.getByRole('button', { name: 'Change view' }).click();
  await other.getByRole('textbox', { name: 'Name' }).fill('Laser');
  await other.getByRole('radio', { name: 'Everyone who sees orders' }).check();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.getByRole('link', { name: /^Laser\b/ }).waitFor();

  const colleague = await newShopper(DESK);
  await enterOffice(colleague, 'support');
  await colleague.goto('/office/orders');
  await colleague.getByRole('link', { name: /^Laser\b/ }).click();
  await colleague.getByRole('button', { name: 'Save view' }).waitFor();

  await other.getByRole('button', { name: 'Change view' }).click();
  await other.getByRole('button', { name: 'Delete' }).click();
  await other.getByText('The view “Laser” is deleted').waitFor();
  await expect.poll(() => other.getByRole('link', { name: /^Laser\b/ }).count()).toBe(0);
});

test('a member arranges the columns of the list, which stay so after a reload', async () => {
  const { reference } = await buyMugs(['Ceridwen'], { email: 'ceridwen@example.org' });

  const page = await newShopper(DESK);
  await enterOffice(page, 'support');
  await page.goto('/office/orders?view=all');
  await page.locator(`[data-row="${reference}"]`).waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const heads = () =>
    page
      .locator('thead th[scope=col]')
      .evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim()));
  await expect.poll(heads).toEqual(['Words', 'Customer', 'Leaves', 'Pieces', 'Order', 'Total']);
  await page.getByRole('button', { name: 'Move Leaves up' }).click();
  await expect.poll(heads).toEqual(['Words', 'Leaves', 'Customer', 'Pieces', 'Order', 'Total']);
  await page.getByRole('button', { name: 'Move Leaves up', disabled: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Total' }).click();
  await expect.poll(heads).toEqual(['Words', 'Leaves', 'Customer', 'Pieces', 'Order']);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await page.locator(`[data-row="${reference}"]`).waitFor();
  await expect.poll(heads).toEqual(['Words', 'Leaves', 'Customer', 'Pieces', 'Order']);

  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Everything');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /^Everything \d+\+?$/ }).waitFor();
});

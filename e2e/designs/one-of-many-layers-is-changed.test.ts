/** The text of one of many lines in a paid order is changed: the list is folded, and lines are numbered. */
import { afterAll, expect, test } from 'vitest';
import { buyCart, customerWith, openOrder } from '../support/customer-orders.ts';
import { addEveryBlank } from '../support/every-blank.ts';
import { ordersOf, removeQueuedWork } from '../support/orders.ts';
import { DESK, newShopper } from '../support/shop.ts';

afterAll(removeQueuedWork);

test('one of many layers is selected and changed with the keyboard', async () => {
  const page = await newShopper(DESK);
  const customer = await customerWith(page);
  const count = await addEveryBlank(customer, 'Fion');
  await buyCart(page);
  const [order] = await ordersOf(customer.email);
  await openOrder(page, order!.reference);

  const slip = page.getByRole('region', { name: 'A slip of the pen?' });
  const fold = slip.locator('summary').filter({ hasText: `Choose one of ${count} to change` });
  const choices = slip.getByRole('button', { name: /^Change / });
  await fold.waitFor();
  expect(await choices.count()).toBe(0);
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => choices.count()).toBe(count);

  // The next Tab reaches the unfolded choices.
  await page.keyboard.press('Tab');
  await choices.first().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change what is written' });
  const field = dialog.getByRole('textbox', { name: /^Name/ });
  await field.waitFor();
  await field.fill('Ffion');
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await page.getByText('What is written was changed.').waitFor();
  await slip.getByRole('button', { name: 'Change “Ffion”' }).waitFor();
  expect(await choices.count()).toBe(count);
  await fold.click();
  await expect.poll(() => choices.count()).toBe(0);
});

/** The text of one of many lines in a paid order is changed at its line. */
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

  const lines = page.getByRole('region', { name: 'What you ordered' });
  const choices = lines.getByRole('button', { name: /^Change / });
  await expect.poll(() => choices.count()).toBe(count);
  await choices.nth(1).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change what is written' });
  const field = dialog.getByRole('textbox', { name: /^Name/ });
  await field.waitFor();
  await field.fill('Ffion');
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await page.getByText('What is written was changed.').waitFor();
  await lines.getByRole('button', { name: 'Change “Ffion”' }).waitFor();
  expect(await choices.count()).toBe(count);
});

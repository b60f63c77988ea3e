/** The texts of a paid order can be changed until production starts, and not after. */
import { expect, test } from 'vitest';
import { buyMug, customerWith, openOrder, workshop } from '../support/customer-orders.ts';
import { newShopper } from '../support/shop.ts';

test('texts are changed after paying, and no more once production has started', async () => {
  const page = await newShopper({ expected: /status of 409/ });
  // Text above the name does not identify a line: the button uses the name.
  const reference = await buyMug(page, await customerWith(page), 'Fion', 'The best');
  await openOrder(page, reference);
  const slip = page.getByRole('region', { name: 'A slip of the pen?' });
  await slip.getByText(/^You can (still )?change what is written/).waitFor();
  await page.getByRole('button', { name: 'Change “Fion”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change what is written' });
  const field = dialog.getByRole('textbox', { name: /^Name/ });
  await field.waitFor();
  expect(await field.inputValue()).toBe('Fion');
  const picture = dialog.getByRole('img', { name: /with these words$/ });
  const before = await picture.getAttribute('src');
  await field.fill('Ffion');
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await page.getByText('What is written was changed.').waitFor();
  await page.getByRole('region', { name: 'How it is going' }).getByText('Design changed').waitFor();
  await page.getByRole('button', { name: 'Change “Ffion”' }).click();
  await field.waitFor();

  // Production starts while the window is open.
  await workshop(reference, 'produce');
  await field.fill('Ffion fach');
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await dialog.getByText(/^We have begun to make this order/).waitFor();
  await openOrder(page, reference);
  await page.getByText('In production').first().waitFor();
  expect(await slip.count()).toBe(0);
  expect(await page.getByText('Ffion').count()).toBeGreaterThan(0);
});

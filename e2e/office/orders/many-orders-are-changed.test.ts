/** A step of many orders at once: confirmed with its number, taken back, and continued after an interruption. */
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { DESK, newShopper } from '../../support/shop.ts';

test('orders are held and released again, and started in spite of a cut network', async () => {
  const { reference: first, email } = await buyMugs(['Ffion']);
  const { reference: second } = await buyMugs(['Dewi'], { email });
  const references = [first, second];
  const page = await newShopper({ ...DESK, expected: /ERR_FAILED/ });
  await enterOffice(page, 'manager');
  await page.goto(`/office/orders?q=${encodeURIComponent(email)}`);
  await pageOf(page, 'Orders');
  const rowOf = (reference: string) => page.getByRole('row').filter({ hasText: reference });
  const select = async () => {
    for (const reference of references)
      await page.getByRole('checkbox', { name: `Select ${reference}` }).check();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');

  await select();
  await press('Hold');
  await dialog.getByLabel('Reason').fill('Waiting for blanks');
  expect(await violationsOn(page)).toEqual([]);
  await press('Hold 2 orders');
  await page.getByText('2 orders on hold').waitFor();
  for (const reference of references) await rowOf(reference).getByText('On hold').waitFor();
  await press('Undo');
  await page.getByText('2 orders released').waitFor();
  for (const reference of references)
    await rowOf(reference).getByText('On hold').waitFor({ state: 'detached' });

  await select();
  await page.route('**/api/office/orders/produce', (route) => route.abort());
  await press('Start production');
  await press('Start production of 2 orders');
  await dialog.getByRole('alert').getByText('The shop cannot be reached').waitFor();
  await page.unroute('**/api/office/orders/produce');
  await press('Start production of 2 orders');
  await page.getByText('Production of 2 orders has started').waitFor();
  await dialog.waitFor({ state: 'detached' });
  for (const reference of references) {
    await page.goto(`/office/orders/${reference}`);
    await page.getByText(/^Production began, manager/).waitFor();
  }
});

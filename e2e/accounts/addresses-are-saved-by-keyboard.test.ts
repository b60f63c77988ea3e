/** Saving, changing and deleting addresses without a pointer, with the focus always visible. */
import { expect, test } from 'vitest';
import { signInOn } from '../support/accounts.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { query, DESK, newShopper, open } from '../support/shop.ts';
import { stillness } from '../states/state.ts';

test('a customer saves addresses at 1280 pixels with the keyboard alone', async () => {
  const page = await newShopper({ ...DESK, expected: /status of 422/ });
  const { email } = await signInOn(page);
  const saved = () =>
    query<{ lines: string; is_default: boolean }>(
      `select address->>'AddressLine1' || ', ' || (address->>'PostCode') as lines, is_default from saved_address
       where customer_id = (select id from customer where email = $1) order by created_at`,
      [email],
    );
  await open(page, '/account/addresses');
  await page.getByRole('heading', { name: 'No addresses saved yet' }).waitFor();

  await tabTo(page, 'Add an address');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.waitFor();
  await stillness(page);
  // The customer's own name is filled in; each missing field shows its error.
  await tabTo(page, 'Save address');
  await page.keyboard.press('Enter');
  await dialog.getByText('Please enter the first line of the address.').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('shipping.PostCode');
  await page.keyboard.type('sy231aa');
  await typeInto(page, /^Address line 1/, '12 Heol y Bont');
  await typeInto(page, /^Town or city/, 'Aberystwyth');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await stillness(page);
  await page.getByText('The address is added.').waitFor();
  await page.getByText('Default address', { exact: true }).waitFor();
  await expect.poll(saved).toEqual([{ lines: '12 Heol y Bont, SY23 1AA', is_default: true }]);

  await tabTo(page, 'Add an address');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await stillness(page);
  await typeInto(page, /^Postcode/, 'SY20 8AA');
  await typeInto(page, /^Address line 1/, 'Y Felin');
  await typeInto(page, /^Town or city/, 'Machynlleth');
  await tabTo(page, 'Use this as my default address');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await stillness(page);
  await expect.poll(saved).toEqual([
    { lines: '12 Heol y Bont, SY23 1AA', is_default: false },
    { lines: 'Y Felin, SY20 8AA', is_default: true },
  ]);

  await page.getByRole('button', { name: 'Make default: the address 12 Heol y Bont' }).waitFor();
  await tabTo(page, 'Make default: the address 12 Heol y Bont');
  await page.keyboard.press('Enter');
  await page.getByText('That is your default address now.').waitFor();
  await tabTo(page, 'Delete the address Y Felin');
  await page.keyboard.press('Enter');
  await page.getByText('The address was deleted.').waitFor();
  await expect.poll(saved).toEqual([{ lines: '12 Heol y Bont, SY23 1AA', is_default: true }]);
  await tabTo(page, 'Undo');
  await page.keyboard.press('Enter');
  await page.getByText('The address is back.').waitFor();
  await expect.poll(saved).toHaveLength(2);

  await tabTo(page, 'Change the address 12 Heol y Bont');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Change address' }).waitFor();
  await stillness(page);
  await tabTo(page, /^Address line 1/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('14 Heol y Bont');
  await page.keyboard.press('Enter');
  await page.getByText('The address is saved.').waitFor();
  await page.getByText('14 Heol y Bont').waitFor();
});

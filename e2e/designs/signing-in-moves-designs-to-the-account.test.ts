/** A guest's designs move to the account when they sign in, with photographs and edits, and are managed there. */
import { expect, test } from 'vitest';
import { registerByApi } from '../support/accounts.ts';
import { saveByApi, putOnDevice } from '../support/drafts.ts';
import { tabTo } from '../support/keyboard.ts';
import { addPhotograph } from '../support/photographs.ts';
import { DESK, newShopper, open } from '../support/shop.ts';

const cards = 'main article';

test('a guest’s designs move to the account when they sign in, and open on another device', async () => {
  const customer = await registerByApi();
  const page = await newShopper(DESK);
  await open(page, '/p/botanical-wreath-mug');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ffion');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.getByRole('button', { name: 'Symbol' }).click();
  await editor.getByRole('button', { name: 'Crown' }).click();
  await editor
    .getByRole('group', { name: 'Your design' })
    .getByRole('button', { name: 'Crown' })
    .waitFor();
  await addPhotograph(editor, { width: 900, height: 600 });
  await editor
    .getByRole('group', { name: 'Your design' })
    .getByRole('button', { name: 'Photograph' })
    .waitFor();
  await editor.getByRole('button', { name: 'Save for later' }).click();
  await editor.getByText('“Ffion” is saved.').waitFor();
  // Stored in the history entry: a reload opens it again.
  await page.reload();
  await page.getByText('“Ffion” is saved.').waitFor();
  await page.getByText('With your changes to the design.').waitFor();
  // Switched to no text and back, it is still open and unchanged.
  await page.getByRole('textbox', { name: 'Name' }).fill('Ffion H');
  await page.getByRole('checkbox', { name: 'Make it without any words' }).check();
  await page.getByRole('checkbox', { name: 'Make it without any words' }).uncheck();
  await page.getByText('You have changed “Ffion” since it was saved.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ffion H');
  expect(new URL(page.url()).hash).toBe('');

  await open(page, '/designs');
  await page.locator(cards).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByRole('textbox', { name: /^E-?mail/i }).fill(customer.email);
  await dialog.locator('input[type=password]').fill(customer.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/account/designs');
  await page.locator(cards).getByRole('heading', { name: 'Ffion' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('designs')))
    .toContain('"ids":[]');

  const link = page.getByRole('link', { name: 'Open “Ffion”' });
  const address = (await link.getAttribute('href'))!;
  const elsewhere = await newShopper({ ...DESK, expected: /status of 404/ });
  await open(elsewhere, address);
  await elsewhere.getByText(/^This design is no longer here/).waitFor();
  await elsewhere.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const there = elsewhere.getByRole('dialog', { name: 'Login' });
  await there.getByRole('textbox', { name: /^E-?mail/i }).fill(customer.email);
  await there.locator('input[type=password]').fill(customer.password);
  await there.getByRole('button', { name: 'Login', exact: true }).click();
  await elsewhere.getByText('With your changes to the design.').waitFor();
  expect(await elsewhere.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ffion');
  await elsewhere.getByRole('button', { name: 'Change the design' }).click();
  const stage = elsewhere.getByRole('group', { name: 'Your design' });
  await stage.getByRole('button', { name: 'Crown' }).waitFor();
  await stage.getByRole('button', { name: 'Photograph' }).waitFor();
});

test('a design is renamed, duplicated, deleted and restored with the keyboard alone', async () => {
  const page = await newShopper(DESK);
  await putOnDevice(page, [await saveByApi({ name: 'Nain’s mug', words: 'Nain' })]);
  await open(page, '/designs');
  await page.locator(cards).waitFor();
  await tabTo(page, 'Rename “Nain’s mug”');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'Name of the design' })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('For Nain Eluned');
  await page.keyboard.press('Enter');
  await page.getByText('It is called “For Nain Eluned” now.').waitFor();
  await tabTo(page, 'Duplicate “For Nain Eluned”');
  await page.keyboard.press('Enter');
  await page.getByText('“For Nain Eluned” was duplicated.').waitFor();
  await expect.poll(() => page.locator(cards).count()).toBe(2);
  await tabTo(page, 'Delete “For Nain Eluned”');
  await page.keyboard.press('Enter');
  await page.getByText('“For Nain Eluned” was deleted.').waitFor();
  await expect.poll(() => page.locator(cards).count()).toBe(1);
  await tabTo(page, 'Undo');
  await page.keyboard.press('Enter');
  await page.getByText('“For Nain Eluned” is back').waitFor();
  await expect.poll(() => page.locator(cards).count()).toBe(2);
  await page.reload();
  await expect.poll(() => page.locator(cards).count()).toBe(2);
});

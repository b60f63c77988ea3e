/** Templates of answers are kept in the settings and offered in the inbox, in their order. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callShop } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { enterOffice, pageOf } from '../support/office.ts';
import { DESK, newShopper } from '../support/shop.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function add(page: Page, name: string, text: string): Promise<void> {
  await press(page, 'Add a template');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Text', { exact: true }).fill(text);
  await press(page, 'Save');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Delete ${name}` }).waitFor();
}

async function remove(page: Page, name: string): Promise<void> {
  await press(page, `Delete ${name}`);
  await dialog(page)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Change ${name}` }).waitFor({ state: 'detached' });
}

test('templates are added, ordered, changed, offered for an answer and deleted', async () => {
  const own = crypto.randomUUID().slice(0, 6);
  const [sent, slates] = [`Sent ${own}`, `Slates ${own}`];
  const page = await newShopper(DESK);
  await enterOffice(page, 'support');
  await page.goto('/office/settings?group=answers');
  await pageOf(page, 'Settings');
  await add(page, sent, 'Dear {{name}}, it has left.');
  await add(page, slates, 'Dear {name}, we print slates.');
  await press(page, `Move ${slates} up`);
  await page.getByText(new RegExp(`^${slates}$`)).waitFor();
  const names = () => page.locator('.template b').allInnerTexts();
  const place = async (name: string) => (await names()).indexOf(name);
  await expect.poll(async () => (await place(sent)) - (await place(slates))).toBe(1);
  await press(page, `Change ${sent}`);
  await page.getByLabel('Text', { exact: true }).fill('Dear {{first}},');
  await page.getByText('Answers do not know {{first}}. They know {{name}}.').waitFor();
  await page.getByLabel('Text', { exact: true }).fill('Dear {{name}},\n\nit left today.');
  await page.getByText('Dear Siân Price,').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Save');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByText('it left today.').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const question = `Has my parcel left the workshop yet? ${own}`;
  await callShop('POST', '/api/notify/website', {
    body: {
      title: 'Contact',
      items: [
        { name: 'Name', value: 'Nia Rees' },
        { name: 'Email', value: `nia-${own}@example.org` },
        { name: 'Message', value: question },
      ],
    },
  });
  await page.goto('/office/messages');
  await page.getByRole('link', { name: question }).click();
  const offered = page.getByRole('combobox', { name: 'Template' });
  await offered.selectOption(sent);
  const answer = page.getByLabel('Answer to Nia Rees');
  await expect.poll(() => answer.inputValue()).toBe('Dear Nia Rees,\n\nit left today.');
  const options = await offered.locator('option').allInnerTexts();
  expect(options.indexOf(slates)).toBe(options.indexOf(sent) - 1);

  await page.goto('/office/settings?group=answers');
  for (const name of [sent, slates]) await remove(page, name);
});

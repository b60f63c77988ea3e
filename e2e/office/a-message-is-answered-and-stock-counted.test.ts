/** The staff answer the website's messages and keep the stock, also while a colleague does the same. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callShop, emailsTo } from '../support/accounts.ts';
import { enterOffice, pageOf } from '../support/office.ts';
import { LONGEST_WORK_MS } from '../support/orders.ts';
import { DESK, newShopper, PHONE } from '../support/shop.ts';

/** A form of the website from a new address; returns the address. */
async function write(text: string): Promise<string> {
  const email = `writer-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const items = [
    { name: 'Name', value: 'Siân Price' },
    { name: 'Email', value: email },
    { name: 'Message', value: text },
  ];
  await callShop('POST', '/api/notify/website', { body: { title: 'Contact', items } });
  return email;
}

async function openMessage(page: Page, text: string): Promise<void> {
  await page.goto('/office/messages');
  await page.getByRole('link', { name: text }).click();
  await pageOf(page, 'Contact from Siân Price');
}

test('a message is answered once, and the colleague who was slower keeps the typed answer', async () => {
  const text = `Where is my order? ${crypto.randomUUID()}`;
  const mair = await newShopper(DESK);
  const huw = await newShopper({ ...PHONE, expected: /ERR_FAILED|status of 409/ });
  await enterOffice(mair, 'support');
  await mair.goto('/office/messages');
  await pageOf(mair, 'Messages');
  await mair.getByText('Live', { exact: true }).waitFor();
  const fresh = mair.getByRole('button', { name: 'Show what is new' });
  const linkTo = (text: string) => mair.getByRole('link', { name: text });
  // What comes while the page still loads is in the list at once, so this one may be either.
  const first = `Do you print slates? ${crypto.randomUUID()}`;
  await write(first);
  await fresh.or(linkTo(first)).first().waitFor();
  const email = await write(text);
  // Rows never move under the hand: what is new waits for the button.
  await fresh.click();
  await linkTo(text).waitFor();
  await enterOffice(huw, 'manager');
  await openMessage(mair, text);
  // The stream of changes would tell him at once.
  await huw.route('**/api/office/changes*', (route) => route.abort());
  await openMessage(huw, text);
  await mair.getByLabel('Answer to Siân Price').fill('It left on Friday.');
  await mair.getByRole('button', { name: 'Send and close' }).click();
  await mair.getByText('Answered and closed').waitFor();
  const sent = async () => (await emailsTo(email)).map(({ subject }) => subject);
  await expect.poll(sent, { timeout: LONGEST_WORK_MS }).toEqual(['Re: Contact']);

  const answer = huw.getByLabel('Answer to Siân Price');
  await answer.fill('I shall look.');
  const send = huw.getByRole('button', { name: 'Send and close' });
  await huw.route('**/answer', (route) => route.abort());
  await send.click();
  await huw.getByRole('alert').getByText('The shop cannot be reached').waitFor();
  expect(await answer.inputValue()).toBe('I shall look.');
  await huw.unroute('**/answer');
  await send.click();
  await huw.getByRole('alert').getByText('Someone else has changed this').waitFor();
  await huw.getByText('It left on Friday.').waitFor();
  expect(await answer.inputValue()).toBe('I shall look.');
  expect(await emailsTo(email)).toHaveLength(1);
});

test('a delivery of a blank is for sale in the shop, and in its history', async () => {
  const page = await newShopper(DESK);
  const email = await enterOffice(page, 'owner');
  await page.goto('/office/stock?q=MUG-WHT');
  const row = page.getByRole('row').filter({ hasText: 'MUG-WHT' });
  const before = Number(await row.getByRole('cell').first().innerText());
  await row.getByRole('button', { name: /^Change the stock/ }).click();
  await page.getByRole('radio', { name: /^Delivered/ }).check();
  await page.getByRole('spinbutton', { name: 'How many' }).fill('12');
  await page.getByText(`For sale: ${before} now, ${before + 12} afterwards.`).waitFor();
  await page.getByRole('button', { name: 'Save 12 delivered' }).click();
  await row
    .getByText(String(before + 12), { exact: true })
    .first()
    .waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByText(/^On the shelf: \d+$/).waitFor();
  await row.getByRole('button', { name: /^History/ }).click();
  const change = page.getByRole('dialog').getByRole('row').filter({ hasText: '12 delivered' });
  expect(await change.first().innerText()).toContain(email);
});

/** A shopper sends a message by the form; the email is in the shop's mailbox, and typed text is never lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emailsTo, signInOn } from '../support/accounts.ts';
import { writeMessage } from '../support/information.ts';
import { LONGEST_WORK_MS } from '../support/orders.ts';
import { arrived, newShopper, open } from '../support/shop.ts';

const SHOP_EMAIL = 'hello@keepsake.example';

async function emailAbout(labels: string) {
  const find = async () =>
    (await emailsTo(SHOP_EMAIL)).findLast(({ text }) => text?.includes(labels));
  await expect.poll(async () => (await find())?.subject, { timeout: LONGEST_WORK_MS }).toBeTruthy();
  return (await find())!;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('errors are shown beside each field, and the focus moves to the first', async () => {
  const page = await newShopper();
  await open(page, '/contact');
  await send(page);
  await page.getByText('Please write a message.').waitFor();
  await expect.poll(() => focused(page)).toBe('name');
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(4);
  await page.getByRole('textbox', { name: 'Email' }).fill('sian@');
  await page.getByRole('textbox', { name: 'Name' }).fill('Siân');
  await send(page);
  await expect.poll(() => focused(page)).toBe('email');
  const email = page.getByRole('textbox', { name: 'Email' });
  const described = (await email.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const labels = await Promise.all(
    described.map((id) => page.locator(`[id="${id}"]`).textContent()),
  );
  expect(labels).toContain('Please enter a valid email address.');
});

test('the message reaches the shop, which can reply at once', async () => {
  const page = await newShopper();
  await open(page, '/contact');
  await page.getByText('Max Character Limit 0/2000').waitFor();
  await writeMessage(page, {
    email: 'sian@example.org',
    message: 'Do you engrave\non both sides?',
  });
  await page.getByText('Max Character Limit 29/2000').waitFor();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/notify/website', async (route) => {
    await held;
    await route.continue();
  });
  await send(page);
  await page.getByRole('button', { name: 'Loading...' }).waitFor();
  release();
  const thanks = page.getByRole('heading', { name: 'Thank you, your message is on its way' });
  await thanks.waitFor();
  await expect
    .poll(() => thanks.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.getByRole('status').getByText('sian@example.org').waitFor();

  const sentEmail = await emailAbout('on both sides?');
  expect(sentEmail.subject).toBe('Keepsake website: Contact: My order');
  expect(sentEmail.replyTo?.[0]?.address).toBe('sian@example.org');
  for (const part of ['Siân Price', 'KS-4F7-K9Q2', 'Do you engrave'])
    expect(sentEmail.text).toContain(part);
  expect(sentEmail.text).not.toContain('website:');
});

test('when the shop cannot be reached the typed text stays, and the next press sends it', async () => {
  const page = await newShopper({ expected: /ERR_FAILED/ });
  await open(page, '/report');
  await page.getByRole('textbox', { name: 'Address of the page' }).fill('/p/botanical-wreath-mug');
  const what = page.getByRole('textbox', { name: 'What went wrong?' });
  await what.fill('The handle is upside down.');
  await page.route('**/api/notify/website', (route) => route.abort());
  await send(page);
  await page.getByRole('alert').getByText('We could not reach the shop.').waitFor();
  expect(await what.inputValue()).toBe('The handle is upside down.');
  await page.unroute('**/api/notify/website');
  await send(page);
  await page.getByText('It has reached us, and somebody will read it.').waitFor();
  const sentEmail = await emailAbout('The handle is upside down.');
  expect(sentEmail.subject).toBe('Keepsake website: Problem report');
  expect(sentEmail.text).toContain('/p/botanical-wreath-mug');
});

test('feedback has no button that leads to itself, and includes the mood', async () => {
  const page = await newShopper();
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tell us what you think' }).click();
  await arrived(page, 'Tell us what you think');
  await page.getByRole('link', { name: 'Tell us what you think' }).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'I love it' }).check();
  await page.getByRole('textbox', { name: 'What should we know?' }).fill('The slate is lovely.');
  await send(page);
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
  expect((await emailAbout('The slate is lovely.')).subject).toBe(
    'Keepsake website: Feedback: I love it',
  );
});

test('a customer need not type their details, and a link can choose the subject', async () => {
  const page = await newShopper();
  const { email } = await signInOn(page);
  await open(page, '/contact?subject=selling');
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Siân Price');
  expect(await page.getByRole('combobox', { name: 'Subject' }).inputValue()).toBe('selling');
});

test('a form filled in by a program gets thanks and is discarded', async () => {
  const page = await newShopper();
  await open(page, '/feedback');
  await page.getByRole('textbox', { name: 'What should we know?' }).fill('Buy pills');
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'x');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send(page);
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
  await open(page, '/feedback');
  await page.getByRole('textbox', { name: 'What should we know?' }).fill('After the program');
  await send(page);
  await emailAbout('After the program');
  const emails = await emailsTo(SHOP_EMAIL);
  expect(emails.some(({ text }) => text?.includes('Buy pills'))).toBe(false);
});

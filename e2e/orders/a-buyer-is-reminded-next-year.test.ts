/** A guest asks to be reminded after paying, gets the email from the shop's worker a year later, and stops it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DAY } from '../../src/domain/time/durations.ts';
import { shopAt } from '../../src/server/testing/processes/shop-client.ts';
import { emailsTo } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { buyMugs } from '../support/bought-mugs.ts';
import { addMug, payByCard, payNow, reachReview } from '../support/buying.ts';
import { LONGEST_WORK_MS } from '../support/orders.ts';
import { DESK, newShopper, open, PHONE, shop } from '../support/shop.ts';
import { shopServicesAt } from '../support/running/shop-services.ts';

const client = shopAt(shop.origin);
const remindersOf = async (orderKey: string) =>
  (await client.call('orderReminders', { params: { orderKey } })).reminders;
const keyOf = (address: string) => address.split('/').at(-1)!;

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set a reminder' }).click();
  await page.getByRole('button', { name: 'Remind me' }).waitFor();
}

/** The day comes on which the email is due: the shop's own worker sends it. */
async function emailOf(email: string, emailOn: string) {
  const { reminders } = await shopServicesAt(new Date(`${emailOn}T08:23:00Z`));
  await reminders.queueDue();
  const sent = async () =>
    (await emailsTo(email)).find(({ subject }) => subject?.startsWith('Mam’s birthday is on'));
  await expect.poll(sent, { timeout: LONGEST_WORK_MS }).toBeDefined();
  const found = (await sent())!;
  const [stop] = /\/reminders\/stop\/[\w-]+/.exec(found.text!)!;
  return { ...found, stop };
}

/** A reminder asked for by the call, and its email. */
async function reminded() {
  const { email, thankYou } = await buyMugs(['Siân']);
  const orderKey = keyOf(thankYou);
  const { emailOn } = await client.call('orderReminderNew', {
    params: { orderKey },
    body: {
      occasion: 'birthday',
      label: 'Mam’s birthday',
      month: 5,
      day: 5,
      yearly: true,
      consent: true,
    },
  });
  return { orderKey, ...(await emailOf(email, emailOn)) };
}

test('a guest asks for a reminder, gets the email and stops it', async () => {
  const email = `reminded-${Date.now()}@example.org`;
  const page = await newShopper({ ...PHONE, expected: /status of 422/ });
  await addMug(page, 'Mam');
  await reachReview(page, email);
  await payNow(page);
  await payByCard(page);
  const orderKey = keyOf(page.url());
  await openForm(page);

  // Without the consent nothing is sent, and nothing typed is lost.
  const label = page.getByRole('textbox', { name: /^What do you call it/ });
  const consent = page.getByRole('checkbox', { name: `Yes, email ${email} once a year` });
  expect(await consent.isChecked()).toBe(false);
  await page.getByRole('combobox', { name: 'What is it for?' }).selectOption('Birthday');
  await label.fill('Mam’s birthday');
  await page.getByRole('combobox', { name: 'Day' }).selectOption('31');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('April');
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByText('Please tick this box').waitFor();
  expect(await label.inputValue()).toBe('Mam’s birthday');
  expect(await violationsOn(page)).toEqual([]);
  await consent.check();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByText('This month has no such day.').waitFor();
  expect(await remindersOf(orderKey)).toEqual([]);

  await page.getByRole('combobox', { name: 'Day' }).selectOption('5');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('May');
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByText(/^We will email .* three weeks before the day: Mam’s birthday, /).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const [reminder] = await remindersOf(orderKey);
  expect(reminder).toMatchObject({ label: 'Mam’s birthday', yearly: true, month: 5, day: 5 });

  const sent = await emailOf(email, reminder!.emailOn);
  expect(sent.text).toContain('/c/birthday');
  expect(sent.text).toContain(`/checkout/thank-you/${orderKey}`);
  await open(page, sent.stop);
  await page.getByRole('heading', { level: 1, name: 'Stop a reminder' }).waitFor();
  // Opening the page stops nothing: the reminder has only moved on to the year after.
  const [next] = await remindersOf(orderKey);
  expect(new Date(next!.on).getTime() - new Date(reminder!.on).getTime()).toBeGreaterThan(
    364 * DAY,
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop this reminder' }).click();
  await page.getByRole('heading', { level: 1, name: 'The reminder is stopped' }).waitFor();
  expect(await remindersOf(orderKey)).toEqual([]);
});

test('the form is filled in by keyboard alone', async () => {
  const { thankYou } = await buyMugs(['Taid']);
  const page = await newShopper(DESK);
  await open(page, thankYou);
  const offer = page.getByRole('button', { name: 'Set a reminder' });
  await offer.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remind me' }).waitFor();
  const write = async (...keys: string[]) => {
    await page.keyboard.press('Tab');
    for (const key of keys) await page.keyboard.type(key);
  };
  await write('Mother');
  await page.getByText(/^The next one is on Sunday/).waitFor();
  await write('Nain');
  await write();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/three weeks before the day: Nain, Sunday/).waitFor();
  const [reminder] = await remindersOf(keyOf(thankYou));
  expect(reminder).toMatchObject({ occasion: 'mothers-day', label: 'Nain', month: null });

  // It is also shown when the page is opened again.
  await page.reload();
  await openForm(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Nain: Sunday/ })
    .waitFor();
});

test('a browser without scripts stops a reminder too', async () => {
  const { orderKey, stop } = await reminded();
  const page = await newShopper({ ...DESK, javaScriptEnabled: false });
  await page.goto(stop);
  await page.getByRole('button', { name: 'Stop this reminder' }).click();
  await page.getByRole('heading', { level: 1, name: 'The reminder is stopped' }).waitFor();
  expect(await remindersOf(orderKey)).toEqual([]);
});

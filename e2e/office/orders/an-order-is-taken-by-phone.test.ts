/** A member takes an order by phone; the customer opens the emailed link and pays; the member sees it paid. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emailsTo } from '../../support/accounts.ts';
import { violationsOn } from '../../support/axe.ts';
import { payByCard } from '../../support/buying.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { LONGEST_WORK_MS } from '../../support/orders.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
}

/** Adds the mug by the keyboard alone. */
async function addMug(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Add a product' });
  await search.fill('botanical wreath mug');
  const mug = page.getByRole('option', { name: /^Botanical wreath mug/ });
  await mug.waitFor();
  await expect.poll(() => mug.getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => page.getByText('Searching …').count()).toBe(0);
  await search.press('Enter');
  await page.getByRole('heading', { level: 3, name: 'Botanical wreath mug' }).waitFor();
}

/** On the page of a new order: a mug with this name, to this email address. */
async function fillOrder(page: Page, name: string, email: string): Promise<void> {
  await addMug(page);
  await page.getByRole('textbox', { name: /^Name ?, Botanical/ }).fill(name);
  await fill(page, {
    'First name': 'Siân',
    'Last name': 'Price',
    Email: email,
    'Address line 1': '1 High Street',
    'Town or city': 'Ludlow',
    Postcode: 'SY8 1AA',
  });
  await page.getByRole('checkbox', { name: /cannot be returned/ }).check();
}

const place = (page: Page) => page.getByRole('button', { name: /^Place the order/ }).click();
const emailsWith = async (email: string, link: string) =>
  (await emailsTo(email)).filter(({ text = '' }) => text.includes(link)).length;

test('an order is taken by phone, and paid by the link in the email', async () => {
  const staff = await newShopper({
    ...DESK,
    expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 422/,
  });
  const email = `${crypto.randomUUID()}@example.org`;
  await enterOffice(staff, 'support');
  await staff.getByRole('navigation', { name: 'Office', exact: true }).getByText('Orders').click();
  await staff.getByRole('link', { name: 'New order' }).click();
  await pageOf(staff, 'New order');
  await fillOrder(staff, 'Gwenllian', 'not an address');
  await staff.getByText('United Kingdom').waitFor();

  // What is wrong is shown at its field, and nothing is lost.
  await place(staff);
  const address = staff.getByRole('textbox', { name: 'Email', exact: true });
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  expect(await violationsOn(staff)).toEqual([]);
  await address.fill(email);

  // The first answer is lost; pressing again finds the order that it made.
  await staff.route(
    '**/api/office/orders/create',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await place(staff);
  await staff.getByText(/Nothing was lost: please try again/).waitFor();
  await place(staff);
  await staff.getByRole('heading', { name: 'Waits for payment' }).waitFor();
  expect(await violationsOn(staff)).toEqual([]);
  const link = await staff.locator('.pay-link').innerText();
  await expect.poll(() => emailsWith(email, link), { timeout: LONGEST_WORK_MS }).toBe(1);

  const customer = await newShopper(PHONE);
  await customer.goto(link);
  await customer.getByText('Gwenllian').first().waitFor();
  expect(await violationsOn(customer)).toEqual([]);
  await customer.getByRole('link', { name: /^Pay £/ }).click();
  await payByCard(customer);
  await staff.getByRole('heading', { name: 'Waits for payment' }).waitFor({ state: 'detached' });
  await staff.getByText(/^Placed .*, paid$/).waitFor();

  await customer.goto(link);
  await customer.getByRole('heading', { level: 1, name: 'This order is paid' }).waitFor();
  expect(await violationsOn(customer)).toEqual([]);
  await customer.getByRole('link', { name: 'See your order' }).click();
  await customer.getByText(/^Order KS-/).waitFor();
});

test('the link is sent again and copied; once the order is cancelled it says so', async () => {
  const staff = await newShopper({ ...PHONE, permissions: ['clipboard-write', 'clipboard-read'] });
  const email = `${crypto.randomUUID()}@example.org`;
  await enterOffice(staff, 'support');
  await staff.goto('/office/orders/new');
  await pageOf(staff, 'New order');
  await fillOrder(staff, 'Mair', email);
  expect(await violationsOn(staff)).toEqual([]);
  await place(staff);
  await staff.getByRole('heading', { name: 'Waits for payment' }).waitFor();
  const link = await staff.locator('.pay-link').innerText();
  await staff.getByRole('button', { name: 'Copy the link' }).click();
  await staff.getByText('The link is copied').waitFor();
  expect(await staff.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect.poll(() => emailsWith(email, link), { timeout: LONGEST_WORK_MS }).toBe(1);

  await staff.getByRole('button', { name: 'Send an email again' }).click();
  await staff.getByRole('radio', { name: /^Link to pay/, checked: true }).waitFor();
  expect(await violationsOn(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Send it again' }).click();
  await expect.poll(() => emailsWith(email, link), { timeout: LONGEST_WORK_MS }).toBe(2);

  await staff.getByRole('button', { name: 'Cancel the order' }).click();
  await staff.getByRole('textbox', { name: 'Reason' }).fill('The customer asked');
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel the order/ })
    .click();
  await staff.getByRole('heading', { name: 'Waits for payment' }).waitFor({ state: 'detached' });
  const customer = await newShopper(DESK);
  await customer.goto(link);
  await customer.getByRole('heading', { level: 1, name: 'This order was cancelled' }).waitFor();
  expect(await violationsOn(customer)).toEqual([]);
});

test('a link that was changed says that it is not valid', async () => {
  const customer = await newShopper({ ...DESK, expected: /status of 410/ });
  await customer.goto('/pay/a.b.c');
  await customer.getByRole('heading', { level: 1, name: 'This link is not valid' }).waitFor();
  expect(await violationsOn(customer)).toEqual([]);
});

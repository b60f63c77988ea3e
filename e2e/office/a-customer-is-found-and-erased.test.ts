/** The staff find a customer, and note, export and erase on request; guests by their orders. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callShop, registerByApi, tokensOf, type Customer } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { buyMugs } from '../support/bought-mugs.ts';
import { HOME, workshop } from '../support/customer-orders.ts';
import {
  acceptByPassword,
  enterOffice,
  openInvitation,
  pageOf,
  searchByKey,
} from '../support/office.ts';
import { DESK, newShopper, PHONE, query } from '../support/shop.ts';

/** A customer whom no other journey has, with an address. */
async function customerAt(PostCode: string, lastName: string): Promise<Customer> {
  const customer = await registerByApi({ firstName: 'Nest', lastName });
  const { token } = await tokensOf(customer);
  const body = { ...HOME, FirstName: 'Nest', LastName: lastName, PostCode };
  await callShop('POST', '/api/addresses/new', { token, body });
  return customer;
}

/** A manager who proved their identity more than five minutes ago. Returns a recovery code. */
async function enterWithOldProof(page: Page): Promise<string> {
  const email = await openInvitation(page, 'manager');
  const [code = ''] = await acceptByPassword(page);
  await query(
    `update staff_session set proved_at = proved_at - interval '6 minutes'
     where staff_id = (select id from staff where email = $1)`,
    [email],
  );
  return code;
}

async function findByPostcode(page: Page, search: string, name: string): Promise<void> {
  await pageOf(page, 'Customers');
  await searchByKey(page, search);
  await page.getByRole('row').filter({ hasText: name }).waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByRole('link', { name }).click();
  await pageOf(page, name);
}

test('a customer is found by postcode, noted, exported with a proof, and erased', async () => {
  const lastName = `Morgan${crypto.randomUUID().slice(0, 8)}`;
  const { email, password } = await customerAt('LD3 7AA', lastName);
  const page = await newShopper({ ...DESK, expected: /status of (401|403|404)/ });
  const code = await enterWithOldProof(page);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await findByPostcode(page, 'ld37', `Nest ${lastName}`);

  await page.getByLabel('New note').fill('Prefers a call in the evening.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByText('The note is saved').waitFor();
  await page.getByText('Prefers a call in the evening.').waitFor();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByRole('button', { name: 'Use a recovery code' }).click();
  await proof.getByLabel('Recovery code').fill(code);
  await proof.getByRole('button', { name: 'Carry on' }).click();
  const copy = await readFile(await (await saved).path(), 'utf8');
  for (const text of [email, 'LD3 7AA', 'Prefers a call in the evening.'])
    expect(copy).toContain(text);

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Erase Nest ${lastName}` });
  await question.getByText('1 address, 1 note, notifications and photographs').waitFor();
  await question.getByText('Name and address on invoices, for six years').waitFor();
  await question.getByRole('button', { name: `Erase Nest ${lastName}` }).click();
  await pageOf(page, 'Customers');
  await page.getByText('The customer is erased').waitFor();
  await page.goto(`/office/customers?q=${lastName}`);
  await page.getByText(`No customer with an account has “${lastName}”`).waitFor();
  await expect(tokensOf({ email, password })).rejects.toThrow('401');
});

test('the palette finds a customer, whose page stays right while others change it', async () => {
  const lastName = `Rees${crypto.randomUUID().slice(0, 8)}`;
  const customer = await customerAt('SA1 1AA', lastName);
  const page = await newShopper(DESK);
  await enterOffice(page, 'support');
  await page.getByText('Live', { exact: true }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type(lastName);
  const found = page.getByRole('group', { name: 'Customers', exact: true });
  await found.getByRole('option', { name: `Nest ${lastName}` }).waitFor();
  await page.keyboard.press('Enter');
  await pageOf(page, `Nest ${lastName}`);
  const { token } = await tokensOf(customer);
  const details = { firstName: 'Nest', lastName: `${lastName}-Lloyd`, phone: '', mobile: '' };
  await callShop('PUT', '/api/users/me/update', { token, body: details });
  await pageOf(page, `Nest ${lastName}-Lloyd`);
});

test('a support member sees a customer without notes to write, export and erasure', async () => {
  const lastName = `Powell${crypto.randomUUID().slice(0, 8)}`;
  await customerAt('NP7 5AA', lastName);
  const page = await newShopper(PHONE);
  await enterOffice(page, 'support');
  await page.goto('/office/customers');
  await findByPostcode(page, `${lastName} NP7`, `Nest ${lastName}`);
  await page.getByText('NP7 5AA').waitFor();
  for (const name of ['Export', 'Erase', 'Save the note'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
});

test('a guest is exported and, once the order is delivered, erased from its page', async () => {
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const { reference } = await buyMugs(['Angharad'], { email });
  // The dialog may ask once more for the guest who has just been erased.
  const page = await newShopper({ ...DESK, expected: /status of 404/ });
  await enterOffice(page, 'manager');
  await page.goto(`/office/orders/${reference}`);
  await pageOf(page, reference);
  await page.getByRole('button', { name: 'Export or erase the guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'The guest’s data' });
  await dialog.getByText(`Under way: ${reference}.`).waitFor();
  expect(await dialog.getByRole('button', { name: 'Erase the guest' }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const copy = await readFile(await (await saved).path(), 'utf8');
  for (const text of [email, reference, 'Angharad']) expect(copy).toContain(text);

  await workshop(reference, 'produce');
  await workshop(reference, 'dispatch', '--untracked');
  await workshop(reference, 'deliver');
  // The open dialog is told that nothing is under way any more.
  await dialog.getByRole('button', { name: 'Erase the guest' }).click();
  await page.getByText('The guest is erased').waitFor();
  await page.getByText('The customer’s data is erased.').waitFor();
});

/** A manager changes what the confirmation says; the next buyer reads it; the standard text comes back. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { buyMugs } from '../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../support/office.ts';
import { confirmationTo } from '../support/orders.ts';
import { DESK, newShopper } from '../support/shop.ts';

async function openEmails(page: Page, email: string): Promise<void> {
  await page.goto(`/office/settings?group=emails&email=${email}`);
  await pageOf(page, 'Settings');
  await page.getByRole('heading', { name: 'Emails to customers' }).waitFor();
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => page.getByText('Not saved yet').waitFor({ state: 'detached' });
const putBack = (page: Page) => page.getByRole('button', { name: /^Put back the standard text/ });

test('the confirmation arrives in the changed words, and goes back to the standard ones', async () => {
  const manager = await newShopper(DESK);
  await enterOffice(manager, 'manager');
  await openEmails(manager, 'confirmation');
  const subject = manager.getByLabel('Subject', { exact: true });
  const first = manager.getByLabel('First paragraph', { exact: true });
  const standard = await subject.inputValue();
  await subject.fill('Diolch, {{name}}');
  await manager.getByText('Please keep {{reference}} in this text.').waitFor();
  await expect.poll(() => save(manager).isDisabled()).toBe(true);
  await subject.fill('Diolch, {{name}}: {{reference}} & more');
  await first.fill('We have your <i>money</i>, {{total}}.\n\nThe kiln is hot.');
  await manager.getByText('Diolch, Siân: KS-7QX-4M2P & more').waitFor();
  await manager.getByText('We have your <i>money</i>, £29.97.').waitFor();
  expect(await violationsOn(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Show it as plain text' }).click();
  await manager.locator('pre').getByText('The kiln is hot.').waitFor();
  await save(manager).click();
  await saved(manager);

  const { reference } = await buyMugs(['Nia'], { email: 'nia-reads@example.org' });
  const email = await confirmationTo('nia-reads@example.org');
  expect(email.subject).toBe(`Diolch, Siân: ${reference} & more`);
  expect(email.text).toMatch(/We have your <i>money<\/i>, £\d+\.\d\d\.\n\nThe kiln is hot\./);
  expect(email.html).toContain('We have your &lt;i&gt;money&lt;/i&gt;');

  // The journeys share one shop.
  await putBack(manager).first().click();
  await putBack(manager).first().click();
  await putBack(manager).waitFor({ state: 'detached' });
  await expect.poll(() => subject.inputValue()).toBe(standard);
  await save(manager).click();
  await saved(manager);
});

test('support reads the texts of every email and cannot change them', async () => {
  const page = await newShopper(DESK);
  await enterOffice(page, 'support');
  await openEmails(page, 'confirmation');
  await page.getByText('Only owners and managers can change this.').waitFor();
  await page.getByRole('combobox', { name: 'Email' }).selectOption('Cancelled');
  const heading = page.getByLabel('Heading', { exact: true });
  await expect.poll(() => heading.inputValue()).toBe('Your order is cancelled');
  expect(await heading.isDisabled()).toBe(true);
});

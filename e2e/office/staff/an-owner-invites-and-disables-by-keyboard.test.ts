/** An owner signs in by a link and changes the staff, without a pointer. */
import { expect, test } from 'vitest';
import { enterOffice, invitedMember, pageOf, signInLink } from '../../support/office.ts';
import { DESK, newShopper } from '../../support/shop.ts';

/** The session's first call, and those of refused links. */
const REFUSED = /status of (401|422)/;

test('an owner signs in by a link, invites, disables and signs out by keyboard', async () => {
  const page = await newShopper();
  await enterOffice(page, 'owner');
  expect(new URL(page.url()).hash).toBe('');

  await page.keyboard.press('Control+K');
  await page.keyboard.type('invite');
  await page.keyboard.press('Enter');
  const invitation = page.getByRole('dialog', { name: 'Invite a member' });
  await invitation.waitFor();
  const guest = `invited-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await invitation.getByLabel('Email').focus();
  await page.keyboard.type(guest);
  await page.keyboard.press('Enter');
  await page.getByText(`${guest} is invited`).waitFor();
  const row = page.getByRole('row').filter({ hasText: guest });
  expect(await row.innerText()).toMatch(/Support\s+Invited/);
  await row.getByRole('button', { name: /^Send again/ }).press('Enter');
  await page.getByText(`${guest} is invited again`).waitFor();

  await row.getByRole('button', { name: `Disable ${guest}` }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Disable ${guest}` });
  await question.getByRole('button', { name: `Disable ${guest}` }).focus();
  await page.keyboard.press('Enter');
  await row
    .getByRole('cell')
    .getByText(/Disabled/)
    .waitFor();

  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await pageOf(page, 'Journal');
  await page.getByRole('rowheader', { name: 'Staff disable' }).first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const entry = page.getByRole('rowheader').filter({ hasText: 'Staff disable' }).first();
  expect(await entry.innerText()).toMatch(new RegExp(`Staff ${guest}\\s+Is disabled: no yes`));
  await page.setViewportSize(DESK.viewport);
  await page.getByRole('button', { name: /account and sign out/ }).press('Enter');
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await pageOf(page, 'Office');
  expect(page.url()).toContain('/office/sign-in?then=%2Foffice%2Fjournal');
});

test('a used link explains itself, and a page that needs a session leads back after signing in', async () => {
  const page = await newShopper({ expected: REFUSED });
  const email = await invitedMember('manager');
  const link = await signInLink(email);
  await page.goto(link);
  await pageOf(page, 'Today');
  await page.context().clearCookies();
  await page.goto('/office/jobs');
  await pageOf(page, 'Office');
  await page.goto(link);
  await pageOf(page, 'This link does not work');
  await page.getByText('npm run staff -- link').waitFor();
  expect(new URL(page.url()).hash).toBe('');
});

test('the menu has what the role may see, and other pages say why they are closed', async () => {
  const page = await newShopper();
  await enterOffice(page, 'reader');
  const menu = page.getByRole('navigation', { name: 'Office', exact: true });
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(
    expect.arrayContaining(['Today', 'Reviews']),
  );
  expect(await menu.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  await page.goto('/office/staff');
  await pageOf(page, 'Not for your role');
  await page.goto('/office/no/such/page');
  await pageOf(page, 'There is no such page');
});

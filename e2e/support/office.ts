/** Members of the staff in the browser, invited and signed in as `npm run staff` does it. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { StaffRole } from '../../src/domain/staff/permissions.ts';
import { shopServices } from './running/shop-services.ts';

const ACTOR = { kind: 'command', name: 'staff' } as const;

/** Invites a member. Returns the address that accepts the invitation. */
export async function inviteMember(email: string, role: StaffRole): Promise<string> {
  const { staff } = await shopServices();
  return (await staff.invite(ACTOR, { email, role })).address;
}

/** Invites a member under a new address. */
export async function invitedMember(role: StaffRole): Promise<string> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await inviteMember(email, role);
  return email;
}

/** The address that signs a member in once. */
export async function signInLink(email: string): Promise<string> {
  const { staff } = await shopServices();
  return (await staff.makeSignInLink(ACTOR, email)).address;
}

export async function disableMember(email: string): Promise<void> {
  const { staff } = await shopServices();
  await staff.disable(ACTOR, email);
}

/** Signs a new member in and waits for Today. */
export async function enterOffice(page: Page, role: StaffRole): Promise<string> {
  const email = await invitedMember(role);
  await page.goto(await signInLink(email));
  await pageOf(page, 'Today');
  return email;
}

export const STAFF_PASSWORD = 'four words make it long';

/** Opens the invitation of a new member. */
export async function openInvitation(page: Page, role: StaffRole): Promise<string> {
  const email = `invited-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.goto(await inviteMember(email, role));
  await page.getByText(`For ${email}, as ${role}`).waitFor();
  return email;
}

/** Accepts the open invitation by password and authenticator, and enters. Returns the recovery codes. */
export async function acceptByPassword(page: Page): Promise<string[]> {
  const secret = Secret.fromBase32(await page.locator('.sign-qr code').innerText());
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByLabel('Code that it shows').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await pageOf(page, 'Your recovery codes');
  const codes = await page.locator('.sign-codes code').allInnerTexts();
  await page.getByRole('button', { name: /enter the office/ }).click();
  await pageOf(page, 'Today');
  return codes;
}

/** On the page of signing in. */
export async function signInByRecoveryCode(page: Page, email: string, code: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Continue to the code' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits for the page of the office with this heading. */
export async function pageOf(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Types into a list's search by the keyboard alone. The list must have a row. */
export async function searchByKey(page: Page, text: string): Promise<void> {
  // Keys are heard once the list is there.
  await page.locator('[data-row]').first().waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type(text);
}

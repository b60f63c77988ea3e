/** Shared tablets of the workshop in the browser: makers with PINs, and what is recorded for them. */
import type { Page } from 'playwright-core';
import { pieceNumberOf } from '../../../src/domain/orders/pieces/piece-code.ts';
import type { StaffRole } from '../../../src/domain/staff/permissions.ts';
import { enterOffice, inviteMember, pageOf, signInLink } from '../office.ts';
import { newShopper, query } from '../shop.ts';

export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;

/** Signs in a new member of this name, on their own device. */
export async function newMember(name: string, role: StaffRole = 'workshop') {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  await inviteMember(email, role);
  const page = await newShopper({ expected: /status of (401|422)/ });
  await page.goto(await signInLink(email));
  await pageOf(page, 'Today');
  return { email, page };
}

/** A new member sets a PIN. Returns the email address. */
export async function newMaker(name: string, pin: string): Promise<string> {
  const { email, page } = await newMember(name);
  await page.goto('/office/security');
  await setPin(page, pin);
  await page.getByText('The PIN is saved').waitFor();
  await page.context().close();
  return email;
}

/** On the page Security. */
export async function setPin(page: Page, pin: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'PIN', exact: true });
  await panel.getByRole('button', { name: /^(Set a|Change the) PIN$/ }).click();
  await page.getByLabel('New PIN').fill(pin);
  await page.keyboard.press('Enter');
}

/** A manager signs in and makes this device a shared tablet. */
export async function openTablet(page: Page): Promise<void> {
  await enterOffice(page, 'manager');
  await page.goto('/office/workshop/scan');
  await pageOf(page, 'Scan');
  await page.getByRole('button', { name: 'Settings of this device' }).click();
  await page.getByRole('button', { name: 'Make this a shared tablet' }).click();
  await makers(page).waitFor();
}

export const makers = (page: Page) => page.getByRole('region', { name: 'Makers' });
export const makerButton = (page: Page, name: string) =>
  makers(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** Taps the name, and enters the PIN on the pad. */
export async function tapWithPin(page: Page, name: string, pin: string): Promise<void> {
  await makerButton(page, name).click();
  const dialog = page.getByRole('dialog', { name: `PIN of ${name}` });
  for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).click();
  await dialog.getByRole('button', { name: 'Enter' }).click();
}

export const worksHere = (page: Page, name: string) =>
  makers(page).getByText(`${name} works here`).waitFor({ state: 'attached' });

/** As a scanner does: it types fast, wherever the focus is, and presses Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Records the shown piece as made. */
export const recordMade = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Made\b.*scan it again/ }).click();

/** Who did what to the piece of a code, oldest first. */
export async function actorsOf(code: string): Promise<string[]> {
  const events = await query<{ actor: string }>(
    `select actor from piece_event join piece on piece.id = piece_id
     where number = $1 order by piece_event.version`,
    [pieceNumberOf(code)],
  );
  return events.map(({ actor }) => actor);
}

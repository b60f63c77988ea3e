/** Every page of the office and its dialogs against axe, on a laptop and on a tablet. */
import { expect, test } from 'vitest';
import { registerByApi } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { enterOffice, pageOf } from '../support/office.ts';
import { newShopper } from '../support/shop.ts';

const PAGES = [
  'Today',
  'Orders',
  'Reviews',
  'Workshop',
  'Messages',
  'Customers',
  'Stock',
  'Reports',
  'Settings',
  'Staff',
  'Journal',
  'Jobs',
];

const REPORTS =
  'visits searches dispatch on-time lead-time spoilage makers remakes refunds vat books'.split(' ');

test.each([1280, 820])('axe finds nothing in the office at %i px', async (width) => {
  const page = await newShopper({
    viewport: { width, height: 900 },
    expected: /status of (?:401|422)/,
  });
  await enterOffice(page, 'owner');
  const found: Record<string, string[]> = {};
  const look = async (state: string) => {
    const violations = await violationsOn(page);
    if (violations.length > 0) found[state] = violations;
  };
  for (const name of PAGES) {
    await page.getByRole('navigation', { name: 'Office', exact: true }).getByText(name).click();
    await pageOf(page, name);
    await page.waitForLoadState('networkidle');
    await look(name);
  }
  for (const report of REPORTS) {
    await page.goto(`/office/reports?view=${report}`);
    await pageOf(page, 'Reports');
    await page.waitForLoadState('networkidle');
    await look(`report of ${report}`);
  }
  for (const group of [
    'delivery',
    'workshop',
    'machines',
    'sending',
    'notice',
    'emails',
    'answers',
    'company',
  ]) {
    await page.goto(`/office/settings?group=${group}`);
    await pageOf(page, 'Settings');
    await page.waitForLoadState('networkidle');
    await look(`settings of ${group}`);
  }
  await page.goto('/office/workshop?mine=1');
  await page.getByText('You have not started any of the open pieces.').waitFor();
  await look('board without pieces');
  await page.goto('/office/orders/new');
  await pageOf(page, 'New order');
  await look('new order');
  await page.getByRole('button', { name: /^Place the order/ }).click();
  await page.getByText('Please add a product first.').waitFor();
  await page.getByRole('combobox', { name: 'Add a product' }).fill('mug');
  await page.getByRole('option').first().waitFor();
  await look('new order with products found');
  await page.getByRole('option').first().click();
  await page.getByRole('heading', { level: 3 }).waitFor();
  const price = page.getByRole('region', { name: 'To pay' });
  await price.getByText('Total').waitFor();
  expect(await price.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await page.getByRole('button', { name: /^Place the order/ }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await look('new order with what is wrong');
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
  await look('palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await look('keys');
  await page.goto('/office/staff?invite');
  await page.getByRole('dialog', { name: 'Invite a member' }).waitFor();
  await look('invitation');
  await page.goto('/office/security');
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await page.getByLabel('Code that it shows').waitFor();
  await look('setting up an authenticator');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByLabel('New password').waitFor();
  await look('setting a password');
  await page.keyboard.press('Escape');
  await look('security');
  const { email } = await registerByApi();
  await page.goto(`/office/customers?q=${email}`);
  await page.getByRole('link', { name: 'Siân Price' }).click();
  await pageOf(page, 'Siân Price');
  await page.getByLabel('New note').waitFor();
  await look('customer');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('dialog', { name: 'Erase Siân Price' }).waitFor();
  await look('erasing a customer');
  await page.context().clearCookies();
  await page.goto('/office/sign-in');
  await pageOf(page, 'Office');
  await look('signing in');
  expect(found).toEqual({});
});

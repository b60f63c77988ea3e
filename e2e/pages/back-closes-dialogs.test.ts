/** The browser's Back closes a dialog before it leaves the page, also on the first page of a visit. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrived, DESK, footerLink, hydrated, newShopper, open, PHONE } from '../support/shop.ts';

const WINDOWS = [
  ['1280', DESK],
  ['390', PHONE],
] as const;

async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

/** A shopper whose first page this is: the entry before is not a page of the shop. */
async function arrive(window: (typeof WINDOWS)[number][1], address: string): Promise<Page> {
  const page = await newShopper(window);
  await page.goto('about:blank#before');
  await open(page, address);
  // A page that is loaded again loses this.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}

/** From now on the dialog has its own entry in the history. */
async function openLogin(page: Page): Promise<void> {
  await (await footerLink(page, 'My Account', 'Login')).click();
  await page.getByRole('dialog', { name: 'Login' }).waitFor();
  await expectDialogEntries(page, 1);
}

async function expectDialogEntries(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) => ((history.state as { dialogs?: number } | null)?.dialogs ?? 0) === expected,
    count,
  );
}

async function expectStillOn(page: Page, pathname: string): Promise<void> {
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function expectToLeaveAtOnce(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL('about:blank#before');
}

test.each(WINDOWS)('Back closes a dialog on the first page at %s pixels', async (_, window) => {
  const page = await arrive(window, '/about');
  await openLogin(page);
  const heading = await page.locator('h1').elementHandle();
  const scrolled = await page.evaluate(() => scrollY);
  await page.goBack();
  await expectClosed(page);
  await expectStillOn(page, '/about');
  // The page below is unchanged, at the same scroll position.
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // Forward does not reopen a closed dialog, and no further Back is needed.
  await page.goForward();
  await expectDialogEntries(page, 0);
  await expectStillOn(page, '/about');
  await openLogin(page);
  await page.goBack();
  await expectClosed(page);
  await expectToLeaveAtOnce(page);
});

test.each(WINDOWS)('Back closes a dialog on a later page at %s pixels', async (_, window) => {
  const page = await arrive(window, '/about');
  await (await footerLink(page, 'Information', 'Delivery')).click();
  await arrived(page, 'Delivery');
  await openLogin(page);
  await page.goBack();
  await expectClosed(page);
  await expectStillOn(page, '/delivery');
  await page.goBack();
  await page.waitForURL('**/about');
  await page.goForward();
  await page.waitForURL('**/delivery');
});

test.each(WINDOWS)(
  'a dialog closed by its button needs no further Back at %s pixels',
  async (_, window) => {
    const page = await arrive(window, '/about');
    await openLogin(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expectDialogEntries(page, 0);
    await expectStillOn(page, '/about');
    await expectToLeaveAtOnce(page);
  },
);

test.each(WINDOWS)(
  'a reload closes the dialog and Back still works at %s pixels',
  async (_, window) => {
    const page = await arrive(window, '/about');
    await openLogin(page);
    await page.reload();
    await hydrated(page);
    await expectDialogEntries(page, 0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectToLeaveAtOnce(page);
  },
);

test.each(WINDOWS)('consecutive dialogs share a history entry at %s pixels', async (_, window) => {
  const page = await arrive(window, '/about');
  await openLogin(page);
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await page.getByRole('dialog', { name: 'Forgot password' }).waitFor();
  await expectDialogEntries(page, 1);
  await page.goBack();
  await expectClosed(page);
  await expectStillOn(page, '/about');
  await expectToLeaveAtOnce(page);
});

test('a page opened from the drawer is left by one Back', async () => {
  const page = await arrive(PHONE, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectDialogEntries(page, 1);
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  await expectClosed(page);
  await page.goBack();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: 'One thing, made for one person' }).waitFor();
  await expectStillOn(page, '/about');
  await page.goForward();
  await page.waitForURL('**/contact');
  await page.goBack();
  await page.waitForURL('**/about');
  await expectToLeaveAtOnce(page);
});

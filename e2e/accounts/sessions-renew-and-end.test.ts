/** A session over time: the return after the guard, one renewal for two tabs, and the end. */
import { expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { callShop, registerByApi, signInOn, storedAccount, tokensOf } from '../support/accounts.ts';
import { DESK, hydrated, newShopper, open } from '../support/shop.ts';

test('a visitor who must sign in first returns to the page they requested', async () => {
  const customer = await registerByApi();
  const page = await newShopper({ ...DESK, expected: /status of 404/ });
  await open(page, '/account/orders?page=2');
  await page.waitForURL('**/login');
  await page.getByText('Please log in to go on.').waitFor();
  // The same through registration.
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  // Both screens have these fields: filled too early, the text would go to the screen that is leaving.
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('main').locator('input[name=password]').fill(customer.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/account/orders?page=2');

  // A reload keeps the page to return to; signing out there drops it.
  await page.reload();
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).last().click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).last().click();
  await page.waitForURL('**/login');
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await page.getByText('Please log in to go on.').waitFor({ state: 'hidden' });
});

test('two tabs with an expired token renew it with one request', async () => {
  const page = await newShopper({ ...DESK, expected: /status of 401/ });
  await signInOn(page);
  const { token } = await storedAccount(page);
  const context = page.context();
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/token/refresh')) renewals += 1;
  });
  // Both tabs are refused before either gets a new token.
  const answeredPages = new Set<Page>();
  const bothAnswered = Promise.withResolvers<void>();
  await context.route(/\/api\/token\/refresh$/, async (route) => {
    await bothAnswered.promise;
    return route.fallback();
  });
  await refuseBearer(context, token!, 'Expired JWT Token', (tab) => {
    answeredPages.add(tab);
    if (answeredPages.size === 2) bothAnswered.resolve();
  });
  const second = await context.newPage();
  await Promise.all([open(page, '/cart'), open(second, '/cart')]);
  for (const tab of [page, second]) {
    await tab.getByText('Nothing in here yet').first().waitFor();
    await expect.poll(async () => (await storedAccount(tab)).token).not.toBe(token);
  }
  const stored = await storedAccount(page);
  expect(stored.token).toMatch(/^ey/);
  expect(await storedAccount(second)).toEqual(stored);
  expect(renewals).toBe(1);
  // The renewed token is valid, and each tab has it.
  await callShop('GET', '/api/users/me', { token: stored.token! });
});

test('any other 401 clears the account and loads the page again', async () => {
  const page = await newShopper({ ...DESK, expected: /status of 401/ });
  const customer = await signInOn(page);
  await open(page, '/sale');
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).last().click();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).last().waitFor();
  const { refresh_token } = await storedAccount(page);
  // A page that learns of the end loads itself again, and would break off the visit to the cart.
  await page.goto('about:blank');
  // Ended from another device.
  await callShop('POST', '/api/token/revoke', { body: { refresh_token } });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  // Not to the end of loading: the cart loads itself again, too.
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect.poll(() => loads).toBe(2);
  await expect.poll(async () => (await storedAccount(page)).token).toBe('');
  await expect.poll(async () => (await storedAccount(page)).user).toBeNull();
  await page.getByText('Nothing in here yet').first().waitFor();
  // Signing in again starts another session, which works.
  expect((await tokensOf(customer)).token).toMatch(/^ey/);
});

test('a customer whose account data cannot be loaded is not left half signed in', async () => {
  const customer = await registerByApi();
  const page = await newShopper({ ...DESK, expected: /status of 500|ERR_FAILED/ });
  await open(page, '/login');
  const password = page.getByRole('main').locator('input[name=password]');
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await password.fill(customer.password);
  const submit = page.getByRole('main').getByRole('button', { name: 'Login' });

  await page.route(/\/api\/login_check$/, (route) => route.abort(), { times: 1 });
  await submit.click();
  await page.getByText('An error occurred, please try again later!').waitFor();
  await page.route(/\/api\/users\/me$/, (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await submit.click();
  await page
    .getByText('Failed to get account information, if this persists please contact support.')
    .waitFor();
  await expect
    .poll(() => storedAccount(page))
    .toMatchObject({ token: '', refresh_token: '', user: null });
  await submit.click();
  await page.waitForURL('**/account');
});

/** The shop's response to a token that is no longer valid. */
async function refuseBearer(
  context: BrowserContext,
  token: string,
  message: string,
  onRefused: (tab: Page) => void,
): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    if (route.request().headers().authorization !== `Bearer ${token}`) return route.fallback();
    await route.fulfill({ status: 401, json: { status: 'error', message } });
    onRefused(route.request().frame().page());
  });
}

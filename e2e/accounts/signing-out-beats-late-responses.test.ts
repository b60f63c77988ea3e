/** Signing out while responses are pending: no data of the customer returns to the device, in this tab or another. */
import { expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { callShop, registerByApi, signInOn, tokensOf, type Customer } from '../support/accounts.ts';
import { addMug } from '../support/buying.ts';
import { DESK, hydrated, newShopper, open } from '../support/shop.ts';

const SAVED = {
  FirstName: 'Siân',
  LastName: 'Price',
  Company: '',
  AddressLine1: '12 Heol y Bont',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: 'Aberystwyth',
  County: '',
  PostCode: 'SY23 1AA',
  Country: 'GB',
};

/** Holds the responses of these calls until released, then waits until each has reached the page. */
async function hold(page: Page, address: RegExp) {
  const held: Route[] = [];
  const first = Promise.withResolvers<void>();
  await page.context().route(address, (route) => {
    held.push(route);
    first.resolve();
  });
  return {
    begun: first.promise,
    letGo: async () => {
      await page.context().unroute(address);
      // A call that the page has aborted accepts no response any more.
      await Promise.all(held.map((route) => route.continue().catch(() => {})));
    },
  };
}

async function signOut(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'My Account' }).last().click();
  await header.getByRole('button', { name: 'Sign out' }).last().click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('account')))
    .toContain('"token":""');
}

/** Everything that identifies the customer, their cart, their address or their designs. */
async function expectForgotten(page: Page, customer: Customer, traces: readonly string[]) {
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const trace of [customer.email, 'Siân', 'Heol y Bont', ...traces])
    expect(stored).not.toContain(trace);
}

async function customerWithCart(page: Page) {
  const customer = await registerByApi();
  const tokens = await tokensOf(customer);
  await callShop('POST', '/api/addresses/new', { token: tokens.token, body: SAVED });
  await signInOn(page, customer);
  await addMug(page, 'Ffion');
  const cartId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('cart')!) as { state: { cartId: string } }).state.cartId,
  );
  await callShop('POST', `/api/cart/${cartId}/address/shipping/guest`, {
    token: tokens.token,
    body: { ...SAVED, Method: '' },
  });
  return { customer, cartId };
}

const BEGINNINGS: readonly [
  name: string,
  calls: RegExp,
  begin: (page: Page) => Promise<unknown>,
][] = [
  ['the cart', /\/api\/cart\/[^/]+\/get$/, (page) => open(page, '/cart')],
  [
    'an addition to the cart',
    /\/api\/cart\/[^/]+\/add$/,
    async (page) => {
      await open(page, '/p/two-hearts-slate-coaster');
      await page.getByRole('textbox', { name: 'Name' }).first().fill('Olwen');
      await page.getByRole('button', { name: 'Add to cart' }).click();
    },
  ],
  [
    'a wishlist item',
    /\/api\/wishlist\/add$/,
    async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page
        .getByRole('button', { name: /on your wish list/ })
        .first()
        .click();
    },
  ],
  ['the address book', /\/api\/addresses\/all$/, (page) => open(page, '/account/addresses')],
  [
    'a saved design',
    /\/api\/drafts\/new$/,
    async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('button', { name: 'Save for later' }).click();
    },
  ],
];

test.each(BEGINNINGS)('signing out wins over a late response about %s', async (_, calls, begin) => {
  const page = await newShopper({ ...DESK, expected: /status of 40[14]/ });
  const { customer, cartId } = await customerWithCart(page);
  const { begun, letGo } = await hold(page, calls);
  await begin(page);
  await begun;
  await signOut(page);
  await letGo();
  await expectForgotten(page, customer, [cartId]);
  const designs = await page.evaluate(() => localStorage.getItem('designs') ?? '');
  expect(designs).not.toMatch(/"ids":\["/);
});

test('signing out in another tab wins over a late response about the cart', async () => {
  const page = await newShopper({ ...DESK, expected: /status of 40[14]/ });
  const { customer, cartId } = await customerWithCart(page);
  const { begun, letGo } = await hold(page, /\/api\/cart\/[^/]+\/get$/);
  await open(page, '/cart');
  await begun;
  const second = await page.context().newPage();
  await second.goto('/delivery');
  await hydrated(second);
  await signOut(second);
  await expect.poll(() => page.getByText('Nothing in here yet').count()).toBeGreaterThan(0);
  await letGo();
  await expectForgotten(page, customer, [cartId]);
});

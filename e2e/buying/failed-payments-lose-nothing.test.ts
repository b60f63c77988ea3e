/** Payments that are cancelled, declined, repeated or in two tabs: nothing is lost, and nothing is sold twice. */
import { expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addMug, payByCard, payNow, reachReview } from '../support/buying.ts';
import { command } from '../support/customer-orders.ts';
import { ordersOf } from '../support/orders.ts';
import { query, DESK, newShopper, open } from '../support/shop.ts';

const MUG_SKU = 'MUG-WHT-WREATH-MONOGRAM';

async function hasAllInput(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Pay £/ }).waitFor();
  await page.getByRole('checkbox', { name: /I have checked my words/, checked: true }).waitFor();
  for (const text of [name, 'Siân Price', 'Aberystwyth', 'SY23 1AA', '£17.48'])
    await expect.poll(() => main.textContent()).toContain(text);
}

test('a shopper who cancels at the provider finds everything unchanged, and can pay then', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Mair');
  await reachReview(page, 'cancels@example.org');
  await payNow(page);
  await page.getByRole('button', { name: /^Cancel and return/ }).click();
  await page.getByText('You came back before paying').waitFor();
  await hasAllInput(page, 'Mair');
  expect(await ordersOf('cancels@example.org')).toMatchObject([
    { state: 'awaitingPayment', captures: 0 },
  ]);
  await payNow(page);
  await payByCard(page);
  expect(await ordersOf('cancels@example.org')).toMatchObject([{ state: 'paid', captures: 1 }]);
});

test('a shopper who empties the cart in another tab and cancels at the provider sees what happened', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Mair');
  await reachReview(page, 'empties@example.org');
  await payNow(page);
  const other = await page.context().newPage();
  await open(other, '/cart');
  await other.getByRole('button', { name: 'Remove Botanical wreath mug' }).click();
  await other.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor();
  await page.getByRole('button', { name: /^Cancel and return/ }).click();
  await page.getByText('You came back before paying, so nothing was charged.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'See everything we make' }).waitFor();
});

test('a shopper whose card is declined is notified, finds everything unchanged, and pays with another card', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Idris');
  await reachReview(page, 'declined@example.org');
  await payNow(page);
  await page.getByRole('radio', { name: 'Card that will be declined' }).check();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  // If the return meets the webhook, the order's page shows the result as soon as it knows it.
  const notice = page.getByText(/^The payment (was declined|did not go through)$/);
  await notice.waitFor();
  if (new URL(page.url()).pathname !== '/checkout') await reachAgain(page);
  await hasAllInput(page, 'Idris');
  await payNow(page);
  await payByCard(page);
  expect(await ordersOf('declined@example.org')).toMatchObject([{ state: 'paid', captures: 1 }]);
});

test('the back button after paying does not sell the same items again', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Nia');
  await reachReview(page, 'goesback@example.org');
  await payNow(page);
  const provider = page.url();
  await payByCard(page);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith('/checkout/thank-you'));
  await page.goto(provider);
  await page.getByText('This payment is already finished.').waitFor();
  await open(page, '/checkout');
  await page.getByText('There is nothing to check out').waitFor();
  expect(await ordersOf('goesback@example.org')).toMatchObject([{ state: 'paid', captures: 1 }]);
});

test('two quick presses on Pay now make one order', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Tomos');
  await reachReview(page, 'twice@example.org');
  await page.getByRole('button', { name: /^Pay £/ }).dblclick();
  await page.getByRole('radio', { name: 'Card ending 4242' }).waitFor();
  await payByCard(page);
  expect(await ordersOf('twice@example.org')).toMatchObject([{ state: 'paid', captures: 1 }]);
});

test('two tabs that pay for the same cart pay once', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Wren');
  await reachReview(page, 'twotabs@example.org');
  const other = await page.context().newPage();
  await open(other, '/checkout');
  await payNow(page);
  // It has heard of what the first tab saved.
  await hasAllInput(other, 'Wren');
  await other.getByRole('button', { name: /^Pay £/ }).click();
  await other.getByRole('radio', { name: 'Card ending 4242' }).waitFor();
  await payByCard(page);
  await other.getByRole('button', { name: /^Pay £/ }).click();
  // The first tab has thanked.
  await other.getByText(/^Order KS-/).waitFor();
  expect(await ordersOf('twotabs@example.org')).toMatchObject([{ state: 'paid', captures: 1 }]);
  expect(
    await query(
      `select 1 from capture join payment_attempt attempt on attempt.id = attempt_id join order_person person using (order_id) where email = 'twotabs@example.org'`,
    ),
  ).toHaveLength(1);
});

test('a shopper who presses Pay now after the cart was paid in another tab sees the paid order', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Gwen');
  await reachReview(page, 'paidalready@example.org');
  // The first tab's changes do not reach this one, which uses the cart as it was.
  const storageState = await page.context().storageState();
  const other = await newShopper({ ...DESK, storageState, expected: /404/ });
  await open(other, '/checkout');
  await other.getByRole('button', { name: /^Pay £/ }).waitFor();
  await payNow(page);
  await payByCard(page);
  await other.getByRole('button', { name: /^Pay £/ }).click();
  await other.getByRole('heading', { level: 1, name: 'Thank you, Siân' }).waitFor();
  expect(await ordersOf('paidalready@example.org')).toMatchObject([{ state: 'paid', captures: 1 }]);
});

test('a price that changed since the review is shown before anything is paid', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Nia');
  await reachReview(page, 'newprice@example.org');
  onTestFinished(() => command('price', MUG_SKU, '12.49').then(() => undefined));
  await command('price', MUG_SKU, '13.49');
  await expect
    .poll(async () => (await page.request.get('/p/botanical-wreath-mug')).text(), { interval: 50 })
    .toContain('£13.49');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  const main = page.getByRole('main');
  await main.getByText('£18.48').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await payNow(page);
  await page.getByText('Pay £18.48').waitFor();
});

test('an unreadable response leaves Pay now usable', async () => {
  const page = await newShopper({ ...DESK, expected: /Cannot read properties/ });
  await addMug(page, 'Eira');
  await reachReview(page, 'unreadable@example.org');
  const checkout = /\/payment_method\/paypal\/guest-checkout$/;
  // As a proxy may respond: neither a refusal nor an order.
  await page.route(checkout, (route) => route.fulfill({ json: null }));
  const failed = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await failed;
  await page.unroute(checkout);
  await expect.poll(() => page.getByRole('button', { name: /^Pay £/ }).isEnabled()).toBe(true);
  await payNow(page);
  await payByCard(page);
  expect(await ordersOf('unreadable@example.org')).toMatchObject([{ state: 'paid', captures: 1 }]);
});

test('a cart that is changed on the way to paying is paid as changed', async () => {
  const page = await newShopper(DESK);
  await addMug(page, 'Alun');
  await reachReview(page, 'changes@example.org');
  await payNow(page);
  await addMug(page, 'Alun');
  await reachAgain(page);
  await payNow(page);
  await page.getByText('Pay £29.97').waitFor();
  await payByCard(page);
  const orders = await ordersOf('changes@example.org');
  expect(orders.filter(({ state }) => state === 'paid')).toMatchObject([
    { totalPence: 2997, captures: 1 },
  ]);
  expect(
    orders
      .filter(({ state }) => state !== 'paid')
      .every(({ state, captures }) => state === 'cancelled' && captures === 0),
  ).toBe(true);
});

async function reachAgain(page: Page): Promise<void> {
  await open(page, '/checkout');
  await page.getByRole('button', { name: /^Pay £/ }).waitFor();
}

/** Signed-in checkout: details and addresses are filled in, a new address is saved, and the order is in the account. */
import { expect, test } from 'vitest';
import { callShop, tokensOf } from '../support/accounts.ts';
import { addMug, payByCard, payNow } from '../support/buying.ts';
import { customerWith, HOME, OFFICE } from '../support/customer-orders.ts';
import { ordersOf } from '../support/orders.ts';
import { DESK, hydrated, newShopper, open, PHONE } from '../support/shop.ts';

test('a customer buys with a saved address at 390 pixels by touch, and finds the order', async () => {
  const page = await newShopper(PHONE);
  const { email } = await customerWith(page, [
    HOME,
    OFFICE,
    { ...HOME, FirstName: 'Oma', CityTown: 'Berlin', PostCode: '10115', Country: 'DE' },
  ]);
  await addMug(page, 'Siân');
  await open(page, '/checkout');
  await page.getByText(`Signed in as ${email}`).waitFor();
  const parcel = page.getByRole('group', { name: 'Deliver to' });
  await parcel.getByRole('radio', { name: /12 Heol y Bont/, checked: true }).waitFor();
  // Two addresses at home and the choice of another one: parcels do not go abroad.
  await expect.poll(() => parcel.getByRole('radio').count()).toBe(3);
  await parcel.getByRole('radio', { name: /Old Brewery Yard/ }).tap();
  const named = page.waitForRequest((request) =>
    request.url().endsWith('/address/shipping/update'),
  );
  await page.getByRole('button', { name: 'Continue to review' }).tap();
  expect((await named).postDataJSON()).toEqual({ addressId: expect.any(String) });
  await page.getByRole('checkbox', { name: /I have checked my words/ }).tap();

  const placed = page.waitForRequest(/\/payment_method\/paypal\/checkout$/);
  const paying = page.waitForRequest(/\/api\/gateway\/paypal\/[\da-f-]+\/new$/);
  await page.getByRole('button', { name: /^Pay £/ }).tap();
  expect((await placed).headers().authorization).toMatch(/^Bearer /);
  await paying;
  await page.getByText('Card ending 4242').tap();
  await page.getByRole('button', { name: /^Pay £/ }).tap();
  await page.getByRole('heading', { level: 1, name: 'Thank you, Siân' }).waitFor();
  await hydrated(page);
  const [bought] = await ordersOf(email);
  expect(bought).toMatchObject({ state: 'paid', totalPence: 1748, captures: 1 });

  await page.getByRole('link', { name: 'See it in your account' }).tap();
  await page.getByRole('heading', { level: 1, name: `Order ${bought!.reference}` }).waitFor();
  await page.getByRole('heading', { name: 'How it is going' }).waitFor();
  const shown = await page.getByRole('main').textContent();
  for (const text of ['Botanical wreath mug', 'Siân', '£17.48', 'VAT included', 'CF10 1AA'])
    expect(shown).toContain(text);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  // What follows is loaded when it comes near.
  await page.getByRole('heading', { name: 'Remind me next year' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Make one for somebody else' }).waitFor();

  // In a tab of its own, which browsers without a viewer save instead.
  const sent = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/invoices/'));
  await page.getByRole('button', { name: /^Invoice INV-\d+/ }).tap();
  const invoice = await sent;
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await open(page, '/account/orders');
  const card = page.getByRole('article');
  await card.getByRole('link', { name: `Order ${bought!.reference}` }).waitFor();
  expect(await card.textContent()).toMatch(/Paid.*Botanical wreath mug.*For Siân.*1 item.*£17\.48/);
});

test('another address is typed once, saved on request, and survives a look at the saved ones', async () => {
  const page = await newShopper(DESK);
  const customer = await customerWith(page);
  await addMug(page, 'Bryn');
  await open(page, '/checkout');
  const parcel = page.getByRole('group', { name: 'Deliver to' });
  await parcel.getByRole('radio', { name: 'Use another address' }).check();
  const line = parcel.getByRole('textbox', { name: 'Address line 1' });
  await line.fill('1 Stryd Fawr');
  await parcel.getByRole('radio', { name: /12 Heol y Bont/ }).check();
  await parcel.getByRole('radio', { name: 'Use another address' }).check();
  await expect.poll(() => line.inputValue()).toBe('1 Stryd Fawr');
  await parcel.getByRole('textbox', { name: 'Town or city' }).fill('Bala');
  await parcel.getByRole('textbox', { name: 'Postcode' }).fill('ll237ab');
  await parcel.getByRole('checkbox', { name: 'Save this address to my account' }).check();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('checkbox', { name: /I have checked my words/ }).check();
  await payNow(page);
  await payByCard(page);

  const { token } = await tokensOf(customer);
  const saved = await callShop<{ data: { AddressLine1: string; PostCode: string }[] }>(
    'GET',
    '/api/addresses/all',
    { token },
  );
  const places = saved.data.map(({ AddressLine1, PostCode }) => `${AddressLine1}, ${PostCode}`);
  expect(new Set(places)).toEqual(new Set(['1 Stryd Fawr, LL23 7AB', '12 Heol y Bont, SY23 1AA']));
});

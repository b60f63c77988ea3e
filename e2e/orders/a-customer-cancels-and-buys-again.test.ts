/** An order can be cancelled before production, and its money is refunded; any order can be ordered again. */
import { expect, test } from 'vitest';
import { addMug } from '../support/buying.ts';
import { buyCart, buyMug, customerWith, openOrder } from '../support/customer-orders.ts';
import { LONGEST_WORK_MS, ordersOf } from '../support/orders.ts';
import { query, newShopper, open, PHONE } from '../support/shop.ts';

test('a customer cancels an order and gets the money back', async () => {
  const page = await newShopper(PHONE);
  const customer = await customerWith(page);
  const reference = await buyMug(page, customer);
  await openOrder(page, reference);
  await page.getByRole('button', { name: 'Cancel this order' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByText(/the whole £17\.48 goes back to where you paid from/).waitFor();
  await dialog.getByRole('button', { name: 'Keep it' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  expect((await ordersOf(customer.email))[0]?.state).toBe('paid');

  await page.getByRole('button', { name: 'Cancel this order' }).tap();
  await dialog.getByRole('button', { name: 'Cancel the order' }).tap();
  await page.getByText('Your order is cancelled.').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Your order is cancelled.');
  // Without a reload: the page polls until the refund is complete.
  await page
    .getByRole('button', { name: /^Credit note CN-\d+ £17\.48/ })
    .waitFor({ timeout: LONGEST_WORK_MS });
  await expect.poll(() => page.getByRole('main').textContent()).toContain('−£17.48');
  await page.getByRole('button', { name: 'Cancel this order' }).waitFor({ state: 'detached' });
  expect((await ordersOf(customer.email))[0]?.state).toBe('cancelled');
});

const KEYRING = '/p/contour-steel-keyring';

test('the same order is placed again with the same texts, and withdrawn products are named', async () => {
  const page = await newShopper();
  const customer = await customerWith(page);
  await addMug(page, 'Gwen');
  await open(page, KEYRING);
  await page.getByRole('button', { name: 'Use “Gwen”' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  await buyCart(page);
  const [bought] = await ordersOf(customer.email);
  await query(`update blank_variant set stock = 0 where sku = 'KRM-STL'`);
  try {
    await openOrder(page, bought!.reference);
    await page.getByRole('button', { name: 'Buy again' }).click();
    await page.getByText('1 item is in your cart, with the same words.').waitFor();
    await page.getByText(/Contour steel keyring is sold out/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    const lines = page.getByRole('main').getByRole('article');
    await expect.poll(() => lines.count()).toBe(1);
    expect(await lines.textContent()).toContain('Gwen');
  } finally {
    await query(`update blank_variant set stock = 100 where sku = 'KRM-STL'`);
  }
});

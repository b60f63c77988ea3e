/** Two hundred lines: folded in cart and order, pictured only where somebody looks, told in a letter that is shown whole. */
import { PDFDocument } from 'pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { payByCard, payNow, reachReview } from '../support/buying.ts';
import { confirmationTo, ordersOf, takeWorkAway } from '../support/orders.ts';
import { DESK, newShopper, open } from '../support/shop.ts';
import { addTwoHundred, TWO_HUNDRED } from '../support/two-hundred.ts';

const EMAIL = 'two.hundred@example.org';
const LONGEST_LETTER = 100_000;

afterAll(takeWorkAway);

test('an order of two hundred names stays usable', async () => {
  const page = await newShopper(DESK);
  await addTwoHundred(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/artwork/preview')) asked += 1;
  });
  await open(page, '/cart');
  const lines = page.getByRole('main').getByRole('article');
  const all = page.locator('summary').filter({ hasText: 'Show all 200' });
  await all.waitFor();
  expect(await lines.count()).toBe(3);
  await lines.nth(2).locator('img[src^="/"]').waitFor();
  expect(asked).toBe(3);
  await all.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count()).toBe(200);
  const last = lines.nth(199);
  await last.getByText('Siân 200').waitFor();
  // Far from the screen: it has not asked for its picture, and shows no other words meanwhile.
  expect(await last.locator('img').count()).toBe(0);
  expect(asked).toBeLessThan(20);

  await reachReview(page, EMAIL);
  expect(await page.getByText('Show all 200').count()).toBeGreaterThan(0);
  await payNow(page);
  await payByCard(page);
  await page.getByText('Show all 200').waitFor();
  const [order] = await ordersOf(EMAIL);
  expect(order).toMatchObject({ state: 'paid', totalPence: 200 * 799 + 499 });

  const letter = await confirmationTo(EMAIL);
  expect(Buffer.byteLength(letter.html ?? '')).toBeLessThan(LONGEST_LETTER);
  for (const name of TWO_HUNDRED) expect(letter.html).toContain(name);
  const invoice = letter.attachments.find(({ filename }) => filename?.endsWith('.pdf'));
  expect(letter.attachments).toHaveLength(2);
  const pdf = await PDFDocument.load(new Uint8Array(invoice!.content as ArrayBuffer));
  expect(pdf.getPageCount()).toBeGreaterThan(4);
});

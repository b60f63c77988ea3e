/** Two hundred lines: folded in cart and order, composed only when visible, and complete in the email. */
import { PDFDocument } from 'pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { payByCard, payNow, reachReview } from '../support/buying.ts';
import { confirmationTo, ordersOf, removeQueuedWork } from '../support/orders.ts';
import { DESK, newShopper, open } from '../support/shop.ts';
import { addTwoHundred, TWO_HUNDRED } from '../support/two-hundred.ts';

const EMAIL = 'two.hundred@example.org';
const LONGEST_EMAIL = 100_000;

afterAll(removeQueuedWork);

test('an order of two hundred names stays usable', async () => {
  const page = await newShopper(DESK);
  await addTwoHundred(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/artwork/preview')) requests += 1;
  });
  await open(page, '/cart');
  const lines = page.getByRole('main').getByRole('article');
  const all = page.locator('summary').filter({ hasText: 'Show all 200' });
  await all.waitFor();
  expect(await lines.count()).toBe(3);
  await lines.nth(2).locator('img[src^="/"]').waitFor();
  expect(requests).toBe(3);
  await all.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count()).toBe(200);
  const last = lines.nth(199);
  await last.getByText('Siân 200').waitFor();
  // Far from the visible part: it has not requested its picture, and shows no other text until then.
  expect(await last.locator('img').count()).toBe(0);
  expect(requests).toBeLessThan(20);

  await reachReview(page, EMAIL);
  expect(await page.getByText('Show all 200').count()).toBeGreaterThan(0);
  await payNow(page);
  await payByCard(page);
  await page.getByText('Show all 200').waitFor();
  const [order] = await ordersOf(EMAIL);
  expect(order).toMatchObject({ state: 'paid', totalPence: 200 * 799 + 499 });

  const email = await confirmationTo(EMAIL);
  expect(Buffer.byteLength(email.html ?? '')).toBeLessThan(LONGEST_EMAIL);
  for (const name of TWO_HUNDRED) expect(email.html).toContain(name);
  const invoice = email.attachments.find(({ filename }) => filename?.endsWith('.pdf'));
  // The invoice, one picture for all of one product, and the shop's mark.
  expect(email.attachments).toHaveLength(3);
  const pdf = await PDFDocument.load(new Uint8Array(invoice!.content as ArrayBuffer));
  expect(pdf.getPageCount()).toBeGreaterThan(4);
});

/** Invoices and credit notes, opened by links that are valid for a minute. */
import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { LINK_MS } from '../../signed-links.ts';
import { pdfText } from '../../testing/features/read-pdf.ts';
import { pence } from '../../../domain/money/money.ts';
import { jobHandlers } from '../../wiring.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { buyAtStandIn } from '../../testing/features/paid-orders.ts';
import type { Order } from '../orders/orders.service.ts';
import { buy, placeOrder } from '../../testing/features/orders.ts';

let now = new Date('2026-11-21T09:00:00Z');
const shop = await testShop({ clock: () => now });
const { app, ask, call, config, services } = shop;
const origin = await shop.open();

const open = (link: string) => ask('invoiceDocument', { params: { link } });
const linkIn = (url: string): string => {
  const start = `${config.origin}/invoices/`;
  expect(url.startsWith(start)).toBe(true);
  return url.slice(start.length);
};
const byKey = (orderKey: string, query = {}) =>
  call('orderInvoiceByKey', { params: { orderKey }, query });

describe('an invoice', () => {
  test('is opened by its customer through a link, without a bearer token', async () => {
    const me = await shop.signedIn();
    const order = await buy(shop, { customerId: me.customerId, quantity: 2 });
    const { url, number } = await call('orderInvoice', { params: { id: order.id } }, me);
    const response = await app.inject({ url: new URL(url).pathname });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const text = pdfText(response.rawPayload);
    for (const part of [
      `Invoice ${number}`,
      `Order: ${order.reference}`,
      'Botanical wreath mug',
      '“Siân”',
      '1 High Street',
      'Total paid',
      '£29.97',
    ])
      expect(text).toContain(part);
  });

  test('names the colour of what comes in several, and the size', async () => {
    const order = await buy(shop, { sku: 'TEE-N-M-STRIPES' });
    const { url } = await byKey(order.key);
    expect(pdfText((await open(linkIn(url))).rawPayload)).toContain('Navy, M');
  });

  test('is opened with the order’s key', async () => {
    const order = await buy(shop);
    const { url, number } = await byKey(order.key);
    expect(number).toMatch(/^INV-\d{6}$/);
    expect(pdfText((await open(linkIn(url))).rawPayload)).toContain(number);
    expect(await byKey(order.key, { document: number })).toMatchObject({ number });
  });

  test('does not exist before payment, nor under the number of another order', async () => {
    const waiting = await placeOrder(shop);
    const mine = await buy(shop);
    const { number } = await byKey((await buy(shop)).key);
    for (const request of [
      { params: { orderKey: waiting.key }, query: {} },
      { params: { orderKey: mine.key }, query: { document: number } },
      { params: { orderKey: mine.key }, query: { document: 'CN-999999' } },
    ])
      expect((await ask('orderInvoiceByKey', request)).statusCode).toBe(404);
    const malformed = { params: { orderKey: mine.key }, query: { document: '../invoice' } };
    expect((await ask('orderInvoiceByKey', malformed)).statusCode).toBe(400);
  });

  test('keeps its figures when the name and address are erased after six years', async () => {
    const me = await shop.signedIn();
    const order = await buy(shop, { customerId: me.customerId });
    const then = now;
    now = new Date(then);
    now.setUTCFullYear(then.getUTCFullYear() + 6, then.getUTCMonth(), then.getUTCDate() + 1);
    await services.orderErasure.forgetOld();
    const token = await services.auth.issueAccessToken(me);
    const { url } = await call('orderInvoice', { params: { id: order.id } }, { token });
    const text = pdfText((await open(linkIn(url))).rawPayload);
    now = then;
    expect(text).toContain('£17.48');
    expect(text).not.toContain('High Street');
  });
});

describe('a credit note', () => {
  test('is opened by its number, and follows the invoice', async () => {
    const me = await shop.signedIn();
    const order = await buyAtStandIn(shop, origin, { customerId: me.customerId });
    await credit(order);
    const detail = await call('order', { params: { id: order.id } }, me);
    expect(detail.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 1748],
      ['creditNote', 500],
    ]);
    const number = detail.documents[1]!.number;
    expect(number).toMatch(/^CN-\d{6}$/);
    const link = await call(
      'orderInvoice',
      { params: { id: order.id }, query: { document: number } },
      me,
    );
    expect(link.number).toBe(number);
    const text = pdfText((await open(linkIn(link.url))).rawPayload);
    expect(text).toContain(`Credit note ${number}`);
    expect(text).toContain(`For invoice ${detail.invoice} of 21 November 2026`);
  });

  test('of a cancelled order does not show the reason that the staff gave', async () => {
    const me = await shop.signedIn();
    const order = await buyAtStandIn(shop, origin, { customerId: me.customerId });
    const reason = 'Suspected fraud, do not tell her';
    await services.cancel.cancel(order.id, 'workshop', reason);
    await runDueJobs(shop.url, jobHandlers(services));
    const { documents } = await call('order', { params: { id: order.id } }, me);
    const link = await byKey(order.key, { document: documents[1]!.number });
    const text = pdfText((await open(linkIn(link.url))).rawPayload);
    expect(text).toContain('Reason: Order cancelled before it was made');
    expect(text).not.toContain('fraud');
    const history = await shop.database
      .selectFrom('orderHistory')
      .select('detail')
      .where('orderId', '=', order.id)
      .where('event', '=', 'cancel')
      .executeTakeFirstOrThrow();
    expect(history.detail).toMatchObject({ reason });
  });
});

describe('a link', () => {
  const refused = { status: 'error', message: 'This link has expired. Please open it again.' };

  test('is valid for one minute', async () => {
    const start = now;
    const link = linkIn((await byKey((await buy(shop)).key)).url);
    now = new Date(start.getTime() + LINK_MS - 1);
    expect((await open(link)).statusCode).toBe(200);
    now = new Date(start.getTime() + LINK_MS);
    const late = await open(link);
    expect([late.statusCode, late.json()]).toEqual([410, refused]);
  });

  test('is refused alike when any single character is changed, removed or added', async () => {
    const link = linkIn((await byKey((await buy(shop)).key)).url);
    expect((await open(link)).statusCode).toBe(200);
    const forged = [...link].flatMap((character, place) =>
      [...otherKinds(character), ''].map(
        (other) => link.slice(0, place) + other + link.slice(place + 1),
      ),
    );
    const others = [`${link}A`, `A${link}`, `${link}.`, `${link}.A`, link.toUpperCase()];
    for (const changed of new Set([...forged, ...others])) {
      if (changed === link) continue;
      const response = await open(changed);
      expect([changed, response.statusCode, response.json()]).toEqual([changed, 410, refused]);
    }
  });

  test('cannot be forged for another document from one’s own link, nor extended', async () => {
    const [, expires = '', signature = ''] = linkIn((await byKey((await buy(shop)).key)).url).split(
      '.',
    );
    const other = linkIn((await byKey((await buy(shop)).key)).url).split('.')[0] ?? '';
    for (const forged of [
      `${other}.${expires}.${signature}`,
      `${other}.zzzzzzzzzz.${signature}`,
      `${other}.${expires}`,
      `${other}.${expires}.`,
      other,
      '_._._',
    ])
      expect([forged, (await open(forged)).statusCode]).toEqual([forged, 410]);
  });
});

/** One character of each class that a link may contain, except the given one. */
function otherKinds(character: string): string[] {
  return ['a', 'Z', '0', '9', '-', '_', '.'].filter((other) => other !== character);
}

/** Refunds £5.00 of the order. */
async function credit({ id }: Order): Promise<void> {
  await services.orderRefunds.refund(id, { amountPence: pence(500), reason: 'Late' }, 'workshop');
  await runDueJobs(shop.url, jobHandlers(services));
}

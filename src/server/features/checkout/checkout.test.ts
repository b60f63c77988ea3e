import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startStandIn } from '../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import type { StandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import { testDatabase } from '../../database/testing.ts';
import { openSmallShop } from '../catalogue/catalogue.testing.ts';
import { PAYPAL_KEYS, fillCart, freePort, openSellingShop, readBooks, runPaymentJobs, stockOf } from './checkout.testing.ts';

const MINUTE = 60_000;
const HTML = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
const { database, url } = await testDatabase();

let now = Date.now();
let standIn: StandIn;
let shop: Awaited<ReturnType<typeof openSellingShop>>;
let mug = '';
let slate = '';
let closeStandIn: () => Promise<unknown>;
let before: Awaited<ReturnType<typeof readBooks>>;

beforeAll(async () => {
  const { productIds } = await openSmallShop(database);
  mug = productIds['MUG-WREATH'] ?? '';
  slate = productIds['SLT-WREATH'] ?? '';
  const port = await freePort();
  standIn = newStandIn({ ...PAYPAL_KEYS, webhookUrl: `http://127.0.0.1:${port}/gateway/paypal/webhook`, retryDelaysMs: [20, 50, 100] });
  const started = await startStandIn(standIn);
  closeStandIn = () => started.app.close();
  shop = await openSellingShop({ databaseUrl: url, paypalUrl: started.url, port, clock: () => new Date(now) });
});

afterAll(async () => {
  await shop.close();
  await closeStandIn();
});

beforeEach(async () => {
  now = Date.now();
  standIn.script.clear();
  standIn.captureAs = undefined;
  standIn.webhooks.hold();
  standIn.webhooks.drop();
  standIn.webhooks.hold();
  // What earlier tests left unpaid must not be found by this one's sweeper.
  await database.updateTable('paymentAttempt').set({ state: 'cancelled' }).where('state', '=', 'created').execute();
  await database.updateTable('customerOrder').set({ state: 'cancelled' }).where('state', '=', 'awaitingPayment').execute();
  await database.updateTable('stockHold').set({ state: 'released' }).where('state', '=', 'held').execute();
  await database.updateTable('blankVariant').set({ stock: 50 }).where('sku', '=', 'MUG').execute();
  before = await readBooks(database);
});

async function checkOut(cartId: string) {
  const response = await fetch(`${shop.origin}/api/cart/${cartId}/payment_method/paypal/guest-checkout`);
  const body = (await response.json()) as { message?: string; data: { orderKey: string; reference: string; total: number; gateway: string } };
  return { status: response.status, message: body.message, ...body.data };
}

async function goToPay(gateway: string): Promise<string> {
  return (await fetch(shop.origin + gateway, HTML)).headers.get('location') ?? '';
}

/** Answers where the provider sends the shopper, without going there. */
async function approve(approvalUrl: string, funding = 'paypal'): Promise<string> {
  const response = await fetch(approvalUrl, { method: 'POST', body: new URLSearchParams({ choice: 'pay', funding }), redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

const comeBack = async (address: string): Promise<string> => (await fetch(address, HTML)).headers.get('location') ?? '';

async function check(key: string) {
  const response = await fetch(`${shop.origin}/api/orders/key/${key}/check`);
  return ((await response.json()) as { data: { status: string; payment: string; cartId: string; invoice: string | null; items: { words: unknown[] }[] } }).data;
}

async function approved(quantity = 1) {
  const cartId = await fillCart(shop.carts, mug, quantity);
  const placed = await checkOut(cartId);
  const approvalUrl = await goToPay(placed.gateway);
  return { cartId, ...placed, approvalUrl, returnUrl: await approve(approvalUrl) };
}

/** Every promise of the books: money kept = ledger = paid orders = invoices, one letter each, no gap in invoices. */
async function expectBooks(grown: Partial<Record<string, number>>) {
  const books = await readBooks(database);
  expect(books).toMatchObject({ ledger: books.kept, sold: books.kept, invoiced: books.kept, invoices: books.paid, lastInvoice: books.paid, letters: books.paid });
  for (const [part, by] of Object.entries(grown)) expect([part, (books[part] ?? 0) - (before[part] ?? 0)]).toEqual([part, by]);
  expect(standIn.takings()).toBe(books.kept);
}

describe('a guest who pays', () => {
  test('has a paid order with invoice, letter and print file, and sees it by its key', async () => {
    const { returnUrl, orderKey, cartId, total } = await approved(2);
    expect(total).toBe(2 * 1249 + 499);
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'waiting', invoice: null });
    expect(await comeBack(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    const order = await check(orderKey);
    expect(order).toMatchObject({ status: 'paid', payment: 'paid', cartId, items: [{ words: [{ label: 'Name', text: 'Siân' }] }] });
    expect(order.invoice).toMatch(/^INV-\d{6}$/);
    expect(await stockOf(database, 'MUG')).toBe(48);
    await expectBooks({ orders: 1, paid: 1, captures: 1, printFiles: 1, taken: 2, held: 0 });
    const [line] = await database.selectFrom('orderLine').innerJoin('customerOrder', 'customerOrder.id', 'orderLine.orderId').select('document').where('key', '=', orderKey).execute();
    expect(JSON.stringify(line?.document)).toContain('"text":"Siân"');
    // The optional line was left empty, so the design's sample words must not be printed.
    expect(JSON.stringify(line?.document)).not.toContain('EST. 2026');
  });

  test('may reload the return page, and check out again, and stays with the one order', async () => {
    const { returnUrl, orderKey, cartId, gateway } = await approved();
    await comeBack(returnUrl);
    expect(await comeBack(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await checkOut(cartId)).toMatchObject({ status: 200, orderKey });
    expect(await goToPay(gateway)).toBe(`/checkout/thank-you/${orderKey}`);
    await expectBooks({ orders: 1, captures: 1 });
  });

  test('may be declined, or cancel, and pay after all with the same order', async () => {
    const cartId = await fillCart(shop.carts, mug);
    const { gateway, orderKey } = await checkOut(cartId);
    const approvalUrl = await goToPay(gateway);
    expect(await comeBack(await approve(approvalUrl, 'declined'))).toBe('/checkout?payment=declined');
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'refused' });
    expect(await comeBack(`${shop.origin}/gateway/paypal/${orderKey}/cancel`)).toBe('/checkout?payment=cancelled');
    expect((await checkOut(cartId)).orderKey).toBe(orderKey);
    expect(await comeBack(await approve(await goToPay(gateway), 'card'))).toBe(`/checkout/thank-you/${orderKey}`);
    await expectBooks({ orders: 1, captures: 1 });
  });

  test('is not charged for coming back before approving', async () => {
    const { gateway, orderKey } = await checkOut(await fillCart(shop.carts, mug));
    const token = new URL(await goToPay(gateway)).searchParams.get('token');
    expect(await comeBack(`${shop.origin}/gateway/paypal/${orderKey}/return?token=${token}`)).toBe('/checkout?payment=notApproved');
    expect(await comeBack(await approve(await goToPay(gateway)))).toBe(`/checkout/thank-you/${orderKey}`);
    await expectBooks({ orders: 1, captures: 1 });
  });
});

describe('what is refused', () => {
  test('an unknown, empty or incomplete cart', async () => {
    expect((await checkOut('A'.repeat(24))).status).toBe(404);
    const { id } = await shop.carts.addItem('new', { productId: mug, quantity: 1, personalisation: { v: 1, fields: { name: 'Siân' } } });
    const response = await fetch(`${shop.origin}/api/cart/${id}/payment_method/paypal/guest-checkout`);
    const body = (await response.json()) as { violations: { propertyPath: string }[] };
    expect(response.status).toBe(422);
    expect(body.violations.map(({ propertyPath }) => propertyPath)).toEqual(expect.arrayContaining(['firstName', 'email', 'shipping.PostCode', 'personalisedAccepted']));
    await expectBooks({ orders: 0 });
  });

  test('a prefetch, which must not place an order', async () => {
    const cartId = await fillCart(shop.carts, mug);
    const response = await fetch(`${shop.origin}/api/cart/${cartId}/payment_method/paypal/guest-checkout`, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    expect(response.status).toBe(409);
    await expectBooks({ orders: 0 });
  });

  test('a return with the token of another order', async () => {
    const one = await approved();
    const other = await approved();
    const token = new URL(one.returnUrl).searchParams.get('token');
    expect((await fetch(`${shop.origin}/gateway/paypal/${other.orderKey}/return?token=${token}`, HTML)).status).toBe(404);
    await expectBooks({ captures: 0 });
  });

  test('more than there is, for everyone who asks', async () => {
    expect((await checkOut(await fillCart(shop.carts, slate, 8))).status).toBe(200);
    const second = await checkOut(await fillCart(shop.carts, slate, 8));
    expect(second).toMatchObject({ status: 409, message: 'Only 2 of Wreath slate coaster left.' });
    expect(await stockOf(database, 'SLT')).toBe(2);
  });

  test('a provider that is away leaves the order waiting, and it can be paid later', async () => {
    const { gateway, orderKey } = await checkOut(await fillCart(shop.carts, mug));
    standIn.script.add({ call: 'create', effect: 'error' });
    expect(await goToPay(gateway)).toBe('/checkout?payment=unavailable');
    standIn.script.add({ call: 'create', effect: 'error' });
    expect((await fetch(shop.origin + gateway, { redirect: 'manual' })).status).toBe(503);
    expect(await comeBack(await approve(await goToPay(gateway)))).toBe(`/checkout/thank-you/${orderKey}`);
    await expectBooks({ orders: 1, captures: 1 });
  });
});

describe('two things at once', () => {
  test('a double click on Pay makes one order and one payment', async () => {
    const cartId = await fillCart(shop.carts, mug);
    const clicks = await Promise.all(Array.from({ length: 6 }, () => checkOut(cartId)));
    expect(new Set(clicks.map(({ orderKey }) => orderKey)).size).toBe(1);
    const approvals = await Promise.all(Array.from({ length: 6 }, () => goToPay(clicks[0]!.gateway)));
    expect(new Set(approvals).size).toBe(1);
    await expectBooks({ orders: 1, held: 1 });
  });

  test('return, reload and webhooks at the same moment take the money once', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'slow', ms: 100 });
    const hooks = standIn.webhooks.release({ copies: 3 });
    const answers = await Promise.all([comeBack(returnUrl), comeBack(returnUrl), hooks.then(() => runPaymentJobs(url, shop))]);
    expect(answers.slice(0, 2)).toEqual([`/checkout/thank-you/${orderKey}`, `/checkout/thank-you/${orderKey}`]);
    await standIn.webhooks.quiet();
    await runPaymentJobs(url, shop);
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expectBooks({ orders: 1, captures: 1 });
  });

  test('a cart changed while paying makes a new order, and the old approval takes nothing', async () => {
    const { cartId, orderKey, returnUrl } = await approved();
    await shop.carts.addItem(cartId, { productId: mug, quantity: 2, personalisation: { v: 1, fields: { name: 'Tomos' } } });
    const second = await checkOut(cartId);
    expect(second.orderKey).not.toBe(orderKey);
    expect(await comeBack(returnUrl)).toBe('/checkout?payment=changed');
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refused' });
    expect(await comeBack(await approve(await goToPay(second.gateway)))).toBe(`/checkout/thank-you/${second.orderKey}`);
    expect(await stockOf(database, 'MUG')).toBe(47);
    await expectBooks({ orders: 2, cancelled: 1, captures: 1, taken: 3, held: 0 });
  });

  test('a cart changed while the money moves waits: the shopper is told so', async () => {
    const { cartId, returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'slow', ms: 250 });
    const returning = comeBack(returnUrl);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(shop.carts.addItem(cartId, { productId: mug, quantity: 1 })).rejects.toMatchObject({ code: 'paymentInProgress' });
    await database.updateTable('cart').set((eb) => ({ version: eb('version', '+', 1) })).where('id', '=', cartId).execute();
    expect(await checkOut(cartId)).toMatchObject({ status: 409 });
    expect(await returning).toBe(`/checkout/thank-you/${orderKey}`);
    await expectBooks({ orders: 1, captures: 1 });
  });
});

describe('a bad day at the provider', () => {
  test('a time-out after the capture: the order waits, is asked after, and is paid once', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'silenceAfter' });
    expect(await comeBack(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'capturing' });
    now += 3 * MINUTE;
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expectBooks({ captures: 1 });
  });

  test('a server error before the capture: the sweeper takes the money later, once', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.script.add({ call: 'capture', effect: 'error' });
    await comeBack(returnUrl);
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ payment: 'capturing' });
    now += 3 * MINUTE;
    await shop.sweep.sweepPayments();
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
    await expectBooks({ captures: 1 });
  });

  test.each([
    ['amount', { value: '0.01' }],
    ['currency', { currency_code: 'USD' }],
    ['order', { custom_id: 'another' }],
  ])('a wrong %s goes to a person, never to paid', async (_, captureAs) => {
    const { returnUrl, orderKey, cartId } = await approved();
    standIn.captureAs = captureAs;
    expect(await comeBack(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'review', invoice: null });
    now += 8 * 60 * MINUTE;
    await shop.sweep.sweepPayments();
    await shop.sweep.releaseStock();
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'review' });
    // A second payment beside the one in question is refused.
    await database.updateTable('cart').set((eb) => ({ version: eb('version', '+', 1) })).where('id', '=', cartId).execute();
    expect((await checkOut(cartId)).status).toBe(409);
    const books = await readBooks(database);
    expect(books.paid).toBe(before.paid);
    await tidyReview(orderKey);
  });

  test('a pending capture is paid when the provider says so', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.captureAs = { status: 'PENDING' };
    await comeBack(returnUrl);
    expect(await check(orderKey)).toMatchObject({ status: 'awaitingPayment', payment: 'capturing' });
    standIn.webhooks.drop();
    standIn.settleCapture(standIn.ledger.captures().at(-1)!.capture.id, 'COMPLETED');
    await standIn.webhooks.quiet();
    await runPaymentJobs(url, shop);
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expectBooks({ captures: 1 });
  });
});

describe('webhooks', () => {
  test('pay for a shopper who approves and never returns', async () => {
    const { orderKey } = await approved();
    await standIn.webhooks.release();
    await runPaymentJobs(url, shop);
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    await expectBooks({ captures: 1 });
  });

  test('that come twice, late and in reverse change nothing', async () => {
    const { returnUrl, orderKey } = await approved();
    await comeBack(returnUrl);
    await standIn.webhooks.release({ order: 'reversed', copies: 2 });
    await runPaymentJobs(url, shop);
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
    const { count } = await database.selectFrom('webhookEvent').select((eb) => eb.fn.countAll<number>().as('count'))
      .where('resourceId', 'in', [new URL(returnUrl).searchParams.get('token'), standIn.ledger.captures().at(-1)!.capture.id]).executeTakeFirstOrThrow();
    expect(count).toBe(2);
    await expectBooks({ captures: 1 });
  });

  test('that are forged or no events are refused and not stored', async () => {
    const headers = { 'content-type': 'application/json', 'paypal-transmission-id': 'x', 'paypal-transmission-time': 'x', 'paypal-transmission-sig': 'x', 'paypal-cert-url': 'x', 'paypal-auth-algo': 'x' };
    const forged = JSON.stringify({ id: 'WH-forged', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'x' } });
    for (const body of [forged, '[]', 'not json']) {
      expect((await fetch(`${shop.origin}/gateway/paypal/webhook`, { method: 'POST', headers, body })).status).toBe(400);
    }
    expect(await database.selectFrom('webhookEvent').select('eventId').where('eventId', '=', 'WH-forged').execute()).toEqual([]);
  });

  test('cannot be checked while the provider is away, and come again', async () => {
    const { orderKey } = await approved();
    standIn.script.add({ call: 'verify', effect: 'error', times: 2 });
    await standIn.webhooks.release();
    await runPaymentJobs(url, shop);
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
  });
});

describe('time', () => {
  test('stock held for half an hour goes back, and is held anew when the shopper pays after all', async () => {
    const { returnUrl, orderKey, approvalUrl } = await approvedLater();
    expect(await stockOf(database, 'MUG')).toBe(49);
    now += 31 * MINUTE;
    await shop.sweep.releaseStock();
    expect(await stockOf(database, 'MUG')).toBe(50);
    await approve(approvalUrl);
    expect(await comeBack(returnUrl)).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await stockOf(database, 'MUG')).toBe(49);
    await expectBooks({ captures: 1 });
  });

  test('when the stock is gone by then, nothing is captured and the shopper is told', async () => {
    const { returnUrl, orderKey, approvalUrl, cartId } = await approvedLater();
    now += 31 * MINUTE;
    await shop.sweep.releaseStock();
    await database.updateTable('blankVariant').set({ stock: 0 }).where('sku', '=', 'MUG').execute();
    await approve(approvalUrl);
    expect(await comeBack(returnUrl)).toBe('/checkout?payment=outOfStock');
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled' });
    expect((await shop.carts.get(cartId)).items).toHaveLength(1);
    await expectBooks({ captures: 0, cancelled: 1 });
  });

  test('an approval whose return and webhooks were all lost is found when its hold ends', async () => {
    const { orderKey } = await approved();
    standIn.webhooks.drop();
    now += 31 * MINUTE;
    await shop.sweep.releaseStock();
    expect(await check(orderKey)).toMatchObject({ status: 'paid' });
    await expectBooks({ captures: 1 });
  });

  test('an order never paid is given up after seven hours, its stock with it', async () => {
    const { gateway, orderKey } = await checkOut(await fillCart(shop.carts, mug, 3));
    await goToPay(gateway);
    now += 8 * 60 * MINUTE;
    await shop.sweep.sweepPayments();
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refused' });
    expect(await stockOf(database, 'MUG')).toBe(50);
    await expectBooks({ captures: 0 });
  });

  async function approvedLater() {
    const cartId = await fillCart(shop.carts, mug);
    const placed = await checkOut(cartId);
    const approvalUrl = await goToPay(placed.gateway);
    const token = new URL(approvalUrl).searchParams.get('token');
    return { ...placed, cartId, approvalUrl, returnUrl: `${shop.origin}/gateway/paypal/${placed.orderKey}/return?token=${token}` };
  }
});

describe('refunds', () => {
  test('money on an order given up goes back by itself, once', async () => {
    const { returnUrl, orderKey } = await approved();
    standIn.captureAs = { status: 'PENDING' };
    await comeBack(returnUrl);
    // Staff gave the order up while the provider was still looking.
    await database.updateTable('customerOrder').set({ state: 'cancelled' }).where('key', '=', orderKey).execute();
    await database.updateTable('stockHold').set({ state: 'released' }).where('state', '=', 'held').execute();
    standIn.webhooks.drop();
    standIn.settleCapture(standIn.ledger.captures().at(-1)!.capture.id, 'COMPLETED');
    await standIn.webhooks.quiet();
    standIn.script.add({ call: 'refund', effect: 'errorAfter' });
    await runPaymentJobs(url, shop);
    await database.updateTable('refund').set({ updatedAt: new Date(now - 11 * MINUTE) }).where('state', '=', 'reserved').execute();
    await shop.sweep.sweepPayments();
    await runPaymentJobs(url, shop);
    await standIn.webhooks.quiet();
    await runPaymentJobs(url, shop);
    expect(await check(orderKey)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
    expect(standIn.ledger.captures().at(-1)!.capture.refunds).toHaveLength(1);
    // Its capture is now told as refunded.
    await expectBooks({ captures: 0, refunds: 1, kept: 0 });
  });

  test('never exceed the capture, however many are asked for at once', async () => {
    const { returnUrl, orderKey } = await approved();
    await comeBack(returnUrl);
    const order = await shop.orders.byKey(orderKey);
    const capture = await database.selectFrom('capture').innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
      .select(['capture.id', 'attemptId']).where('orderId', '=', order.id).executeTakeFirstOrThrow();
    const attempt = await shop.payments.attempt(capture.attemptId);
    const stored = { id: capture.id, attemptId: capture.attemptId, providerCaptureId: '', state: 'completed', amountPence: 0, currency: 'GBP', refundedPence: 0 } as const;
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => database.transaction().execute((transaction) => shop.payments.reserveRefund(transaction, attempt!, stored, 800, 'goodwill'))),
    );
    expect(asked.filter(Boolean)).toHaveLength(2);
    await runPaymentJobs(url, shop);
    const { sum } = await database.selectFrom('refund').select((eb) => eb.fn.sum<number>('amountPence').as('sum')).where('captureId', '=', capture.id).executeTakeFirstOrThrow();
    expect(sum).toBe(1600);
  });
});

/** Takes a payment under review out of the books again, so that later tests can add up. */
async function tidyReview(orderKey: string): Promise<void> {
  const { capture } = standIn.ledger.captures().at(-1)!;
  capture.status = 'DECLINED';
  const order = await shop.orders.byKey(orderKey);
  await database.deleteFrom('ledgerEntry').where('orderId', '=', order.id).execute();
  await database.deleteFrom('capture').where('providerCaptureId', '=', capture.id).execute();
}

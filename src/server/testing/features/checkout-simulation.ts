/** Simulates shoppers at a small shop with a stand-in provider, and checks that the figures agree. */
import { afterAll, beforeEach, expect } from 'vitest';
import { testDatabase } from '../database/database.ts';
import { startStandIn } from '../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import { openSmallShop } from './small-shop.ts';
import { PAYPAL_KEYS, fillCart, openSellingShop, readFigures, runPaymentJobs } from './checkout.ts';
import { freePort } from '../../database/embedded/free-port.ts';
import { setStock } from './stock.ts';

export const MINUTE = 60_000;
export const HTML = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;

/** Call it at the top of a test file. Webhooks are held until a test releases them. */
export async function openCheckoutSimulation() {
  const { database, url } = await testDatabase();
  const { productIds } = await openSmallShop(database);
  const [mug, slate] = ['MUG-WREATH', 'SLT-WREATH'].map((sku) => productIds[sku] ?? '') as [
    string,
    string,
  ];
  const port = await freePort();
  const standIn = newStandIn({
    ...PAYPAL_KEYS,
    webhookUrl: `http://127.0.0.1:${port}/gateway/paypal/webhook`,
    retryDelaysMs: [20, 50, 100],
  });
  const { url: paypalUrl, app } = await startStandIn(standIn);
  let now = Date.now();
  const reported: string[] = [];
  const shop = await openSellingShop({
    databaseUrl: url,
    paypalUrl,
    port,
    clock: () => new Date(now),
    onTrouble: (_, message) => void reported.push(message),
  });
  let before = await readFigures(database);

  afterAll(async () => {
    await shop.close();
    await app.close();
  });

  beforeEach(async () => {
    now = Date.now();
    reported.length = 0;
    standIn.script.clear();
    standIn.captureAs = undefined;
    standIn.webhooks.drop();
    standIn.webhooks.hold();
    // Hides earlier tests' unpaid orders from this test's sweeper.
    await database
      .updateTable('paymentAttempt')
      .set({ state: 'cancelled' })
      .where('state', '=', 'created')
      .execute();
    await database
      .updateTable('customerOrder')
      .set({ state: 'cancelled' })
      .where('state', '=', 'awaitingPayment')
      .execute();
    await database
      .updateTable('stockHold')
      .set({ state: 'released' })
      .where('state', '=', 'held')
      .execute();
    await setStock(database, 50, 'MUG');
    before = await readFigures(database);
  });

  async function checkOut(cartId: string) {
    const response = await fetch(
      `${shop.origin}/api/cart/${cartId}/payment_method/paypal/guest-checkout`,
    );
    const body = (await response.json()) as {
      message?: string;
      data: {
        orderKey: string;
        reference: string;
        total: number;
        gateway: string;
        changes: object[];
      };
    };
    return { status: response.status, message: body.message, ...body.data };
  }

  async function goToPay(gateway: string): Promise<string> {
    return (await fetch(shop.origin + gateway, HTML)).headers.get('location') ?? '';
  }

  /** Returns where the provider sends the shopper, without following it. */
  async function approve(approvalUrl: string, funding = 'paypal'): Promise<string> {
    const response = await fetch(approvalUrl, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay', funding }),
      redirect: 'manual',
    });
    return response.headers.get('location') ?? '';
  }

  async function returnToShop(address: string): Promise<string> {
    return (await fetch(address, HTML)).headers.get('location') ?? '';
  }

  async function check(key: string) {
    const response = await fetch(`${shop.origin}/api/orders/key/${key}/check`);
    return (
      (await response.json()) as {
        data: {
          status: string;
          payment: string;
          total: number;
          cartId: string;
          invoice: string | null;
          items: { words: unknown[] }[];
        };
      }
    ).data;
  }

  /** A shopper who has approved and is on the way back. */
  async function approved(quantity = 1) {
    const cartId = await fillCart(shop.carts, mug, quantity);
    const placed = await checkOut(cartId);
    const approvalUrl = await goToPay(placed.gateway);
    return { cartId, ...placed, approvalUrl, returnUrl: await approve(approvalUrl) };
  }

  /**
   * An abandoned order whose payment was pending and then declined, but whose money arrives after
   * all. The provider's webhook has been received; the job that checks the payment has not run.
   */
  async function lateMoney(captureAs: object = {}) {
    const placed = await approved();
    standIn.captureAs = { ...captureAs, status: 'PENDING' };
    await returnToShop(placed.returnUrl);
    standIn.captureAs = undefined;
    const { id } = standIn.ledger.captures().at(-1)!.capture;
    standIn.webhooks.drop();
    standIn.settleCapture(id, 'DECLINED');
    await standIn.webhooks.quiet();
    await runPaymentJobs(url, shop);
    now += 8 * 60 * MINUTE;
    await shop.sweep.sweepPayments();
    expect(await check(placed.orderKey)).toMatchObject({ status: 'cancelled', payment: 'refused' });
    standIn.settleCapture(id, 'COMPLETED');
    await standIn.webhooks.quiet();
    return placed;
  }

  /**
   * Every invariant of money and documents: money held = ledger = paid orders = invoices, one email each, no
   * gap in invoices.
   */
  async function expectFigures(grown: Partial<Record<string, number>>) {
    const figures = await readFigures(database);
    expect(figures).toMatchObject({
      ledger: figures.kept,
      sold: figures.kept,
      invoiced: figures.kept,
      invoices: figures.paid,
      lastInvoice: figures.paid,
      emails: figures.paid,
    });
    for (const [part, by] of Object.entries(grown))
      expect([part, (figures[part] ?? 0) - (before[part] ?? 0)]).toEqual([part, by]);
    expect(standIn.takings()).toBe(figures.kept);
  }

  /** Changes the cart's version as an edit would, without a call. */
  async function touchCart(cartId: string): Promise<void> {
    await database
      .updateTable('cart')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', cartId)
      .execute();
  }

  return {
    database,
    shop,
    standIn,
    mug,
    slate,
    checkOut,
    goToPay,
    approve,
    returnToShop,
    check,
    approved,
    lateMoney,
    expectFigures,
    touchCart,
    runJobs: () => runPaymentJobs(url, shop),
    wait: (milliseconds: number) => void (now += milliseconds),
    /** What sweeper and payments logged as an error. */
    reported,
    paidBefore: () => before.paid,
    lastCapture: () => standIn.ledger.captures().at(-1)!.capture,
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import type { IncomingWebhook, PaymentRequest } from '../payment-gateway.ts';
import { paypalGateway } from './paypal.gateway.ts';
import { startStandIn } from './stand-in/stand-in.plugin.ts';
import { newStandIn } from './stand-in/stand-in.ts';
import type { StandInOptions } from './stand-in/stand-in.ts';

const keys = {
  clientId: 'shop',
  clientSecret: 'hidden',
  webhookId: 'WH-1',
  retryDelaysMs: [10, 10],
};
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(options: Partial<StandInOptions> = {}) {
  const standIn = newStandIn({ ...keys, ...options });
  const { url, app } = await startStandIn(standIn);
  closing.push(() => app.close());
  const gateway = paypalGateway({ ...keys, baseUrl: url, timeoutMs: 2000 }, () => new Date());
  return { standIn, url, gateway };
}

function request(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    orderId: '0199-order',
    invoiceId: 'KS-1-a1',
    requestId: 'create-1',
    currency: 'GBP',
    lines: [
      { name: 'Mug', sku: 'MUG-W', quantity: 2, unitPricePence: pence(1249) },
      { name: 'x'.repeat(200), sku: 'LONG', quantity: 1, unitPricePence: pence(7) },
    ],
    shippingPence: pence(499),
    totalPence: pence(3004),
    address: {
      fullName: 'Siân Ŵyn',
      lines: ['1 High Street'],
      town: 'Ludlow',
      postCode: 'SY8 1ZZ',
      country: 'GB',
    },
    brandName: 'Keepsake',
    returnUrl: 'http://127.0.0.1:9/back',
    cancelUrl: 'http://127.0.0.1:9/cancel',
    ...changes,
  };
}

async function created(
  gateway: ReturnType<typeof paypalGateway>,
  changes: Partial<PaymentRequest> = {},
) {
  const answer = await gateway.createOrder(request(changes));
  if (answer.outcome === 'failed') throw new Error(answer.issue);
  return answer.order;
}

async function choose(
  approvalUrl: string | undefined,
  form: Record<string, string>,
): Promise<string> {
  const response = await fetch(approvalUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

const pay = (approvalUrl: string | undefined, funding = 'paypal') =>
  choose(approvalUrl, { choice: 'pay', funding });

describe('a payment', () => {
  test('goes from order through approval to capture and refund', async () => {
    const { standIn, gateway } = await open();
    const order = await created(gateway);
    expect(order).toMatchObject({
      status: 'payerActionRequired',
      amountPence: 3004,
      currency: 'GBP',
      customId: '0199-order',
    });
    expect(await pay(order.approvalUrl, 'card')).toBe(
      `http://127.0.0.1:9/back?token=${order.id}&PayerID=STANDINPAYER1`,
    );
    expect(await gateway.getOrder(order.id)).toMatchObject({
      outcome: 'done',
      order: { status: 'approved' },
    });
    const captured = await gateway.captureOrder(order.id, 'capture-1');
    if (captured.outcome === 'failed') throw new Error(captured.issue);
    const [capture] = captured.order.captures;
    expect(captured.order.status).toBe('completed');
    expect(capture).toMatchObject({
      status: 'completed',
      amountPence: 3004,
      customId: '0199-order',
      invoiceId: 'KS-1-a1',
    });
    const part = {
      captureId: capture?.id ?? '',
      amountPence: pence(1004),
      currency: 'GBP',
      requestId: 'refund-1',
    };
    expect(await gateway.refundCapture(part)).toMatchObject({
      outcome: 'done',
      refund: { status: 'completed' },
    });
    await gateway.refundCapture(part);
    expect(standIn.takings()).toBe(2000);
    expect(await gateway.getCapture(part.captureId)).toMatchObject({
      capture: { status: 'partiallyRefunded' },
    });
    expect(
      await gateway.refundCapture({ ...part, requestId: 'refund-2', amountPence: pence(2001) }),
    ).toMatchObject({
      reason: 'refused',
      issue: 'REFUND_AMOUNT_EXCEEDED',
    });
  });

  test('requests one token however many calls begin together, and a new one when it is refused', async () => {
    const { standIn, gateway } = await open();
    await Promise.all(['a', 'b', 'c'].map((id) => gateway.createOrder(request({ requestId: id }))));
    expect(standIn.tokens.size).toBe(1);
    standIn.tokens.clear();
    expect(await gateway.createOrder(request({ requestId: 'd' }))).toMatchObject({
      outcome: 'done',
    });
    expect(standIn.tokens.size).toBe(1);
  });

  test('returns the same order for the same request id, also after a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
    closing.push(async () => rmSync(folder, { recursive: true }));
    const journal = path.join(folder, 'deep', 'paypal.jsonl');
    const first = await open({ journal });
    const order = await created(first.gateway);
    await pay(order.approvalUrl);
    const before = await first.gateway.captureOrder(order.id, 'capture-1');
    const second = await open({ journal });
    expect((await created(second.gateway)).id).toBe(order.id);
    expect(await second.gateway.captureOrder(order.id, 'capture-1')).toEqual(before);
    expect(await second.gateway.captureOrder(order.id, 'capture-2')).toMatchObject({
      reason: 'alreadyCaptured',
    });
    expect(second.standIn.takings()).toBe(3004);
  });
});

describe('a refusal', () => {
  test.each([
    [
      'AMOUNT_MISMATCH',
      {
        amount: {
          currency_code: 'GBP',
          value: '9.99',
          breakdown: {
            item_total: { currency_code: 'GBP', value: '5.00' },
            shipping: { currency_code: 'GBP', value: '4.98' },
          },
        },
      },
    ],
    [
      'ITEM_TOTAL_MISMATCH',
      {
        amount: {
          currency_code: 'GBP',
          value: '5.00',
          breakdown: { item_total: { currency_code: 'GBP', value: '5.00' } },
        },
        items: [
          { name: 'Mug', quantity: '2', unit_amount: { currency_code: 'GBP', value: '2.49' } },
        ],
      },
    ],
    ['DECIMAL_PRECISION', { amount: { currency_code: 'GBP', value: '5.001' } }],
  ])('%s follows from sums that do not agree', async (issue, unit) => {
    const { url } = await open();
    const headers = {
      authorization: `Basic ${btoa('shop:hidden')}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const token = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers,
      body: 'grant_type=client_credentials',
    });
    const { access_token: bearer } = (await token.json()) as { access_token: string };
    const context = { return_url: 'http://127.0.0.1:9/', cancel_url: 'http://127.0.0.1:9/' };
    const response = await fetch(`${url}/v2/checkout/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        intent: 'CAPTURE',
        purchase_units: [unit],
        payment_source: { paypal: { experience_context: context } },
      }),
    });
    expect(await response.json()).toMatchObject({ details: [{ issue }] });
  });

  test.each([
    ['INSTRUMENT_DECLINED', 'declined'],
    ['PAYER_ACTION_REQUIRED', 'notApproved'],
    ['DUPLICATE_INVOICE_ID', 'duplicateInvoice'],
    ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'attemptsExceeded'],
    ['SOMETHING_NEW', 'refused'],
  ])('%s is reported as %s', async (issue, reason) => {
    const { standIn, gateway } = await open();
    standIn.script.add({ call: 'capture', effect: 'refuse', issue });
    expect(await gateway.captureOrder('any', 'r')).toMatchObject({
      outcome: 'failed',
      reason,
      issue,
    });
  });

  test('a declined card sends the shopper back to choose again, and then pays', async () => {
    const { standIn, gateway } = await open();
    const order = await created(gateway);
    expect(await gateway.captureOrder(order.id, 'r0')).toMatchObject({ reason: 'notApproved' });
    await pay(order.approvalUrl, 'declined');
    expect(await gateway.captureOrder(order.id, 'r1')).toMatchObject({ reason: 'declined' });
    expect(await gateway.captureOrder(order.id, 'r1')).toMatchObject({ reason: 'declined' });
    expect(await gateway.getOrder(order.id)).toMatchObject({
      order: { status: 'payerActionRequired' },
    });
    await pay(order.approvalUrl);
    expect(await gateway.captureOrder(order.id, 'r2')).toMatchObject({ outcome: 'done' });
    expect(standIn.takings()).toBe(3004);
  });

  test('one invoice is paid once, even if two orders name it', async () => {
    const { standIn, gateway } = await open();
    for (const requestId of ['one', 'two']) {
      const order = await created(gateway, { requestId });
      await pay(order.approvalUrl);
      await gateway.captureOrder(order.id, `capture-${requestId}`);
    }
    expect(standIn.takings()).toBe(3004);
  });

  test('an unknown order is not found, and wrong credentials make the provider unavailable', async () => {
    const { gateway, url } = await open();
    expect(await gateway.getOrder('../../x')).toMatchObject({ reason: 'notFound' });
    const stranger = paypalGateway(
      { ...keys, clientSecret: 'guess', baseUrl: url },
      () => new Date(),
    );
    expect(await stranger.getOrder('x')).toMatchObject({
      reason: 'unavailable',
      issue: 'invalid_client',
    });
  });
});

describe('failures', () => {
  test.each(['silenceAfter', 'errorAfter'] as const)(
    'after %s the same request id brings the one capture',
    async (effect) => {
      const { standIn, gateway } = await open();
      const order = await created(gateway);
      await pay(order.approvalUrl);
      standIn.script.add({ call: 'capture', effect });
      expect(await gateway.captureOrder(order.id, 'c')).toMatchObject({ reason: 'unavailable' });
      expect(await gateway.captureOrder(order.id, 'c')).toMatchObject({ outcome: 'done' });
      expect(standIn.ledger.captures()).toHaveLength(1);
    },
  );

  test('errors, time-outs and a provider that is away all count as unavailable', async () => {
    const { standIn, gateway } = await open();
    for (const effect of ['error', 'silence'] as const) {
      standIn.script.add({ call: 'create', effect });
      expect(await gateway.createOrder(request())).toMatchObject({ reason: 'unavailable' });
    }
    expect(standIn.ledger.orders.size).toBe(0);
    const nobody = paypalGateway({ ...keys, baseUrl: 'http://127.0.0.1:1' }, () => new Date());
    expect(await nobody.getOrder('x')).toMatchObject({ reason: 'unavailable' });
  });
});

describe('webhooks', () => {
  async function listen(answers: number[] = []) {
    const received: IncomingWebhook[] = [];
    const server = createServer((incoming, outgoing) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.on('end', () => {
        received.push({ headers: incoming.headers as Record<string, string>, body });
        outgoing.writeHead(answers.shift() ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
  }

  test('are genuine as sent, forged when changed, and retried until they are accepted', async () => {
    const shop = await listen([500]);
    const { standIn, gateway } = await open({ webhookUrl: shop.url });
    await pay((await created(gateway)).approvalUrl);
    await standIn.webhooks.quiet();
    expect(shop.received).toHaveLength(2);
    const [webhook] = shop.received as [IncomingWebhook];
    expect(await gateway.verifyWebhook(webhook)).toBe('genuine');
    expect(
      await gateway.verifyWebhook({ ...webhook, body: webhook.body.replace('30.04', '0.01') }),
    ).toBe('forged');
    expect(await gateway.verifyWebhook({ ...webhook, body: `${webhook.body},"x":1` })).toBe(
      'forged',
    );
    expect(await gateway.verifyWebhook({ ...webhook, headers: {} })).toBe('forged');
    standIn.script.add({ call: 'verify', effect: 'error' });
    expect(await gateway.verifyWebhook(webhook)).toBe('unavailable');
  });

  test('arrive late, twice and in reverse on request', async () => {
    const shop = await listen();
    const { standIn, gateway } = await open({ webhookUrl: shop.url });
    standIn.webhooks.hold();
    const order = await created(gateway);
    await pay(order.approvalUrl);
    await gateway.captureOrder(order.id, 'c');
    expect(shop.received).toHaveLength(0);
    await standIn.webhooks.release({ order: 'reversed', copies: 2 });
    const types = shop.received.map(
      ({ body }) => (JSON.parse(body) as { event_type: string }).event_type,
    );
    expect(types).toEqual([
      ...Array(2).fill('PAYMENT.CAPTURE.COMPLETED'),
      ...Array(2).fill('CHECKOUT.ORDER.APPROVED'),
    ]);
  });
});

describe('the approval page', () => {
  test('works without scripts, shows what is paid, and lets its form lead back to the shop', async () => {
    const { gateway } = await open();
    const order = await created(gateway, { brandName: 'Cup & <Saucer>' });
    const response = await fetch(order.approvalUrl ?? '');
    const html = await response.text();
    expect(html).toContain('<strong>£30.04</strong>');
    expect(html).toContain('Cup &amp; &lt;Saucer&gt;');
    expect(html).not.toMatch(/<script|style=/);
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://127.0.0.1:9",
    );
    expect(await choose(order.approvalUrl, { choice: 'cancel' })).toBe(
      `http://127.0.0.1:9/cancel?token=${order.id}`,
    );
    expect(await gateway.getOrder(order.id)).toMatchObject({
      order: { status: 'payerActionRequired' },
    });
  });

  test('says when there is nothing to pay', async () => {
    const { gateway, url } = await open();
    expect((await fetch(`${url}/checkoutnow?token=unknown`)).status).toBe(404);
    const order = await created(gateway);
    await pay(order.approvalUrl);
    await gateway.captureOrder(order.id, 'c');
    expect(await (await fetch(order.approvalUrl ?? '')).text()).toContain('already finished');
    await pay(order.approvalUrl, 'declined');
    expect(await gateway.getOrder(order.id)).toMatchObject({ order: { status: 'completed' } });
  });
});

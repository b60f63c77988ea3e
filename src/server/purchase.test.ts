/** The shop's main job from end to end over HTTP: a named mug is bought, confirmed by letter and ready to print. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { PNG } from 'pngjs';
import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { testShop } from './app.testing.ts';
import { SHOPPER_ADDRESS } from './features/checkout/checkout.testing.ts';
import { startWorker } from './jobs/worker.ts';
import { jobHandlers } from './wiring.ts';

const shop = await testShop();
const { call, productIds, database, config } = shop;
const origin = await shop.open();
const worker = await startWorker({
  url: shop.url,
  handlers: jobHandlers(shop.services),
  logger: pino({ level: 'silent' }),
});
afterAll(() => worker.stop());

/** Like a browser: follows one redirect at a time, so that each can be looked at. */
const visit = (address: string, form?: Record<string, string>) =>
  fetch(new URL(address, origin), {
    redirect: 'manual',
    headers: { accept: 'text/html' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
const next = (response: Response): string => response.headers.get('location') ?? '';

async function eventually<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 200; tries += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('It did not happen in time');
}

async function toApproval(words: string) {
  const { id } = await call('cartAdd', {
    params: { cartId: 'new' },
    body: {
      productId: productIds['MUG-WREATH']!,
      quantity: 2,
      personalisation: { v: 1, fields: { name: words, line: 'Nadolig 2026' } },
    },
  });
  await call('cartAddressGuest', {
    params: { cartId: id, type: 'shipping' },
    body: SHOPPER_ADDRESS,
  });
  await call('cartDetails', {
    params: { cartId: id },
    body: {
      firstName: 'Siân',
      lastName: 'Price',
      email: 'sian@example.org',
      comment: 'Nadolig Llawen!',
      personalisedAccepted: true,
    },
  });
  const { orderKey, gateway, total, reference } = await call('guestCheckout', {
    params: { cartId: id, method: 'paypal' },
  });
  const approval = next(await visit(gateway));
  return { cartId: id, orderKey, total, reference, approval };
}

describe('a guest', () => {
  test('buys a named mug and gets a confirmation with invoice; its print file is exact', async () => {
    const { cartId, orderKey, total, reference, approval } = await toApproval('Siân');
    expect(await (await visit(approval)).text()).toContain('£29.97');
    const back = next(await visit(approval, { choice: 'pay', funding: 'card' }));
    expect(next(await visit(back))).toBe(`/checkout/thank-you/${orderKey}`);

    const order = await call('orderCheckByKey', { params: { orderKey } });
    expect(order).toMatchObject({
      cartId,
      status: 'paid',
      payment: 'paid',
      total: 2997,
      reference,
      comment: 'Nadolig Llawen!',
    });
    expect(order.items[0]).toMatchObject({
      name: 'Botanical wreath mug',
      quantity: 2,
      words: [
        { label: 'Name', text: 'Siân' },
        { label: 'Line below', text: 'Nadolig 2026' },
      ],
    });

    const letter = await eventually(async () => {
      const folder = path.join(config.dataFolder, 'mailbox');
      const [file] = await readdir(folder);
      return file ? PostalMime.parse(await readFile(path.join(folder, file))) : undefined;
    });
    expect(letter.to?.[0]?.address).toBe('sian@example.org');
    for (const words of [
      reference,
      '£29.97',
      'Name: Siân',
      'Line below: Nadolig 2026',
      order.invoice!,
    ])
      expect(letter.text).toContain(words);
    const pdf = letter.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    expect(pdf?.filename).toBe(`${order.invoice}.pdf`);

    const printed = await eventually(() =>
      database.selectFrom('printFile').selectAll().executeTakeFirst(),
    );
    const png = PNG.sync.read(await readFile(path.join(config.dataFolder, printed.mediaKey)));
    // 200 × 95 mm and 2 mm of bleed on every side, at 300 dpi.
    expect([png.width, png.height]).toEqual([2409, 1169]);
    expect([printed.widthPx, printed.heightPx]).toEqual([2409, 1169]);
    expect(total).toBe(2997);
    const line = await database
      .selectFrom('orderLine')
      .select(['personalisation', 'document', 'mirrored'])
      .executeTakeFirstOrThrow();
    expect(line.mirrored).toBe(true);
    expect(line.personalisation).toEqual({ v: 1, fields: { name: 'Siân', line: 'Nadolig 2026' } });
    expect(JSON.stringify(line.document)).toContain('Nadolig 2026');
  });

  test('who cancels at the provider pays nothing and finds the cart as it was', async () => {
    const { cartId, orderKey, approval } = await toApproval('Mair');
    const back = next(await visit(approval, { choice: 'cancel' }));
    expect(next(await visit(back))).toContain('/checkout');
    expect(await call('orderCheckByKey', { params: { orderKey } })).toMatchObject({
      status: 'awaitingPayment',
    });
    expect((await call('cart', { params: { cartId } })).items[0]?.words[0]?.text).toBe('Mair');
  });

  test('whose card is declined may pay again another way', async () => {
    const { orderKey, approval } = await toApproval('Idris');
    const back = next(await visit(approval, { choice: 'pay', funding: 'declined' }));
    // Return and webhook race to hear it; whoever is first, nothing is paid and the order waits.
    expect([302, 303]).toContain((await visit(back)).status);
    const standing = await eventually(async () => {
      const order = await call('orderCheckByKey', { params: { orderKey } });
      return order.payment === 'refused' ? order : undefined;
    });
    expect(standing).toMatchObject({ status: 'awaitingPayment' });
    // While the provider's webhook has the attempt in hand, the shopper is sent to watch instead.
    const again = await eventually(async () => {
      const onward = next(await visit(`/gateway/paypal/${orderKey}/new`));
      return onward.startsWith('/checkout/thank-you/') ? undefined : onward;
    });
    const settled = next(
      await visit(next(await visit(again, { choice: 'pay', funding: 'paypal' }))),
    );
    expect(settled).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await call('orderCheckByKey', { params: { orderKey } })).toMatchObject({
      status: 'paid',
    });
  });
});

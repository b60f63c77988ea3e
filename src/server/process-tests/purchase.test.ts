/** The main purchase from end to end over HTTP: a named mug is bought, confirmed by email and ready to print. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PNG } from 'pngjs';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { startWorker } from '../jobs/worker.ts';
import { emailsIn } from '../testing/emails.ts';
import { buyNamedMug, paidOrder, toApproval } from '../testing/processes/purchase.ts';
import { eventually, next, shopAt } from '../testing/processes/shop-client.ts';
import { jobHandlers } from '../wiring.ts';

const { open, url, services, database, config, productIds } = await testShop();
const shop = shopAt(await open());
const worker = await startWorker({
  url,
  handlers: jobHandlers(services),
  logger: pino({ level: 'silent' }),
});
afterAll(() => worker.stop());

const productId = productIds['MUG-WREATH']!;
const email = 'sian@example.org';

describe('a guest', () => {
  test('buys a named mug and gets a confirmation with invoice; its print file is exact', async () => {
    const emailTo = emailsIn(path.join(config.dataFolder, 'mailbox'));
    await buyNamedMug(shop, { productId, name: 'Siân', email }, emailTo);

    const printed = await eventually(() =>
      database.selectFrom('machineFile').selectAll().where('kind', '=', 'png').executeTakeFirst(),
    );
    const png = PNG.sync.read(await readFile(path.join(config.dataFolder, printed.mediaKey)));
    // 200 × 95 mm and 2 mm of bleed on every side, at 300 dpi.
    expect([png.width, png.height]).toEqual([2409, 1169]);
    expect([printed.widthMm, printed.heightMm]).toEqual([204, 99]);
    const line = await database
      .selectFrom('orderLine')
      .select(['personalisation', 'document', 'mirrored'])
      .executeTakeFirstOrThrow();
    expect(line.mirrored).toBe(true);
    expect(line.personalisation).toEqual({ v: 1, fields: { name: 'Siân', line: 'Nadolig 2026' } });
    expect(JSON.stringify(line.document)).toContain('Nadolig 2026');
  });

  test('who cancels at the provider pays nothing and finds the cart unchanged', async () => {
    const { cartId, orderKey, approval } = await toApproval(shop, {
      productId,
      name: 'Mair',
      email,
    });
    const back = next(await shop.visit(approval, { choice: 'cancel' }));
    expect(next(await shop.visit(back))).toContain('/checkout');
    expect(await shop.call('orderCheckByKey', { params: { orderKey } })).toMatchObject({
      status: 'awaitingPayment',
    });
    const cart = await shop.call('cart', { params: { cartId } });
    expect(cart.items[0]?.words[0]?.text).toBe('Mair');
  });

  test('whose card is declined may pay another way', async () => {
    const { orderKey, approval } = await toApproval(shop, { productId, name: 'Idris', email });
    const back = next(await shop.visit(approval, { choice: 'pay', funding: 'declined' }));
    // Return and webhook race; in either order nothing is paid and the order waits.
    expect([302, 303]).toContain((await shop.visit(back)).status);
    const refused = await eventually(async () => {
      const order = await shop.call('orderCheckByKey', { params: { orderKey } });
      return order.payment === 'refused' ? order : undefined;
    });
    expect(refused).toMatchObject({ status: 'awaitingPayment' });
    // While the provider's webhook settles the attempt, the shopper is sent to the order's page instead.
    const again = await eventually(async () => {
      const onward = next(await shop.visit(`/gateway/paypal/${orderKey}/new`));
      return onward.startsWith('/checkout/thank-you/') ? undefined : onward;
    });
    const settled = next(
      await shop.visit(next(await shop.visit(again, { choice: 'pay', funding: 'paypal' }))),
    );
    expect(settled).toBe(`/checkout/thank-you/${orderKey}`);
    expect(await paidOrder(shop, orderKey)).toMatchObject({ payment: 'paid' });
  });
});

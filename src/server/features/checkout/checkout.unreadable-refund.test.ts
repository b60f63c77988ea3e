/** A refund made on the provider's site with an unreadable amount needs a person, and blocks nothing else. */
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import { openCheckoutSimulation, MINUTE } from '../../testing/features/checkout-simulation.ts';

const {
  database,
  shop,
  standIn,
  approved,
  returnToShop,
  check,
  lastCapture,
  runJobs,
  wait,
  reported,
} = await openCheckoutSimulation();

test.each(['12.490', 'abc', ''])(
  'an amount “%s” is logged once for a person, and queried once',
  async (written) => {
    const first = await approved(1);
    await returnToShop(first.returnUrl);
    const other = await shop.orders.byKey(first.orderKey);
    const { orderKey, returnUrl } = await approved(2);
    await returnToShop(returnUrl);
    reported.length = 0;
    standIn.webhooks.drop();
    standIn.webhooks.hold();
    standIn.refundOutside(lastCapture().id, '12.49', written);
    const lookups = vi.spyOn(shop.gateway, 'getRefund');
    await standIn.webhooks.release({ copies: 2, order: 'reversed' });
    await runJobs();
    for (let minute = 0; minute < 15; minute += 1) {
      wait(MINUTE);
      await shop.sweep.sweepPayments();
      await runJobs();
    }
    expect(reported).toEqual([
      'a refund made at the provider has no readable amount: npm run order -- <reference> refund --at-provider <id> --amount <pounds> records it',
    ]);
    expect(lookups).toHaveBeenCalledTimes(1);
    lookups.mockRestore();
    const { id } = await shop.orders.byKey(orderKey);
    expect(await shop.payments.refundsOf(id)).toEqual([]);
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });

    const refund = lastCapture().refunds.at(-1)!;
    const noted = { providerRefundId: refund.id, amountPence: pence(1249) };
    await expect(
      shop.orderRefunds.recordRefundAtProvider(other.id, noted),
      'under another order',
    ).rejects.toMatchObject({ code: 'notFound' });
    await shop.orderRefunds.recordRefundAtProvider(id, noted);
    await runJobs();
    expect(await shop.payments.refundsOf(id)).toMatchObject([
      { amountPence: 1249, state: 'completed' },
    ]);
    await expect(shop.orderRefunds.recordRefundAtProvider(id, noted)).rejects.toMatchObject({
      code: 'notFound',
    });
    const { rows } = await sql`SELECT FROM graphile_worker.jobs
      WHERE task_identifier = 'takeWebhook'`.execute(database);
    expect(rows).toEqual([]);
  },
);

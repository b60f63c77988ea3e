/** A refund made at the provider's own site whose amount cannot be read: a person has to look, and nothing else stops. */
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openRehearsal, MINUTE } from '../../testing/features/checkout-simulation.ts';

const { database, shop, standIn, approved, comeBack, check, lastCapture, runJobs, wait, troubles } =
  await openRehearsal();

test.each(['12.490', 'abc', ''])(
  'an amount “%s” is logged once for a person, and asked about once',
  async (written) => {
    const { orderKey, returnUrl } = await approved(2);
    await comeBack(returnUrl);
    standIn.webhooks.drop();
    standIn.refundOutside(lastCapture().id, '12.49', written);
    const asked = vi.spyOn(shop.gateway, 'getRefund');
    await standIn.webhooks.release({ copies: 2, order: 'reversed' });
    await runJobs();
    for (let minute = 0; minute < 15; minute += 1) {
      wait(MINUTE);
      await shop.sweep.sweepPayments();
      await runJobs();
    }
    expect(troubles).toEqual([
      'a refund made at the provider has no readable amount: note it by hand',
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    const { id } = await shop.orders.byKey(orderKey);
    expect(await shop.payments.refundsOf(id)).toEqual([]);
    expect(await check(orderKey)).toMatchObject({ status: 'paid', payment: 'paid' });
    const { rows } = await sql`SELECT FROM graphile_worker.jobs
      WHERE task_identifier = 'takeWebhook'`.execute(database);
    expect(rows).toEqual([]);
  },
);

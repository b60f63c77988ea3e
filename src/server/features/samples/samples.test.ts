/** Sample orders: every state, in the order of time, by the shop's own services, without emails. */
import { describe, expect, test } from 'vitest';
import type { OrderState } from '../../../domain/orders/order-steps.ts';
import { DAY } from '../../../domain/time/durations.ts';
import { readEmails, runDueJobs } from '../../testing/jobs.ts';
import { LIVE_SHOP } from '../../testing/office-factors.ts';
import { officeOf } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';
import { jobHandlers } from '../../wiring.ts';
import { checkConsistency } from '../orders/pieces/check-consistency.store.ts';
import { seededRandom } from '../../../domain/seeded-random.ts';
import { samplePlan } from './sample-plan.ts';

const shop = await testShop();
await shop.open();
const office = officeOf(shop);

const orderIn = (state: OrderState) =>
  shop.database
    .selectFrom('customerOrder')
    .select(['id', 'reference'])
    .where('state', '=', state)
    .limit(1)
    .executeTakeFirstOrThrow();

const emailsToBuyers = async () =>
  (await readEmails(shop.config.dataFolder)).filter(({ to }) =>
    to?.some(({ address }) => address?.endsWith('@example.org')),
  );

describe('sample orders', { timeout: 120_000 }, () => {
  test('are made by a job with its progress, one run at a time', async () => {
    const owner = await office.member('owner');
    expect(await office.call('samples', {}, owner)).toEqual({ isPossible: true, run: null });
    const body = { count: 45 };
    const answers = await Promise.all(
      [1, 2, 3].map(() => office.ask('samplesMake', { body }, owner.cookie)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    // The files of the orders are not what this test is about.
    const { makeSampleOrders } = jobHandlers(shop.services);
    await runDueJobs(shop.url, { ...(makeSampleOrders && { makeSampleOrders }) });
    const { run } = await office.call('samples', {}, owner);
    expect(run).toMatchObject({ wanted: 45, made: 45, failure: null });
    expect(run?.endedAt).not.toBeNull();
    const { entries } = await office.call('journal', { query: { kind: 'samples' } }, owner);
    expect(entries).toMatchObject([{ action: 'samples.make', actor: { name: owner.email } }]);
  });

  test('are in every state, over the last sixty days', async () => {
    const orders = await shop.database
      .selectFrom('customerOrder')
      .select(['state', 'placedAt'])
      .execute();
    expect(orders).toHaveLength(45);
    expect(new Set(orders.map(({ state }) => state))).toEqual(
      new Set(['awaitingPayment', 'paid', 'inProduction', 'dispatched', 'delivered', 'cancelled']),
    );
    const pieces = await shop.database.selectFrom('piece').select('state').distinct().execute();
    expect(new Set(pieces.map(({ state }) => state))).toEqual(
      new Set(['waiting', 'making', 'made', 'packed', 'dispatched', 'cancelled']),
    );
    expect(await checkConsistency(shop.database)).toEqual([]);
    const oldest = Math.min(...orders.map(({ placedAt }) => placedAt.getTime()));
    expect(oldest).toBeLessThan(Date.now() - 30 * DAY);
    expect(oldest).toBeGreaterThan(Date.now() - 62 * DAY);
    const owner = await office.member('owner');
    expect((await office.call('reviews', {}, owner)).reviews.length).toBeGreaterThan(0);
    const { orders: today } = await office.call('today', {}, owner);
    expect(today?.counts.late).toBeGreaterThan(0);
  });

  test('have their invoices numbered by date, and credit notes for money that went back', async () => {
    const papers = await shop.database
      .selectFrom('invoice')
      .select(['kind', 'number', 'issuedAt', 'totalPence', 'orderId'])
      .orderBy('number')
      .execute();
    for (const kind of ['invoice', 'creditNote'] as const) {
      const own = papers.filter((paper) => paper.kind === kind);
      expect(own.map(({ number }) => number)).toEqual(own.map((_, place) => place + 1));
      const dates = own.map(({ issuedAt }) => issuedAt.getTime());
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    }
    const notes = papers.filter(({ kind }) => kind === 'creditNote');
    const isWhole = notes.map(
      ({ orderId, totalPence }) =>
        Math.abs(totalPence) ===
        papers.find((paper) => paper.orderId === orderId && paper.kind === 'invoice')?.totalPence,
    );
    expect(new Set(isWhole)).toEqual(new Set([true, false]));
    const refunds = await shop.database.selectFrom('refund').select('state').execute();
    expect(new Set(refunds.map(({ state }) => state))).toEqual(new Set(['completed']));
  });

  test('send no emails, and queue only the files of what is still to be made', async () => {
    expect(await readEmails(shop.config.dataFolder)).toEqual([]);
    const queued = await shop.database
      .withSchema('graphile_worker')
      // The queue's own view, which our types do not include.
      .selectFrom('jobs' as never)
      .select('task_identifier' as never)
      .execute();
    const names = new Set(queued.map((row) => (row as { taskIdentifier: string }).taskIdentifier));
    names.delete('sendStaffInvitation');
    expect(names).toEqual(new Set(['makeMachineFiles']));
  });

  test('send no emails about their later steps either, and refuse to be asked for any', async () => {
    const owner = await office.member('owner');
    const { id, reference } = await orderIn('paid');
    const params = { reference };
    const step = async (name: 'orderProduce' | 'orderDispatch' | 'orderNote', body: object) => {
      const { version } = await office.call('order', { params }, owner);
      return office.ask(name, { params, body: { version, ...body } }, owner.cookie);
    };
    await step('orderProduce', {});
    const sent = await step('orderDispatch', { carrier: 'evri', tracking: 'H012345678' });
    expect(sent.statusCode).toBe(200);
    await shop.services.orderRefunds.refund(id, {}, 'test');
    const asked = await step('orderNote', { text: 'Hello', to: 'buyer' });
    expect(asked.statusCode).toBe(409);
    expect(asked.body).toContain('its buyer is invented');
    const shown = await office.call('order', { params }, owner);
    expect(shown.isSample).toBe(true);
    expect(shown.steps).not.toContain('resend');
    const { sendOrderNews, sendOrderConfirmation, sendRefund, closeRefund } = jobHandlers(
      shop.services,
    );
    const handlers = { sendOrderNews, sendOrderConfirmation, sendRefund, closeRefund };
    await runDueJobs(shop.url, handlers);
    await shop.services.confirmations.sendConfirmation(id);
    expect(await emailsToBuyers()).toEqual([]);
  });

  test('can be refunded and delivered like any other', async () => {
    const { id } = await orderIn('dispatched');
    const { course, orderRefunds, payments } = shop.services;
    expect((await course.deliver(id, null, 'test')).order.state).toBe('delivered');
    await orderRefunds.refund(id, {}, 'test');
    const [refund] = await payments.refundsOf(id);
    await payments.sendRefund(refund!.id);
    expect((await payments.refundsOf(id)).map(({ state }) => state)).toEqual(['completed']);
  });
});

test('a live shop, and one with a real payment provider, makes none', async () => {
  const environments = [LIVE_SHOP, { ...LIVE_SHOP, ORIGIN: 'http://localhost:4398' }];
  for (const environment of environments) {
    const live = await testShop({ environment });
    await expect(live.services.samples.make(1)).rejects.toThrow('in trial mode only');
    const own = officeOf(live);
    const owner = await own.member('owner');
    expect(await own.call('samples', {}, owner)).toEqual({ isPossible: false, run: null });
    const refused = await own.ask('samplesMake', { body: { count: 1 } }, owner.cookie);
    expect(refused.statusCode).toBe(409);
    expect(await live.database.selectFrom('customerOrder').select('id').execute()).toEqual([]);
  }
});

test('the plan of fourteen orders has every course, and nothing in the future', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const events = samplePlan(14, now, seededRandom(7));
  expect(new Set(events.map(({ step }) => step)).size).toBe(13);
  const times = events.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(now.getTime());
});

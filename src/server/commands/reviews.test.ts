import { describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { testShop } from '../testing/test-app.ts';
import { payAtStandIn } from '../testing/features/paid-orders.ts';
import { placeOrder } from '../testing/features/orders.ts';
import { readEmails, runDueJobs } from '../testing/jobs.ts';
import { jobHandlers } from '../wiring.ts';
import { typed } from '../testing/command.ts';
import { readReviewCommand } from './arguments/review-arguments.ts';

describe('a payment in review, at a terminal', { timeout: 600_000 }, async () => {
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  const secret = 'x'.repeat(32);
  const shop = await testShop({ logger, secret });
  const origin = await shop.open();
  const settings = {
    DATABASE_URL: shop.url,
    SECRET: secret,
    HOST: shop.config.host,
    PORT: String(shop.config.port),
    DATA_DIR: shop.config.dataFolder,
    ORIGIN: origin,
  };
  const reviews = (...args: string[]) => typed('reviews', args, settings);
  const inReview = async () =>
    (await shop.app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })).body
      .split('\n')
      .find((line) => line.startsWith('payments_in_review'));

  test('is shown in log, metrics, email and list, and decided', async () => {
    expect(await reviews()).toEqual({ code: 0, output: 'No payment is in review.\n' });
    expect(await inReview()).toBe('payments_in_review 0');
    await shop.app.inject({
      method: 'POST',
      url: '/stand-in/paypal/control',
      payload: { captureAs: { value: '0.01' } },
    });
    const { id, key, reference } = await placeOrder(shop, {});
    await payAtStandIn(origin, key);

    expect(await inReview()).toBe('payments_in_review 1');
    await runDueJobs(shop.url, jobHandlers(shop.services));
    expect(logged.filter((line) => line.includes('needs a decision'))).toHaveLength(1);
    const emails = await readEmails(shop.config.dataFolder);
    const email = emails.find(({ subject }) => subject?.includes(reference));
    expect(email?.to).toMatchObject([{ address: shop.config.shop.email }]);
    expect(email?.text).toContain(`npm run reviews -- ${reference}`);

    const listed = await reviews();
    expect(listed.output).toContain(`${reference}  expected £17.48 GBP, in review since`);
    expect(listed.output).toMatch(/capture \w+: completed, £0\.01 GBP\n/);
    const accepted = await reviews(reference, 'accept', '--reason', 'Close enough');
    expect(accepted).toEqual({ code: 1, output: expect.stringContaining('Use refund') });
    expect(await reviews(reference, 'refund', '--reason', 'Wrong', '--by', 'Mair')).toEqual({
      code: 0,
      output: `${reference}: refund done, the order is cancelled\n`,
    });
    const row = await shop.database
      .selectFrom('orderHistory')
      .select(['actor', 'detail'])
      .where('orderId', '=', id)
      .where('event', '=', 'refundPayment')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ actor: 'Mair', detail: { reason: 'Wrong', captured: 1 } });

    await runDueJobs(shop.url, jobHandlers(shop.services));
    expect(await inReview()).toBe('payments_in_review 0');
    const notice = (await readEmails(shop.config.dataFolder)).find(({ subject }) =>
      subject?.endsWith('is cancelled'),
    );
    expect(notice?.text).toContain('giving all of it back');
    expect((await reviews(reference, 'refund', '--reason', 'Again')).output).toBe(
      'No payment of this order is in review.\n',
    );
  });
});

test('help and wrong usage need no database', () => {
  expect(readReviewCommand(['--help'])).toBeNull();
  expect(readReviewCommand([])).toEqual({ verb: 'list' });
  for (const [args, message] of [
    [['KS-1', 'accept', '--reason', 'x'], 'not an order reference'],
    [['KS-N95-J18X', 'keep', '--reason', 'x'], 'accept, refund, release'],
    [['KS-N95-J18X', 'accept'], '--reason'],
    [['KS-N95-J18X', 'accept', '--reason', 'x', '--amount', 'abc'], 'amount in pounds'],
    [['KS-N95-J18X', 'accept', '--reason', 'x', '--by', 'shopper'], 'history'],
  ] as const)
    expect(() => readReviewCommand([...args])).toThrow(message);
});

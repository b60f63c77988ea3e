/** The script that walks through a customer's calls with curl, against a real shop and an address without one. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { startWorker } from '../jobs/worker.ts';
import { jobHandlers } from '../wiring.ts';

const SCRIPT = path.join(import.meta.dirname, '../../../docs/api-by-curl.sh');

const shop = await testShop();
const origin = await shop.open();
const runStory = (address: string) => promisify(execFile)('bash', [SCRIPT, address]);

beforeAll(async () => {
  const worker = await startWorker({
    url: shop.url,
    handlers: jobHandlers(shop.services),
    logger: pino({ level: 'silent' }),
  });
  return () => worker.stop();
});

test(
  'registers, signs in with two-step, buys, downloads the invoice and erases the account, with curl alone',
  { timeout: 300_000 },
  async () => {
    const { stdout, stderr } = await runStory(origin);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/Downloaded invoice INV-000001, a PDF of \d{5,} bytes/);
    expect(stdout.trimEnd()).toMatch(/Erased the account: .*$/);

    const customer = await shop.database
      .selectFrom('customer')
      .select(['firstName', 'erasedAt'])
      .executeTakeFirstOrThrow();
    expect(customer.erasedAt).toBeInstanceOf(Date);
    expect(customer.firstName).not.toBe('Siân');
    const sold = await shop.database
      .selectFrom('customerOrder')
      .innerJoin('invoice', 'invoice.orderId', 'customerOrder.id')
      .select(['state', 'number'])
      .where('kind', '=', 'invoice')
      .execute();
    expect(sold).toEqual([{ state: 'cancelled', number: 1 }]);
  },
);

test('ends with the request and its response when a response differs from the page', async () => {
  await expect(runStory(`${origin}/nowhere`)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/GET \/api\/category\/menu.*answered 404, not 200: \{/s),
  });
});

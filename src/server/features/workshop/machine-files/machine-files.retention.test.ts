/** Machine files are deleted some time after dispatch, and made again at the workshop's request. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY } from '../../../../domain/time/durations.ts';
import { testShop } from '../../../testing/test-app.ts';
import { typed } from '../../../testing/command.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { jobHandlers } from '../../../wiring.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';

const START = Date.now();
let now = START;
const shop = await testShop({
  clock: () => new Date(now),
  environment: { MACHINE_FILE_DAYS_AFTER_DISPATCH: '30' },
});
const { config, database, services } = shop;
const origin = await shop.open();

const runJobs = () => runDueJobs(shop.url, jobHandlers(services));
async function tidyUp(): Promise<void> {
  await sql`SELECT graphile_worker.add_job('tidyUp', '{}')`.execute(database);
  await runJobs();
  await runJobs();
}
const filesOf = async (orderId: string) =>
  (await services.machineFiles.ofOrder(orderId)).map(({ mediaKey }) => mediaKey);
const isThere = (mediaKey: string) =>
  access(path.join(config.dataFolder, mediaKey)).then(
    () => true,
    () => false,
  );

async function bought() {
  const order = await buyAtStandIn(shop, origin);
  await runJobs();
  return order;
}

async function sent() {
  const order = await bought();
  await services.course.startProduction(order.id, 'staff');
  await services.course.dispatch(order.id, { carrier: 'royal-mail', tracking: '' }, 'staff');
  return order;
}

test('the daily job deletes them, of dispatched and cancelled orders only, and they can be made again', async () => {
  const [left, cancelled, waiting] = [await sent(), await bought(), await bought()];
  await services.cancel.cancel(cancelled.id, 'staff');
  const files = await filesOf(left.id);
  const others = await filesOf(cancelled.id);
  expect([files.length > 1, others.length > 1]).toEqual([true, true]);
  now = START + 29 * DAY;
  await tidyUp();
  expect(await filesOf(left.id)).toEqual(files);
  expect(await Promise.all(files.map(isThere))).not.toContain(false);

  now = START + 31 * DAY;
  await tidyUp();
  expect([await filesOf(left.id), await filesOf(cancelled.id)]).toEqual([[], []]);
  expect(await Promise.all([...files, ...others].map(isThere))).not.toContain(true);
  const remaining = await filesOf(waiting.id);
  expect(remaining.length).toBeGreaterThan(1);
  expect(await Promise.all(remaining.map(isThere))).not.toContain(false);

  const settings = {
    DATABASE_URL: shop.url,
    SECRET: 'x'.repeat(32),
    DATA_DIR: config.dataFolder,
    ORIGIN: origin,
  };
  const shown = await typed('order', [left.reference, 'files'], settings);
  expect(shown).toMatchObject({ code: 0, output: expect.stringContaining('being made again') });
  await runJobs();
  expect(await filesOf(left.id)).toEqual(files);
  expect(await Promise.all(files.map(isThere))).not.toContain(false);
  const again = await typed('order', [left.reference, 'files'], settings);
  expect(again.output).not.toContain('being made again');
});

test('a file that was made again before the job deletes it stays', async () => {
  const { id } = await bought();
  const [key = ''] = await filesOf(id);
  await services.orderErasure.deleteMadeFiles([key, 'machine-files/KS-NONE/1-abc.png']);
  expect(await isThere(key)).toBe(true);
});

/** A file is never made without its photograph: its job fails, is retried, and is listed for the workshop. */
import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../../domain/time/durations.ts';
import { failedJobs } from '../../../jobs/failed-jobs.ts';
import { FAILING_FROM_ATTEMPT } from '../../../jobs/lanes.ts';
import { queueCounts } from '../../../jobs/queue-counts.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import { membersShop, PASSWORD } from '../../../testing/features/customers.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { photoIn, samplePhoto } from '../../../testing/features/photographs.ts';
import { jobHandlers } from '../../../wiring.ts';

const shop = await membersShop();
const { ask, call, config, database, productIds, services, url } = shop;
const office = officeOf(shop);
const handlers = jobHandlers(services);
const origin = await shop.open();
const photographs = path.join(config.dataFolder, 'uploads');

async function runJobs(): Promise<void> {
  await runDueJobs(url, handlers);
  // The failure of the last job may be recorded a moment later.
  const running = async () =>
    (await queueCounts(database)).filter(({ state }) => state === 'running');
  await expect.poll(running).toEqual([]);
}

/** A guest's mug with a photograph of their own, paid; no worker has run since. */
async function photographedMug() {
  const { id: upload } = await call('uploadNew', { body: await samplePhoto(1200, 800, 230) });
  const personalisation = { v: 1 as const, fields: {}, edits: photoIn(upload) };
  return { personalisation, order: await buyAtStandIn(shop, origin, { personalisation }) };
}

/** Instead of waiting for the minutes between two attempts. */
async function retryNow(): Promise<void> {
  await sql`SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    FROM graphile_worker.jobs WHERE task_identifier = 'makeMachineFiles'`.execute(database);
  await runJobs();
}

const made = async (orderId: string) =>
  (await services.machineFiles.ofOrder(orderId)).map(({ kind }) => kind);

test('the photograph of a paid order stays when the account that it belongs to is erased', async () => {
  const { personalisation, order } = await photographedMug();
  // The photograph becomes the customer's, whose own cart shows it too.
  const customer = await shop.member('owner@example.org');
  const body = { productId: productIds['MUG-WREATH']!, quantity: 1, personalisation };
  await call('cartAdd', { params: { cartId: 'new' }, body }, customer);
  expect((await ask('meErase', { body: { password: PASSWORD } }, customer)).statusCode).toBe(200);

  await runJobs();
  expect(await made(order.id)).toEqual(['jobSheet', 'pdf', 'png']);
});

test('a deleted photograph fails the job, which is retried and listed', async () => {
  const { order } = await photographedMug();
  await rename(photographs, `${photographs}-lost`);
  await runJobs();
  await services.course.startProduction(order.id, 'staff');
  await services.course.dispatch(order.id, { carrier: 'royal-mail', tracking: '' }, 'staff');
  shop.passMinutes((config.uploadDaysAfterDispatch + 1) * (DAY / MINUTE));
  await sql`SELECT graphile_worker.add_job('tidyUp', '{}')`.execute(database);
  await runJobs();
  await rename(`${photographs}-lost`, photographs);
  const author = {
    orderId: order.id,
    name: 'staff',
    actor: { kind: 'command', name: 'order' },
  } as const;
  await expect(
    services.orderChanges.remake(author, { line: 1, copies: 1, cause: 'broken' }),
  ).rejects.toMatchObject({ code: 'stepNotAllowed' });

  for (let attempt = 2; attempt <= FAILING_FROM_ATTEMPT; attempt += 1) await retryNow();
  expect(await failedJobs(database)).toMatchObject([
    {
      job: 'makeMachineFiles',
      state: 'troubled',
      attempts: FAILING_FROM_ATTEMPT,
      order: order.reference,
      lastError: expect.stringMatching(/photograph of order line .* was deleted/),
    },
  ]);
  expect(await made(order.id)).toEqual([]);
  const params = { reference: order.reference };
  const shown = await office.call('order', { params }, await office.member('manager'));
  expect(shown.lines).toMatchObject([{ files: [], awaitedFiles: 'failed' }]);
});

test('a photograph that is missing on disk fails the job until it is restored', async () => {
  const { order } = await photographedMug();
  await rename(photographs, `${photographs}-lost`);
  await runJobs();
  expect(await made(order.id)).toEqual([]);

  await rename(`${photographs}-lost`, photographs);
  await retryNow();
  expect(await made(order.id)).toEqual(['jobSheet', 'pdf', 'png']);
  const files = path.join(config.dataFolder, 'machine-files', order.reference);
  const name = (await readdir(files)).find((file) => file.endsWith('.png'))!;
  const png = await services.machineFiles.read(`machine-files/${order.reference}/${name}`);
  const { data, width } = PNG.sync.read(png);
  const middle = (584 * width + 614) * 4;
  expect(data[middle]).toBeGreaterThan(220);
});

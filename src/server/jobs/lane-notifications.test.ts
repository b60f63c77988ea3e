import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPool } from '../database/connection/pool.ts';
import { testDatabase } from '../testing/database/database.ts';
import { listenForLanes } from './lane-notifications.ts';
import type { LaneNotifications } from './lane-notifications.ts';
import type { LaneName } from './lanes.ts';
import { addJobs, job } from './queue.ts';
import type { JobSpec } from './queue.ts';

const { database, url } = await testDatabase();
const pool = openPool({ connectionString: url, max: 1 }, () => {});
const A_MINUTE = 60_000;
let notifications: LaneNotifications;
/** As the library's runners receive them. */
let woken: string[];

beforeEach(async () => {
  woken = [];
  notifications = await listenForLanes(url, pool);
});
afterEach(async () => {
  await notifications.stop();
  await sql`delete from graphile_worker._private_jobs`.execute(database);
});

function listenAs(lane: LaneName): void {
  notifications.poolOf(lane).connect((_, client) => {
    client!.on('notification', ({ channel, payload }) =>
      woken.push(`${lane} ${channel} ${payload}`),
    );
  });
}

const add = (...jobs: readonly JobSpec[]): Promise<void> =>
  database.transaction().execute((transaction) => addJobs(transaction, jobs));

const email = (orderId: string, runAt?: Date) =>
  job('sendOrderConfirmation', { orderId }, { ...(runAt && { runAt }) });

test('a new job wakes a slot of its lane and no other lane', async () => {
  listenAs('email');
  listenAs('files');
  listenAs('money');
  await add(email('one'), email('two'), job('makeMachineFiles', { orderLineId: 'one' }));
  await expect
    .poll(() => woken.toSorted())
    .toEqual(['email jobs:insert {"count":2}', 'files jobs:insert {"count":1}']);
});

test('a job for later, and one of a transaction that is rolled back, wake nothing', async () => {
  listenAs('email');
  await add(email('later', new Date(Date.now() + A_MINUTE)));
  const rolledBack = database.transaction().execute(async (transaction) => {
    await addJobs(transaction, [email('lost')]);
    throw new Error('change of mind');
  });
  await expect(rolledBack).rejects.toThrow('change of mind');
  await add(email('now'), email('now as well'));
  await expect.poll(() => woken).toEqual(['email jobs:insert {"count":2}']);
});

test('after an interruption every lane searches, and a migration reaches every lane', async () => {
  listenAs('email');
  listenAs('money');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'keepsake listens' and datname = current_database()`.execute(database);
  await expect
    .poll(() => woken)
    .toEqual(['money jobs:insert {"count":100}', 'email jobs:insert {"count":100}']);
  woken = [];
  await sql`select pg_notify('worker:migrate', '{"breaking":true}')`.execute(database);
  await expect
    .poll(() => woken)
    .toEqual(['email worker:migrate {"breaking":true}', 'money worker:migrate {"breaking":true}']);
});

test('queries of a lane go to the given pool', async () => {
  const own = notifications.poolOf('money');
  expect((await own.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  const client = await own.connect();
  expect((await client.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  client.release();
});

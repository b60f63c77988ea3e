/** The worker is killed in the middle of each kind of job; another continues. */

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { audit } from '../audit.ts';
import { smallGoods } from '../goods.ts';
import { inSeconds } from '../outcome.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { sendShoppers } from '../shoppers.ts';
import { openWorld } from '../world.ts';
import type { World } from '../world.ts';

/** The jobs that a purchase and the schedule cause. */
const JOBS = [
  'sendOrderConfirmation',
  'makeMachineFiles',
  'takeWebhook',
  'sweepPayments',
  'releaseStock',
] as const;
const KILLS_OF_EACH = 8;
const SHOPPERS = 3;
const SEEN_WITHIN_MS = 65_000;

export const workerKills: Scenario = async ({ random, scale, report }) => {
  const world = await openWorld({ postgres: 'beside', webs: 1 });
  try {
    const shoppers = sendShoppers({
      origin: world.origin,
      signal: world.signal,
      goods: await smallGoods(world),
      count: SHOPPERS,
      random,
      name: 'worker',
    });
    const killed = new Map<string, number>();
    const rounds = scaled(KILLS_OF_EACH, scale);
    for (let round = 0; round < rounds; round += 1)
      for (const job of JOBS) {
        if (!(await untilRunning(world, job))) continue;
        await world.worker.kill('SIGKILL');
        killed.set(job, (killed.get(job) ?? 0) + 1);
        await sleep(random.below(1000));
        world.worker.start();
      }
    report(`${[...killed.values()].reduce((sum, count) => sum + count, 0)} kills of the worker`);
    await shoppers.stop();
    const audited = await audit(world, [shoppers.acknowledged]);
    return [
      {
        scenario: 'kill -9 of the worker within a job',
        provoked: `${[...killed].map(([job, count]) => `${job} ${count}`).join(', ')}; ${audited.paidOrders} paid orders`,
        seen: `all settled ${inSeconds(audited.settledMilliseconds)} after the load; ${audited.repeatedEmails} emails twice`,
        losses: [
          ...audited.losses,
          ...(killed.size < 2 ? ['too few kinds of jobs were met to say anything'] : []),
        ],
      },
    ];
  } finally {
    await world.stop();
  }
};

/** Whether such a job was seen running in time; short ones are hard to catch. */
async function untilRunning({ withDatabase }: World, job: string): Promise<boolean> {
  return await withDatabase(async (database) => {
    const begun = performance.now();
    while (performance.now() - begun < SEEN_WITHIN_MS) {
      const { rows } = await sql`SELECT FROM graphile_worker.jobs
        WHERE task_identifier = ${job} AND locked_at IS NOT NULL LIMIT 1`.execute(database);
      if (rows.length > 0) return true;
      await sleep(1);
    }
    return false;
  });
}

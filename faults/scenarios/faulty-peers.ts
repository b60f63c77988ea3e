/** The mail server and the payment provider hang, refuse, drip, break off and send nonsense while guests buy. */

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { audit } from '../audit.ts';
import type { Misbehaviour } from '../faulty-peer.ts';
import { smallGoods } from '../goods.ts';
import { inSeconds, spread } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { Scenario, ScenarioInput } from '../scenario.ts';
import { runCommand } from '../shop-process.ts';
import { sendShoppers } from '../shoppers.ts';
import { openWorld } from '../world.ts';
import type { World } from '../world.ts';

const MISBEHAVIOURS: readonly Misbehaviour[] = ['hang', 'refuse', 'drip', 'cut', 'nonsense'];
const EACH_MS = 45_000;
const SHORTEST_MS = 6000;
const AFTERWARDS_MS = 120_000;
const SHOPPERS = 2;
const PAGE_EVERY_MS = 250;
/** A page must be served whatever the peers do. */
const PAGE_WITHIN_MS = 2000;
/** The sweep runs at least every minute; it must not wait for mail. */
const MONEY_JOB_WITHIN_MS = 15_000;

export const faultyPeers: Scenario = async (input) => [
  await behave(input, 'mail server', ({ mailPeer }) => mailPeer),
  await behave(input, 'payment provider', ({ payPalPeer }) => payPalPeer),
];

async function behave(
  { random, scale, report }: ScenarioInput,
  peerName: string,
  peerOf: (world: World) => World['mailPeer'],
): Promise<Outcome> {
  const world = await openWorld({ postgres: 'embedded' });
  try {
    const goods = await smallGoods(world);
    const each = Math.max(SHORTEST_MS, EACH_MS * scale);
    const shoppers = sendShoppers({
      // Payment does not work while the provider misbehaves.
      patienceMs: MISBEHAVIOURS.length * each + AFTERWARDS_MS,
      origin: world.origin,
      signal: world.signal,
      goods,
      count: SHOPPERS,
      random,
      name: peerName.replace(' ', '-'),
    });
    const watch = watchPages(world, goods[0]!.slug);
    const waits: number[] = [];
    for (const misbehaviour of MISBEHAVIOURS) {
      report(`${peerName}: ${misbehaviour}`);
      peerOf(world).become(misbehaviour);
      await sleep(each);
      waits.push(await longestWaitOfMoney(world));
    }
    peerOf(world).become('pass');
    await sleep(SHORTEST_MS);
    // Their pauses have grown; an operator who has repaired the peer need not wait for them.
    await runCommand(world.environment, 'jobs', 'retry', 'all');
    await shoppers.stop();
    const pages = await watch.stop();
    const audited = await audit(world, [shoppers.acknowledged]);
    const longest = Math.max(...waits);
    return {
      scenario: `${peerName} misbehaves`,
      provoked: `${MISBEHAVIOURS.join(', ')}, ${inSeconds(each)} each; ${audited.paidOrders} paid orders`,
      seen: `pages: ${spread(pages.tookMilliseconds)}; money's jobs waited ${inSeconds(longest)} at most; all settled ${inSeconds(audited.settledMilliseconds)} later`,
      losses: [
        ...audited.losses,
        ...pages.losses,
        ...(longest > MONEY_JOB_WITHIN_MS ? [`a job of money waited ${inSeconds(longest)}`] : []),
      ],
    };
  } finally {
    await world.stop();
  }
}

/** Reads product pages throughout, as other shoppers do. */
function watchPages({ origin }: World, slug: string) {
  const tookMilliseconds: number[] = [];
  const losses: string[] = [];
  let isStopping = false;
  const reading = (async () => {
    while (!isStopping) {
      const begun = performance.now();
      const answer = await fetch(`${origin}/p/${slug}`).catch(() => null);
      await answer?.arrayBuffer();
      const took = performance.now() - begun;
      tookMilliseconds.push(took);
      if (!answer?.ok) losses.push(`a product page answered ${answer?.status ?? 'nothing'}`);
      else if (took > PAGE_WITHIN_MS) losses.push(`a product page took ${inSeconds(took)}`);
      await sleep(PAGE_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isStopping = true;
      await reading;
      return { tookMilliseconds, losses };
    },
  };
}

/** For payment jobs that are due, not running and have not failed before. */
async function longestWaitOfMoney({ withDatabase }: World): Promise<number> {
  return await withDatabase(async (database) => {
    const { rows } = await sql<{ milliseconds: number }>`
      SELECT coalesce(max(extract(epoch FROM now() - run_at) * 1000), 0)::int AS milliseconds
      FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts = 0 AND run_at < now()
        AND task_identifier IN ('sweepPayments', 'settlePayment', 'takeWebhook', 'sendRefund', 'closeRefund', 'releaseStock')`.execute(
      database,
    );
    return rows[0]?.milliseconds ?? 0;
  });
}

/** Two web processes and two workers behind HAProxy, restarted one after another and killed, while guests buy and look at pages. */

import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../audit.ts';
import { smallGoods } from '../goods.ts';
import { inSeconds } from '../outcome.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { sendShoppers } from '../shoppers.ts';
import { openWorld } from '../world.ts';
import type { World } from '../world.ts';

const ROUNDS = 6;
const SHOPPERS = 4;
const PAGES = ['/', '/shop', '/p/botanical-wreath-mug', '/api/category/menu', '/search?q=mug'];
const BETWEEN_PAGES_MS = 50;
/** After it is ready, a process has this time to be found by the load balancer. */
const FOUND_WITHIN_MS = 1000;

export const rollingRestarts: Scenario = async ({ random, scale, report }) => {
  const world = await openWorld({ postgres: 'beside', webs: 2, workers: 2 });
  try {
    const shoppers = sendShoppers({
      origin: world.origin,
      signal: world.signal,
      goods: await smallGoods(world),
      count: SHOPPERS,
      random,
      name: 'rolling',
    });
    const visitor = visitPages(world);
    const rounds = scaled(ROUNDS, scale);
    const losses: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      report(`round ${round + 1} of ${rounds}`);
      losses.push(...(await restartEach(world)));
    }
    const visits = await visitor.stop();
    const { answers } = shoppers.acknowledged;
    const failed = [...failedOf(answers), ...failedOf(visits)];
    const asked = countOf(answers) + countOf(visits);
    if (failed.length > 0) losses.push(`orderly restarts failed requests: ${failed.join(', ')}`);
    for (let round = 0; round < rounds; round += 1)
      for (const shop of world.shops) {
        await shop.kill('SIGKILL');
        await sleep(random.below(1000));
        shop.start();
        if (world.webs.includes(shop)) await shop.untilReady();
      }
    await shoppers.stop();
    const audited = await audit(world, [shoppers.acknowledged]);
    const each = rounds * world.shops.length;
    return [
      {
        scenario: 'rolling restarts and kills of two web processes and two workers behind HAProxy',
        provoked: `${each} orderly restarts, ${each} kills, ${audited.paidOrders} paid orders`,
        seen: `of ${asked.toLocaleString('en')} requests during the restarts ${failed.length === 0 ? 'none' : 'some'} failed; all settled ${inSeconds(audited.settledMilliseconds)} after the load`,
        losses: [...losses, ...audited.losses],
      },
    ];
  } finally {
    await world.stop();
  }
};

/** Stops and starts each process; returns what did not end in order. */
async function restartEach({ shops, webs }: World): Promise<string[]> {
  const losses: string[] = [];
  for (const shop of shops) {
    const { code, tookMilliseconds } = await shop.stop();
    if (code !== 0)
      losses.push(`an orderly stop ended with ${code} after ${inSeconds(tookMilliseconds)}`);
    shop.start();
    if (webs.includes(shop)) await shop.untilReady();
    await sleep(FOUND_WITHIN_MS);
  }
  return losses;
}

/** Visits pages one after another until stopped; returns the answers by status, `cut` for connections that broke. */
function visitPages({ origin, signal }: World) {
  const answers = new Map<string, number>();
  let isStopping = false;
  const visits = (async () => {
    for (let turn = 0; !isStopping && !signal.aborted; turn += 1) {
      const answer = await fetch(`${origin}${PAGES[turn % PAGES.length]}`).catch(() => null);
      await answer?.arrayBuffer();
      const status = answer ? String(answer.status) : 'cut';
      answers.set(status, (answers.get(status) ?? 0) + 1);
      await sleep(BETWEEN_PAGES_MS);
    }
    return answers;
  })();
  return {
    stop() {
      isStopping = true;
      return visits;
    },
  };
}

const countOf = (answers: Map<string, number>): number =>
  [...answers.values()].reduce((sum, count) => sum + count, 0);

const failedOf = (answers: Map<string, number>): string[] =>
  [...answers]
    .filter(([status]) => !(Number(status) < 500))
    .map(([status, count]) => `${status}: ${count}`);

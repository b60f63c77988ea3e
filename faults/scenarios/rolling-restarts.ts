/** Two web processes and a worker behind a load balancer, restarted one after another and killed, while guests buy. */

import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../books.ts';
import { smallGoods } from '../goods.ts';
import { inSeconds } from '../outcome.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { sendShoppers } from '../shoppers.ts';
import { openWorld } from '../world.ts';

const ROUNDS = 6;
const SHOPPERS = 4;

export const rollingRestarts: Scenario = async ({ random, scale, report }) => {
  const world = await openWorld({ postgres: 'beside', webs: 2 });
  try {
    const shoppers = sendShoppers({
      origin: world.origin,
      signal: world.signal,
      goods: await smallGoods(world),
      count: SHOPPERS,
      random,
      name: 'rolling',
    });
    const rounds = scaled(ROUNDS, scale);
    const losses: string[] = [];
    const { answers } = shoppers.acknowledged;
    for (let round = 0; round < rounds; round += 1) {
      report(`round ${round + 1} of ${rounds}`);
      for (const shop of world.shops) {
        const { code, tookMilliseconds } = await shop.stop();
        if (code !== 0)
          losses.push(`an orderly stop ended with ${code} after ${inSeconds(tookMilliseconds)}`);
        shop.start();
        if (shop !== world.worker) await shop.untilReady();
        await sleep(1000);
      }
    }
    const cutByRestarts = answers.get('cut') ?? 0;
    for (let round = 0; round < rounds; round += 1)
      for (const shop of world.shops) {
        await shop.kill('SIGKILL');
        await sleep(random.below(1000));
        shop.start();
        if (shop !== world.worker) await shop.untilReady();
      }
    await shoppers.stop();
    const books = await audit(world, [shoppers.acknowledged]);
    const all = [...answers.values()].reduce((sum, count) => sum + count, 0);
    return [
      {
        scenario: 'rolling restarts and kills of two web processes and a worker',
        provoked: `${rounds * 3} orderly restarts, ${rounds * 3} kills, ${books.paidOrders} paid orders`,
        seen: `of ${all} requests ${cutByRestarts} were cut by restarts; all settled ${inSeconds(books.settledMilliseconds)} after the load`,
        losses: [...losses, ...books.losses],
      },
    ];
  } finally {
    await world.stop();
  }
};

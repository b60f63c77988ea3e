/** The shop is killed at random times while guests buy, and restarted. */

import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../audit.ts';
import { smallGoods } from '../goods.ts';
import { inSeconds, spread } from '../outcome.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { sendShoppers } from '../shoppers.ts';
import { openWorld } from '../world.ts';

const KILLS = 200;
const SHOPPERS = 4;
const LONGEST_LIFE_MS = 2500;

export const kills: Scenario = async ({ random, scale, report }) => {
  const world = await openWorld({ postgres: 'embedded' });
  try {
    const count = scaled(KILLS, scale, 5);
    const shoppers = sendShoppers({
      origin: world.origin,
      signal: world.signal,
      goods: await smallGoods(world),
      count: SHOPPERS,
      random,
      name: 'kills',
    });
    const [shop] = world.webs;
    const back: number[] = [];
    for (let done = 0; done < count; done += 1) {
      await sleep(random.below(LONGEST_LIFE_MS));
      await shop!.kill('SIGKILL');
      shop!.start();
      back.push(await shop!.untilReady());
      if ((done + 1) % 20 === 0) report(`${done + 1} of ${count} kills`);
    }
    await shoppers.stop();
    const audited = await audit(world, [shoppers.acknowledged]);
    return [
      {
        scenario: 'kill -9 of the shop under load',
        provoked: `${count} kills, ${audited.paidOrders} paid orders`,
        seen: `ready again: ${spread(back)}; all settled ${inSeconds(audited.settledMilliseconds)} after the load; ${audited.repeatedEmails} emails twice`,
        losses: audited.losses,
      },
    ];
  } finally {
    await world.stop();
  }
};

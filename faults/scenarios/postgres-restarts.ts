/** Postgres, embedded or separate, is killed or restarted while the shop runs and guests buy. */

import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../audit.ts';
import { smallGoods } from '../goods.ts';
import { inSeconds, spread } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { untilPostgresAnswers } from '../postgres-server.ts';
import type { Random } from '../../src/domain/seeded-random.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { sendShoppers } from '../shoppers.ts';
import { openWorld } from '../world.ts';
import type { World, WorldOptions } from '../world.ts';

const RESTARTS_OF_EACH = 30;
const SHOPPERS = 4;
const READY_WITHIN_MS = 1000;
/** A smart shutdown waits for the shop's connections, so the orderly signal is SIGINT (fast shutdown). */
const SIGNALS = ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const;

export const postgresRestarts: Scenario = async ({ random, scale, report }) => {
  const outcomes: Outcome[] = [];
  for (const postgres of ['embedded', 'beside'] as const) {
    const count = scaled(RESTARTS_OF_EACH, scale, 3);
    report(`${count} restarts of Postgres, ${postgres}`);
    outcomes.push(await restartMany(postgres, count, random));
  }
  return outcomes;
};

async function restartMany(
  postgres: WorldOptions['postgres'],
  count: number,
  random: Random,
): Promise<Outcome> {
  const world = await openWorld({ postgres });
  try {
    const shoppers = sendShoppers({
      origin: world.origin,
      signal: world.signal,
      goods: await smallGoods(world),
      count: SHOPPERS,
      random,
      name: postgres,
    });
    const readyAfter: number[] = [];
    for (let done = 0; done < count; done += 1) {
      await sleep(500 + random.below(1500));
      await world.postgres.restart(SIGNALS[done % SIGNALS.length]!, random.below(1500));
      readyAfter.push(await untilReadyAfterPostgres(world));
      if (world.webs[0]!.unexpectedEnds.length > 0) break;
    }
    await shoppers.stop();
    const { losses, paidOrders, settledMilliseconds } = await audit(world, [shoppers.acknowledged]);
    const late = readyAfter.filter((milliseconds) => milliseconds > READY_WITHIN_MS);
    return {
      scenario: `Postgres restarted under load, ${postgres === 'embedded' ? 'embedded' : 'by DATABASE_URL'}`,
      provoked: `${readyAfter.length} restarts (SIGKILL, SIGINT, SIGQUIT), ${paidOrders} paid orders`,
      seen: `ready after Postgres: ${spread(readyAfter)}; all settled ${inSeconds(settledMilliseconds)} after the load`,
      losses: [
        ...losses,
        ...late.map((milliseconds) => `ready only ${inSeconds(milliseconds)} after Postgres`),
      ],
    };
  } finally {
    await world.stop();
  }
}

/** How much later than Postgres the shop was ready. */
async function untilReadyAfterPostgres({ webs, postgres }: World): Promise<number> {
  const begun = performance.now();
  const [postgresAfter] = await Promise.all([
    untilPostgresAnswers(postgres),
    webs[0]!.untilReady(),
  ]);
  return Math.max(0, performance.now() - begun - postgresAfter);
}

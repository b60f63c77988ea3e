/** Web process and worker are killed at random times while a maker prepares batches, scans pieces and dispatches orders. */

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../src/server/database/connection/connection.ts';
import { disagreements, untilSettled } from '../audit.ts';
import { smallGoods } from '../goods.ts';
import { makeEverything } from '../maker.ts';
import type { Made } from '../maker.ts';
import { inSeconds } from '../outcome.ts';
import type { Random } from '../../src/domain/seeded-random.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { sendShoppers } from '../shoppers.ts';
import { openWorld } from '../world.ts';
import type { World } from '../world.ts';

const ORDERS = 120;
const SHOPPERS = 4;
const LONGEST_LIFE_MS = 2500;

export const workshopKills: Scenario = async ({ random, scale, report }) => {
  const world = await openWorld({ postgres: 'beside', webs: 1 });
  try {
    await buyOrders(world, random, scaled(ORDERS, scale, 12));
    report('the orders are paid');
    const killing = killUntilStopped(world, random);
    const made = await makeWhile(killing, world);
    const kills = await killing.count;
    report(`${kills} kills, ${made.packed.length} pieces packed, ${made.sent.length} orders sent`);
    return await world.withDatabase(async (database) => {
      const settled = await untilSettled(database);
      return [
        {
          scenario: 'kill -9 while a maker works',
          provoked: `${kills} kills; ${made.batches.length} batches, ${made.packed.length} pieces, ${made.sent.length} parcels`,
          seen: `all settled ${inSeconds(settled.tookMilliseconds)} after the last parcel`,
          losses: [
            ...settled.losses,
            ...made.surprises,
            ...world.shops.flatMap(({ unexpectedEnds }) => unexpectedEnds),
            ...(await disagreements(database)),
            ...(await lostWork(database, made)),
            ...(await lettersOf(world, database, made)),
            ...(kills < 3 ? ['too few kills to say anything'] : []),
          ],
        },
      ];
    });
  } finally {
    await world.stop();
  }
};

async function makeWhile({ stop }: { stop(): Promise<void> }, world: World): Promise<Made> {
  try {
    return await makeEverything(world);
  } finally {
    await stop();
  }
}

async function buyOrders(world: World, random: Random, count: number): Promise<void> {
  const shoppers = sendShoppers({
    origin: world.origin,
    signal: world.signal,
    goods: await smallGoods(world),
    count: SHOPPERS,
    random,
    pauseMilliseconds: 0,
    name: 'workshop',
  });
  const { receipts } = shoppers.acknowledged;
  while (receipts.filter(({ isPaid }) => isPaid).length < count) await sleep(100);
  await shoppers.stop();
}

/** Kills now the web process, now the worker, and starts it again. */
function killUntilStopped({ webs, worker }: World, random: Random) {
  let isStopping = false;
  const kill = async (): Promise<number> => {
    let done = 0;
    for (; !isStopping; done += 1) {
      await sleep(random.below(LONGEST_LIFE_MS));
      const victim = random.below(2) === 0 ? webs[0]! : worker;
      await victim.kill('SIGKILL');
      victim.start();
      if (victim !== worker) await victim.untilReady();
    }
    return done;
  };
  const count = kill();
  return {
    count,
    /** Also waits for the last one, so that nothing is started while the world ends. */
    stop: async (): Promise<void> => {
      isStopping = true;
      await count;
    },
  };
}

/** Each step of each piece once, no batch without its papers, each order sent once, and nothing left to do. */
async function lostWork(database: Database, { batches, packed, sent }: Made): Promise<string[]> {
  const { rows } = await sql<{ loss: string }>`
    SELECT count(*) || ' pieces are not dispatched' AS loss FROM piece WHERE state <> 'dispatched' HAVING count(*) > 0
    UNION ALL SELECT 'piece ' || piece_id || ' has ' || count(*) || ' × ' || event FROM piece_event
      WHERE event IN ('start', 'finish', 'pack', 'dispatch') GROUP BY piece_id, event HAVING count(*) > 1
    UNION ALL SELECT 'batch ' || number || ' is ' || state FROM batch
      WHERE number = ANY (${batches}::int[]) AND state <> 'ready'
    UNION ALL SELECT 'batch ' || number || ' has no papers' FROM batch
      WHERE state = 'ready' AND NOT EXISTS (SELECT FROM batch_file WHERE batch_id = batch.id)
    UNION ALL SELECT 'there are ' || count(*) || ' sent pieces, and ' || ${packed.length}::int || ' were packed'
      FROM piece WHERE state = 'dispatched' HAVING count(*) <> ${packed.length}
    UNION ALL SELECT 'there are ' || count(*) || ' parcels, and ' || ${sent.length}::int || ' were acknowledged'
      FROM shipment HAVING count(*) <> ${sent.length}`.execute(database);
  return rows.map(({ loss }) => loss);
}

/**
 * The buyer of each order heard that it is being made, and of its parcel in one email, even if a
 * kill had it handed over again.
 */
async function lettersOf(world: World, database: Database, { sent }: Made): Promise<string[]> {
  const emails = await world.emails();
  const begun = emails.filter(({ text }) => text.includes('has begun to make'));
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM customer_order WHERE state = 'dispatched'`.execute(database);
  const unheard = rows
    .filter(({ reference }) => !begun.some(({ text }) => text.includes(reference)))
    .map(({ reference }) => `nobody heard that ${reference} is being made`);
  const parcels = sent.flatMap((tracking) => {
    const ids = new Set(
      emails.filter(({ text }) => text.includes(tracking)).map(({ messageId }) => messageId),
    );
    return ids.size === 1 ? [] : [`${ids.size} emails tell of the parcel ${tracking}`];
  });
  return [...unheard, ...parcels];
}

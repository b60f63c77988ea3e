/** `npm run bench -- --simulate`: replays a December day of a large shop, faster than it would pass. */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../src/domain/seeded-random.ts';
import { startEmbedded } from '../../src/server/database/embedded/embedded.ts';
import { SHOP_PROGRAM } from '../../tools/shop-program.mjs';
import type { Bench } from '../bench-input.ts';
import { cpuCounter } from '../cpu.ts';
import { short } from '../figures/goals.ts';
import { untilQueueIsEmpty } from '../until-queue-is-empty.ts';
import { during, startServer } from '../processes.ts';
import type { Server } from '../processes.ts';
import { decemberDay } from './december-day.ts';
import type { Day } from './december-day.ts';
import { memoryUse } from './memory-use.ts';
import { visit } from './visitor.ts';
import type { Timing } from './visitor.ts';

export interface Simulation extends Day {
  /** A day passes in 24 hours divided by this. */
  speedUp: number;
}

type Goods = Pick<Bench, 'dataFolder' | 'slugs' | 'categories' | 'goods'>;

const SEED = 2412;
const BUSIEST_HOUR = 20;
const HOUR_MS = 3_600_000;
const REST_MS = 90_000;
const FAILURES_SHOWN = 10;

/** One process serves and does the jobs, as `npm start` does. */
export async function simulate(bench: Goods, simulation: Simulation): Promise<void> {
  const settings = {
    DATA_DIR: bench.dataFolder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  };
  await during(startServer(SHOP_PROGRAM, settings), (shop) => replay(bench, simulation, shop));
}

async function replay(bench: Goods, simulation: Simulation, shop: Server): Promise<void> {
  const postgres = await startEmbedded({ dataFolder: bench.dataFolder });
  const cpu = cpuCounter({ node: shop.pid, postgres: postgres.pid });
  const random = seededRandom(SEED);
  const day = decemberDay(simulation, random);
  const timings: Timing[] = [];
  const failures: string[] = [];
  const { speedUp } = simulation;
  const options = { ...bench, origin: shop.url, speedUp, random, timings, failures };
  const begun = performance.now();
  let latest = 0;
  const visits: Promise<void>[] = [];
  for (const one of day) {
    const early = begun + one.at / speedUp - performance.now();
    if (early > 1) await sleep(early);
    latest = Math.max(latest, -early);
    visits.push(visit(options, one));
  }
  await Promise.all(visits);
  const lasted = (performance.now() - begun) / 1000;
  const queueSeconds = await untilQueueIsEmpty(postgres.url);
  const { node, postgres: ofPostgres } = cpu.each(day.length);
  const used = await memoryUse(shop.url);
  // Longer than the threads that draw are kept.
  await sleep(REST_MS);
  const atRest = await memoryUse(shop.url);
  console.log(`\n${tableOf(timings)}\n`);
  console.log(
    [
      `${day.length} visits and ${countOf(timings, 'whole purchase')} orders in ${lasted.toFixed(0)} s, ${speedUp} times as fast as the day`,
      `${failures.length} requests failed; visits began at most ${latest.toFixed(0)} ms late`,
      `a visit cost ${short(node)} ms in Node and ${short(ofPostgres)} ms in Postgres, with its share of orders and their files`,
      `the queue was empty ${queueSeconds.toFixed(0)} s after the last visit; Node then held ${used}`,
      `after ${REST_MS / 1000} s of rest it held ${atRest}`,
      ...failures.slice(0, FAILURES_SHOWN),
    ].join('\n'),
  );
}

function tableOf(timings: readonly Timing[]): string {
  const kinds = [...new Set(timings.map(({ kind }) => kind))].toSorted();
  const rows = kinds.map((kind) => {
    const all = timings.filter((timing) => timing.kind === kind);
    const busiest = all.filter(({ at }) => Math.floor(at / HOUR_MS) === BUSIEST_HOUR);
    return [kind, String(all.length), at(all, 0.5), at(all, 0.99), at(busiest, 0.99)];
  });
  const lines = [['asked', 'answers', 'p50 ms', 'p99 ms', 'p99 ms in the busiest hour'], ...rows];
  return lines
    .map((line) =>
      line
        .map((cell) => cell.padEnd(16))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

function at(timings: readonly Timing[], share: number): string {
  const sorted = timings.map(({ took }) => took).toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return value === undefined ? '' : short(value);
}

const countOf = (timings: readonly Timing[], kind: string): number =>
  timings.filter((timing) => timing.kind === kind).length;

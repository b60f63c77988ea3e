/**
 * `npm run bench -- --cluster`: two web processes and two workers behind HAProxy, against one
 * process that does everything, on the same Postgres, with the same HAProxy and stand-ins.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../src/server/database/connection/connection.ts';
import { startEmbedded } from '../src/server/database/embedded/embedded.ts';
import { openCluster } from '../src/server/testing/processes/cluster.ts';
import { startHaproxy } from '../src/server/testing/processes/haproxy.ts';
import type { Bench } from './bench-input.ts';
import { figure, short } from './figures/goals.ts';
import type { Figure } from './figures/goals.ts';
import { inRounds } from './figures/rounds.ts';
import { drive } from './load/load.ts';
import { asBrowser } from './load/run.ts';
import { shop } from './load/shoppers.ts';
import { residentMebibytes } from './processes.ts';
import { untilQueueIsEmpty } from './until-queue-is-empty.ts';

const SHOPPERS = 8;
/** HAProxy asks for readiness each second and wants more than one good answer. */
const BALANCER_SEES_MS = 4000;
const CACHED_PAGES = 50;

interface Setup {
  name: string;
  webs: number;
  workers: number;
}
interface Postgres {
  url: string;
  pid: number;
}

const SETUPS: readonly Setup[] = [
  { name: 'one process', webs: 1, workers: 0 },
  { name: '2 web processes, 2 workers', webs: 2, workers: 2 },
];

export async function benchCluster(bench: Bench): Promise<void> {
  const postgres = await startEmbedded({ dataFolder: bench.dataFolder });
  try {
    const figures = await inRounds(bench, async (round) => {
      const measured: Figure[] = [];
      for (const setup of SETUPS) {
        const pages = pagesOf(bench, setup, round);
        measured.push(...(await measureSetup(bench, setup, postgres, pages)));
      }
      return measured;
    });
    for (const { name, value, unit, wasBusy } of figures)
      console.log(`${name}: ${wasBusy ? 'the machine was busy' : `${short(value)} ${unit}`}`);
  } finally {
    await postgres.stop();
  }
}

/** @param uncached addresses that none of its processes has shown */
async function measureSetup(
  bench: Bench,
  { name, webs, workers }: Setup,
  postgres: Postgres,
  uncached: readonly string[],
): Promise<Figure[]> {
  const cluster = await openCluster({
    databaseUrl: postgres.url,
    webs,
    workers,
    balance: startHaproxy,
    // Each process's own limit, as in production.
    settings: { DATABASE_POOL: '10' },
  });
  try {
    await sleep(BALANCER_SEES_MS);
    const load = {
      url: cluster.origin,
      origin: cluster.origin,
      processes: { node: cluster.pids, postgres: postgres.pid },
      seconds: bench.seconds,
      goods: bench.goods,
      shoppers: SHOPPERS,
    };
    const requests = asBrowser(addressesOf(bench.slugs.slice(0, CACHED_PAGES)));
    await drive({ ...load, seconds: 1, requests });
    const pages = await drive({ ...load, requests });
    const anew = await drive({ ...load, requests: asBrowser(uncached), once: true });
    await shop({ ...load, seconds: 1 });
    const bought = await shop(load);
    const memory = cluster.pids.reduce((sum, pid) => sum + residentMebibytes(pid), 0);
    // Or the next setup would begin with the files of these orders.
    await untilQueueIsEmpty(postgres.url);
    return [
      figure({ name: `${name}, cached pages`, unit: '/s' }, pages.requestsPerSecond),
      figure({ name: `${name}, uncached pages`, unit: '/s' }, anew.requestsPerSecond),
      figure({ name: `${name}, checkouts`, unit: '/s' }, bought.ordersPerSecond),
      figure({ name: `${name}, p99 of a checkout`, unit: 'ms' }, bought.p99Milliseconds),
      figure({ name: `${name}, a checkout`, unit: 'ms CPU' }, bought.cpuEach.total),
      figure({ name: `${name}, memory of Node`, unit: 'MB' }, memory),
      figure({ name: `${name}, connections`, unit: '' }, await connections(postgres.url)),
    ];
  } finally {
    await cluster.stop();
  }
}

/** Each setup and round has pages of its own. */
function pagesOf({ slugs, rounds }: Bench, setup: Setup, round: number): string[] {
  const others = slugs.slice(CACHED_PAGES);
  const size = Math.floor(others.length / (SETUPS.length * rounds));
  const share = round * SETUPS.length + SETUPS.indexOf(setup);
  return addressesOf(others.slice(share * size, (share + 1) * size));
}

const addressesOf = (slugs: readonly string[]): string[] => slugs.map((slug) => `/p/${slug}`);

/** Besides the one that asks. */
async function connections(url: string): Promise<number> {
  const database = openDatabase(url, { poolSize: 1 });
  try {
    const { rows } = await sql<{ others: number }>`SELECT count(*)::int AS others
      FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(
      database,
    );
    return rows[0]!.others;
  } finally {
    await database.destroy();
  }
}

/** Runs one kind of load at a time, alternately with a hello-world if its goal is a share of that. */
import type { Bench } from '../bench-input.ts';
import type { CpuEach } from '../cpu.ts';
import { figure } from '../figures/goals.ts';
import type { Figure, Goal } from '../figures/goals.ts';
import { CONNECTIONS, drive } from './load.ts';
import type { Load, Measured } from './load.ts';
import { during, startServer } from '../processes.ts';
import type { Server } from '../processes.ts';
import { inRounds } from '../figures/rounds.ts';
import { pageCacheUse, whilePricesChange } from './price-changes.ts';
import { SEARCHES } from './searches.ts';
import { shop } from './shoppers.ts';

type Requests = Load['requests'];

/** The servers under load, and what is sold. */
export interface Run extends Bench {
  web: Server;
  hello: Server;
  databaseUrl: string;
  processes: { node: number; postgres: number };
}

const SHOPPERS = 8;
const BROWSER = { 'accept-encoding': 'gzip, br', accept: 'text/html' };

/** By the name that `--only` takes. */
const LOAD_OF: Record<string, (run: Run, round: number) => Promise<Figure[]>> = {
  json: catalogueCalls,
  'kept-pages': keptPages,
  'pages-made-anew': pagesMadeAnew,
  'pages-while-prices-change': pagesWhilePricesChange,
  search: searches,
  carts: newCarts,
  checkouts,
};

export const LOADS: readonly string[] = Object.keys(LOAD_OF);

export async function underLoad(run: Run, loads: readonly string[]): Promise<Figure[]> {
  await sayHello(run);
  const figures: Figure[] = [];
  for (const name of loads)
    figures.push(...(await inRounds(run, (round) => LOAD_OF[name]!(run, round))));
  return figures;
}

/** A share of all products, spread over the range. */
const sampleOf = ({ slugs }: Run): string[] =>
  slugs.filter((_, place) => place % Math.ceil(slugs.length / 200) === 0);

async function catalogueCalls(run: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, paths] of [
    ['product', sampleOf(run).map((slug) => `/api/product/slug/${slug}`)],
    ['category', run.categories.map((slug) => `/api/category/slug/${slug}`)],
    ['menu', ['/api/category/menu']],
  ] as const) {
    const calls = paths.map((path) => ({ method: 'GET' as const, path }));
    await warm(run, calls);
    figures.push(
      await beside(run, { name: `${name} JSON`, unit: '× hello-world', atLeast: 0.5 }, calls),
    );
  }
  return figures;
}

/** Beside a server that sends the same bytes with the same headers, and does nothing else. */
async function keptPages(run: Run): Promise<Figure[]> {
  const addresses = sampleOf(run)
    .slice(0, 50)
    .map((slug) => `/p/${slug}`);
  const requests = pages(addresses);
  await warm(run, requests);
  return during(
    startServer('load/same-bytes.ts', { SHOP: run.web.url, PAGES: addresses.join(' ') }),
    async (bare) => {
      const sendBare = () =>
        drive({ url: bare.url, processes: { node: bare.pid }, seconds: run.seconds, requests });
      const before = await sendBare();
      const kept = await load(run, requests);
      const after = await sendBare();
      const rate = (before.requestsPerSecond + after.requestsPerSecond) / 2;
      return [
        figure(
          { name: 'kept product page', unit: '× the same bytes', atLeast: 0.5 },
          kept.requestsPerSecond / rate,
          { ...details(kept), 'bare server/s': rate },
        ),
        figure(
          { name: 'kept product page, cost', unit: 'ms CPU', atMost: 0.06 },
          kept.cpuEach.node,
        ),
      ];
    },
  );
}

/** Each round has pages of its own, so that none is kept. */
async function pagesMadeAnew(run: Run, round: number): Promise<Figure[]> {
  const kept = new Set(sampleOf(run));
  const others = run.slugs.filter((slug) => !kept.has(slug));
  const share = Math.floor(others.length / run.rounds);
  const own = others.slice(round * share, (round + 1) * share);
  const made = await load(run, pages(own.map((slug) => `/p/${slug}`)), { once: true });
  return [
    figure(
      { name: 'product page made anew', unit: 'ms CPU', atMost: 3.5 },
      made.cpuEach.total,
      details(made),
    ),
  ];
}

/** Visits all over the shop while a product's price changes each second. */
async function pagesWhilePricesChange(run: Run): Promise<Figure[]> {
  const some = sampleOf(run);
  const visited = pages([
    '/',
    ...run.categories.map((slug) => `/c/${slug}`),
    ...some.map((slug) => `/p/${slug}`),
  ]);
  await warm(run, visited);
  const before = await pageCacheUse(run.web.url);
  const changes = await whilePricesChange(run.databaseUrl, some, () => load(run, visited));
  const after = await pageCacheUse(run.web.url);
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
  return [
    figure(
      { name: 'pages kept while a price a second changes', unit: '% of visits', atLeast: 98 },
      (100 * hits) / (hits + misses),
      { 'pages made per change': misses / changes.count, ...details(changes.measured) },
    ),
  ];
}

async function searches(run: Run): Promise<Figure[]> {
  const { products } = run;
  const requests = posts(
    '/api/search',
    SEARCHES.map((keyword) => ({ keyword })),
  );
  await warm(run, requests);
  const searched = await load(run, requests);
  const goal = products <= 5000 ? 10 : products <= 100_000 ? 20 : 60;
  return [
    figure(
      {
        name: `search of ${products} products, p99 at ${CONNECTIONS} connections`,
        unit: 'ms',
        atMost: goal,
      },
      searched.p99Milliseconds,
      details(searched),
    ),
  ];
}

async function newCarts(run: Run): Promise<Figure[]> {
  const requests = posts(
    '/api/cart/new/add',
    run.goods.map(({ item }) => item),
  );
  await warm(run, requests);
  const added = await load(run, requests);
  return [
    figure(
      { name: 'new cart and its first line', unit: 'ms CPU', atMost: 0.6 },
      added.cpuEach.total,
      details(added),
    ),
  ];
}

async function checkouts({ web, processes, goods, seconds }: Run): Promise<Figure[]> {
  const input = { origin: web.url, processes, goods, shoppers: SHOPPERS };
  await shop({ ...input, seconds: Math.min(1, seconds) });
  const { ordersPerSecond, ...shopped } = await shop({ ...input, seconds });
  return [
    figure(
      { name: `guest checkouts, ${SHOPPERS} shoppers`, unit: 'orders/s', atLeast: 80 },
      ordersPerSecond,
      {
        'p50 ms': shopped.p50Milliseconds,
        'p99 ms': shopped.p99Milliseconds,
        orders: shopped.orders,
      },
    ),
    figure(
      { name: 'guest checkout, cost in Node', unit: 'ms CPU', atMost: 8 },
      shopped.cpuEach.node,
    ),
    figure(
      { name: 'guest checkout, cost in Postgres', unit: 'ms CPU', atMost: 5 },
      shopped.cpuEach.postgres,
    ),
  ];
}

const sayHello = ({ hello, seconds }: Run): Promise<Measured> =>
  drive({
    url: hello.url,
    processes: { node: hello.pid },
    seconds,
    requests: [{ method: 'GET', path: '/' }],
  });

const load = (
  { web, processes, seconds }: Run,
  requests: Requests,
  more: Partial<Load> = {},
): Promise<Measured> => drive({ url: web.url, processes, seconds, requests, ...more });

/** Hello-world before and after, so that other load on the machine affects both. */
async function beside(
  run: Run,
  goal: Goal,
  requests: Requests,
  more?: Partial<Load>,
): Promise<Figure> {
  const before = await sayHello(run);
  const measured = await load(run, requests, more);
  const after = await sayHello(run);
  const mean = (read: (one: Measured) => number) => (read(before) + read(after)) / 2;
  const rate = mean(({ requestsPerSecond }) => requestsPerSecond);
  return figure(goal, measured.requestsPerSecond / rate, {
    ...details(measured),
    'hello-world/s': rate,
    'its CPU ms': mean(({ cpuEach }) => cpuEach.total),
  });
}

/** Each request once, so that the measurement shows the shop in its usual warm state. */
async function warm({ web }: Run, requests: Requests): Promise<void> {
  for (const { path = '', method, headers, body } of requests) {
    const response = await fetch(web.url + path, {
      method,
      headers: headers as Record<string, string>,
      body,
    });
    await response.arrayBuffer();
  }
}

const pages = (addresses: readonly string[]) =>
  addresses.map((path) => ({ method: 'GET' as const, path, headers: BROWSER }));

const posts = (path: string, bodies: readonly object[]) =>
  bodies.map((body) => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }));

const costs = ({ node, postgres }: CpuEach): Record<string, number> => ({
  'CPU ms Node': node,
  Postgres: postgres,
});

const details = ({
  requestsPerSecond,
  cpuEach,
  p50Milliseconds,
  p99Milliseconds,
}: Measured): Record<string, number> => ({
  'requests/s': requestsPerSecond,
  ...costs(cpuEach),
  'p50 ms': p50Milliseconds,
  'p99 ms': p99Milliseconds,
});

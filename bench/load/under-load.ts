/** Runs one kind of load at a time, alternately with a hello-world if its goal is a share of that. */
import type { Bench } from '../bench-input.ts';
import type { CpuEach } from '../cpu.ts';
import { figure } from '../goals.ts';
import type { Figure, Goal } from '../goals.ts';
import { CONNECTIONS, drive } from './load.ts';
import type { Load, Measured } from './load.ts';
import type { Server } from '../processes.ts';
import { SEARCHES } from './searches.ts';
import { shop } from './shoppers.ts';

type Requests = Load['requests'];

/** The servers under load, and what is sold. */
interface Run extends Bench {
  web: Server;
  hello: Server;
  processes: { node: number; postgres: number };
}

const SHOPPERS = 8;
const BROWSER = { 'accept-encoding': 'gzip, br', accept: 'text/html' };

export async function underLoad(
  bench: Bench,
  web: Server,
  hello: Server,
  postgres: number,
): Promise<Figure[]> {
  const run = { ...bench, web, hello, processes: { node: web.pid, postgres } };
  await sayHello(run);
  return [
    ...(await catalogueCalls(run)),
    ...(await productPages(run)),
    await searches(run),
    await newCarts(run),
    await checkouts(run),
  ];
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
      await beside(run, { name: `${name} JSON`, unit: '× hello-world', atLeast: 0.4 }, calls),
    );
  }
  return figures;
}

async function productPages(run: Run): Promise<Figure[]> {
  const some = sampleOf(run);
  const cachedPages = pages(some.slice(0, 50).map((slug) => `/p/${slug}`));
  await warm(run, cachedPages);
  const cached = await beside(
    run,
    { name: 'kept product page', unit: '× hello-world', atLeast: 0.6 },
    cachedPages,
  );
  const others = pages(
    run.slugs.filter((slug) => !some.includes(slug)).map((slug) => `/p/${slug}`),
  );
  const goal = { name: 'product page made anew', unit: '× hello-world', atLeast: 0.02 };
  return [cached, await beside(run, goal, others, { once: true })];
}

async function searches(run: Run): Promise<Figure> {
  const { products } = run;
  const requests = posts(
    '/api/search',
    SEARCHES.map((keyword) => ({ keyword })),
  );
  await warm(run, requests);
  const searched = await load(run, requests);
  if (products <= 5000)
    return figure(
      { name: `search of ${products} products`, unit: 'ms CPU', atMost: 2 },
      searched.cpuEach.total,
      details(searched),
    );
  return figure(
    {
      name: `search of ${products} products, p99 at ${CONNECTIONS} connections`,
      unit: 'ms',
      atMost: 20,
    },
    searched.p99Milliseconds,
    details(searched),
  );
}

async function newCarts(run: Run): Promise<Figure> {
  const requests = posts(
    '/api/cart/new/add',
    run.goods.map(({ item }) => item),
  );
  await warm(run, requests);
  const added = await load(run, requests);
  return figure(
    { name: 'new cart and its first line', unit: 'ms CPU', atMost: 1.5 },
    added.cpuEach.total,
    details(added),
  );
}

async function checkouts({ web, processes, goods, seconds }: Run): Promise<Figure> {
  const input = { origin: web.url, processes, goods, shoppers: SHOPPERS };
  await shop({ ...input, seconds: Math.min(1, seconds) });
  const { ordersPerSecond, ...shopped } = await shop({ ...input, seconds });
  return figure(
    { name: `guest checkouts, ${SHOPPERS} shoppers`, unit: 'orders/s', atLeast: 60 },
    ordersPerSecond,
    {
      ...costs(shopped.cpuEach),
      'p50 ms': shopped.p50Milliseconds,
      'p99 ms': shopped.p99Milliseconds,
      orders: shopped.orders,
    },
  );
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

/** Runs one kind of load at a time, alternately with a hello-world if its goal is a share of that. */
import type { CpuEach } from './cpu.ts';
import { figure } from './goals.ts';
import type { Figure, Goal } from './goals.ts';
import { CONNECTIONS, drive } from './load.ts';
import type { Load, Measured } from './load.ts';
import type { Bench } from './bench-input.ts';
import type { Server } from './processes.ts';
import { shop } from './shoppers.ts';

const SHOPPERS = 8;
const BROWSER = { 'accept-encoding': 'gzip, br', accept: 'text/html' };
/** Common and rare terms, several at once, unfinished, misspelt, and one without results. */
const SEARCHES = [
  'mug',
  'slate',
  'heather mug',
  'wreath',
  'christmas clock',
  'foxglove',
  'labrador keyring',
  'botanical bottle',
  'teacher',
  'grandad tumbler',
  'lighthouse canvas',
  'wedd',
  'orkney birthday',
  'monogram',
  'retro coaster',
  'glas',
  'fotball',
  'harber',
  'night sky canvas',
  'zzyzx',
];

export async function underLoad(
  bench: Bench,
  web: Server,
  hello: Server,
  postgres: number,
): Promise<Figure[]> {
  const { seconds, slugs, categories, goods, products } = bench;
  const processes = { node: web.pid, postgres };
  const sayHello = () =>
    drive({
      url: hello.url,
      processes: { node: hello.pid },
      seconds,
      requests: [{ method: 'GET', path: '/' }],
    });
  const load = (requests: Load['requests'], more: Partial<Load> = {}) =>
    drive({ url: web.url, processes, seconds, requests, ...more });
  const pages = (addresses: readonly string[]) =>
    addresses.map((path) => ({ method: 'GET' as const, path, headers: BROWSER }));
  const posts = (path: string, bodies: readonly object[]) =>
    bodies.map((body) => ({
      method: 'POST' as const,
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }));

  /** Hello-world before and after, so that other load on the machine affects both. */
  async function beside(
    goal: Goal,
    requests: Load['requests'],
    more?: Partial<Load>,
  ): Promise<Figure> {
    const before = await sayHello();
    const measured = await load(requests, more);
    const after = await sayHello();
    const mean = (read: (one: Measured) => number) => (read(before) + read(after)) / 2;
    const rate = mean(({ requestsPerSecond }) => requestsPerSecond);
    return figure(goal, measured.requestsPerSecond / rate, {
      ...details(measured),
      'hello-world/s': rate,
      'its CPU ms': mean(({ cpuEach }) => cpuEach.total),
    });
  }
  /** Each request once, so that the measurement shows the shop in its usual warm state. */
  async function warm(requests: Load['requests']): Promise<void> {
    for (const { path = '', method, headers, body } of requests) {
      const response = await fetch(web.url + path, {
        method,
        headers: headers as Record<string, string>,
        body,
      });
      await response.arrayBuffer();
    }
  }

  const some = slugs.filter((_, place) => place % Math.ceil(slugs.length / 200) === 0);
  const [productCalls, categoryCalls, menuCalls] = [
    some.map((slug) => `/api/product/slug/${slug}`),
    categories.map((slug) => `/api/category/slug/${slug}`),
    ['/api/category/menu'],
  ].map((addresses) => addresses.map((path) => ({ method: 'GET' as const, path })));
  const figures: Figure[] = [];
  await sayHello();
  for (const [name, calls] of [
    ['product', productCalls],
    ['category', categoryCalls],
    ['menu', menuCalls],
  ] as const) {
    await warm(calls!);
    figures.push(
      await beside({ name: `${name} JSON`, unit: '× hello-world', atLeast: 0.4 }, calls!),
    );
  }
  const cachedPages = pages(some.slice(0, 50).map((slug) => `/p/${slug}`));
  await warm(cachedPages);
  figures.push(
    await beside({ name: 'kept product page', unit: '× hello-world', atLeast: 0.6 }, cachedPages),
  );
  const fresh = pages(slugs.filter((slug) => !some.includes(slug)).map((slug) => `/p/${slug}`));
  figures.push(
    await beside({ name: 'product page made anew', unit: '× hello-world', atLeast: 0.02 }, fresh, {
      once: true,
    }),
  );

  const searches = posts(
    '/api/search',
    SEARCHES.map((keyword) => ({ keyword })),
  );
  await warm(searches);
  const searched = await load(searches);
  if (products <= 5000)
    figures.push(
      figure(
        { name: `search of ${products} products`, unit: 'ms CPU', atMost: 2 },
        searched.cpuEach.total,
        details(searched),
      ),
    );
  else
    figures.push(
      figure(
        {
          name: `search of ${products} products, p99 at ${CONNECTIONS} connections`,
          unit: 'ms',
          atMost: 20,
        },
        searched.p99Milliseconds,
        details(searched),
      ),
    );

  const adds = posts(
    '/api/cart/new/add',
    goods.map(({ wish }) => wish),
  );
  await warm(adds);
  const added = await load(adds);
  figures.push(
    figure(
      { name: 'new cart and its first line', unit: 'ms CPU', atMost: 1.5 },
      added.cpuEach.total,
      details(added),
    ),
  );

  await shop({
    origin: web.url,
    processes,
    goods,
    shoppers: SHOPPERS,
    seconds: Math.min(1, seconds),
  });
  const { ordersPerSecond, ...shopped } = await shop({
    origin: web.url,
    processes,
    goods,
    shoppers: SHOPPERS,
    seconds,
  });
  figures.push(
    figure(
      { name: `guest checkouts, ${SHOPPERS} shoppers`, unit: 'orders/s', atLeast: 60 },
      ordersPerSecond,
      {
        ...costs(shopped.cpuEach),
        'p50 ms': shopped.p50Milliseconds,
        'p99 ms': shopped.p99Milliseconds,
        orders: shopped.orders,
      },
    ),
  );
  return figures;
}

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

/** The measurements one after another: start and rest, what a first visit downloads, then one kind of load at a time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../src/server/database/embedded.ts';
import type { CpuEach } from './cpu.ts';
import { firstLoad } from './first-load.ts';
import type { Figure, Goal } from './goals.ts';
import type { Goods } from './goods.ts';
import { CONNECTIONS, drive } from './load.ts';
import type { Load, Measured } from './load.ts';
import { residentMebibytes, startServer } from './processes.ts';
import type { Server } from './processes.ts';
import { shop } from './shoppers.ts';

export interface Bench {
  dataFolder: string;
  products: number;
  seconds: number;
  slugs: readonly string[];
  categories: readonly string[];
  goods: readonly Goods[];
}

const SHOP = '../src/server/main.ts';
const REST_MS = 4000;
const SHOPPERS = 8;
const KIBIBYTE = 1024;
const BROWSER = { 'accept-encoding': 'gzip, br', accept: 'text/html' };
/** Common words and rare ones, several at once, unfinished, misspelt, and one that nothing holds. */
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

export async function measure(bench: Bench): Promise<Figure[]> {
  const settings = {
    DATA_DIR: bench.dataFolder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  };
  const figures: Figure[] = [];
  await during(
    startServer(SHOP, settings),
    async (whole) => void figures.push(...(await atRest(bench, whole))),
  );
  // The worker has its own process wherever a shop is busy; here it would only blur what a request costs.
  await during(startServer(SHOP, { ...settings, ROLE: 'web' }), (web) =>
    during(startServer('hello-world.ts'), async (hello) => {
      const { pid } = await startEmbedded({ dataFolder: bench.dataFolder });
      figures.push(...(await underLoad(bench, web, hello, pid)));
    }),
  );
  return figures;
}

async function during(
  starting: Promise<Server>,
  work: (server: Server) => Promise<void>,
): Promise<void> {
  const server = await starting;
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function atRest(bench: Bench, server: Server): Promise<Figure[]> {
  await sleep(REST_MS);
  const figures = [
    figure(
      { name: 'cold start to the first page', unit: 'ms', atMost: 1500 },
      server.startMilliseconds,
    ),
    figure({ name: 'idle memory of Node', unit: 'MB', atMost: 150 }, residentMebibytes(server.pid)),
  ];
  const addresses = {
    home: '/',
    category: `/c/${bench.categories[0]}`,
    product: `/p/${bench.slugs[0]}`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const { scriptBytes, styleBytes, htmlBytes } = await firstLoad(server.url, address);
    const html = { 'HTML KB': htmlBytes / KIBIBYTE };
    figures.push(
      figure(
        { name: `JavaScript of the ${name} page, gzip`, unit: 'KB', atMost: 120 },
        scriptBytes / KIBIBYTE,
        html,
      ),
    );
    figures.push(
      figure(
        { name: `CSS of the ${name} page, gzip`, unit: 'KB', atMost: 15 },
        styleBytes / KIBIBYTE,
      ),
    );
  }
  return figures;
}

async function underLoad(
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

  /** Hello-world before and after, so that what else the machine does meanwhile weighs on both. */
  async function beside(
    goal: Goal,
    requests: Load['requests'],
    more?: Partial<Load>,
  ): Promise<Figure> {
    const before = await sayHello();
    const measured = await load(requests, more);
    const after = await sayHello();
    const rate = (before.requestsPerSecond + after.requestsPerSecond) / 2;
    return figure(goal, measured.requestsPerSecond / rate, {
      ...details(measured),
      'hello-world/s': rate,
    });
  }
  /** Each once, so that what is measured afterwards is the shop as it runs all day. */
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
  const kept = pages(some.slice(0, 50).map((slug) => `/p/${slug}`));
  await warm(kept);
  figures.push(
    await beside({ name: 'kept product page', unit: '× hello-world', atLeast: 0.6 }, kept),
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

function figure(goal: Goal, value: number, detail: Record<string, number> = {}): Figure {
  return { ...goal, value, detail };
}

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

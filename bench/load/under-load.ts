/** Runs one kind of load at a time, alternately with a hello-world if its goal is a share of that. */
import { figure } from '../figures/goals.ts';
import type { Figure } from '../figures/goals.ts';
import { inRounds } from '../figures/rounds.ts';
import { CONNECTIONS } from './load.ts';
import { cachedPages, uncachedPages, pagesWhilePricesChange } from './page-loads.ts';
import { asBrowser, beside, details, load, posts, sampleOf, sayHello, warm } from './run.ts';
import type { Run } from './run.ts';
import { SEARCHES } from './searches.ts';
import { shop } from './shoppers.ts';

const SHOPPERS = 8;
/**
 * Purchases for each second of measuring that come before the first round. A purchase runs through
 * much code: V8 still compiles during the first thousand, which then cost a third more each.
 */
const WARM_PURCHASES = 500;
/** By the name that `--only` takes. */
const LOAD_OF: Record<string, (run: Run, round: number) => Promise<Figure[]>> = {
  json: catalogueCalls,
  'cached-pages': cachedPages,
  'uncached-pages': uncachedPages,
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

async function catalogueCalls(run: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, paths] of [
    ['product', sampleOf(run).map((slug) => `/api/product/slug/${slug}`)],
    ['category', run.categories.map((slug) => `/api/category/slug/${slug}`)],
    ['menu', ['/api/category/menu']],
  ] as const) {
    const calls = asBrowser(paths);
    await warm(run, calls);
    figures.push(
      await beside(run, { name: `${name} JSON`, unit: '× hello-world', atLeast: 0.5 }, calls),
    );
  }
  return figures;
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

async function checkouts(
  { web, processes, goods, seconds }: Run,
  round: number,
): Promise<Figure[]> {
  const input = { origin: web.url, processes, goods, shoppers: SHOPPERS };
  const before = round === 0 ? WARM_PURCHASES * seconds : 1;
  for (let bought = 0; bought < before;)
    bought += (await shop({ ...input, seconds: Math.min(1, seconds) })).orders;
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

/** Loads the shop's pages: cached, uncached, and cached while prices change. */
import { figure } from '../figures/goals.ts';
import type { Figure } from '../figures/goals.ts';
import { during, startServer } from '../processes.ts';
import { drive } from './load.ts';
import { pageCacheUse, whilePricesChange } from './price-changes.ts';
import { details, load, asBrowser, sampleOf, warm } from './run.ts';
import type { Run } from './run.ts';

/** Beside a server that sends the same bytes with the same headers, and does nothing else. */
export async function cachedPages(run: Run): Promise<Figure[]> {
  const addresses = sampleOf(run)
    .slice(0, 50)
    .map((slug) => `/p/${slug}`);
  const requests = asBrowser(addresses);
  await warm(run, requests);
  return during(
    startServer('load/same-bytes.ts', { SHOP: run.web.url, PAGES: addresses.join(' ') }),
    async (bare) => {
      const sendBare = () =>
        drive({ url: bare.url, processes: { node: bare.pid }, seconds: run.seconds, requests });
      const before = await sendBare();
      const cached = await load(run, requests);
      const after = await sendBare();
      const rate = (before.requestsPerSecond + after.requestsPerSecond) / 2;
      return [
        figure(
          { name: 'cached product page', unit: '× the same bytes', atLeast: 0.5 },
          cached.requestsPerSecond / rate,
          { ...details(cached), 'bare server/s': rate },
        ),
        figure(
          { name: 'cached product page, cost', unit: 'ms CPU', atMost: 0.06 },
          cached.cpuEach.node,
        ),
      ];
    },
  );
}

/** Each round has pages of its own, so that none is cached. */
export async function uncachedPages(run: Run, round: number): Promise<Figure[]> {
  const cached = new Set(sampleOf(run));
  const others = run.slugs.filter((slug) => !cached.has(slug));
  const share = Math.floor(others.length / run.rounds);
  const own = others.slice(round * share, (round + 1) * share);
  const made = await load(run, asBrowser(own.map((slug) => `/p/${slug}`)), { once: true });
  return [
    figure(
      { name: 'uncached product page', unit: 'ms CPU', atMost: 3.5 },
      made.cpuEach.total,
      details(made),
    ),
  ];
}

/** Visits all over the shop while a product's price changes each second. */
export async function pagesWhilePricesChange(run: Run): Promise<Figure[]> {
  const some = sampleOf(run);
  const visited = asBrowser([
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
      { name: 'cached pages while a price a second changes', unit: '% of visits', atLeast: 98 },
      (100 * hits) / (hits + misses),
      { 'pages made per change': misses / changes.count, ...details(changes.measured) },
    ),
  ];
}

/**
 * `npm run lighthouse`: Lighthouse's mobile preset (simulated slow 4G, a processor four times
 * slower) on the most visited pages, with the production build and the demo shop. Not part of `npm
 * test`, because its results depend on the computer's speed and load. `-- --runs 1` for a quick
 * look, `-- --pages home,cart` for some of them.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { figure, isMet, table, type Figure, type Goal } from './figures/goals.ts';
import { audit, type Audited } from './lighthouse-audit.ts';
import { openPhone } from './lighthouse-phone.ts';
import { SHOP_PROGRAM } from '../tools/shop-program.mjs';
import { startServer } from './processes.ts';

const PAGES = {
  home: '/',
  category: '/c/mugs',
  product: '/p/botanical-wreath-mug',
  search: '/search?q=mug',
  cart: '/cart',
  checkout: '/checkout',
};
/** These are marked noindex for search engines, which lowers Lighthouse's score. */
const NOT_INDEXED = ['search', 'cart', 'checkout'];
const WITH_CART = ['cart', 'checkout'];

type Measured = Exclude<keyof Audited, 'longest'>;

const GOALS: readonly (Goal & { of: Measured })[] = [
  { of: 'performance', name: 'performance', unit: '', atLeast: 95 },
  { of: 'accessibility', name: 'accessibility', unit: '', atLeast: 100 },
  { of: 'bestPractices', name: 'best practices', unit: '', atLeast: 100 },
  { of: 'seo', name: 'SEO', unit: '', atLeast: 100 },
  { of: 'largestPaint', name: 'largest contentful paint', unit: 'ms', atMost: 1500 },
  { of: 'blocking', name: 'total blocking time', unit: 'ms', atMost: 100 },
  { of: 'shift', name: 'layout shift', unit: '', atMost: 0.02 },
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: Object.keys(PAGES).join() },
  },
});
const runs = Number(values.runs);
const pages = Object.entries(PAGES).filter(([name]) => values.pages.split(',').includes(name));
if (!(runs >= 1) || pages.length === 0)
  throw new Error(`Give --runs from 1 and --pages of ${Object.keys(PAGES).join()}.`);

const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-lighthouse-'));
// Postgres may run under a different account.
chmodSync(folder, 0o755);
try {
  const busy = os.loadavg()[0] ?? 0;
  const figures = await measure();
  console.log(`\n${table(figures)}\n`);
  console.log(
    `medians of ${runs}; ${os.cpus().length} × ${os.cpus()[0]?.model}, load ${busy.toFixed(1)} before the run`,
  );
  process.exitCode = figures.every(isMet) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<Figure[]> {
  const server = await startServer(SHOP_PROGRAM, {
    DATA_DIR: path.join(folder, 'data'),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  });
  try {
    const phone = await openPhone(path.join(folder, 'browser'));
    try {
      const figures: Figure[] = [];
      for (const [name, address] of pages) {
        // Carts are only relevant with something in them; every other page is a first visit.
        if (WITH_CART.includes(name)) await phone.fillCart(server.url + PAGES.product);
        const audits: Audited[] = [];
        for (let run = 0; run < runs; run += 1)
          audits.push(await audit(server.url + address, phone.port));
        const pageFigures = figuresOf(name, audits);
        console.log(
          pageFigures.map((one) => `${one.name} ${Math.round(one.value * 1000) / 1000}`).join('; '),
        );
        for (const { milliseconds, file } of audits.at(-1)?.longest ?? [])
          console.log(`  ${milliseconds} ms at once by its own clock: ${file}`);
        figures.push(...pageFigures);
      }
      return figures;
    } finally {
      await phone.close();
    }
  } finally {
    await server.stop();
  }
}

function figuresOf(page: string, audits: readonly Audited[]): Figure[] {
  const median = (of: Measured) => middle(audits.map((one) => one[of]));
  return GOALS.filter(({ of }) => of !== 'seo' || !NOT_INDEXED.includes(page)).map(
    ({ of, ...goal }) =>
      figure({ ...goal, name: `${page}: ${goal.name}` }, median(of), beside(of, median)),
  );
}

function beside(of: Measured, median: (of: Measured) => number): Record<string, number> {
  if (of === 'blocking') return { 'by its own clock ms': median('ownBlocking') };
  if (of !== 'performance') return {};
  return { 'first paint ms': median('firstPaint'), 'speed of this computer': median('speed') };
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

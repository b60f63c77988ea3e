/** Measures the shop's start time, its memory at rest, and the download size of a first visit to its pages. */
import { setTimeout as sleep } from 'node:timers/promises';
import { firstLoad } from './first-load.ts';
import { figure } from './figures/goals.ts';
import type { Figure } from './figures/goals.ts';
import type { Bench } from './bench-input.ts';
import { residentMebibytes } from './processes.ts';
import type { Server } from './processes.ts';

const REST_MS = 4000;
const KIBIBYTE = 1024;

export async function atRest(bench: Bench, server: Server): Promise<Figure[]> {
  await sleep(REST_MS);
  const figures = [
    figure(
      { name: 'cold start to the first page', unit: 'ms', atMost: 800 },
      server.startMilliseconds,
    ),
    figure(
      { name: 'idle memory of Node', unit: 'MB', atMost: memoryGoal(bench.products) },
      residentMebibytes(server.pid),
    ),
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
        { name: `JavaScript of the ${name} page, gzip`, unit: 'KB', atMost: 110 },
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

const memoryGoal = (products: number): number =>
  products <= 5000 ? 130 : products <= 100_000 ? 180 : 300;

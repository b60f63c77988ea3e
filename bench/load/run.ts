/** One run of the bench against servers, and the ways to send them requests. */
import type { Bench } from '../bench-input.ts';
import type { CpuEach } from '../cpu.ts';
import { figure } from '../figures/goals.ts';
import type { Figure, Goal } from '../figures/goals.ts';
import type { Server } from '../processes.ts';
import { drive } from './load.ts';
import type { Load, Measured } from './load.ts';

type Requests = Load['requests'];

/** The servers under load, and what is sold. */
export interface Run extends Bench {
  web: Server;
  hello: Server;
  databaseUrl: string;
  processes: { node: number; postgres: number };
}

/** What every browser accepts. */
const BROWSER = { 'accept-encoding': 'gzip, br' };

/** A share of all products, spread over the range. */
export const sampleOf = ({ slugs }: Run): string[] =>
  slugs.filter((_, place) => place % Math.ceil(slugs.length / 200) === 0);

export const sayHello = ({ hello, seconds }: Run): Promise<Measured> =>
  drive({
    url: hello.url,
    processes: { node: hello.pid },
    seconds,
    requests: [{ method: 'GET', path: '/' }],
  });

export const load = (
  { web, processes, seconds }: Run,
  requests: Requests,
  more: Partial<Load> = {},
): Promise<Measured> => drive({ url: web.url, processes, seconds, requests, ...more });

/** Hello-world before and after, so that other load on the machine affects both. */
export async function beside(
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
export async function warm({ web }: Run, requests: Requests): Promise<void> {
  for (const { path = '', method, headers, body } of requests) {
    const response = await fetch(web.url + path, {
      method,
      headers: headers as Record<string, string>,
      body,
    });
    await response.arrayBuffer();
  }
}

export const asBrowser = (addresses: readonly string[]) =>
  addresses.map((path) => ({ method: 'GET' as const, path, headers: BROWSER }));

export const posts = (path: string, bodies: readonly object[]) =>
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

export const details = ({
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

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';

const TOKEN = 'a token of 16 or more';
const shop = await testShop({ environment: { METRICS_TOKEN: TOKEN } });
const { app, call, ask, database } = shop;

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({
    url: '/metrics',
    headers: { host: 'localhost:3000', ...headers },
    remoteAddress,
  });

interface Read {
  types: Map<string, string>;
  samples: Map<string, number>;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\[\\"n])*"`;
const SAMPLE = new RegExp(String.raw`^(${NAME})(\{${LABEL}(?:,${LABEL})*\})? (\S+)$`);
const HEADER = new RegExp(`^# (HELP|TYPE) (${NAME}) (.+)$`);

const sorted = (labels: string) =>
  labels === '' ? '' : `{${labels.slice(1, -1).split(',').toSorted().join(',')}}`;

/** Parses every line by text format 0.0.4 and throws at an invalid one. Returns labels sorted by name. */
function parse(text: string): Read {
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  let family = '';
  const hold = (fact: boolean, line: string): void => {
    if (!fact) throw new Error(`Unexpected line: ${line}`);
  };
  const lines = text.split('\n');
  hold(lines.pop() === '', 'an end without a new line');
  for (const line of lines.filter((text) => text !== '')) {
    const [, kind, metric = '', rest = ''] = HEADER.exec(line) ?? [];
    if (kind === 'HELP') family = metric;
    else if (kind === 'TYPE') {
      hold(family === metric && !types.has(metric), line);
      hold(['counter', 'gauge', 'histogram'].includes(rest), line);
      types.set(metric, rest);
    } else {
      const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      const type = types.get(family);
      const ends = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      hold(ends.map((end) => family + end).includes(name), line);
      hold(type !== 'counter' || name.endsWith('_total'), line);
      // The mean of no event loop samples, in two readings at once.
      hold(Number.isFinite(Number(value)) || value === 'Nan', line);
      hold(!samples.has(name + sorted(labels)), line);
      samples.set(name + sorted(labels), Number(value));
    }
  }
  return { types, samples };
}
const metrics = async () => parse((await read()).body);

describe('the page for Prometheus', () => {
  test('contains only lines of the text format 0.0.4', async () => {
    const response = await read();
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const { types, samples } = parse(response.body);
    expect(Object.fromEntries(types)).toMatchObject({
      http_requests_total: 'counter',
      http_request_duration_seconds: 'histogram',
      process_cpu_seconds_total: 'counter',
      process_resident_memory_bytes: 'gauge',
      nodejs_eventloop_lag_p99_seconds: 'gauge',
      database_connections: 'gauge',
      database_up: 'gauge',
      jobs_queued: 'gauge',
    });
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(samples.get('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(samples.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
    expect(samples.get('database_up')).toBe(1);
    expect(samples.get('database_queries_waiting')).toBe(0);
  });

  test('counts requests by pattern, method and status, never by address', async () => {
    const ok = 'http_requests_total{method="GET",route="/api/product/slug/:slug",status="200"}';
    const none = 'http_requests_total{method="GET",route="none",status="404"}';
    const { samples: before } = await metrics();
    await call('productBySlug', { params: { slug: 'stripes-mug' } });
    await call('productBySlug', { params: { slug: 'stripes-mug' } });
    await ask('productBySlug', { params: { slug: 'no-such-thing' } });
    await app.inject('/api/my-secret-address');
    // A response is counted after it is sent, which its receiver may see first.
    const more = async (counter: string) =>
      ((await metrics()).samples.get(counter) ?? 0) - (before.get(counter) ?? 0);
    await expect.poll(() => more(ok)).toBe(2);
    await expect.poll(() => more(none)).toBe(1);
    await expect.poll(() => more(ok.replace('200', '404'))).toBe(1);
    expect((await read()).body).not.toMatch(/stripes-mug|my-secret|no-such/);
  });

  test('reports durations in cumulative buckets, the last with all of them', async () => {
    await call('categoryMenu', {});
    const { samples } = await metrics();
    const own = [...samples].filter(
      ([name]) => name.includes('_duration_seconds') && name.includes('"/api/category/menu"'),
    );
    const buckets = own.filter(([name]) => name.includes('_bucket')).map(([, value]) => value);
    expect(buckets).toHaveLength(12);
    expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
    const count = own.find(([name]) => name.includes('_count'))?.[1];
    expect(buckets.at(-1)).toBe(count);
    expect(own.find(([name]) => name.includes('_sum'))?.[1]).toBeGreaterThan(0);
  });

  test('reports jobs that wait, and those that failed permanently', async () => {
    await database.transaction().execute(async (transaction) => {
      await sql`SELECT graphile_worker.add_job('makeMachineFiles', '{}', max_attempts => 1)`.execute(
        transaction,
      );
      await sql`SELECT graphile_worker.add_job('makeMachineFiles', '{}')`.execute(transaction);
      await sql`SELECT graphile_worker.add_job('sendRefund', '{}', run_at => now() + interval '1 hour')`.execute(
        transaction,
      );
      await sql`UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE max_attempts = 1`.execute(
        transaction,
      );
    });
    const { samples } = await metrics();
    expect(samples.get('jobs_queued{job="makeMachineFiles",state="failed"}')).toBe(1);
    expect(samples.get('jobs_queued{job="makeMachineFiles",state="waiting"}')).toBe(1);
    expect(samples.get('jobs_queued{job="sendRefund",state="later"}')).toBe(1);
  });

  test('reports busy connections', async () => {
    const busy = await database.transaction().execute(async (transaction) => {
      await sql`SELECT 1`.execute(transaction);
      return (await metrics()).samples.get('database_connections{state="busy"}');
    });
    expect(busy).toBeGreaterThanOrEqual(1);
  });
});

describe('a caller from another machine', () => {
  const far = '203.0.113.9';
  test.each([
    ['from elsewhere', {}, far],
    ['through a proxy here', { 'x-forwarded-for': far }, '127.0.0.1'],
    ['through a proxy here', { forwarded: `for=${far}` }, '127.0.0.1'],
    ['through a proxy that keeps the host', { host: 'shop.example' }, '127.0.0.1'],
    ['with a wrong token', { authorization: 'Bearer a token of 16 or mor' }, far],
    ['with an empty token', { authorization: 'Bearer ' }, far],
  ])('%s finds nothing: %o', async (_, headers, address) => {
    const response = await read(headers, address);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('http_requests');
  });

  test('reads it with the bearer token', async () => {
    const response = await read({ authorization: `Bearer ${TOKEN}`, host: 'shop.example' }, far);
    expect(response.statusCode).toBe(200);
  });

  test('may not read it if no token is set', async () => {
    const closed = await testShop();
    const response = await closed.app.inject({
      url: '/metrics',
      remoteAddress: far,
      headers: { authorization: 'Bearer null' },
    });
    expect(response.statusCode).toBe(404);
  });
});

test('the alerts of deploy/ name metrics that exist', async () => {
  const file = path.join(import.meta.dirname, '../../../../deploy/alerts.yml');
  const alerts = await readFile(file, 'utf8');
  const expressions = [...alerts.matchAll(/expr: (.*)/g)].map(([, expression = '']) => expression);
  const named = expressions.flatMap(
    (expression) =>
      expression.match(/\b(?:http|database|jobs|payments|backup|process|nodejs)_\w+/g) ?? [],
  );
  expect(expressions.length).toBeGreaterThan(5);
  const { types } = parse((await read()).body);
  for (const name of named)
    expect([...types.keys()]).toContain(name.replace(/_(bucket|sum|count)$/, ''));
});

/** GET /metrics in Prometheus' text format: requests, process, database, jobs and backups of this process. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { ShopError } from '../../../domain/errors.ts';
import type { PoolUse } from '../../database/connection/connection.ts';
import { cacheUses } from '../../caches/bounded-cache.ts';
import { countRequests } from './request-metrics.ts';

export interface MetricsOptions {
  /** null: only callers on this machine may read. */
  token: string | null;
  poolUse: () => PoolUse;
  /** Reads the database. */
  jobs: () => Promise<{ job: string; state: string; count: number }[]>;
  /** Number of payments in review; reads the database. */
  reviews: () => Promise<number>;
  /** Time of the newest scheduled backup; null without one. */
  newestBackup: () => Promise<Date | null>;
}

const SAMPLE_MS = 20;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry();
  countRequests(app, registry);
  const updateGauges = shopGauges(registry, options);
  const updateCaches = cacheGauges(registry);
  let isWatchingProcess = false;
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, options.token)) throw new ShopError('notFound');
    if (!isWatchingProcess) {
      // Watching the event loop costs a timer, so it starts with the first read.
      isWatchingProcess = true;
      collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: SAMPLE_MS });
    }
    await updateGauges();
    updateCaches();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/**
 * Behind a proxy on the same machine every caller has a loopback address; the headers or the host
 * reveal the proxy.
 */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !('x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers)
  );
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return (
    token !== null &&
    timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  );
}

/** Returns a function that reads the current values. Gauges whose source fails have no value. */
function shopGauges(registry: Registry, options: MetricsOptions): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const connections = gauge(
    'database_connections',
    'Connections of this process to the database.',
    ['state'],
  );
  const waiting = gauge('database_queries_waiting', 'Queries that wait for a connection.');
  const databaseUp = gauge('database_up', 'Whether the database answers.');
  const jobsQueued = gauge(
    'jobs_queued',
    'Jobs of the whole shop: waiting (due), running, later, troubled (failed five times or more), failed (for good). The same in every process.',
    ['job', 'state'],
  );
  const inReview = gauge(
    'payments_in_review',
    'Payments that wait for a decision (npm run reviews). The same in every process.',
  );
  const newestBackup = gauge(
    'backup_newest_timestamp_seconds',
    'When the newest scheduled backup was made, in seconds since 1970.',
  );

  async function updateFromDatabase(): Promise<void> {
    jobsQueued.reset();
    inReview.remove();
    const read = await Promise.all([options.jobs(), options.reviews()]).catch(() => null);
    databaseUp.set(read ? 1 : 0);
    if (!read) return;
    const [jobs, reviews] = read;
    for (const { job, state, count } of jobs) jobsQueued.set({ job, state }, count);
    inReview.set(reviews);
  }

  return async () => {
    const use = options.poolUse();
    connections.set({ state: 'busy' }, use.busy);
    connections.set({ state: 'idle' }, use.idle);
    waiting.set(use.waiting);
    await updateFromDatabase();
    // A web process on a different machine from the worker may not see the backup folder.
    const newest = await options.newestBackup().catch(() => null);
    if (newest) newestBackup.set(newest.getTime() / 1000);
    else newestBackup.remove();
  };
}

/** Returns a function that reads how full each cache of this process is. */
function cacheGauges(registry: Registry): () => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['cache'], registers: [registry] });
  const entries = gauge('cache_entries', 'Entries of a cache of this process.');
  const maxEntries = gauge('cache_entries_limit', 'The most entries that a cache takes.');
  const bytes = gauge('cache_bytes', 'Size of a cache of this process, by the size of its values.');
  const maxBytes = gauge('cache_bytes_limit', 'The largest size that a cache takes.');
  const asked = new Counter({
    name: 'cache_requests_total',
    help: 'How often a cache of this process had what was asked for (hit), and how often not (miss).',
    labelNames: ['cache', 'result'],
    registers: [registry],
  });
  return () => {
    asked.reset();
    for (const use of cacheUses()) {
      const { cache } = use;
      if (use.hits !== null) asked.inc({ cache, result: 'hit' }, use.hits);
      if (use.misses !== null) asked.inc({ cache, result: 'miss' }, use.misses);
      entries.set({ cache }, use.entries);
      if (use.maxEntries !== null) maxEntries.set({ cache }, use.maxEntries);
      if (use.bytes !== null) bytes.set({ cache }, use.bytes);
      if (use.maxBytes !== null) maxBytes.set({ cache }, use.maxBytes);
    }
  };
}

/** The page that Prometheus reads: requests, process, database and jobs. For this machine, or whoever bears the token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';
import type { PoolUse } from '../../database/connection.ts';
import { processMeter } from './metrics-process.ts';
import { requestTally } from './metrics-requests.ts';
import { METRICS_TYPE, metricsText } from './metrics-text.ts';
import type { MetricFamily } from './metrics-text.ts';

export interface MetricsOptions {
  /** null: only this machine may read. */
  token: string | null;
  poolUse: () => PoolUse;
  /** Asks the database. */
  jobs: () => Promise<{ job: string; state: string; count: number }[]>;
  /** Payments that wait for a person's decision; asks the database. */
  reviews: () => Promise<number>;
  /** When it was made; null where there is none, or none are made by the clock. */
  newestBackup: () => Promise<Date | null>;
}

const UNKNOWN_ROUTE = 'none';
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const requests = requestTally();
  const meter = processMeter();
  app.addHook('onClose', (_, done) => {
    meter.stop();
    done();
  });
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    requests.note(
      routeOptions.url ?? UNKNOWN_ROUTE,
      method,
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isHere(request) && !bears(request, options.token)) throw new ShopError('notFound');
    const text = metricsText([
      ...requests.families(),
      ...meter.families(),
      ...poolFamilies(options.poolUse()),
      ...(await databaseFamilies(options)),
      ...(await backupFamilies(options)),
    ]);
    return reply.header('cache-control', 'no-store').type(METRICS_TYPE).send(text);
  });
}

/** Behind a proxy on the same machine every caller comes from loopback; the proxy gives itself away by its headers or the host. */
function isHere({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !('x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers)
  );
}

function bears({ headers }: FastifyRequest, token: string | null): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return (
    token !== null &&
    timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  );
}

const poolFamilies = ({ busy, idle, waiting }: PoolUse): MetricFamily[] => [
  {
    name: 'database_connections',
    help: 'Connections of this process to the database.',
    type: 'gauge',
    samples: [
      { labels: { state: 'busy' }, value: busy },
      { labels: { state: 'idle' }, value: idle },
    ],
  },
  {
    name: 'database_queries_waiting',
    help: 'Queries that wait for a connection.',
    type: 'gauge',
    samples: [{ value: waiting }],
  },
];

/** Left out where the folder cannot be read, as in a process on another machine than the worker. */
async function backupFamilies({ newestBackup }: MetricsOptions): Promise<MetricFamily[]> {
  const newest = await newestBackup().catch(() => null);
  if (!newest) return [];
  return [
    {
      name: 'backup_newest_timestamp_seconds',
      help: 'When the newest scheduled backup was made, in seconds since 1970.',
      type: 'gauge',
      samples: [{ value: newest.getTime() / 1000 }],
    },
  ];
}

/** The other measurements are told even while the database is away. */
async function databaseFamilies({ jobs, reviews }: MetricsOptions): Promise<MetricFamily[]> {
  const asked = await Promise.all([jobs(), reviews()]).catch(() => null);
  const [counts, inReview] = asked ?? [null, 0];
  const up: MetricFamily = {
    name: 'database_up',
    help: 'Whether the database answers.',
    type: 'gauge',
    samples: [{ value: counts ? 1 : 0 }],
  };
  if (!counts) return [up];
  return [
    up,
    {
      name: 'jobs_queued',
      help: 'Jobs of the whole shop: waiting (due), running, later, troubled (failed five times or more), failed (for good). Every process says the same.',
      type: 'gauge',
      samples: counts.map(({ job, state, count }) => ({ labels: { job, state }, value: count })),
    },
    {
      name: 'payments_in_review',
      help: 'Payments that wait for a decision (npm run reviews). Every process says the same.',
      type: 'gauge',
      samples: [{ value: inReview }],
    },
  ];
}

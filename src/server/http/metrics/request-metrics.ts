/** Counts requests and their durations by route pattern, never by URL, which may contain secrets. */
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

const UNKNOWN_ROUTE = 'none';
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function countRequests(app: FastifyInstance, registry: Registry): void {
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['route', 'method'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  // Finding a counter by its labels costs more than counting; there are few routes and statuses.
  const known = new Map<string, { counted: Counter.Internal; timed: Histogram.Internal<string> }>();
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? UNKNOWN_ROUTE;
    const key = `${method} ${statusCode} ${route}`;
    let own = known.get(key);
    if (!own) {
      own = {
        counted: count.labels({ route, method, status: statusCode }),
        timed: duration.labels({ route, method }),
      };
      known.set(key, own);
    }
    own.counted.inc();
    own.timed.observe(elapsedTime / 1000);
    done();
  });
}

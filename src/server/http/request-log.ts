/** Logs one line per request, with its id and route pattern; never the URL, which may contain secrets. */
import type { FastifyInstance } from 'fastify';

const TELLING_LEVELS = new Set(['info', 'debug', 'trace']);

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!TELLING_LEVELS.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.info(
      {
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

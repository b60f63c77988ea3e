/** Limits how long a body may take to arrive, so that unfinished requests do not pile up. */
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its body itself, with its own limits. */
    readsItsBody?: true;
  }
}

/** The largest of these bodies is 256 KB; a phone on a poor connection needs a few seconds for it. */
const ARRIVES_WITHIN_MS = 20_000;

/** For bodies that Fastify reads. Refuses with tooSlow, which closes the connection. */
export function registerBodyDeadline(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _, payload, done) => {
    if (!hasBody(request) || request.routeOptions.config.readsItsBody) return done(null, payload);
    const timely = new PassThrough();
    // After the response, as for a body that is too large, nothing reads it any more.
    timely.on('error', () => {});
    const timer = setTimeout(() => {
      payload.unpipe(timely);
      timely.destroy(new ShopError('tooSlow'));
    }, ARRIVES_WITHIN_MS);
    payload.once('end', () => clearTimeout(timer));
    payload.once('error', () => timely.destroy(new ShopError('malformed')));
    payload.once('close', () => {
      clearTimeout(timer);
      // The sender has disconnected, or the shop is closing.
      if (!timely.writableEnded) timely.destroy(new ShopError('malformed'));
    });
    done(null, payload.pipe(timely));
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

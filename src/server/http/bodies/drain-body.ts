/** Reads and drops the rest of a refused body: clients that are still sending cannot read the refusal on a reset connection. */
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const LONGEST_MS = 5000;

/** Drops what still arrives, and closes the connection if that takes longer than five seconds. */
export function drainBriefly(stream: Readable): void {
  const cut = setTimeout(() => stream.destroy(), LONGEST_MS).unref();
  stream.once('close', () => clearTimeout(cut)).resume();
}

/** Fastify refuses a body that is too large by its head alone and closes the connection at once. */
export function registerDrain(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 413 && !request.raw.readableEnded) {
      reply.removeHeader('connection');
      request.raw.unpipe();
      drainBriefly(request.raw);
    }
    done(null, payload);
  });
}

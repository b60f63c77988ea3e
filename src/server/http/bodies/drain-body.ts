/**
 * Drains the rest of a refused body: a client that is still sending cannot read the refusal on a
 * reset connection.
 */
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const LONGEST_MS = 5000;

/** Discards what still arrives, and closes the connection after five seconds. */
export function drainBriefly(stream: Readable): void {
  const cut = setTimeout(() => stream.destroy(), LONGEST_MS).unref();
  stream.once('close', () => clearTimeout(cut)).resume();
}

/** Fastify refuses an oversized body by its headers alone and closes the connection at once. */
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

/**
 * Drains the rest of a refused body: a client that is still sending cannot read the refusal on a
 * reset connection.
 */
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Between two parts of the body. */
const LONGEST_PAUSE_MS = 5000;
/** A photograph that is too large, from a phone, takes longer than a pause. */
const LONGEST_MS = 30_000;

/**
 * Discards what still arrives, and closes the connection of a sender that pauses or never ends.
 * @param isCut it was refused while it sent, slowly or too much at once, so it gets no more than a pause
 */
export function drainBriefly(stream: Readable, isCut = false): void {
  const cut = () => stream.destroy();
  const pause = setTimeout(cut, LONGEST_PAUSE_MS).unref();
  const end = setTimeout(cut, isCut ? LONGEST_PAUSE_MS : LONGEST_MS).unref();
  stream.on('data', () => pause.refresh());
  stream.once('close', () => {
    clearTimeout(pause);
    clearTimeout(end);
  });
  stream.resume();
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

/**
 * Closes connections that would delay a stop: requests that never finish arriving, responses that
 * clients do not read.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request from an honest sender arrives within this time. */
const ARRIVING_MS = 2000;
/** Less than the total time that the stop gives requests. */
const ANSWERING_MS = 10_000;

export function registerConnections(app: FastifyInstance): void {
  const open = new Map<Socket, IncomingMessage | null>();
  app.server.on('connection', (socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', (request, _, done) => {
    if (open.has(request.raw.socket)) open.set(request.raw.socket, request.raw);
    done();
  });
  app.addHook('onResponse', ({ raw }, _, done) => {
    if (open.get(raw.socket) === raw) open.set(raw.socket, null);
    done();
  });
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const [socket, request] of open) if (!request?.complete) socket.destroy();
    }, ARRIVING_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), ANSWERING_MS).unref();
    done();
  });
}

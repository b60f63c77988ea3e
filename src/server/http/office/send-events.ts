/** Sends server-sent events (HTML Standard, section 9.2) until either side ends them. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OfficeEvents } from '../../../contract/office/files.ts';
import { SECOND } from '../../../domain/time/durations.ts';
import { ShopError } from '../../../domain/errors.ts';

/** Proxies close a connection that says nothing for a minute. */
const HEARTBEAT_MS = 25 * SECOND;
/** Told to browsers, which wait this long before they connect again. */
const RECONNECT_MS = 2000;
/** A reader that is this far behind is disconnected; it reads everything when it comes back. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** In one process. */
const MOST_STREAMS = 500;

/** @param app ends the streams when it closes */
export function eventSender(app: FastifyInstance) {
  const open = new Set<Readable>();
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.push(null);
    done();
  });
  return async (reply: FastifyReply, { seconds, follow }: OfficeEvents): Promise<FastifyReply> => {
    if (open.size >= MOST_STREAMS) throw new ShopError('tooManyRequests', { retryAfter: 60 });
    const stream = new Readable({ read() {} });
    const write = (text: string) => {
      if (stream.destroyed || stream.readableEnded) return;
      stream.push(text);
      if (stream.readableLength > MOST_UNREAD_BYTES) stream.destroy();
    };
    const end = () => void stream.push(null);
    const stop = await follow({
      send: (change) => write(`data: ${JSON.stringify(change)}\n\n`),
      end,
    });
    const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
    const last = setTimeout(end, seconds * SECOND);
    open.add(stream);
    stream.once('close', () => {
      stop();
      clearInterval(heartbeat);
      clearTimeout(last);
      open.delete(stream);
    });
    write(`retry: ${RECONNECT_MS}\n\n`);
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  };
}

/** Sends an answer of the office as JSON: a full board of the workshop is over a megabyte, and a tenth of it compressed. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, packQuickly } from '../encoding.ts';

/** In bytes. What is smaller is sent in a packet or two. */
const LARGE = 8 * 1024;

/** For one reader, so it is never cached. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  const raw = Buffer.from(JSON.stringify({ status: 'success', data }));
  const encoding = raw.length > LARGE ? encodingFor(request) : undefined;
  if (!encoding) return reply.send(raw);
  return reply.header('content-encoding', encoding).send(await packQuickly[encoding](raw));
}

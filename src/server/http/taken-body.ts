/** Bodies that are not JSON: read only once the call is allowed, and never beyond their bound. */
import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { TakenBody } from '../../contract/operations.ts';
import { ShopError } from '../../domain/errors.ts';
import { DAY_SECONDS, rateLimit } from './rate-limit.ts';

const MEGABYTE = 1024 * 1024;

/** How many may be on their way into this process at the same time: each may grow to its bound. */
const MOST_AT_ONCE = 6;
/** Slower ones would keep their place from others. */
const LONGEST_MS = 120_000;
const HEARD_OUT_MS = 5000;

/** Leaves bodies of the types unread, as a stream; any other type is refused. */
export function leaveUnread(scope: FastifyInstance, { types, name }: TakenBody): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], (_, body, done) => done(null, body));
  scope.setErrorHandler<FastifyError>((error) => {
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      throw new ShopError('unsupportedMediaType', { message: `Please send ${name}.` });
    throw error;
  });
}

/** Throws payloadTooLarge, unsupportedMediaType where there is no body, and tooManyRequests. */
export function bodyReader(
  { name, mostBytes, mostBytesPerDay }: TakenBody,
  patiently: (points: number) => number,
) {
  const bytesLimit = rateLimit(patiently(mostBytesPerDay), DAY_SECONDS);
  let underWay = 0;

  function refuseLargerThan(bytes: number): void {
    if (bytes <= mostBytes) return;
    const message = `Please send ${name} of at most ${mostBytes / MEGABYTE} MB.`;
    throw new ShopError('payloadTooLarge', { message });
  }

  async function collect(stream: Readable): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of stream.iterator({
      destroyOnReturn: false,
    }) as AsyncIterable<Buffer>) {
      length += piece.length;
      refuseLargerThan(length);
      pieces.push(piece);
    }
    return new Uint8Array(Buffer.concat(pieces));
  }

  return async ({ body, headers, ip }: FastifyRequest): Promise<Uint8Array<ArrayBuffer>> => {
    if (!body) throw new ShopError('unsupportedMediaType', { message: `Please send ${name}.` });
    const stream = body as Readable;
    const tooSlow = setTimeout(() => stream.destroy(), LONGEST_MS);
    underWay += 1;
    try {
      refuseLargerThan(Number(headers['content-length'] ?? 0));
      if (underWay > MOST_AT_ONCE) throw new ShopError('tooManyRequests', { retryAfter: 5 });
      const bytes = await collect(stream);
      await bytesLimit.spend(ip, Math.max(1, bytes.length));
      return bytes;
    } catch (refusal) {
      hearOut(stream);
      throw refusal;
    } finally {
      clearTimeout(tooSlow);
      underWay -= 1;
    }
  };
}

/** Whoever is still sending hears why it is refused only if the line stays open for a while. */
function hearOut(stream: Readable): void {
  const cut = setTimeout(() => stream.destroy(), HEARD_OUT_MS).unref();
  stream.once('close', () => clearTimeout(cut)).resume();
}

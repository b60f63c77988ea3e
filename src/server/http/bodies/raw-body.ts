/**
 * Reads bodies that are not JSON: only after the call is authorised, within their size limit, and
 * not from slow senders.
 */
import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { RawBody } from '../../../contract/operations.ts';
import { ShopError } from '../../../domain/errors.ts';
import { bodiesInProgress } from './bodies-in-progress.ts';
import type { Arrival } from './bodies-in-progress.ts';
import { drainBriefly } from './drain-body.ts';
import { DAY_SECONDS, networkOf, rateLimit } from '../limits/rate-limit.ts';

const MEGABYTE = 1024 * 1024;

/** Leaves bodies of these types unread, as a stream; refuses any other type. */
export function leaveUnread(scope: FastifyInstance, { types, name }: RawBody): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], (_, body, done) => done(null, body));
  scope.setErrorHandler<FastifyError>((error) => {
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      throw new ShopError('unsupportedMediaType', { message: `Please send ${name}.` });
    throw error;
  });
}

/** Refusals of senders that are still sending and would go on. */
const CUT: ReadonlySet<string> = new Set(['tooSlow', 'tooManyRequests']);

/** Throws payloadTooLarge, tooSlow, tooManyRequests, and unsupportedMediaType if there is no body. */
export function bodyReader(
  { name, mostBytes, mostBytesPerDay }: RawBody,
  scaled: (points: number) => number,
) {
  const bytesLimit = rateLimit(`bytes of ${name}`, scaled(mostBytesPerDay), DAY_SECONDS);
  const underWay = bodiesInProgress(mostBytes);

  function refuseLargerThan(bytes: number): void {
    if (bytes <= mostBytes) return;
    const message = `Please send ${name} of at most ${mostBytes / MEGABYTE} MB.`;
    throw new ShopError('payloadTooLarge', { message });
  }

  function collect(stream: Readable, arrival: Arrival): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Buffer[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const take = (piece: Buffer) => {
      try {
        arrival.add(piece.length);
        refuseLargerThan(arrival.bytes());
        pieces.push(piece);
      } catch (refusal) {
        reject(refusal);
      }
    };
    const lose = () => reject(new ShopError('malformed'));
    stream
      .on('data', take)
      .once('end', () => resolve(new Uint8Array(Buffer.concat(pieces))))
      .once('error', lose)
      .once('close', lose);
    arrival.cut.catch(reject);
    return promise.finally(() => stream.off('data', take));
  }

  return async ({ body, headers, ip }: FastifyRequest): Promise<Uint8Array<ArrayBuffer>> => {
    if (!body) throw new ShopError('unsupportedMediaType', { message: `Please send ${name}.` });
    const stream = body as Readable;
    const arrival = underWay.begin(networkOf(ip));
    try {
      refuseLargerThan(Number(headers['content-length'] ?? 0));
      const bytes = await collect(stream, arrival);
      await bytesLimit.spend(ip, Math.max(1, bytes.length));
      return bytes;
    } catch (refusal) {
      drainBriefly(stream, refusal instanceof ShopError && CUT.has(refusal.code));
      throw refusal;
    } finally {
      arrival.end();
    }
  };
}

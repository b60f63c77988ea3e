/**
 * Generates long files from the catalogue once for all requests, and caches them compressed until
 * the catalogue changes.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { boundedCache } from '../../caches/bounded-cache.ts';

export interface ChangingCatalogue {
  current(): number;
  onChange(listener: () => void): void;
}

export interface MadeFile {
  /** The cache key. */
  name: string;
  type: string;
  /** Yields its text in chunks, so that a file is never uncompressed in memory. */
  make(): AsyncIterable<string>;
}

interface Packed {
  bytes: Buffer;
  tag: string;
}

const KEPT_BYTES = 32 * 1024 * 1024;
// A price may begin at a set time, which does not change the version.
const MINUTE_MS = 60_000;

export function madeFiles(version: ChangingCatalogue) {
  const cached = boundedCache<Packed>('generated files', {
    maxBytes: KEPT_BYTES,
    bytesOf: ({ bytes }) => bytes.length,
    ttlMs: MINUTE_MS,
  });
  const making = new Map<string, Promise<Packed>>();
  version.onChange(() => {
    cached.clear();
    making.clear();
  });

  function fileOf({ name, make }: MadeFile): Promise<Packed> {
    const there = cached.get(name);
    if (there) return Promise.resolve(there);
    const underWay = making.get(name);
    if (underWay) return underWay;
    const asOf = version.current();
    const packing = pack(make()).then((packed) => {
      // If the catalogue changed during the read, the file serves current requests but is not
      // cached.
      if (version.current() === asOf) cached.set(name, packed);
      return packed;
    });
    making.set(name, packing);
    const forget = () => making.get(name) === packing && making.delete(name);
    packing.then(forget, forget);
    return packing;
  }

  return {
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      file: MadeFile,
    ): Promise<FastifyReply> {
      const { bytes, tag } = await fileOf(file);
      const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      const etag = `"${tag}${takesGzip ? '-gzip' : ''}"`;
      reply.headers({
        'content-type': file.type,
        'cache-control': 'public, max-age=300',
        vary: 'accept-encoding',
        etag,
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (takesGzip) return reply.header('content-encoding', 'gzip').send(bytes);
      return reply.send(Readable.from([bytes]).pipe(createGunzip()));
    },
  };
}

async function pack(text: AsyncIterable<string>): Promise<Packed> {
  const packing = createGzip();
  const source = Readable.from(text);
  source.on('error', (failure) => packing.destroy(failure));
  const bytes = await buffer(source.pipe(packing));
  return { bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
}

/**
 * Caches whole pages in memory in the forms that are sent: raw, gzip and brotli. Limited in bytes,
 * emptied all at once.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { boundedCache } from '../../bounded-cache.ts';

export type Encoding = 'br' | 'gzip';

export interface CachedPage {
  raw: Buffer;
  /** Compressed at the first request, then cached: of two encodings nearly every browser takes the same one. */
  packed(encoding: Encoding): Promise<Buffer>;
  /** Without quotes. */
  tag: string;
}

// A price may begin at a set time, which does not change the version.
const MINUTE_MS = 60_000;
// Estimated size of a page with both its compressed forms, relative to the page; HTML compresses to
// a fifth or less.
const PACKED_SHARE = 1.5;
const DEFAULT_BYTES = 64 * 1024 * 1024;
// Above 5, brotli's time grows far faster than it saves bytes.
const BROTLI_QUALITY = 5;
const BROTLI_QUALITY_ONCE = 4;

export interface PageCache {
  /**
   * Returns the cached page, or makes it once for any number of concurrent requests. A null from
   * `make` is not cached.
   */
  get(
    key: string,
    generation: string,
    make: () => Promise<string | null>,
  ): Promise<CachedPage | null>;
  readonly size: number;
}

/** All pages belong to one generation; a call with another generation drops every page. */
export function pageCache(maxBytes = DEFAULT_BYTES): PageCache {
  const pages = boundedCache<CachedPage>('pages', {
    maxBytes,
    bytesOf: ({ raw }) => Math.ceil(raw.length * PACKED_SHARE),
    ttlMs: MINUTE_MS,
  });
  let making = new Map<string, Promise<CachedPage | null>>();
  let current = '';

  async function makeOnce(
    key: string,
    make: () => Promise<string | null>,
  ): Promise<CachedPage | null> {
    const started = current;
    const html = await make();
    if (html === null) return null;
    const page = cachedPage(html);
    // A page started before a change must not be cached after it.
    if (started === current) pages.set(key, page);
    return page;
  }

  return {
    async get(key, generation, make) {
      if (generation !== current) {
        pages.clear();
        making = new Map();
        current = generation;
      }
      const cached = pages.get(key);
      if (cached) return cached;
      const here = making;
      const underWay = here.get(key);
      if (underWay) return underWay;
      const page = makeOnce(key, make).finally(() => here.delete(key));
      here.set(key, page);
      return page;
    },
    get size() {
      return pages.size;
    },
  };
}

/** Also for other text that stays the same. */
export function cachedPage(text: string): CachedPage {
  const raw = Buffer.from(text);
  const packed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    raw,
    packed: (encoding) => (packed[encoding] ??= PACKERS[encoding](raw)),
    tag: createHash('sha256').update(raw).digest('base64url').slice(0, 22),
  };
}

const PACKERS: Record<Encoding, (raw: Buffer) => Promise<Buffer>> = {
  gzip: (raw) => promisify(gzip)(raw),
  br: (raw) => brotli(raw, BROTLI_QUALITY),
};

/** For a page made for one reader and sent once: as small as possible in about the time of the fastest gzip. */
export const packOnce: typeof PACKERS = {
  gzip: (raw) => promisify(gzip)(raw, { level: constants.Z_BEST_SPEED }),
  br: (raw) => brotli(raw, BROTLI_QUALITY_ONCE),
};

function brotli(raw: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}

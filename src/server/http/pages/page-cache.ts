/**
 * Caches whole pages in memory in the forms that are sent: raw, gzip and brotli. Limited in bytes.
 * A change of the catalogue drops the pages that show what changed.
 */
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import { keyedCache } from '../../caches/keyed-cache.ts';
import { withKeys } from '../../caches/surrogate-keys.ts';
import { PACKED_SHARE, packedText, type PackedText } from '../files/packed-text.ts';

export interface KeyedPage extends PackedText {
  /** The surrogate keys of what it shows. */
  keys: ReadonlySet<string>;
}

// A price may begin at a set time, which does not change the version.
const MINUTE_MS = 60_000;
const DEFAULT_BYTES = 64 * 1024 * 1024;

export interface PageCache {
  /**
   * Returns the cached page, or makes it once for any number of concurrent requests. A null from
   * `make` is not cached.
   */
  get(
    key: string,
    generation: string,
    make: () => Promise<string | null>,
  ): Promise<KeyedPage | null>;
  readonly size: number;
}

/** All pages belong to one generation; a call with another generation drops every page. */
export function pageCache(version: CatalogueVersion, maxBytes = DEFAULT_BYTES): PageCache {
  const pages = keyedCache<KeyedPage>('pages', version, {
    maxBytes,
    bytesOf: ({ raw }) => Math.ceil(raw.length * PACKED_SHARE),
    ttlMs: MINUTE_MS,
  });
  let making = new Map<string, Promise<KeyedPage | null>>();
  let current = '';
  // A page that is being made may show what changed: the next request for it makes it again.
  version.onChange(() => (making = new Map()));

  async function makeOnce(
    key: string,
    make: () => Promise<string | null>,
  ): Promise<KeyedPage | null> {
    const started = current;
    const keep = pages.keeper();
    const { made: html, keys } = await withKeys(make);
    if (html === null) return null;
    const page = { ...packedText(html), keys };
    if (started === current) keep(key, page, keys);
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

/** Stores previews for a few minutes: in the database for all processes, and in memory where they were made. */
import { randomBytes } from 'node:crypto';
import { boundedCache } from '../../caches/bounded-cache.ts';
import { MINUTE } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PreviewStore } from './preview.store.ts';

const LIFETIME = 10 * MINUTE;
const MEGABYTE = 1024 * 1024;
/** Anyone with the URL sees the picture, so the id must be unguessable. */
const ID_BYTES = 24;
const ID = /^[\w-]{32}$/;
/** About 120 MB of pictures over all processes. */
const MOST_STORED = 4096;

export interface PreviewCacheOptions {
  store: PreviewStore;
  clock: Clock;
  /** Cached in this process. */
  maxBytes?: number;
  /** Over all processes. */
  mostStored?: number;
}

export type PreviewCache = ReturnType<typeof previewCache>;

export function previewCache({
  store,
  clock,
  maxBytes = 32 * MEGABYTE,
  mostStored = MOST_STORED,
}: PreviewCacheOptions) {
  const atHand = boundedCache<{ picture: Buffer; expiresAt: Date }>('previews', {
    maxBytes,
    bytesOf: ({ picture }) => picture.length,
  });
  let clearedAt = 0;

  const clear = () => store.clear(clock(), mostStored);

  return {
    /** Returns the id under which all processes can fetch the picture. */
    async put(picture: Buffer): Promise<string> {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const now = clock();
      const expiresAt = new Date(now.getTime() + LIFETIME);
      // Runs before the id is returned, because the next request may reach another process.
      await store.insert(id, picture, expiresAt);
      atHand.set(id, { picture, expiresAt });
      if (now.getTime() - clearedAt >= MINUTE) {
        clearedAt = now.getTime();
        await clear();
      }
      return id;
    },

    async take(id: string): Promise<Buffer | undefined> {
      if (!ID.test(id)) return undefined;
      const now = clock();
      const kept = atHand.get(id);
      if (kept) return kept.expiresAt > now ? kept.picture : undefined;
      return store.picture(id, now);
    },

    clear,
  };
}

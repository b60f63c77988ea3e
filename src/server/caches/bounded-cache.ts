/** Caches in the memory of this process: each has a name and a limit, and `/metrics` shows how full it is. */
import { LRUCache } from 'lru-cache';

export type CacheLimit<Value> =
  | { maxEntries: number }
  /** Without the key, which is counted as well. */
  | { maxBytes: number; bytesOf(value: Value): number };

export type BoundedCache<Value extends object> = Pick<
  LRUCache<string, Value>,
  'get' | 'set' | 'has' | 'delete' | 'clear' | 'size'
>;

export interface CacheUse {
  cache: string;
  entries: number;
  /** Null where bytes are limited. */
  maxEntries: number | null;
  /** Null where entries are limited. */
  bytes: number | null;
  maxBytes: number | null;
  /** Requests that found an entry, and those that did not; null if they are not counted. */
  hits: number | null;
  misses: number | null;
}

/** By name. The newest cache of a name replaces an earlier one, which is no longer used. */
const uses = new Map<string, () => CacheUse>();

/** Drops what was not used for longest. Each thread has its own caches. */
export function boundedCache<Value extends object>(
  cache: string,
  {
    ttlMs = 0,
    onDrop,
    onLeave,
    asked,
    ...limit
  }: CacheLimit<Value> & {
    ttlMs?: number;
    /** Called with what made room for something else. */
    onDrop?: (value: Value, key: string) => void;
    /** Called with every value that is no longer in the cache, for whatever reason. */
    onLeave?: (value: Value, key: string) => void;
    /** The caller counts its requests here. */
    asked?: { hits: number; misses: number };
  },
): BoundedCache<Value> {
  const kept = new LRUCache<string, Value>({
    ttl: ttlMs,
    ...((onDrop ?? onLeave) && {
      dispose: (value: Value, key: string, reason: LRUCache.DisposeReason) => {
        if (reason === 'evict') onDrop?.(value, key);
        onLeave?.(value, key);
      },
    }),
    ...('maxEntries' in limit
      ? // `max` would reserve memory for all of them at once.
        { maxSize: limit.maxEntries, sizeCalculation: () => 1 }
      : {
          maxSize: limit.maxBytes,
          sizeCalculation: (value: Value, key: string) => limit.bytesOf(value) + key.length,
        }),
  });
  uses.set(cache, () => ({
    cache,
    entries: kept.size,
    maxEntries: 'maxEntries' in limit ? limit.maxEntries : null,
    bytes: 'maxEntries' in limit ? null : kept.calculatedSize,
    maxBytes: 'maxEntries' in limit ? null : limit.maxBytes,
    hits: asked?.hits ?? null,
    misses: asked?.misses ?? null,
  }));
  return kept;
}

export const cacheUses = (): CacheUse[] => [...uses.values()].map((use) => use());

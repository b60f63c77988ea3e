/** Caches catalogue data in memory until it changes. */
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import { keyedCache } from '../../caches/keyed-cache.ts';
import type { KeyedCache } from '../../caches/keyed-cache.ts';

// A notification of a change can be lost with its connection.
const AT_MOST_MS = 60_000;

/** A bounded cache that drops what a change of the catalogue touches, and never stores data read before it. */
export const catalogueMemory = <Value extends object>(
  cache: string,
  version: CatalogueVersion,
  maxEntries: number,
): KeyedCache<Value> => keyedCache(cache, version, { maxEntries, ttlMs: AT_MOST_MS });

/**
 * Returns each wanted value by key, from the cache or freshly read, even if it may not be cached.
 * @param keysOf the surrogate keys of what a value shows
 */
export async function rememberedOr<Value extends object>(
  memory: KeyedCache<Value>,
  wanted: readonly string[],
  keysOf: (value: Value) => readonly string[],
  read: (missing: readonly string[]) => Promise<readonly (readonly [key: string, value: Value])[]>,
): Promise<Map<string, Value>> {
  // Holds the values here, because a catalogue change may clear the cache during the read.
  const found = new Map<string, Value>();
  const missing: string[] = [];
  for (const key of new Set(wanted)) {
    const kept = memory.get(key);
    if (kept) found.set(key, kept);
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  const keep = memory.keeper();
  for (const [key, value] of await read(missing)) {
    keep(key, value, new Set(keysOf(value)));
    found.set(key, value);
  }
  return found;
}

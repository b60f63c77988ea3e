/** Caches catalogue data in memory until the catalogue changes. */
import { boundedCache } from '../../bounded-cache.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';

// A notification of a change can be lost with its connection.
const AT_MOST_MS = 60_000;

/** A bounded cache that each change of the catalogue clears, and that never stores data read before a change. */
export function perVersion<Value extends object>(
  cache: string,
  version: CatalogueVersion,
  maxEntries: number,
) {
  const kept = boundedCache<Value>(cache, { maxEntries, ttlMs: AT_MOST_MS });
  version.onChange(() => kept.clear());
  return {
    get: (key: string) => kept.get(key),
    drop: (key: string) => kept.delete(key),
    keeper() {
      const asOf = version.current();
      return (key: string, value: Value) => {
        if (version.current() === asOf) kept.set(key, value);
      };
    },
  };
}

/** Returns each wanted value by key, from the cache or freshly read, even if it may not be cached. */
export async function rememberedOr<Value extends object>(
  memory: ReturnType<typeof perVersion<Value>>,
  keys: readonly string[],
  read: (missing: readonly string[]) => Promise<readonly (readonly [key: string, value: Value])[]>,
): Promise<Map<string, Value>> {
  // Holds the values here, because a catalogue change may clear the cache during the read.
  const found = new Map<string, Value>();
  const missing: string[] = [];
  for (const key of new Set(keys)) {
    const kept = memory.get(key);
    if (kept) found.set(key, kept);
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  const keep = memory.keeper();
  for (const [key, value] of await read(missing)) {
    keep(key, value);
    found.set(key, value);
  }
  return found;
}

/** Keeps what was read of the catalogue in memory until the catalogue changes. */
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';

// A word of a change may be lost with a connection.
const AT_MOST_MS = 60_000;

/** A bounded memory that is empty after each change of the catalogue and keeps nothing read before one. */
export function perVersion<Value extends object>(version: CatalogueVersion, max: number) {
  const kept = new LRUCache<string, Value>({ max, ttl: AT_MOST_MS });
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

/** Each of the wanted by its key: what is kept, and what is not as it is read, even where it may not be kept. */
export async function rememberedOr<Value extends object>(
  memory: ReturnType<typeof perVersion<Value>>,
  keys: readonly string[],
  read: (missing: readonly string[]) => Promise<readonly (readonly [key: string, value: Value])[]>,
): Promise<Map<string, Value>> {
  // Held from here on: a change of the catalogue may empty the memory while the rest is read.
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

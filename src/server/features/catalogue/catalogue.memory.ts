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
    has: (key: string) => kept.has(key),
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

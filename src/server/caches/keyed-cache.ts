/** A bounded cache of which a change of the catalogue drops only the entries that show what changed. */
import type { CatalogueVersion } from '../database/catalogue-version.ts';
import { boundedCache } from './bounded-cache.ts';
import type { CacheLimit } from './bounded-cache.ts';

interface Entry<Value> {
  value: Value;
  keys: ReadonlySet<string>;
}

export type KeyedCache<Value extends object> = ReturnType<typeof keyedCache<Value>>;

export function keyedCache<Value extends object>(
  name: string,
  version: CatalogueVersion,
  { ttlMs, ...limit }: CacheLimit<Value> & { ttlMs: number },
) {
  /** Names of the entries that have a surrogate key. */
  const namesOf = new Map<string, Set<string>>();
  const asked = { hits: 0, misses: 0 };
  const entries = boundedCache<Entry<Value>>(name, {
    ...('maxEntries' in limit
      ? limit
      : { maxBytes: limit.maxBytes, bytesOf: ({ value }) => limit.bytesOf(value) }),
    ttlMs,
    onLeave: forget,
    asked,
  });
  version.onChange((touched) => {
    if (!touched) return entries.clear();
    for (const key of touched) for (const each of namesOf.get(key) ?? []) entries.delete(each);
  });

  function forget({ keys }: Entry<Value>, entry: string): void {
    for (const key of keys) {
      const names = namesOf.get(key);
      names?.delete(entry);
      if (names?.size === 0) namesOf.delete(key);
    }
  }

  return {
    get(entry: string): Value | undefined {
      const found = entries.get(entry);
      asked[found ? 'hits' : 'misses'] += 1;
      return found?.value;
    },
    delete: (entry: string) => entries.delete(entry),
    clear: () => entries.clear(),
    get size() {
      return entries.size;
    },
    /** Call it before reading: what changed during the read is not kept. */
    keeper() {
      const asOf = version.current();
      return (entry: string, value: Value, keys: ReadonlySet<string>): void => {
        if (version.hasTouched(asOf, keys)) return;
        entries.set(entry, { value, keys });
        // One that is larger than the whole cache is not kept.
        if (!entries.has(entry)) return;
        for (const key of keys) {
          const names = namesOf.get(key);
          if (names) names.add(entry);
          else namesOf.set(key, new Set([entry]));
        }
      };
    },
  };
}

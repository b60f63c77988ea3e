/** Keeps the pages of common searches until what they show changes. */
import { keyedCache } from '../../caches/keyed-cache.ts';
import { shows, withKeys } from '../../caches/surrogate-keys.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import { MINUTE } from '../../../domain/time/durations.ts';
import { INDEX_KEYS, type SearchIndex } from './search.memory.ts';

interface Kept<Page> {
  page: Page;
  keys: ReadonlySet<string>;
  /** What it was made from; facts from before a change may still be in use after it. */
  facts: object;
}

/** Each has up to a hundred products. */
const MOST_PAGES = 200;
/** Longer requests are rare and would fill the memory. */
const LONGEST_KEY = 300;

/** A page without results shows what sells best, which changes with time. */
export function keptPages<Page extends { total: number }>(name: string, version: CatalogueVersion) {
  const pages = keyedCache<Kept<Page>>(name, version, {
    maxEntries: MOST_PAGES,
    // Prices may begin at a set time without a change event.
    ttlMs: MINUTE,
  });
  return {
    /** @param request decides the page, with the index */
    async get(
      request: object,
      reading: Promise<SearchIndex>,
      make: (index: SearchIndex) => Promise<Page>,
    ): Promise<Page> {
      const key = JSON.stringify(request);
      const keep = pages.keeper();
      const index = await reading;
      const kept = pages.get(key);
      if (kept?.facts === index.facts) {
        shows(...kept.keys);
        return kept.page;
      }
      const { made: page, keys } = await withKeys(() => make(index));
      shows(...keys);
      const all = new Set([...INDEX_KEYS, ...keys]);
      if (key.length <= LONGEST_KEY && page.total > 0)
        keep(key, { page, keys: all, facts: index.facts }, all);
      return page;
    },
  };
}

/** Caches for search until the catalogue changes: product facts and the results of common searches. */
import { setTimeout as sleep } from 'node:timers/promises';
import { boundedCache } from '../../caches/bounded-cache.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import { HOUR } from '../../../domain/time/durations.ts';
import { searchWords } from '../../../domain/text/search-words.ts';
import { PRICES, productsIn, shows, WORDS } from '../../caches/surrogate-keys.ts';
import { changedPrices } from './facts/changed-prices.ts';
import { withCategories } from './facts/category-matches.ts';
import { productNumbered, shopFacts } from './facts/shop-facts.ts';
import type { ShopFacts } from './facts/shop-facts.ts';
import { categoryNames, type CategoryNames, type Term } from './search.terms.ts';
import { COUNTED, type Matches, type searchStore } from './search.store.ts';

/** The surrogate keys of whatever is made from the index. */
export const INDEX_KEYS: readonly string[] = [PRICES, WORDS];
/** Product indices over all cached searches: a few megabytes at most. */
const PRODUCT_BYTES = 8;
const SEARCHES_BYTES = 500_000 * PRODUCT_BYTES;

export interface Search {
  /** Product indices, the nearest match first. */
  found: readonly number[];
  more: boolean;
  /** So many of the first match every term in their name. */
  named?: number;
}

/** A search for other words than those that were typed. */
export interface GuessedSearch extends Search {
  correctedTo?: string;
  /** What was typed and left out. */
  without?: string[];
  /** No product matches every term that some product matches. */
  isPartial?: boolean;
  /** Nothing but a person's name was typed, which any product can carry. */
  isName?: boolean;
}

export interface SearchIndex {
  facts: ShopFacts;
  names: CategoryNames;
  /** @param endings known words that the last, unfinished word may be the beginning of */
  byTerms(terms: readonly Term[], endings?: readonly string[]): Promise<Search>;
  /** Cached like the results of terms. */
  guessed(words: readonly string[], guess: () => Promise<GuessedSearch>): Promise<GuessedSearch>;
}

type Store = ReturnType<typeof searchStore>;

// A notification of a change can be lost with its connection.
const AT_MOST_MS = HOUR;
/** A search waits so long for the facts after a change; then it takes those from before it. */
const PATIENCE_MS = 2000;

/** The facts as they are read, with the prices that have changed since then. */
interface Reading {
  index: Promise<SearchIndex>;
  prices: ReturnType<typeof changedPrices>;
  until: number;
}

export function searchMemory(store: Store, version: CatalogueVersion, patienceMs = PATIENCE_MS) {
  let current: Reading | undefined;
  /** The last that was read whole: in a very large shop reading takes a while. */
  let before: Reading | undefined;
  let renamed = 0;
  version.onChange((touched) => {
    if (!touched) current = undefined;
    else if (touched.includes(PRICES))
      for (const reading of new Set([current, before]))
        reading?.prices.changed(productsIn(touched));
    if (touched?.includes(WORDS)) renamed += 1;
  });

  function kept(): Reading {
    if (current && current.until > performance.now()) return current;
    const own = {
      index: readIndex(store, () => renamed),
      prices: changedPrices(store),
      until: performance.now() + AT_MOST_MS,
    };
    current = own;
    own.index.then(
      () => {
        if (current === own) before = own;
      },
      // Drops a failed read, so that the next search retries.
      () => {
        if (current === own) current = undefined;
      },
    );
    return own;
  }

  return {
    async index(): Promise<SearchIndex> {
      shows(...INDEX_KEYS);
      const reading = await readSoon(kept(), before, patienceMs);
      const index = await reading.index;
      await reading.prices.renew(index.facts);
      return index;
    },
  };
}

/** The reading from before only if the new one takes long. */
async function readSoon(
  reading: Reading,
  before: Reading | undefined,
  patienceMs: number,
): Promise<Reading> {
  if (!before || before === reading) return reading;
  const late = new AbortController();
  try {
    return await Promise.race([
      reading.index.then(() => reading),
      sleep(patienceMs, before, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
  }
}

/** @param renamed counts changes of the words by which products are found */
async function readIndex(store: Store, renamed: () => number): Promise<SearchIndex> {
  const names = await store.names();
  const facts = await shopFacts((each) => store.facts(each), names);
  // Results refer to products by index, so they are dropped with the facts.
  let searches = searchCache();
  let asOf = renamed();
  const cached = async (
    key: string,
    make: () => Promise<GuessedSearch>,
  ): Promise<GuessedSearch> => {
    if (asOf !== renamed()) [searches, asOf] = [searchCache(), renamed()];
    // A search that began before a change is not kept after it.
    const own = searches;
    const known = own.get(key);
    if (known) return known;
    const search = await make();
    own.set(key, search);
    return search;
  };
  const byText = async (terms: readonly Term[], endings: readonly string[]): Promise<Search> => {
    if (terms.some(({ texts }) => texts.length === 0)) return { found: [], more: false };
    return await cached(`text ${keyOf(terms, endings)}`, async () => {
      return foundIn(facts, await store.byTerms(terms, endings));
    });
  };
  return {
    facts,
    names: categoryNames(names.categories, searchWords),
    byTerms: (terms, endings = []) =>
      terms.some(({ categories }) => categories.length > 0)
        ? cached(keyOf(terms, endings), async () => {
            const inText = await byText(terms, endings);
            const each = terms.length === 1 ? [inText] : await eachOf(terms, endings, byText);
            const found = withCategories(facts, terms, {
              inText: inText.found,
              named: inText.named ?? 0,
              each: each.map((search) => search.found),
              says: await saying(store, facts, terms),
            });
            return { found: found.slice(0, COUNTED), more: inText.more || found.length > COUNTED };
          })
        : byText(terms, endings),
    guessed: (words, guess) => cached(`guess ${words.join(' ')}`, guess),
  };
}

function foundIn(facts: ShopFacts, { numbers, isRanked, named }: Matches): Search {
  const products = numbers
    .slice(0, COUNTED)
    .flatMap((number) => productNumbered(facts, number) ?? []);
  // The index of a product is its place in featured order.
  const found = isRanked ? products : Array.from(Uint32Array.from(products).toSorted());
  return { found, more: numbers.length > COUNTED, named };
}

const searchCache = () =>
  boundedCache<GuessedSearch>('searches', {
    maxBytes: SEARCHES_BYTES,
    bytesOf: ({ found }) => PRODUCT_BYTES * (found.length + 50),
  });

const keyOf = (terms: readonly Term[], endings: readonly string[]): string =>
  `${terms.map(({ said }) => said).join('+')}${terms.at(-1)?.isLast ? '*' : ''}|${endings.join(' ')}`;

const eachOf = (
  terms: readonly Term[],
  endings: readonly string[],
  byText: (terms: readonly Term[], endings: readonly string[]) => Promise<Search>,
): Promise<Search[]> =>
  Promise.all(terms.map((term) => byText([term], term.isLast ? endings : [])));

/** How well the words on each product suit the people among the terms; 0 if it is left out. */
async function saying(
  store: Store,
  facts: ShopFacts,
  terms: readonly Term[],
): Promise<Map<number, number>> {
  const worth = new Map<number, number>();
  const people = terms.flatMap(({ person }) => person ?? []);
  const each = await Promise.all(people.map((person) => store.saying(person)));
  for (const { fits, numbers } of each.flat())
    for (const number of numbers) {
      const product = productNumbered(facts, number);
      if (product !== undefined) worth.set(product, (worth.get(product) ?? 0) + fits);
    }
  return worth;
}

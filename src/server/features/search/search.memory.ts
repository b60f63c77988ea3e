/** Caches for search until the catalogue changes: product facts and the results of common searches. */
import { boundedCache } from '../../bounded-cache.ts';
import type { Process } from '../../../artwork/design/design.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import { perVersion } from '../catalogue/catalogue.memory.ts';
import { searchWords } from '../../../domain/text/search-words.ts';
import type { ShopFacts } from './search.facts.ts';
import { categoryNames, type CategoryNames, type Term } from './search.terms.ts';
import { COUNTED, type FactRow, type searchStore, type SlugNames } from './search.store.ts';

/** Product indices over all cached searches: a few megabytes at most. */
const PLACE_BYTES = 8;
const SEARCHES_BYTES = 500_000 * PLACE_BYTES;

export interface Search {
  /** Product indices, the nearest match first. */
  found: readonly number[];
  more: boolean;
}

export interface Shelf {
  facts: ShopFacts;
  names: CategoryNames;
  /** @param endings words that the last one may also stand for */
  byTerms(terms: readonly Term[], endings?: readonly string[]): Promise<Search>;
}

export function searchMemory(store: ReturnType<typeof searchStore>, version: CatalogueVersion) {
  const shelves = perVersion<Promise<Shelf>>('search facts', version, 1);

  async function read(): Promise<Shelf> {
    const [rows, names] = await Promise.all([store.facts(), store.names()]);
    const facts = factsOf(rows, names);
    const placeOf = new Map(rows.map(({ id }, place) => [id, place]));
    // Results refer to products by index, so they are dropped with the facts.
    const searches = boundedCache<Search>('searches', {
      maxBytes: SEARCHES_BYTES,
      bytesOf: ({ found }) => PLACE_BYTES * (found.length + 50),
    });
    const cached = async (key: string, make: () => Promise<Search>): Promise<Search> => {
      const known = searches.get(key);
      if (known) return known;
      const search = await make();
      searches.set(key, search);
      return search;
    };
    const byText = async (terms: readonly Term[], endings: readonly string[]): Promise<Search> => {
      if (terms.some(({ texts }) => texts.length === 0)) return { found: [], more: false };
      return await cached(`text ${keyOf(terms, endings)}`, async () => {
        const ids = await store.byTerms(terms, endings);
        return {
          found: ids.slice(0, COUNTED).flatMap((id) => placeOf.get(id) ?? []),
          more: ids.length > COUNTED,
        };
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
              return withCategories(facts, terms, inText, each);
            })
          : byText(terms, endings),
    };
  }

  return {
    shelf(): Promise<Shelf> {
      const cached = shelves.get('all');
      if (cached) return cached;
      const keep = shelves.keeper();
      const reading = read();
      keep('all', reading);
      // Drops a failed read, so that the next search retries.
      reading.catch(() => shelves.drop('all'));
      return reading;
    },
  };
}

function factsOf(rows: readonly FactRow[], names: SlugNames): ShopFacts {
  const processes = [...new Set(rows.flatMap((row) => processesOf(row)))].toSorted();
  const categoryAt = new Map(names.categories.map(({ slug }, place) => [slug, place]));
  const blankAt = new Map(names.blanks.map(({ slug }, place) => [slug, place]));
  const products = rows.map(({ id, fromPence, ...row }) => ({
    id,
    fromPence,
    categories: (row.categories?.split(' ') ?? []).flatMap((slug) => categoryAt.get(slug) ?? []),
    blank: blankAt.get(row.blank) ?? 0,
    processes: processesOf(row).map((process) => processes.indexOf(process)),
  }));
  return { ...names, processes, products, places: placesOf(rows) };
}

const processesOf = ({ processes }: Pick<FactRow, 'processes'>) =>
  (processes?.split(' ') ?? []) as Process[];

function placesOf(rows: readonly FactRow[]): ShopFacts['places'] {
  const byId = (one: FactRow, other: FactRow) => (one.id < other.id ? -1 : 1);
  const places = (compare: (one: FactRow, other: FactRow) => number) => {
    const order = rows.map((_, index) => index);
    order.sort((one, other) => compare(rows[one]!, rows[other]!));
    const place: number[] = Array.from({ length: rows.length });
    order.forEach((index, at) => (place[index] = at));
    return place;
  };
  return {
    newest: rows.map(({ newest }) => newest),
    'price-low': places((one, other) => one.fromPence - other.fromPence || byId(one, other)),
    'price-high': places((one, other) => other.fromPence - one.fromPence || byId(one, other)),
  };
}

const keyOf = (terms: readonly Term[], endings: readonly string[]): string =>
  `${terms.map(({ said }) => said).join('+')}${terms.at(-1)?.isLast ? '*' : ''}|${endings.join(' ')}`;

const eachOf = (
  terms: readonly Term[],
  endings: readonly string[],
  byText: (terms: readonly Term[], endings: readonly string[]) => Promise<Search>,
): Promise<Search[]> =>
  Promise.all(terms.map((term) => byText([term], term.isLast ? endings : [])));

/**
 * A term matches by its texts or by a category. Products in the categories of the most terms come first: 'gran' is
 * meant as a person, though it also begins 'granted'. Within those, text matches of all terms, then featured order.
 */
function withCategories(
  facts: ShopFacts,
  terms: readonly Term[],
  inText: Search,
  each: readonly Search[],
): Search {
  const fits = terms.map((term) => inCategories(facts, term.categories));
  const held = each.map(({ found }) => new Set(found));
  const first = new Set(inText.found);
  const rest = facts.products.flatMap((_, product) =>
    !first.has(product) && fits.every((fit, at) => fit(product) || held[at]?.has(product))
      ? [product]
      : [],
  );
  const meant = (product: number) => fits.filter((fit) => fit(product)).length;
  const found = [...inText.found, ...rest].toSorted((one, other) => meant(other) - meant(one));
  return { found: found.slice(0, COUNTED), more: inText.more || found.length > COUNTED };
}

function inCategories({ products, categories }: ShopFacts, slugs: readonly string[]) {
  const wanted = new Set(slugs);
  const places = new Set(categories.flatMap(({ slug }, place) => (wanted.has(slug) ? place : [])));
  return (product: number): boolean =>
    products[product]?.categories.some((place) => places.has(place)) ?? false;
}

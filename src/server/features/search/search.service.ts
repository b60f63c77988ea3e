/** Search over the catalogue, narrowed by facets; an empty keyword lists the whole shop. */
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import type { SortOrder } from '../../../domain/catalogue/sort-order.ts';
import { searchWords } from '../../../domain/text/search-words.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { inOrder, sift } from './search.facts.ts';
import type { FacetQuery, Facets } from './search.facts.ts';
import { nearestWord } from './nearest-word.ts';
import { searchMemory, type Search, type Shelf } from './search.memory.ts';
import { searchStore } from './search.store.ts';
import { finishedWords, wantedBy } from './search.terms.ts';

const NOTHING: Search = { found: [], more: false };

export interface SearchDependencies {
  database: Database;
  catalogue: Pick<CatalogueService, 'cards'>;
  version: CatalogueVersion;
}

export interface SearchQuery extends FacetQuery {
  keyword: string;
  page: number;
  /** Products per page. */
  numOfRecords: number;
  sort: SortOrder;
}

export interface SearchPage extends Facets {
  keyword: string;
  /** The keyword of these results, if no product matched the one that was typed. */
  correctedTo: string | null;
  products: ProductCard[];
  page: number;
  pages: number;
  total: number;
  /** Whether there are more products than counted. */
  more: boolean;
  sort: SortOrder;
}

export type SearchService = ReturnType<typeof searchService>;

type SearchContext = ReturnType<typeof contextOf>;

function contextOf({ database, catalogue, version }: SearchDependencies) {
  const store = searchStore(database);
  return { catalogue, store, memory: searchMemory(store, version) };
}

export function searchService(dependencies: SearchDependencies) {
  return bound(contextOf(dependencies), { search: searchProducts });
}

export async function searchProducts(
  context: SearchContext,
  request: SearchQuery,
): Promise<SearchPage> {
  const { memory, catalogue } = context;
  const { page, numOfRecords, sort } = request;
  const keyword = request.keyword.trim();
  const shelf = await memory.shelf();
  const { found: all, more, correctedTo = null } = await candidates(context, shelf, keyword);
  const { found: wanted, ...facets } = sift(shelf.facts, all, request);
  const ids = inOrder(shelf.facts, wanted, sort)
    .slice((page - 1) * numOfRecords, page * numOfRecords)
    .flatMap((place) => shelf.facts.products[place]?.id ?? []);
  return {
    keyword,
    correctedTo,
    page,
    sort,
    more,
    ...facets,
    pages: Math.max(1, Math.ceil(wanted.length / numOfRecords)),
    products: await catalogue.cards(ids),
    total: wanted.length,
  };
}

async function candidates(
  context: SearchContext,
  shelf: Shelf,
  keyword: string,
): Promise<Search & { correctedTo?: string }> {
  const words = searchWords(keyword);
  if (keyword === '' || wantedBy(words, shelf.names).everything)
    return { found: shelf.facts.products.map((_, place) => place), more: false };
  if (words.length === 0) return NOTHING;
  const search = await found(shelf, words);
  if (search.found.length > 0) return search;
  const longer = await completed(context, shelf, words);
  return longer.found.length > 0 ? longer : ((await corrected(context, shelf, words)) ?? NOTHING);
}

/** Products that match all terms; if none do, those that match the terms other than occasions. */
async function found({ byTerms, names }: Shelf, words: readonly string[]): Promise<Search> {
  const { terms } = wantedBy(words, names);
  if (terms.length === 0) return NOTHING;
  const search = await byTerms(terms);
  const things = terms.filter(({ occasion }) => !occasion);
  if (search.found.length > 0 || things.length === 0 || things.length === terms.length)
    return search;
  return byTerms(things);
}

/** Searches as the shopper types: an unfinished word may already be longer than its stem. */
async function completed(
  { store }: SearchContext,
  shelf: Shelf,
  words: readonly string[],
): Promise<Search> {
  const { terms } = wantedBy(words, shelf.names);
  const last = terms.at(-1);
  const endings = last?.isLast ? await store.wordsBeginning(words.at(-1) ?? '') : [];
  const search = endings.length > 0 ? await shelf.byTerms(terms, endings) : NOTHING;
  if (search.found.length > 0) return search;
  const finished = finishedWords(words);
  return finished ? found(shelf, finished) : NOTHING;
}

/** If nothing matches, searches for the nearest known words. */
async function corrected({ store }: SearchContext, shelf: Shelf, words: readonly string[]) {
  const alike = await store.wordsAlike(words);
  const nearest = words.flatMap((word, place) => {
    const { isKnown = false, alike: known = [] } = alike[place] ?? {};
    return isKnown ? [word] : (nearestWord(word, known) ?? []);
  });
  const correctedTo = nearest.join(' ');
  if (nearest.length === 0 || correctedTo === words.join(' ')) return null;
  const search = await found(shelf, nearest);
  return search.found.length > 0 ? { ...search, correctedTo } : null;
}

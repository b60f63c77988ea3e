/** Search over the catalogue, narrowed by facets; an empty keyword lists the whole shop. */
import type { Facets } from '../../../domain/catalogue/facet-value.ts';
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import type { SortOrder } from '../../../domain/catalogue/sort-order.ts';
import { searchWords } from '../../../domain/text/search-words.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { idAt } from './facts/packed-ids.ts';
import { allProducts } from './facts/shop-facts.ts';
import { firstInOrder, sift } from './facts/sift.ts';
import type { BestSellers } from './best-sellers.service.ts';
import type { FacetQuery } from './facts/sift.ts';
import { inCategory, type CategoryList } from './category-list.ts';
import { keptPages } from './kept-pages.ts';
import { candidates } from './candidates.ts';
import { searchMemory, type GuessedSearch, type SearchIndex } from './search.memory.ts';
import { searchStore } from './search.store.ts';
import { withoutBudget } from './search.budget.ts';
import {
  alikeOnes,
  emojiFor,
  instead,
  landingsFor,
  notMade,
  type Alike,
  type Landing,
} from './besides-results.ts';
import { calledIn, namesIn, wantedBy } from './search.terms.ts';

/** Suggestions while someone types ask for fewer, and show nothing instead. */
export const FULL_PAGE = 10;

export interface SearchDependencies {
  database: Database;
  catalogue: Pick<CatalogueService, 'cards'>;
  version: CatalogueVersion;
  /** Default: none known. */
  bestSellers?: BestSellers;
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
  /** Words of the keyword that no product holds; these results are for the others. */
  without: string[];
  products: ProductCard[];
  /** Names, in the plural, of what was searched and is not made here; the results come near. */
  notMade: string[];
  /** Words of the keyword that no design shows and the design editor has as an emoji. */
  emoji: string[];
  /** The name that was searched, as typed, if no product holds it: the results are all that can carry it. */
  forName: string | null;
  /** What the person who was searched is called, such as Dad, if it is one and something was found. */
  person: string | null;
  /** No product matches every term; these results match some, those of the most terms first. */
  isPartial: boolean;
  /** Categories for the occasion or the person that was searched. */
  landings: Landing[];
  /** If very few were found on a full page: products that come near. */
  alike: Alike[];
  /** If nothing was found on a full page: what sells best, filled up with the first of the shop. */
  instead: ProductCard[];
  page: number;
  pages: number;
  total: number;
  /** Whether there are more products than counted. */
  more: boolean;
  sort: SortOrder;
}

export type SearchService = ReturnType<typeof searchService>;

type SearchContext = ReturnType<typeof contextOf>;

function contextOf({ database, catalogue, version, bestSellers }: SearchDependencies) {
  const store = searchStore(database);
  const sold = bestSellers ?? (() => Promise.resolve([]));
  const pages = keptPages<SearchPage>('search pages', version);
  const lists = keptPages<CategoryList>('category lists', version);
  return { catalogue, store, memory: searchMemory(store, version), pages, lists, sold };
}

export function searchService(dependencies: SearchDependencies) {
  return bound(contextOf(dependencies), { search: searchProducts, inCategory, prepare });
}

export async function searchProducts(
  context: SearchContext,
  request: SearchQuery,
): Promise<SearchPage> {
  return context.pages.get(request, context.memory.index(), (index) =>
    makePage(context, index, request),
  );
}

const isNarrowed = ({ category, occasion, blank, process, minPence, maxPence }: FacetQuery) =>
  [category, occasion, blank, process, minPence, maxPence].some((facet) => facet !== undefined);

async function makePage(
  context: SearchContext,
  index: SearchIndex,
  request: SearchQuery,
): Promise<SearchPage> {
  const { page, numOfRecords, sort } = request;
  const keyword = request.keyword.trim();
  const { words, maxPence } = withoutBudget(searchWords(keyword));
  const all: GuessedSearch =
    keyword === '' || (words.length === 0 && maxPence !== undefined)
      ? { found: allProducts(index.facts), more: false }
      : await candidates(context, index, words);
  const { more, correctedTo = null, without = [], isName = false, isPartial = false } = all;
  const { found: wanted, ...facets } = sift(index.facts, all.found, {
    ...request,
    maxPence: Math.min(request.maxPence ?? Infinity, maxPence ?? Infinity),
  });
  const ids = firstInOrder(index.facts, wanted, sort, page * numOfRecords)
    .slice((page - 1) * numOfRecords)
    .map((product) => idAt(index.facts.ids, product));
  const { terms } = wantedBy(correctedTo?.split(' ') ?? words, index.names);
  const isFull = numOfRecords >= FULL_PAGE;
  const missing = await notMade(index, terms);
  return {
    keyword,
    correctedTo,
    without: wanted.length > 0 ? without : [],
    notMade: wanted.length > 0 ? [...new Set(missing.map(({ name }) => name))] : [],
    emoji: emojiFor([...missing.map(({ said }) => said), ...without]),
    isPartial: wanted.length > 0 && isPartial,
    landings: landingsFor(index.facts, terms),
    alike:
      isFull && page === 1 && !isNarrowed(request)
        ? await alikeOnes(context, index, { terms, missing }, wanted)
        : [],
    forName: isName ? namesIn(keyword) : null,
    person: wanted.length > 0 ? calledIn(terms) : null,
    page,
    sort,
    more,
    ...facets,
    pages: Math.max(1, Math.ceil(wanted.length / numOfRecords)),
    products: await context.catalogue.cards(ids),
    instead: wanted.length === 0 && isFull ? await instead(context, index) : [],
    total: wanted.length,
  };
}

/** Reads what searches hold in memory, so that the first one does not wait for it. */
export async function prepare({ memory }: SearchContext): Promise<void> {
  await memory.index();
}

/** Search over the catalogue, narrowed by facets; an empty keyword lists the whole shop. */
import type { SearchPage, SearchWish } from '../../../contract/search.ts';
import { searchWords } from '../../../domain/search-words.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/connection.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { inOrder, sift } from './search.facts.ts';
import { searchMemory, type Search, type Shelf } from './search.memory.ts';
import { searchStore } from './search.store.ts';

const NOTHING: Search = { found: [], more: false };

export type SearchService = ReturnType<typeof searchService>;

export function searchService({
  database,
  catalogue,
  version,
}: {
  database: Database;
  catalogue: Pick<CatalogueService, 'cards'>;
  version: CatalogueVersion;
}) {
  const store = searchStore(database);
  const memory = searchMemory(store, version);

  /** Where nothing holds the words, the nearest words that something holds. */
  async function corrected({ byWords }: Shelf, words: readonly string[]) {
    const nearest = (await store.nearestWords(words)).filter((word) => word !== null);
    const correctedTo = nearest.join(' ');
    if (nearest.length === 0 || correctedTo === words.join(' ')) return null;
    const search = await byWords(nearest);
    return search.found.length > 0 ? { ...search, correctedTo } : null;
  }

  /** A word is typed letter by letter, and its root may be shorter than what stands there already. */
  async function completed({ byWords }: Shelf, words: readonly string[]): Promise<Search> {
    const endings = await store.wordsBeginning(words.at(-1) ?? '');
    return endings.length > 0 ? byWords(words, endings) : NOTHING;
  }

  async function candidates(
    shelf: Shelf,
    keyword: string,
  ): Promise<Search & { correctedTo?: string }> {
    if (keyword === '')
      return { found: shelf.facts.products.map((_, place) => place), more: false };
    const words = searchWords(keyword);
    if (words.length === 0) return NOTHING;
    const search = await shelf.byWords(words);
    if (search.found.length > 0) return search;
    const longer = await completed(shelf, words);
    return longer.found.length > 0 ? longer : ((await corrected(shelf, words)) ?? NOTHING);
  }

  return {
    async search(request: SearchWish): Promise<SearchPage> {
      const { page, numOfRecords, sort } = request;
      const keyword = request.keyword.trim();
      const shelf = await memory.shelf();
      const { found, more, correctedTo = null } = await candidates(shelf, keyword);
      const { found: wanted, ...facets } = sift(shelf.facts, found, request);
      const ids = inOrder(shelf.facts, wanted, sort)
        .slice((page - 1) * numOfRecords, page * numOfRecords)
        .flatMap((place) => shelf.facts.products[place]?.id ?? []);
      return {
        ...{ keyword, correctedTo, page, sort, more, ...facets },
        pages: Math.max(1, Math.ceil(wanted.length / numOfRecords)),
        products: await catalogue.cards(ids),
        total: wanted.length,
      };
    },
  };
}

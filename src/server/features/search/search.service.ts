/** Search over the catalogue; an empty keyword lists the whole shop. */
import type { SearchPage } from '../../../contract/search.ts';
import type { SortOrder } from '../../../contract/wire.ts';
import { searchWords } from '../../../domain/search-words.ts';
import type { Database } from '../../database/connection.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { COUNTED, searchStore } from './search.store.ts';
import type { Found } from './search.store.ts';

export interface SearchRequest {
  keyword: string;
  page: number;
  numOfRecords: number;
  sort: SortOrder;
  blank?: string | undefined;
}

export type SearchService = ReturnType<typeof searchService>;

export function searchService({
  database,
  catalogue,
}: {
  database: Database;
  catalogue: Pick<CatalogueService, 'all' | 'cards'>;
}) {
  const store = searchStore(database);

  async function whole({ page, numOfRecords, sort, blank }: SearchRequest): Promise<Found> {
    const found = await catalogue.all({ page, sort, blank, limit: numOfRecords });
    return { ...found, more: false };
  }

  async function byWords(
    words: readonly string[],
    { page, numOfRecords, sort, blank }: SearchRequest,
  ): Promise<Found> {
    return store.byWords({
      words,
      sort,
      blank,
      limit: numOfRecords,
      offset: (page - 1) * numOfRecords,
    });
  }

  return {
    async search(request: SearchRequest): Promise<SearchPage> {
      const keyword = request.keyword.trim();
      const words = searchWords(keyword);
      let correctedTo: string | null = null;
      let found: Found = { ids: [], total: 0, more: false, blanks: [] };
      if (keyword === '') found = await whole(request);
      else if (words.length > 0) found = await byWords(words, request);
      if (words.length > 0 && found.blanks.length === 0) {
        const nearest = (await store.nearestWords(words)).filter((word) => word !== null);
        if (nearest.length > 0 && nearest.join(' ') !== words.join(' ')) {
          found = await byWords(nearest, request);
          if (found.ids.length > 0) correctedTo = nearest.join(' ');
        }
      }
      const pages = Math.max(
        1,
        Math.ceil(
          Math.min(found.total, keyword === '' ? Infinity : COUNTED) / request.numOfRecords,
        ),
      );
      return {
        keyword,
        correctedTo,
        page: request.page,
        pages,
        sort: request.sort,
        products: await catalogue.cards(found.ids),
        total: found.total,
        more: found.more,
        blanks: found.blanks,
      };
    },
  };
}

/** The search endpoint. */
import { asksNotToBeCounted } from '../../http/asks-not-to-be-counted.ts';
import type { Handlers } from '../../http/serve.ts';
import type { MissedSearchesService } from './missed-searches.service.ts';
import type { SearchPage, SearchQuery, SearchService } from './search.service.ts';

/** Suggestions while someone types ask for fewer products; what they miss may be half a word. */
const LEAST_OF_A_PAGE = 10;

export function searchRoutes(service: SearchService, missed: MissedSearchesService) {
  return {
    search: async ({ body, request }) => {
      const page = await service.search(body);
      if (isMissed(body, page) && isCounted(request)) await missed.count(page.keyword);
      return page;
    },
  } satisfies Handlers;
}

/** A search by facets may find nothing although the words do. */
function isMissed(
  { page, numOfRecords, sort: _, keyword: __, ...facets }: SearchQuery,
  { total }: SearchPage,
): boolean {
  const isByWords = Object.values(facets).every((facet) => facet === undefined);
  return total === 0 && page === 1 && numOfRecords >= LEAST_OF_A_PAGE && isByWords;
}

/** Pages rendered on the server have no request; these are mostly crawlers’. */
const isCounted = (request: Parameters<typeof asksNotToBeCounted>[0] | undefined): boolean =>
  request !== undefined && !asksNotToBeCounted(request);

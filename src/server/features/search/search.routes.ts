/** The search endpoint. */
import { asksNotToBeCounted } from '../../http/asks-not-to-be-counted.ts';
import type { Handlers } from '../../http/serve.ts';
import type { MissedSearchesService } from './missed-searches.service.ts';
import { FULL_PAGE } from './search.service.ts';
import type { SearchPage, SearchQuery, SearchService } from './search.service.ts';

export function searchRoutes(service: SearchService, missed: MissedSearchesService) {
  return {
    search: async ({ body, request }) => {
      const page = await service.search(body);
      if (isMissed(body, page) && isCounted(request))
        missed.count(page.total === 0 ? page.keyword : page.without.join(' '), (error) =>
          request?.log.error({ err: error }, 'a search without results was not counted'),
        );
      return page;
    },
  } satisfies Handlers;
}

/** A search by facets may find nothing although the words do; a suggestion may be asked for by half a word. */
function isMissed(
  { page, numOfRecords, sort: _, keyword: __, ...facets }: SearchQuery,
  { total, without }: SearchPage,
): boolean {
  const isByWords = Object.values(facets).every((facet) => facet === undefined);
  const missesWords = total === 0 || without.length > 0;
  return missesWords && page === 1 && numOfRecords >= FULL_PAGE && isByWords;
}

/** Pages rendered on the server have no request; these are mostly crawlers’. */
const isCounted = (request: Parameters<typeof asksNotToBeCounted>[0] | undefined): boolean =>
  request !== undefined && !asksNotToBeCounted(request);

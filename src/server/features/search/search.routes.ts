/** The search endpoint. */
import type { Handlers } from '../../http/serve.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes(service: SearchService) {
  return { search: ({ body }) => service.search(body) } satisfies Handlers;
}

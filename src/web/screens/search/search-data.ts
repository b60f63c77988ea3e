/** Loads search results. The keyword is in ?q=, or the rest of the path. */
import type { PageRequest } from '../../navigation/route.ts';
import { readFacets } from '../../features/listing/facet-address.ts';
import { readListQuery } from '../../features/listing/list-address.ts';

const LONGEST_KEYWORD = 200;

export async function searchData({ params, url, api }: PageRequest) {
  const { searchParams } = url;
  const q = searchParams.get('q');
  const keyword = (q ?? params['*'] ?? '').trim().slice(0, LONGEST_KEYWORD);
  const query = readListQuery(searchParams);
  const facets = readFacets(searchParams);
  const found = await api.call('search', { body: { keyword, ...query, ...facets } });
  const keep: Record<string, string> = q === null ? {} : { q: keyword };
  return { ...found, query, facets, keep };
}

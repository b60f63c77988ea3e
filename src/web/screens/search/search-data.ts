/** Loads search results. The keyword is in ?q=, or the rest of the path. */
import type { LoaderFunctionArgs } from 'react-router';
import { readFacets } from '../../features/listing/facet-address.ts';
import { readListQuery } from '../../features/listing/list-address.ts';
import { apiOf } from '../../features/page-loader/page-loader.ts';

const LONGEST_KEYWORD = 200;

export async function searchData({ params, request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q');
  const keyword = (q ?? params['*'] ?? '').trim().slice(0, LONGEST_KEYWORD);
  const query = readListQuery(searchParams);
  const facets = readFacets(searchParams);
  const found = await apiOf(context).call('search', { body: { keyword, ...query, ...facets } });
  const keep: Record<string, string> = q === null ? {} : { q: keyword };
  return { ...found, query, facets, keep };
}

/** Loads a page of all products. */
import type { LoaderFunctionArgs } from 'react-router';
import { readFacets } from '../../features/listing/facet-address.ts';
import { readListQuery } from '../../features/listing/list-address.ts';
import { apiOf } from '../../features/page-loader/page-loader.ts';

const PRODUCTS_A_PAGE = 24;

export async function shopData({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams);
  const facets = readFacets(searchParams);
  const found = await apiOf(context).call('search', {
    body: { keyword: '', numOfRecords: PRODUCTS_A_PAGE, ...query, ...facets },
  });
  return { ...found, query, facets };
}

/** Loads a page of all products. */
import type { PageRequest } from '../../navigation/route.ts';
import { readFacets } from '../../features/listing/facet-address.ts';
import { readListQuery } from '../../features/listing/list-address.ts';

const PRODUCTS_A_PAGE = 24;

export async function shopData({ url, api }: PageRequest) {
  const { searchParams } = url;
  const query = readListQuery(searchParams);
  const facets = readFacets(searchParams);
  const found = await api.call('search', {
    body: { keyword: '', numOfRecords: PRODUCTS_A_PAGE, ...query, ...facets },
  });
  return { ...found, query, facets };
}

/** Loads the eco-friendly category with a page of its products. */
import type { PageRequest } from '../../navigation/route.ts';
import { readListQuery } from '../../features/listing/list-address.ts';
import { readNarrowing } from '../../features/listing/narrowed-list.ts';
import { orNotFound } from '../../features/or-not-found/or-not-found.ts';

export async function ecoFriendlyData({ url, api }: PageRequest) {
  const query = readListQuery(url.searchParams);
  const { facets, narrowed } = await readNarrowing(url.searchParams);
  const params = { slug: 'eco-friendly' };
  const found = await orNotFound(
    api.call('categoryBySlug', { params, query: { ...query, ...facets } }),
  );
  return { ...found, query, narrowed };
}

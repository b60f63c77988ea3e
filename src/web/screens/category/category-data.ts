/** Loads a category with a page of its products. An old URL redirects to the current one. */
import { Redirect, type PageRequest } from '../../navigation/route.ts';
import { readListQuery } from '../../features/listing/list-address.ts';
import { readNarrowing } from '../../features/listing/narrowed-list.ts';
import { orNotFound } from '../../features/or-not-found/or-not-found.ts';

export async function categoryData({ params, url, api }: PageRequest) {
  const slug = params['slug'] ?? '';
  const { search, searchParams } = url;
  const query = readListQuery(searchParams);
  const { facets, narrowed } = await readNarrowing(searchParams);
  const found = await orNotFound(
    api.call('categoryBySlug', { params: { slug }, query: { ...query, ...facets } }),
  );
  if (found.category.slug !== slug) throw new Redirect(`/c/${found.category.slug}${search}`);
  return { ...found, query, narrowed };
}

/** Loads a category with a page of its products. An old URL redirects to the current one. */
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { readListQuery } from '../../features/listing/list-address.ts';
import { apiOf, orNotFound } from '../../features/page-loader/page-loader.ts';

export async function categoryData({ params, request, context }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  const { search, searchParams } = new URL(request.url);
  const query = readListQuery(searchParams);
  const found = await orNotFound(
    apiOf(context).call('categoryBySlug', { params: { slug }, query }),
  );
  if (found.category.slug !== slug) throw redirect(`/c/${found.category.slug}${search}`, 301);
  return { ...found, query };
}

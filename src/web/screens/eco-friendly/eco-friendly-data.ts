/** Loads the eco-friendly category with a page of its products. */
import type { LoaderFunctionArgs } from 'react-router';
import { readListQuery } from '../../features/listing/list-address.ts';
import { apiOf, orNotFound } from '../../features/page-loader/page-loader.ts';

export async function ecoFriendlyData({ request, context }: LoaderFunctionArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  const params = { slug: 'eco-friendly' };
  const found = await orNotFound(apiOf(context).call('categoryBySlug', { params, query }));
  return { ...found, query };
}

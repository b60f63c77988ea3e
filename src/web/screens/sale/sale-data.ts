/** Loads a page of products sold below a genuine former price. */
import type { LoaderFunctionArgs } from 'react-router';
import { readListQuery } from '../../features/listing/list-address.ts';
import { apiOf } from '../../features/page-loader/page-loader.ts';

export async function saleData({ request, context }: LoaderFunctionArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  return { ...(await apiOf(context).call('productsOnSale', { query })), query };
}

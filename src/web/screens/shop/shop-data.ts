/** A page of everything the shop sells. */
import type { LoaderFunctionArgs } from 'react-router';
import { readListWish } from '../../features/listing/list-address.ts';
import { apiOf } from '../../features/page-loader/page-loader.ts';

const PRODUCTS_A_PAGE = 24;

export async function shopData({ request, context }: LoaderFunctionArgs) {
  const wish = readListWish(new URL(request.url).searchParams);
  const found = await apiOf(context).call('search', {
    body: { keyword: '', numOfRecords: PRODUCTS_A_PAGE, ...wish },
  });
  return { ...found, wish };
}

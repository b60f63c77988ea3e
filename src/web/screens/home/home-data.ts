/** What the front page shows: the products that lead the whole shop's list, three of them large. */
import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../features/page-loader/page-loader.ts';

const SHOWN_LARGE = 3;
const BEST_DESIGNS = 8;

export async function homeData({ context }: LoaderFunctionArgs) {
  const { products } = await apiOf(context).call('search', {
    body: { keyword: '', page: 1, numOfRecords: SHOWN_LARGE + BEST_DESIGNS },
  });
  return { large: products.slice(0, SHOWN_LARGE), best: products.slice(SHOWN_LARGE) };
}

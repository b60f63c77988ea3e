/** What the front page shows: the designs that lead the whole shop's list. */
import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../features/page-loader/page-loader.ts';

const BEST_DESIGNS = 8;

export async function homeData({ context }: LoaderFunctionArgs) {
  const { products } = await apiOf(context).call('search', { body: { keyword: '', page: 1, numOfRecords: BEST_DESIGNS } });
  return { best: products };
}

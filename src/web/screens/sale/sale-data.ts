/** Loads a page of products sold below a genuine former price. */
import type { PageRequest } from '../../navigation/route.ts';
import { readListQuery } from '../../features/listing/list-address.ts';

export async function saleData({ url, api }: PageRequest) {
  const query = readListQuery(url.searchParams);
  return { ...(await api.call('productsOnSale', { query })), query };
}

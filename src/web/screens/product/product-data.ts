/** Loads a product page. A former URL redirects to the current one. */
import { Redirect, type PageRequest } from '../../navigation/route.ts';
import { orNotFound } from '../../features/or-not-found/or-not-found.ts';

export async function productData({ api, params }: PageRequest) {
  const slug = params['*'] ?? '';
  const product = await orNotFound(api.call('productBySlug', { params: { slug } }));
  if (product.slug !== slug) throw new Redirect(`/p/${product.slug}`);
  return product;
}

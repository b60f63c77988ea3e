/** Loads a product page. A former URL redirects to the current one. */
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { apiOf, orNotFound } from '../../features/page-loader/page-loader.ts';

export async function productData({ context, params }: LoaderFunctionArgs) {
  const slug = params['*'] ?? '';
  const product = await orNotFound(apiOf(context).call('productBySlug', { params: { slug } }));
  if (product.slug !== slug) throw redirect(`/p/${product.slug}`, 301);
  return product;
}

/** The catalogue endpoints. */
import type { Handlers } from '../../http/serve.ts';
import type { CatalogueService } from './catalogue.service.ts';

/** Enough for shoppers, without revealing the exact stock. */
const MOST_REPORTED = 999;

export function catalogueRoutes(catalogue: CatalogueService) {
  return {
    categoryMenu: () => catalogue.menu(),
    categoryBySlug: ({ params, query }) => catalogue.category(params.slug, query),
    productBySlug: ({ params }) => catalogue.product(params.slug),
    productsWearing: ({ params }) => catalogue.wearing(params.design),
    productStock: async ({ params }) => ({
      left: Math.min(await catalogue.stock(params.productId), MOST_REPORTED),
    }),
    productsOnSale: ({ query }) => catalogue.sale(query),
  } satisfies Handlers;
}

/** The calls of the catalogue. */
import type { Handlers } from '../../http/serve.ts';
import type { CatalogueService } from './catalogue.service.ts';

export function catalogueRoutes(catalogue: CatalogueService) {
  return {
    categoryMenu: () => catalogue.menu(),
    categoryBySlug: ({ params, query }) => catalogue.category(params.slug, query),
    productBySlug: ({ params }) => catalogue.product(params.slug),
    productsOnSale: ({ query }) => catalogue.sale(query),
  } satisfies Handlers;
}

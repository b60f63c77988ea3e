/** The catalogue: menu, categories, product pages, and product data for carts and artwork. */
import { productWithdrawal } from './catalogue.withdrawal.ts';
import { bound } from '../../bound.ts';
import type { CatalogueDependencies } from './catalogue.context.ts';
import { catalogueContext } from './catalogue.context.ts';
import { cardsOf, showProduct, productsWithDesign, stockOf } from './product-page.ts';
import {
  showMenu,
  showCategory,
  describeCategory,
  showFeatured,
  showSale,
  yearlyOccasions,
} from './category-pages.ts';
import { showSeason } from './season.ts';
import {
  variantsOf,
  sellablesOf,
  documentOf,
  documentsOf,
  chargedVariants,
  picturedProduct,
  kitOf,
} from './variants.ts';
import { setPrice, beginPrices } from './set-price.ts';

export type { Sellable, KnownVariant, CatalogueDependencies } from './catalogue.context.ts';
export type { PriceChange } from './set-price.ts';
export { isOnSale } from './catalogue.context.ts';

export type { Withdrawal } from './catalogue.withdrawal.ts';

export type CatalogueService = ReturnType<typeof catalogueService>;

export function catalogueService(dependencies: CatalogueDependencies) {
  const context = catalogueContext(dependencies);
  return {
    ...productWithdrawal({ database: context.database, clock: context.clock }),
    ...bound(context, {
      cards: cardsOf,
      menu: showMenu,
      yearlyOccasions,
      category: showCategory,
      describeCategory,
      sale: showSale,
      featured: showFeatured,
      season: showSeason,
      product: showProduct,
      wearing: productsWithDesign,
      stock: stockOf,
      variants: variantsOf,
      sellables: sellablesOf,
      document: documentOf,
      documents: documentsOf,
      charged: chargedVariants,
      pictured: picturedProduct,
      kit: kitOf,
      setPrice,
      beginPrices,
    }),
  };
}

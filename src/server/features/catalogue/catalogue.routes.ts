/** The catalogue endpoints. */
import type { GiftDay, LastOrders } from '../../../domain/calendar/gift-days.ts';
import type { Handlers } from '../../http/serve.ts';
import type { CatalogueService } from './catalogue.service.ts';

/** Enough for shoppers, without revealing the exact stock. */
const MOST_REPORTED = 999;

/** The calendar's. */
type LastOrdersFor = (day: GiftDay) => Promise<(LastOrders & { day: GiftDay }) | null>;

export function catalogueRoutes(catalogue: CatalogueService, lastOrdersFor: LastOrdersFor) {
  return {
    categoryMenu: () => catalogue.menu(),
    categoryBySlug: async ({ params, query }) => {
      const { category, ...listing } = await catalogue.category(params.slug, query);
      const { giftDay, ...shown } = category;
      const lastOrders = giftDay && (await lastOrdersFor(giftDay));
      return { category: { ...shown, lastOrders }, ...listing };
    },
    productBySlug: ({ params }) => catalogue.product(params.slug),
    productsWearing: ({ params }) => catalogue.wearing(params.design),
    productStock: async ({ params }) => ({
      left: Math.min(await catalogue.stock(params.productId), MOST_REPORTED),
    }),
    productsFeatured: () => catalogue.featured(),
    productsOnSale: ({ query }) => catalogue.sale(query),
  } satisfies Handlers;
}

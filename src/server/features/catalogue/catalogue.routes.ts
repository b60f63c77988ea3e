/** The catalogue endpoints. */
import type { GiftDay, LastOrders } from '../../../domain/calendar/gift-days.ts';
import type { Handlers } from '../../http/serve.ts';
import type { CatalogueService } from './catalogue.service.ts';

/** Enough for shoppers, without revealing the exact stock. */
const MOST_REPORTED = 999;

type DayOrders = LastOrders & { day: GiftDay };

interface Calendar {
  lastOrders(day: GiftDay): Promise<DayOrders | null>;
  /** Of the next day that is near and whose last orders are still open. */
  nextLastOrders(): Promise<DayOrders | null>;
}

export function catalogueRoutes(catalogue: CatalogueService, calendar: Calendar) {
  return {
    categoryMenu: () => catalogue.menu(),
    categoryBySlug: async ({ params, query }) => {
      const { category, ...listing } = await catalogue.category(params.slug, query);
      const { giftDay, ...shown } = category;
      const lastOrders = giftDay && (await calendar.lastOrders(giftDay));
      return { category: { ...shown, lastOrders }, ...listing };
    },
    productBySlug: ({ params }) => catalogue.product(params.slug),
    productsWearing: ({ params }) => catalogue.wearing(params.design),
    productStock: async ({ params }) => ({
      left: Math.min(await catalogue.stock(params.productId), MOST_REPORTED),
    }),
    productsFeatured: async () => {
      const orders = await calendar.nextLastOrders();
      const season = orders && (await catalogue.season(orders.day));
      return {
        ...(await catalogue.featured()),
        season: season && { ...season, day: orders.day, orderBy: orders.dispatchOn },
      };
    },
    productsOnSale: ({ query }) => catalogue.sale(query),
  } satisfies Handlers;
}

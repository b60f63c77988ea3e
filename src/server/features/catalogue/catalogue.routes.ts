/** The catalogue endpoints. */
import type { GiftDay, LastOrders } from '../../../domain/calendar/gift-days.ts';
import type { Facets } from '../../../domain/catalogue/facet-value.ts';
import type { Process } from '../../../domain/catalogue/processes.ts';
import type { Handlers } from '../../http/serve.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { ListRequest, ProductListing } from './category-pages.ts';

/** Enough for shoppers, without revealing the exact stock. */
const MOST_REPORTED = 999;

type DayOrders = LastOrders & { day: GiftDay };

interface Calendar {
  lastOrders(day: GiftDay): Promise<DayOrders | null>;
  /** Of the next day that is near and whose last orders are still open. */
  nextLastOrders(): Promise<DayOrders | null>;
}

interface FacetChoice {
  category?: string | undefined;
  occasion?: string | undefined;
  process?: Process | undefined;
  minPence?: number | undefined;
  maxPence?: number | undefined;
}

interface NarrowedLists {
  inCategory(
    slug: string,
    request: ListRequest & FacetChoice,
  ): Promise<ProductListing & { facets: Omit<Facets, 'blanks'> }>;
}

export function catalogueRoutes(
  catalogue: CatalogueService,
  calendar: Calendar,
  narrowed: NarrowedLists,
) {
  async function listed(
    slug: string,
    {
      page,
      sort,
      blank,
      facets,
      ...choice
    }: ListRequest & FacetChoice & { facets?: 'true' | 'false' | undefined },
  ) {
    const isChosen = Object.values(choice).some((value) => value !== undefined);
    if (facets !== 'true' && !isChosen) return catalogue.category(slug, { page, sort, blank });
    const category = await catalogue.describeCategory(slug);
    const request = { page, sort, blank, ...choice };
    return { category, ...(await narrowed.inCategory(category.slug, request)) };
  }

  return {
    categoryMenu: () => catalogue.menu(),
    categoryBySlug: async ({ params, query }) => {
      const { category, ...listing } = await listed(params.slug, query);
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

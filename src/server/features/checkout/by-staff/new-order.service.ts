/** What a member of the staff needs to take an order: products, their price, and the order itself. */
import type { CatalogueService, KnownVariant } from '../../catalogue/catalogue.service.ts';
import type { CartService } from '../../cart/cart.service.ts';
import { bound } from '../../../bound.ts';
import type {
  OfficeOrderService,
  OfficeOrderView,
} from '../../orders/office/order/office-order.service.ts';
import type { SearchService } from '../../search/search.service.ts';
import type { CheckoutService } from '../checkout.service.ts';
import type { OrderTaken, Taker } from './place-for-customer.ts';

export interface NewOrderDependencies {
  cart: Pick<CartService, 'quoteStaffCart'>;
  catalogue: Pick<CatalogueService, 'product' | 'variants'>;
  checkout: Pick<CheckoutService, 'placeForCustomer'>;
  officeOrder: Pick<OfficeOrderService, 'find'>;
  search: Pick<SearchService, 'search'>;
}

export type NewOrderService = ReturnType<typeof newOrderService>;

export type ProductPage = Awaited<ReturnType<CatalogueService['product']>>;

const SHOWN = 20;

export function newOrderService(dependencies: NewOrderDependencies) {
  return {
    quote: dependencies.cart.quoteStaffCart,
    ...bound(dependencies, { find: findProducts, product: productToOrder, take: takeOrder }),
  };
}

/** The first products that a shopper would find. */
export async function findProducts({ search }: NewOrderDependencies, keyword: string) {
  const { products } = await search.search({
    keyword,
    page: 1,
    numOfRecords: SHOWN,
    sort: 'featured',
  });
  return products;
}

/** Throws productNotFound. */
export async function productToOrder(
  { catalogue }: NewOrderDependencies,
  slug: string,
): Promise<{ page: ProductPage; known: ReadonlyMap<string, KnownVariant> }> {
  const page = await catalogue.product(slug);
  const ids = page.variants.map(({ productId }) => productId);
  return { page, known: await catalogue.variants(ids) };
}

/** Throws as `placeForCustomer`. */
export async function takeOrder(
  { checkout, officeOrder }: NewOrderDependencies,
  taken: OrderTaken,
  taker: Taker,
): Promise<OfficeOrderView> {
  const { reference } = await checkout.placeForCustomer(taken, taker);
  return officeOrder.find(reference);
}

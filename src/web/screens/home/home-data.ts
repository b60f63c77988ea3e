/** Loads the front page's products: the first of the whole shop's list, three of them large. */
import type { PageRequest } from '../../navigation/route.ts';

const SHOWN_LARGE = 3;
const BEST_DESIGNS = 8;

export async function homeData({ api }: PageRequest) {
  const { products } = await api.call('productsFeatured', {});
  const varied = oneOfEachKind(products);
  return {
    large: varied.slice(0, SHOWN_LARGE),
    best: varied.slice(SHOWN_LARGE, SHOWN_LARGE + BEST_DESIGNS),
  };
}

/** Keeps the list's order, but puts the first product of each blank before second ones, to avoid a page of mugs. */
export function oneOfEachKind<Product extends { plate: string }>(
  products: readonly Product[],
): Product[] {
  const isFirst = (product: Product) =>
    products.find(({ plate }) => plate === product.plate) === product;
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))];
}

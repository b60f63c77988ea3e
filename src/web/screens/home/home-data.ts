/** Loads the front page's products: three large ones and two lists, drawn for a day of gifts if one is near. */
import type { AnswerOf } from '../../../contract/contract.ts';
import type { PageRequest } from '../../navigation/route.ts';

const SHOWN_LARGE = 3;
const OF_SEASON = 4;
const BEST_DESIGNS = 8;

export async function homeData({ api }: PageRequest) {
  return homeProducts(await api.call('productsFeatured', {}));
}

/** Shows no product twice. */
export function homeProducts({ products, season }: AnswerOf<'productsFeatured'>) {
  const drawn = season ? oneOfEachKind(season.products).slice(0, SHOWN_LARGE + OF_SEASON) : [];
  const rest = oneOfEachKind(products).filter(
    ({ slug }) => !drawn.some((shown) => shown.slug === slug),
  );
  const [large, best] = season ? [drawn, rest] : [rest, rest.slice(SHOWN_LARGE)];
  return {
    large: large.slice(0, SHOWN_LARGE),
    season: season && { ...season, products: drawn.slice(SHOWN_LARGE) },
    best: best.slice(0, BEST_DESIGNS),
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

/** Loads the front page's products: two large ones and lists, drawn for a day of gifts if one is near, and for photographs. */
import type { AnswerOf } from '../../../contract/contract.ts';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { SCENE_ANGLE } from '../../../domain/catalogue/picture.ts';
import type { PageRequest } from '../../navigation/route.ts';
import { PageNotFound } from '../../navigation/route.ts';
import { orNotFound } from '../../features/or-not-found/or-not-found.ts';

const SHOWN_LARGE = 2;
/** The large ones are chosen from so many. */
const LARGE_FROM = 6;
const OF_SEASON = 4;
/** The owner may have renamed it. */
const PHOTO_GIFTS = 'photo-gifts';
const OF_PHOTOS = 4;
const BEST_DESIGNS = 8;

export async function homeData({ api }: PageRequest) {
  const [featured, photos] = await Promise.all([
    api.call('productsFeatured', {}),
    orNotFound(api.call('categoryBySlug', { params: { slug: PHOTO_GIFTS }, query: {} })).then(
      ({ products }) => products,
      (failure: unknown) => {
        if (failure instanceof PageNotFound) return [];
        throw failure;
      },
    ),
  ]);
  return homeProducts(featured, photos);
}

/** Shows no product twice. */
export function homeProducts(
  { products, season }: AnswerOf<'productsFeatured'>,
  withPhotos: AnswerOf<'categoryBySlug'>['products'] = [],
) {
  const drawn = season ? oneOfEachKind(season.products).slice(0, SHOWN_LARGE + OF_SEASON) : [];
  const photos = oneOfEachKind(withPhotos).slice(0, OF_PHOTOS);
  const rest = oneOfEachKind(products).filter(
    ({ slug }) => ![...drawn, ...photos].some((shown) => shown.slug === slug),
  );
  const large = inUseFirst((season ? drawn : rest).slice(0, LARGE_FROM)).slice(0, SHOWN_LARGE);
  const besides = (list: readonly ProductCard[]) =>
    list.filter((product) => !large.includes(product));
  return {
    large,
    season: season && { ...season, products: besides(drawn) },
    photos: { slug: PHOTO_GIFTS, products: photos },
    best: besides(rest).slice(0, BEST_DESIGNS),
  };
}

const inUseFirst = (products: readonly ProductCard[]): ProductCard[] =>
  products.toSorted(
    (one, other) => Number(other.angle === SCENE_ANGLE) - Number(one.angle === SCENE_ANGLE),
  );

/** Keeps the list's order, but puts the first product of each blank before second ones, to avoid a page of mugs. */
export function oneOfEachKind<Product extends { plate: string }>(
  products: readonly Product[],
): Product[] {
  const isFirst = (product: Product) =>
    products.find(({ plate }) => plate === product.plate) === product;
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))];
}

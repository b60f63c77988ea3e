/** A category's products narrowed by facets, from the facts in memory. */
import type { Facets } from '../../../domain/catalogue/facet-value.ts';
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import type { SortOrder } from '../../../domain/catalogue/sort-order.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { idAt } from './facts/packed-ids.ts';
import { holds, type ShopFacts } from './facts/shop-facts.ts';
import { firstInOrder, sift, type FacetQuery } from './facts/sift.ts';
import type { keptPages } from './kept-pages.ts';
import type { searchMemory } from './search.memory.ts';

const PRODUCTS_A_PAGE = 24;

export interface CategoryListQuery extends FacetQuery {
  page: number;
  sort: SortOrder;
}

export interface CategoryList {
  products: ProductCard[];
  page: number;
  pages: number;
  total: number;
  sort: SortOrder;
  blanks: Facets['blanks'];
  facets: Omit<Facets, 'blanks'>;
}

interface ListContext {
  catalogue: Pick<CatalogueService, 'cards'>;
  memory: Pick<ReturnType<typeof searchMemory>, 'index'>;
  lists: ReturnType<typeof keptPages<CategoryList>>;
}

/** @param slug of a category; nothing is in one that the shop does not have */
export async function inCategory(
  { catalogue, memory, lists }: ListContext,
  slug: string,
  request: CategoryListQuery,
): Promise<CategoryList> {
  return lists.get({ slug, ...request }, memory.index(), async ({ facts }) => {
    const { page, sort } = request;
    const here = facts.categories.find((one) => one.slug === slug);
    const { found, blanks, ...facets } = sift(facts, productsIn(facts, slug), request);
    const own = sort === 'featured' ? here?.ownOf : undefined;
    const featured = own ? ownFirst(facts, found, own) : found;
    const ids = firstInOrder(facts, featured, sort, page * PRODUCTS_A_PAGE)
      .slice((page - 1) * PRODUCTS_A_PAGE)
      .map((product) => idAt(facts.ids, product));
    // Everything here is in this category and in the one that it is a part of.
    const isChoice = (value: { slug: string }) =>
      [request.category, request.occasion].includes(value.slug) ||
      (value.slug !== slug && value.slug !== here?.parent);
    return {
      products: await catalogue.cards(ids),
      page,
      pages: Math.max(1, Math.ceil(found.length / PRODUCTS_A_PAGE)),
      total: found.length,
      sort,
      blanks,
      facets: {
        ...facets,
        categories: facets.categories.filter(isChoice),
        occasions: facets.occasions.filter(isChoice),
      },
    };
  });
}

function productsIn(facts: ShopFacts, slug: string): number[] {
  const category = placeOf(facts, slug);
  const products: number[] = [];
  for (let product = 0; product < facts.count; product += 1)
    if (holds(facts.categoriesOf, product, category)) products.push(product);
  return products;
}

/** Begins with the designs of which every product is in the category, like an unnarrowed list of it. */
function ownFirst(facts: ShopFacts, products: readonly number[], slug: string): readonly number[] {
  const category = placeOf(facts, slug);
  const elsewhere = new Set<number>();
  for (let product = 0; product < facts.count; product += 1)
    if (!holds(facts.categoriesOf, product, category)) elsewhere.add(facts.design[product]!);
  const isOwn = (product: number) => !elsewhere.has(facts.design[product]!);
  return [...products.filter(isOwn), ...products.filter((product) => !isOwn(product))];
}

const placeOf = ({ categories }: ShopFacts, slug: string): number =>
  categories.findIndex((one) => one.slug === slug);

/** The menu, categories, the sale and the first of the shop. */
import type { FacetValue } from '../../../domain/catalogue/facet-value.ts';
import type { GiftDay } from '../../../domain/calendar/gift-days.ts';
import type { Guide } from '../../../domain/catalogue/guide.ts';
import type { Picture } from '../../../domain/catalogue/picture.ts';
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import type { SortOrder } from '../../../domain/catalogue/sort-order.ts';
import { ShopError } from '../../../domain/errors.ts';
import { categoryKey, SALE, shows } from '../../caches/surrogate-keys.ts';
import type { IdList } from './product-lists.store.ts';
import type { CatalogueContext, CategoryRow } from './catalogue.context.ts';
import { cardsOf } from './product-page.ts';

export const PRODUCTS_A_PAGE = 24;
/** Enough to find many kinds of products among them. */
const FEATURED = 48;

export interface ListRequest {
  page: number;
  sort: SortOrder;
  blank?: string | undefined;
}

interface MenuEntry {
  name: string;
  slug: string;
  metaDescription: string;
  image: Picture | null;
}

/** A category with its sub-categories. */
export interface MenuCategory extends MenuEntry {
  /** A day or a person rather than a kind of product. */
  occasion: boolean;
  categories: MenuEntry[];
}

/** One page of a list of products. */
export interface ProductListing {
  products: ProductCard[];
  page: number;
  pages: number;
  total: number;
  sort: SortOrder;
  blanks: FacetValue[];
}

export interface CategoryHead extends MenuCategory {
  parent: { name: string; slug: string } | null;
  /** Of its page, as people type it; null if the name does. */
  title: string | null;
  guide: Guide | null;
  giftDay: GiftDay | null;
}

export interface CategoryPage extends ProductListing {
  category: CategoryHead;
}

/** A change of a category touches everything. */
const NOTHING_THAT_MAY_CHANGE_ALONE: ReadonlySet<string> = new Set();

/** Cached, because every page shows the menu. */
export async function categories({ menus, store }: CatalogueContext): Promise<CategoryRow[]> {
  const cached = menus.get('all');
  if (cached) return cached;
  const keep = menus.keeper();
  const rows = await store.categories();
  keep('all', rows, NOTHING_THAT_MAY_CHANGE_ALONE);
  return rows;
}

async function listing(
  context: CatalogueContext,
  request: ListRequest,
  list: (query: {
    sort: SortOrder;
    blank?: string | undefined;
    limit: number;
    offset: number;
  }) => Promise<IdList>,
): Promise<ProductListing> {
  const { page, sort, blank } = request;
  const { ids, total, blanks } = await list({
    sort,
    blank,
    limit: PRODUCTS_A_PAGE,
    offset: (page - 1) * PRODUCTS_A_PAGE,
  });
  return {
    products: await cardsOf(context, ids),
    page,
    pages: Math.max(1, Math.ceil(total / PRODUCTS_A_PAGE)),
    total,
    sort,
    blanks,
  };
}

export async function showMenu(context: CatalogueContext): Promise<MenuCategory[]> {
  const rows = await categories(context);
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((parent) => ({
      ...leafOf(parent),
      occasion: parent.occasion,
      categories: rows.filter(({ parentId }) => parentId === parent.id).map(leafOf),
    }));
}

/** Occasions that come every year, in the order of the menu. Nothing cached shows them. */
export async function yearlyOccasions(
  context: CatalogueContext,
): Promise<Pick<CategoryRow, 'slug' | 'name' | 'giftDay'>[]> {
  const rows = await categories(context);
  return rows.flatMap(({ yearly, slug, name, giftDay }) =>
    yearly ? [{ slug, name, giftDay }] : [],
  );
}

export async function showCategory(
  context: CatalogueContext,
  slug: string,
  request: ListRequest,
): Promise<CategoryPage> {
  const { head, id, ownOf } = await findCategory(context, slug);
  return {
    category: head,
    ...(await listing(context, request, (query) =>
      context.store.inCategory(id, { ...query, ownOf }),
    )),
  };
}

/** A category without its products. */
export const describeCategory = async (
  context: CatalogueContext,
  slug: string,
): Promise<CategoryHead> => (await findCategory(context, slug)).head;

/** An old slug returns the category that it now leads to. */
async function findCategory(context: CatalogueContext, slug: string) {
  const { store } = context;
  const rows = await categories(context);
  const bySlug = (wanted: string | null) => rows.find((row) => row.slug === wanted);
  const category = bySlug(slug) ?? bySlug(await store.redirectOf('category', slug));
  if (!category) throw new ShopError('notFound');
  shows(categoryKey(category.id));
  const parent = rows.find(({ id }) => id === category.parentId);
  // A robin drawn for Christmas, or a cake for birthdays, comes before a fox that suits it too.
  const ownOf = [parent, category].find((one) => one?.yearly)?.id;
  const head: CategoryHead = {
    ...leafOf(category),
    occasion: category.occasion,
    parent: parent ? { name: parent.name, slug: parent.slug } : null,
    categories: rows.filter(({ parentId }) => parentId === category.id).map(leafOf),
    title: category.title,
    guide: category.guide,
    giftDay: category.giftDay ?? parent?.giftDay ?? null,
  };
  return { head, id: category.id, ownOf };
}

export function showSale(context: CatalogueContext, request: ListRequest): Promise<ProductListing> {
  shows(SALE);
  return listing(context, request, context.store.onSale);
}

/** The first of the whole shop's list. */
export async function showFeatured(
  context: CatalogueContext,
): Promise<{ products: ProductCard[] }> {
  const ids = await context.store.featured(FEATURED);
  return { products: await cardsOf(context, ids) };
}

function leafOf(row: {
  name: string;
  slug: string;
  metaDescription: string;
  picture: Picture | null;
}): MenuEntry {
  return {
    name: row.name,
    slug: row.slug,
    metaDescription: row.metaDescription,
    image: row.picture,
  };
}

/** What the shop sells: menu, categories, product pages, and what carts and artwork need of a product. */
import type { Clock } from '../../../domain/time/clock.ts';
import type {
  CategoryPage,
  MenuCategory,
  ProductCard,
  ProductPage,
  SalePage,
} from '../../../contract/catalogue.ts';
import type { Picture, SortOrder } from '../../../contract/wire.ts';
import type { DesignDocument } from '../../../artwork/design/design.ts';
import { isCutOut } from '../../../artwork/production/machine-settings.ts';
import { ShopError } from '../../../domain/errors.ts';
import { pence } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { perVersion, rememberedOr } from './catalogue.memory.ts';
import { catalogueStore } from './catalogue.store.ts';
import type {
  CardRow,
  CatalogueStore,
  IdList,
  KitRow,
  SellableRow,
  WithdrawnRow,
} from './catalogue.store.ts';
import { productWithdrawal } from './catalogue.withdrawal.ts';

import {
  addRegularPrice,
  listPrices,
  lockPriced,
  standingPrice,
  takeBegun,
} from './prices.store.ts';
import { bound } from '../../bound.ts';

export const PRODUCTS_A_PAGE = 24;
const ALIKE = 4;
const CLOCKS_DIFFER_BY_MS = 1000;
const MANY_PRODUCTS = 200;

export type { Withdrawal } from './catalogue.withdrawal.ts';
/** A variant that is on sale, at its current price. */
export type Sellable = SellableRow;
/** A variant that may be off sale. Only its `availability` tells; its price is null then. */
export type KnownVariant = SellableRow | WithdrawnRow;
type CategoryRow = Awaited<ReturnType<CatalogueStore['categories']>>[number];
export interface ListRequest {
  page: number;
  sort: SortOrder;
  blank?: string | undefined;
}
export interface PriceChange {
  /** Of a product as sold. */
  sku: string;
  pricePence: Pence;
  /** When it begins; now unless given. */
  from?: Date | undefined;
}
export interface CatalogueDependencies {
  database: Database;
  clock: Clock;
  version: CatalogueVersion;
}

/** What names a design on a finish. */
type LaidOut = Pick<Sellable, 'productRow' | 'finishId'>;
const documentKey = ({ productRow, finishId }: LaidOut): string => `${productRow} ${finishId}`;

export const isOnSale = (variant: KnownVariant): variant is Sellable =>
  variant.availability !== 'withdrawn';

export type CatalogueService = ReturnType<typeof catalogueService>;

type CatalogueContext = ReturnType<typeof contextOf>;

function contextOf({ database, clock, version }: CatalogueDependencies) {
  const store = catalogueStore(database);
  const cards = perVersion<ProductCard>(version, 20_000);
  const variants = perVersion<KnownVariant>(version, 20_000);
  const documents = perVersion<DesignDocument>(version, 500);
  const kits = perVersion<KitRow>(version, 100);
  const menus = perVersion<CategoryRow[]>(version, 1);
  return { database, clock, store, cards, variants, documents, kits, menus };
}

export function catalogueService(dependencies: CatalogueDependencies) {
  const context = contextOf(dependencies);
  return {
    ...productWithdrawal({ database: context.database, clock: context.clock }),
    ...bound(context, {
      cards: cardsOf,
      menu: showMenu,
      category: showCategory,
      sale: showSale,
      product: showProduct,
      wearing: productsWearing,
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

/** Every page shows the menu, so every page that is made would ask for them. */
async function categories({ menus, store }: CatalogueContext): Promise<CategoryRow[]> {
  const kept = menus.get('all');
  if (kept) return kept;
  const keep = menus.keeper();
  const rows = await store.categories();
  keep('all', rows);
  return rows;
}

export async function cardsOf(
  { cards, store }: CatalogueContext,
  ids: readonly string[],
): Promise<ProductCard[]> {
  const found = await rememberedOr(cards, ids, async (missing) =>
    (await store.cards(missing)).map((row) => [row.id, cardOf(row)]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
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
) {
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

/**
 * From memory, as current as the last word of a change; for showing, not for charging. Withdrawn variants are
 * included, unknown ids are left out.
 */
export async function variantsOf(
  { variants, store, clock }: CatalogueContext,
  productIds: readonly string[],
): Promise<Map<string, KnownVariant>> {
  return rememberedOr(variants, productIds, async (missing) =>
    (await store.variants(missing, clock())).map((row) => [row.productId, row]),
  );
}

/** The same without what is withdrawn. */
export async function sellablesOf(
  context: CatalogueContext,
  productIds: readonly string[],
): Promise<Map<string, Sellable>> {
  const sold = [...(await variantsOf(context, productIds)).values()].filter(isOnSale);
  return new Map(sold.map((variant) => [variant.productId, variant]));
}

/** The design of each product as laid out on its finish, with the shop's sample words, in the given order. */
export async function documentsOf(
  { documents, store }: CatalogueContext,
  products: readonly LaidOut[],
  within?: Transaction,
): Promise<DesignDocument[]> {
  const byKey = new Map(products.map((product) => [documentKey(product), product]));
  const found = await rememberedOr(documents, [...byKey.keys()], async (missing) =>
    (
      await store.documents(
        missing.map((key) => byKey.get(key)!),
        within,
      )
    ).map((row) => [documentKey(row), row.document]),
  );
  return products.map((product) => {
    const document = found.get(documentKey(product));
    if (!document) throw new ShopError('productNotFound');
    return document;
  });
}

export async function documentOf(
  context: CatalogueContext,
  product: LaidOut,
): Promise<DesignDocument> {
  return (await documentsOf(context, [product]))[0]!;
}

export async function showMenu(context: CatalogueContext): Promise<MenuCategory[]> {
  const rows = await categories(context);
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((parent) => ({
      ...leafOf(parent),
      categories: rows.filter(({ parentId }) => parentId === parent.id).map(leafOf),
    }));
}

/** An old slug answers the category that it now leads to. */
export async function showCategory(
  context: CatalogueContext,
  slug: string,
  request: ListRequest,
): Promise<CategoryPage> {
  const { store } = context;
  const rows = await categories(context);
  const bySlug = (wanted: string | null) => rows.find((row) => row.slug === wanted);
  const category = bySlug(slug) ?? bySlug(await store.redirectOf('category', slug));
  if (!category) throw new ShopError('notFound');
  const parent = rows.find(({ id }) => id === category.parentId);
  return {
    category: {
      ...leafOf(category),
      parent: parent ? { name: parent.name, slug: parent.slug } : null,
      categories: rows.filter(({ parentId }) => parentId === category.id).map(leafOf),
    },
    ...(await listing(context, request, (query) => store.inCategory(category.id, query))),
  };
}

export function showSale(context: CatalogueContext, request: ListRequest): Promise<SalePage> {
  const { store } = context;
  return listing(context, request, store.onSale);
}

/** An old slug answers the product that it now leads to. Throws productNotFound, also for a withdrawn product. */
export async function showProduct(context: CatalogueContext, slug: string): Promise<ProductPage> {
  const { store, clock } = context;
  const row =
    (await store.productBySlug(slug)) ??
    (await store.productBySlug((await store.redirectOf('product', slug)) ?? ''));
  if (!row) throw new ShopError('productNotFound');
  const { id, variantIds, ...page } = row;
  const [sold, alike] = await Promise.all([
    store.variants(variantIds, clock()),
    store.alike(id, ALIKE),
  ]);
  const byId = new Map(sold.filter(isOnSale).map((one) => [one.productId, one]));
  return {
    ...page,
    finishes: page.finishes.map(({ settings, ...finish }) => ({
      ...finish,
      ...(isCutOut(finish.process, settings) && { isCutOut: true as const }),
    })),
    variants: variantIds.flatMap((variantId) => {
      const one = byId.get(variantId);
      if (!one) return [];
      const { productId, sku, options, unitPricePence, wasPence, availability } = one;
      const finish = page.finishes.find(({ plate }) => plate === one.plate)?.slug ?? '';
      return [{ productId, sku, finish, options, unitPricePence, wasPence, availability }];
    }),
    alike: await cardsOf(context, alike),
  };
}

/** Every product of a design. */
export async function productsWearing(
  context: CatalogueContext,
  design: string,
): Promise<{ products: ProductCard[] }> {
  const { store } = context;
  return {
    products: await cardsOf(context, await store.wearing(design)),
  };
}

/** How many can be made now, orders that wait for their payment taken off. Throws productNotFound. */
export async function stockOf({ store }: CatalogueContext, productId: string): Promise<number> {
  const stock = await store.stock(productId);
  if (stock === undefined) throw new ShopError('productNotFound');
  return stock;
}

/** Read inside the caller's transaction: the price that is charged, null for what is withdrawn. */
export async function chargedVariants(
  { store, clock }: CatalogueContext,
  productIds: readonly string[],
  transaction: Transaction,
): Promise<Map<string, KnownVariant>> {
  const rows = await store.variants(productIds, clock(), transaction);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** What a picture of the product needs; null for an unknown id. */
export async function picturedProduct(context: CatalogueContext, productId: string) {
  const product = (await variantsOf(context, [productId])).get(productId);
  if (!product) return null;
  const { fields, plate, angles, process, settings } = product;
  return { document: await documentOf(context, product), fields, plate, angles, process, settings };
}

/** What painting the product on a plate's photograph needs; throws productNotFound where it is not sold so. */
export async function kitOf(
  { kits, store }: CatalogueContext,
  slug: string,
  plate: string,
): Promise<KitRow> {
  const key = `${slug} ${plate}`;
  const kept = kits.get(key);
  if (kept) return kept;
  const keep = kits.keeper();
  const kit = await store.kit(slug, plate);
  if (!kit) throw new ShopError('productNotFound');
  keep(key, kit);
  return kit;
}

/**
 * Charged from now on, or from the moment given, in every process. A lower price set so is simply the price: only an offer names a
 * former one. Throws productNotFound, stepNotAllowed for a moment that is over, and RangeError where something would
 * cost nothing.
 */
export async function setPrice(
  { database, clock }: CatalogueContext,
  { sku, pricePence, from }: PriceChange,
): Promise<{ before: Pence; after: Pence }> {
  if (pricePence <= 0) throw new RangeError(`${sku} must cost something`);
  return database.transaction().execute(async (transaction) => {
    const priced = await lockPriced(transaction, sku);
    const now = clock().getTime();
    if (from && from.getTime() < now)
      throw new ShopError('stepNotAllowed', { message: 'A price cannot begin in the past.' });
    const soon = new Date(now + CLOCKS_DIFFER_BY_MS);
    const standing = priced && (await standingPrice(transaction, priced, soon));
    if (!standing) throw new ShopError('productNotFound');
    const { unitPricePence, kind, validFrom } = standing;
    const price = { pricePence, actor: 'shop' };
    if (from)
      await addRegularPrice(transaction, priced, { ...price, validFrom: from }, new Date(now));
    else if (unitPricePence !== pricePence || kind !== 'regular') {
      // Two changes within a millisecond, or by machines whose clocks differ: the later one holds.
      const begins = new Date(Math.max(now, validFrom.getTime() + 1));
      await addRegularPrice(transaction, priced, { ...price, validFrom: begins }, begins);
    }
    return { before: pence(unitPricePence), after: pricePence };
  });
}

/** Job: prices that have begun since reach lists, sale, sorting and every process's memory. */
export function beginPrices({ database, clock }: CatalogueContext): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const moment = clock();
    const products = await takeBegun(transaction, moment);
    // After a whole catalogue was loaded, one statement is quicker than thousands.
    const each = products.length > MANY_PRODUCTS ? [null] : products;
    for (const productId of each) await listPrices(transaction, productId, moment);
  });
}

function cardOf(row: CardRow): ProductCard {
  const { slug, name, summary, fromPence, wasPence, pricesVary, design, plate } = row;
  const { angle = row.angles[0] ?? '', ...picture } = row.picture ?? {};
  return {
    slug,
    name,
    summary,
    fromPence,
    wasPence,
    pricesVary,
    design,
    plate,
    angle,
    availability: row.stock === 0 ? 'soldOut' : row.stock <= 5 ? 'low' : 'inStock',
    picture: row.picture ? (picture as Picture) : null,
    personalises: row.fields.map(({ label }) => label),
  };
}

function leafOf(row: { name: string; slug: string; metaDescription: string; picture: unknown }) {
  return {
    name: row.name,
    slug: row.slug,
    metaDescription: row.metaDescription,
    image: row.picture as Picture | null,
  };
}

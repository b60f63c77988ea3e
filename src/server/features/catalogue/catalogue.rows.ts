/** Turns the demo shop's data into database rows, as pure functions. */
import type { Insertable } from 'kysely';
import { DAY } from '../../../domain/time/durations.ts';
import { layOut } from '../../../../catalogue/lay-out.ts';
import type { Blank, Category, Product } from '../../../../catalogue/shape.ts';
import { offeredUnits, skuOf } from '../../../../catalogue/variants.ts';
import type { DesignTemplate } from '../../../artwork/design/design.ts';
import type { Schema } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';

export interface PictureEntry {
  key: string;
  widths: number[];
  tint: string;
  alt: string;
}

/** The output of `npm run catalogue:photograph`. */
export interface PictureIndex {
  products: Record<string, (PictureEntry & { finish: string; angle: string })[]>;
  categories: Record<string, PictureEntry>;
}

export interface DemoShop {
  categories: readonly Category[];
  blanks: readonly Blank[];
  designs: Readonly<Record<string, DesignTemplate>>;
  products: readonly Product[];
  pictures: PictureIndex;
}

export type CatalogueTable =
  | 'category'
  | 'blank'
  | 'finish'
  | 'blankVariant'
  | 'design'
  | 'product'
  | 'productDocument'
  | 'productVariant'
  | 'price'
  | 'picture'
  | 'productCategory';
export type CatalogueRows = { [Table in CatalogueTable]: Insertable<Schema[Table]>[] };

const ACTOR = 'demo shop';
// Longer than the 28 days required before a former price may be shown.
const FORMER_PRICE_AGE = 120 * DAY;
const OFFER_AGE = 10 * DAY;

export function catalogueRows(shop: DemoShop, now: Date): CatalogueRows {
  const rows: CatalogueRows = {
    category: [],
    blank: [],
    finish: [],
    blankVariant: [],
    design: [],
    product: [],
    productDocument: [],
    productVariant: [],
    price: [],
    picture: [],
    productCategory: [],
  };
  const categoryIds = addCategories(rows, shop);
  const ids = new Map<string, string>();
  for (const blank of shop.blanks) addBlank(rows, ids, blank);
  for (const design of Object.values(shop.designs)) {
    const id = remember(ids, `design ${design.slug}`);
    rows.design.push({
      id,
      slug: design.slug,
      name: design.name,
      mood: design.mood,
      fields: toJson(design.fields),
    });
  }
  for (const [position, product] of shop.products.entries())
    addProduct(rows, ids, categoryIds, shop, product, position, now);
  return rows;
}

/** Lists a product in its sub-category and in the parent, so that one index serves both. */
function addCategories(
  rows: CatalogueRows,
  { categories, pictures }: DemoShop,
): Map<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  const add = (
    category: Category,
    position: number,
    occasion: boolean,
    parents: readonly string[] = [],
  ) => {
    const id = newId();
    const picture = pictures.categories[category.slug];
    rows.category.push({
      id,
      parentId: parents[0] ?? null,
      slug: category.slug,
      name: category.name,
      metaDescription: category.metaDescription,
      picture: picture ? toJson(picture) : null,
      occasion,
      position,
    });
    places.set(category.slug, [id, ...parents]);
    category.categories?.forEach((child, place) => add(child, place, occasion, [id]));
  };
  categories.forEach((parent, place) => add(parent, place, parent.occasion ?? false));
  return places;
}

function addBlank(rows: CatalogueRows, ids: Map<string, string>, blank: Blank): void {
  const { material, size, capacity, care, production, gender } = blank;
  const blankId = remember(ids, `blank ${blank.slug}`);
  rows.blank.push({
    id: blankId,
    slug: blank.slug,
    name: blank.name,
    shape: blank.shape,
    mirrored: blank.mirrored,
    area: JSON.stringify(blank.area),
    facts: JSON.stringify({ material, size, capacity, care, production, gender }),
  });
  blank.finishes.forEach((finish, position) => {
    const { slug, name, plate, process, ground, settings } = finish;
    const id = remember(ids, `finish ${blank.slug} ${slug}`);
    rows.finish.push({
      id,
      blankId,
      slug,
      name,
      plate,
      process,
      ground,
      angles: [...finish.angles],
      settings: toJson(settings),
      position,
    });
  });
  blank.variants.forEach((variant, position) => {
    rows.blankVariant.push({
      id: remember(ids, `sku ${variant.sku}`),
      finishId: known(ids, `finish ${blank.slug} ${variant.finish}`),
      sku: variant.sku,
      options: toJson(variant.options),
      stock: variant.stock,
      position,
    });
  });
}

function addProduct(
  rows: CatalogueRows,
  ids: Map<string, string>,
  categoryIds: Map<string, readonly string[]>,
  shop: DemoShop,
  product: Product,
  position: number,
  now: Date,
): void {
  const blank = shop.blanks.find(({ slug }) => slug === product.blank);
  const design = shop.designs[product.design];
  if (!blank || !design)
    throw new Error(`${product.slug} needs blank ${product.blank} and design ${product.design}`);
  const id = newId();
  const offered = (finish: string) => product.finishes?.includes(finish) ?? true;
  const finishes = blank.finishes.filter(({ slug }) => offered(slug));
  rows.product.push({
    id,
    slug: product.slug,
    name: product.name,
    summary: product.summary,
    description: [...product.description],
    blankId: known(ids, `blank ${blank.slug}`),
    designId: known(ids, `design ${design.slug}`),
    sample: toJson(product.sample ?? {}),
    searchWords: searchWords(shop, product, blank, design),
    position,
    // Later entries are newer; a second apart makes the order strict.
    createdAt: new Date(now.getTime() - (shop.products.length - position) * 1000),
    updatedAt: now,
  });
  for (const finish of finishes) {
    const document = toJson(layOut(product, blank, finish, design));
    rows.productDocument.push({
      productId: id,
      finishId: known(ids, `finish ${blank.slug} ${finish.slug}`),
      document,
    });
  }
  offeredUnits(product, blank).forEach((variant, place) => {
    const variantId = newId();
    rows.productVariant.push({
      id: variantId,
      productId: id,
      blankVariantId: known(ids, `sku ${variant.sku}`),
      position: place,
      sku: skuOf(product, variant),
    });
    addPrices(rows, variantId, product, now);
  });
  shop.pictures.products[product.slug]?.forEach((picture, place) => {
    const { key, widths, tint, alt, angle } = picture;
    const finishId = known(ids, `finish ${blank.slug} ${picture.finish}`);
    rows.picture.push({
      id: newId(),
      productId: id,
      finishId,
      key,
      widths,
      tint,
      alt,
      angle,
      position: place,
    });
  });
  const places = new Set(product.categories.flatMap((slug) => categoryIds.get(slug) ?? []));
  for (const categoryId of places) rows.productCategory.push({ productId: id, categoryId });
}

function addPrices(
  rows: CatalogueRows,
  productVariantId: string,
  { pricePence, wasPence }: Product,
  now: Date,
): void {
  const row = (unitPricePence: number, kind: 'regular' | 'offer', age: number) =>
    rows.price.push({
      id: newId(),
      productVariantId,
      unitPricePence,
      kind,
      actor: ACTOR,
      validFrom: new Date(now.getTime() - age),
    });
  row(wasPence ?? pricePence, 'regular', FORMER_PRICE_AGE);
  if (wasPence) row(pricePence, 'offer', OFFER_AGE);
}

function searchWords(
  shop: DemoShop,
  product: Product,
  blank: Blank,
  design: DesignTemplate,
): string {
  const names = shop.categories.flatMap((parent) => [parent, ...(parent.categories ?? [])]);
  const inCategories = names
    .filter(({ slug }) => product.categories.includes(slug))
    .map(({ name }) => name);
  return [blank.name, design.name, design.mood, ...inCategories].join(' ');
}

function remember(ids: Map<string, string>, what: string): string {
  const id = newId();
  ids.set(what, id);
  return id;
}

function known(ids: Map<string, string>, what: string): string {
  const id = ids.get(what);
  if (!id) throw new Error(`The demo shop names an unknown ${what}`);
  return id;
}

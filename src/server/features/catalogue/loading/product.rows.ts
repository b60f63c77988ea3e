/** The rows of a product of the demo shop: variants, prices, pictures and search terms. */
import { DAY } from '../../../../domain/time/durations.ts';
import { layOut } from '../../../../../catalogue/lay-out.ts';
import type { Blank, Product } from '../../../../../catalogue/shape.ts';
import { offeredUnits, skuOf } from '../../../../../catalogue/variants.ts';
import type { DesignTemplate } from '../../../../artwork/design/design.ts';
import { newId } from '../../../database/ids.ts';
import { toJson } from '../../../database/json.ts';
import type { DemoShop, CatalogueRows } from './demo-rows.ts';
import { known } from './demo-rows.ts';

const ACTOR = 'demo shop';

// Longer than the 28 days required before a former price may be shown.
const FORMER_PRICE_AGE = 120 * DAY;

const OFFER_AGE = 10 * DAY;

export function addProduct(
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
    ...(shop.vatRatePercent !== undefined && { vatRatePercent: shop.vatRatePercent }),
    blankId: known(ids, `blank ${blank.slug}`),
    designId: known(ids, `design ${design.slug}`),
    sample: toJson(product.sample ?? {}),
    searchWords: searchTextOf(shop, product, blank, design),
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

function searchTextOf(
  shop: DemoShop,
  product: Product,
  blank: Blank,
  design: DesignTemplate,
): string {
  const names = shop.categories.flatMap((parent) => [parent, ...(parent.categories ?? [])]);
  const inCategories = names
    // Not those that hold it besides: every glass in “Mugs and glasses for Dad” would be found as a mug.
    .filter(
      ({ slug, holds }) =>
        product.categories.includes(slug) && !holds?.split(' ').includes(product.slug),
    )
    .map(({ name }) => name);
  return [blank.name, design.name, design.mood, ...inCategories].join(' ');
}

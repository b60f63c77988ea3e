/** Turns the demo shop's data into database rows, as pure functions. */
import type { Blank, Category } from '../../../../../catalogue/shape.ts';
import { joinByFinish, type ByFinish } from '../../../../domain/catalogue/facts-as-sold.ts';
import { newId } from '../../../database/ids.ts';
import { toJson } from '../../../database/json.ts';
import type { DemoShop, CatalogueRows } from './demo-rows.ts';
import { addProduct } from './product.rows.ts';
import { remember, known } from './demo-rows.ts';

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
  { categories, pictures, guides = {}, titles = {} }: DemoShop,
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
    const guide = guides[category.slug];
    rows.category.push({
      id,
      parentId: parents[0] ?? null,
      slug: category.slug,
      name: category.name,
      metaDescription: category.metaDescription,
      picture: picture ? toJson(picture) : null,
      occasion,
      title: titles[category.slug] ?? null,
      guide: guide ? toJson(guide) : null,
      giftDay: category.giftDay ?? null,
      yearly: category.yearly ?? false,
      position,
    });
    places.set(category.slug, [id, ...parents]);
    category.categories?.forEach((child, place) => add(child, place, occasion, [id]));
  };
  categories.forEach((parent, place) => add(parent, place, parent.occasion ?? false));
  return places;
}

/** A fact in one text for all colours, and by finish if they differ in it. */
function readFact(
  fact: string | ByFinish,
  finishes: Blank['finishes'],
): [text: string, byFinish?: ByFinish] {
  return typeof fact === 'string' ? [fact] : [joinByFinish(fact, finishes), fact];
}

function addBlank(rows: CatalogueRows, ids: Map<string, string>, blank: Blank): void {
  const { size, capacity, care, measures, gender } = blank;
  const [material, byMaterial] = readFact(blank.material, blank.finishes);
  const [production, byProduction] = readFact(blank.production, blank.finishes);
  const cloths = Object.fromEntries(
    blank.finishes.flatMap(({ slug, cloth }) => (cloth ? [[slug, cloth]] : [])),
  );
  const blankId = remember(ids, `blank ${blank.slug}`);
  rows.blank.push({
    id: blankId,
    slug: blank.slug,
    name: blank.name,
    plural: blank.plural,
    shape: blank.shape,
    mirrored: blank.mirrored,
    area: JSON.stringify(blank.area),
    facts: JSON.stringify({
      material,
      size,
      capacity,
      care,
      production,
      measures,
      gender,
      cloths,
      ...((byMaterial ?? byProduction) && {
        byFinish: { material: byMaterial, production: byProduction },
      }),
    }),
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

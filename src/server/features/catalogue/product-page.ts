/** Product pages and product cards. */
import { firstView } from '../../../domain/catalogue/picture.ts';
import { isTall } from '../../../domain/catalogue/dimensions.ts';
import { factsAsSold } from '../../../domain/catalogue/facts-as-sold.ts';
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import { isCutOut } from '../../../artwork/production/machine-settings.ts';
import { ShopError } from '../../../domain/errors.ts';
import { blankKey, productKey, shows } from '../../caches/surrogate-keys.ts';
import { rememberedOr } from './catalogue.memory.ts';
import type { CardRow } from './product-lists.store.ts';
import type { ProductRow } from './product-page.store.ts';
import type { CatalogueContext } from './catalogue.context.ts';

interface ProductPage extends Omit<ProductRow, 'id' | 'blankId' | 'blank' | 'finishes' | 'alike'> {
  blank: Omit<ProductRow['blank'], 'byFinish'> & { isTall?: true };
  finishes: (Omit<ProductRow['finishes'][number], 'settings' | 'cloth'> & {
    cloth?: string;
    isCutOut?: true;
  })[];
  alike: ProductCard[];
}

export async function cardsOf(
  { cards, store }: CatalogueContext,
  ids: readonly string[],
): Promise<ProductCard[]> {
  const found = await rememberedOr(
    cards,
    ids,
    ({ keys }) => keys,
    async (missing) =>
      (await store.cards(missing)).map((row) => [
        row.id,
        { card: cardOf(row), keys: [productKey(row.id), blankKey(row.blankId)] },
      ]),
  );
  return ids.flatMap((id) => {
    const known = found.get(id);
    if (!known) return [];
    shows(...known.keys);
    return known.card;
  });
}

/** An old slug returns the product that it now leads to. Throws productNotFound, also for a withdrawn product. */
export async function showProduct(context: CatalogueContext, slug: string): Promise<ProductPage> {
  const { store, clock } = context;
  const row =
    (await store.productBySlug(slug, clock())) ??
    (await store.productBySlug((await store.redirectOf('product', slug)) ?? '', clock()));
  if (!row) throw new ShopError('productNotFound');
  const { id, blankId, alike, ...page } = row;
  shows(productKey(id), blankKey(blankId));
  return {
    ...page,
    blank: blankAsSold(page),
    finishes: page.finishes.map(({ settings, cloth, ...finish }) => ({
      ...finish,
      ...(cloth !== null && { cloth }),
      ...(isCutOut(finish.process, settings) && { isCutOut: true as const }),
    })),
    alike: await cardsOf(context, alike),
  };
}

function blankAsSold({ blank, finishes, variants }: Omit<ProductRow, 'id' | 'blankId' | 'alike'>) {
  // A withdrawn product is sold in no colour; its facts are about all that it had.
  const isSold = ({ slug }: { slug: string }) =>
    variants.length === 0 || variants.some(({ finish }) => finish === slug);
  return {
    ...factsAsSold(blank, {
      finishes: finishes.filter(isSold),
      sizes: variants.flatMap(({ options }) => options['size'] ?? []),
    }),
    // Clothing fills its picture from collar to hem.
    ...((isTall(blank.size) || blank.measures) && { isTall: true as const }),
  };
}

/** All products with a design. */
export async function productsWithDesign(
  context: CatalogueContext,
  design: string,
): Promise<{ products: ProductCard[] }> {
  const { store } = context;
  return {
    products: await cardsOf(context, await store.wearing(design)),
  };
}

/** The saleable stock, without holds of unpaid orders. Throws productNotFound. */
export async function stockOf({ store }: CatalogueContext, productId: string): Promise<number> {
  const stock = await store.stock(productId);
  if (stock === undefined) throw new ShopError('productNotFound');
  return stock;
}

function cardOf(row: CardRow): ProductCard {
  const { slug, name, summary, fromPence, wasPence, pricesVary, design, plate, availability } = row;
  return {
    slug,
    name,
    summary,
    fromPence,
    wasPence,
    pricesVary,
    design,
    plate,
    ...firstView(row),
    availability,
    personalises: [...photosOf(row), ...row.fields.map(({ label }) => label)],
  };
}

function photosOf({ photoPlaces }: CardRow): string[] {
  if (photoPlaces === 0) return [];
  return [photoPlaces === 1 ? 'Photo' : `${photoPlaces} photos`];
}

/** Product data for carts, checkout and artwork. */
import type { DesignDocument } from '../../../artwork/design/design.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { blankKey, productKey, shows } from '../../caches/surrogate-keys.ts';
import { rememberedOr } from './catalogue.memory.ts';
import type { KitRow } from './variants.store.ts';
import type { Sellable, CatalogueContext, KnownVariant } from './catalogue.context.ts';
import { isOnSale } from './catalogue.context.ts';

/** Identifies a design on a finish. */
type LaidOut = Pick<Sellable, 'productRow' | 'finishId'>;

const documentKey = ({ productRow, finishId }: LaidOut): string => `${productRow} ${finishId}`;

/**
 * Cached up to the last change notification, so use it for display, not for charging. Includes
 * withdrawn variants; leaves out unknown ids.
 */
export async function variantsOf(
  { variants, store, clock }: CatalogueContext,
  productIds: readonly string[],
): Promise<Map<string, KnownVariant>> {
  return rememberedOr(
    variants,
    productIds,
    ({ productRow, blankId }) => [productKey(productRow), blankKey(blankId)],
    async (missing) => (await store.variants(missing, clock())).map((row) => [row.productId, row]),
  );
}

/** As `variantsOf`, without withdrawn variants. */
export async function sellablesOf(
  context: CatalogueContext,
  productIds: readonly string[],
): Promise<Map<string, Sellable>> {
  const sold = [...(await variantsOf(context, productIds)).values()].filter(isOnSale);
  return new Map(sold.map((variant) => [variant.productId, variant]));
}

/** Each product's design laid out on its finish, with sample texts, in the given order. */
export async function documentsOf(
  { documents, store }: CatalogueContext,
  products: readonly LaidOut[],
  within?: Transaction,
): Promise<DesignDocument[]> {
  const byKey = new Map(products.map((product) => [documentKey(product), product]));
  const found = await rememberedOr(
    documents,
    [...byKey.keys()],
    // A change of a document touches everything.
    () => [],
    async (missing) =>
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

/** Reads prices in the caller's transaction: the charged price, or null for withdrawn variants. */
export async function chargedVariants(
  { store, clock }: CatalogueContext,
  productIds: readonly string[],
  transaction: Transaction,
): Promise<Map<string, KnownVariant>> {
  const rows = await store.variants(productIds, clock(), transaction);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** The data for a picture of the product; null for an unknown id. */
export async function picturedProduct(context: CatalogueContext, productId: string) {
  const product = (await variantsOf(context, [productId])).get(productId);
  if (!product) return null;
  const { fields, plate, angles, process, settings } = product;
  return { document: await documentOf(context, product), fields, plate, angles, process, settings };
}

/** The data to render the product on a plate; throws productNotFound if it is not sold like that. */
export async function kitOf(
  { kits, store }: CatalogueContext,
  slug: string,
  plate: string,
): Promise<KitRow> {
  const key = `${slug} ${plate}`;
  const kept = kits.get(key);
  if (kept) return shown(kept);
  const keep = kits.keeper();
  const kit = await store.kit(slug, plate);
  if (!kit) throw new ShopError('productNotFound');
  keep(key, kit, new Set([productKey(kit.productRow)]));
  return shown(kit);
}

function shown(kit: KitRow): KitRow {
  shows(productKey(kit.productRow));
  return kit;
}

/** The price history: rows are added and never changed, so that former prices shown to shoppers are true. */
import { sql } from 'kysely';
import type { Pence } from '../../../domain/money/money.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';

export interface PricedVariant {
  productId: string;
  variantId: string;
}

export interface CurrentPrice {
  unitPricePence: number;
  kind: 'regular' | 'offer';
  validFrom: Date;
}

export interface RegularPrice {
  pricePence: Pence;
  validFrom: Date;
  actor: string;
}

/** Locks the SKU's product, which serialises changes of its prices. */
export async function lockPriced(
  transaction: Transaction,
  sku: string,
): Promise<PricedVariant | undefined> {
  const { rows } = await sql<PricedVariant>`
    SELECT product.id AS "productId", variant.id AS "variantId"
    FROM product_variant variant JOIN product ON product.id = variant.product_id
    WHERE variant.sku = ${sku} FOR NO KEY UPDATE OF product`.execute(transaction);
  return rows[0];
}

/** The price charged at a moment. */
export function currentPrice(
  transaction: Transaction,
  { variantId }: PricedVariant,
  moment: Date,
): Promise<CurrentPrice | undefined> {
  return transaction
    .selectFrom('price')
    .select(['unitPricePence', 'kind', 'validFrom'])
    .where('productVariantId', '=', variantId)
    .where('validFrom', '<=', moment)
    .orderBy('validFrom', 'desc')
    .limit(1)
    .$narrowType<Pick<CurrentPrice, 'kind'>>()
    .executeTakeFirst();
}

/** Takes products with a price that has begun but is not listed yet, and marks it as listed. */
export async function takeBegun(transaction: Transaction, moment: Date): Promise<string[]> {
  const due = await transaction
    .selectFrom('price')
    .select('id')
    .where('isListed', '=', false)
    .where('validFrom', '<=', moment)
    .forUpdate()
    .execute();
  // Skips an update of no rows, which would also clear all caches.
  if (due.length === 0) return [];
  const { rows } = await sql<{ productId: string }>`
    WITH begun AS (
      UPDATE price SET is_listed = true WHERE id = ANY(${due.map(({ id }) => id)}) RETURNING product_variant_id)
    SELECT DISTINCT product_id AS "productId" FROM product_variant
    WHERE id IN (SELECT product_variant_id FROM begun)`.execute(transaction);
  return rows.map(({ productId }) => productId);
}

/** Lists the prices of one product, or of all. */
export async function listPrices(
  transaction: Transaction,
  productId: string | null,
  moment: Date,
): Promise<void> {
  await sql`SELECT refresh_prices(${productId}, ${moment})`.execute(transaction);
}

/** Adds a row and updates lists and sorting; all processes are notified at commit. */
export async function addRegularPrice(
  transaction: Transaction,
  { productId, variantId }: PricedVariant,
  { pricePence, validFrom, actor }: RegularPrice,
  now: Date,
): Promise<void> {
  const isListed = validFrom <= now;
  await transaction
    .insertInto('price')
    .values({
      id: newId(),
      productVariantId: variantId,
      unitPricePence: pricePence,
      kind: 'regular',
      validFrom,
      actor,
      isListed,
    })
    .execute();
  if (isListed) await listPrices(transaction, productId, validFrom);
}

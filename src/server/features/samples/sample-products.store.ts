/** What sample orders buy: whatever is sold and needs no photograph. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

export interface SampleProduct {
  /** Of the variant, as carts name it. */
  productId: string;
  blankSku: string;
  stock: number;
  fields: { name: string; sample: string; maxLength: number; optional?: boolean }[];
}

export async function listSampleProducts(database: Database): Promise<SampleProduct[]> {
  const { rows } = await sql<SampleProduct>`
    SELECT product_variant.id AS "productId", blank_variant.sku AS "blankSku", blank_variant.stock, design.fields
    FROM product_variant
    JOIN product ON product.id = product_variant.product_id
    JOIN design ON design.id = product.design_id
    JOIN blank_variant ON blank_variant.id = product_variant.blank_variant_id
    WHERE product.is_sold AND NOT EXISTS (
      SELECT FROM product_document
      WHERE product_document.product_id = product.id AND document @? '$.layers[*].type ? (@ == "place")')
    ORDER BY product_variant.sku`.execute(database);
  return rows;
}

/** Lines of orders that are still to be made. */
export async function linesToMake(
  database: Database,
  orderIds: readonly string[],
): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await database
    .selectFrom('orderLine')
    .innerJoin('customerOrder', 'customerOrder.id', 'orderLine.orderId')
    .select('orderLine.id')
    .where('orderId', 'in', [...orderIds])
    .where('customerOrder.state', 'in', ['paid', 'inProduction'])
    .where('productionState', 'in', ['waiting', 'making'])
    .execute();
  return rows.map(({ id }) => id);
}

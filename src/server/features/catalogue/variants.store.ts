/** Reads product data for carts, checkout and artwork. */
import { sql } from 'kysely';
import type { AngledPicture } from '../../../domain/catalogue/picture.ts';
import type { DesignDocument, DesignField, Process } from '../../../artwork/design/design.ts';
import type { MachineSettings } from '../../../artwork/production/machine-settings.ts';
import type { Availability } from '../../../domain/catalogue/availability.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { anyOf } from '../../database/connection/kept-plans.ts';
import { PICTURE_JSON, SAMPLED_FIELDS } from './product-parts.store.ts';

export interface SellableRow {
  productId: string;
  slug: string;
  name: string;
  sku: string;
  /** With the colour, if the product comes in several. */
  options: Record<string, string>;
  finish: string;
  finishId: string;
  blankId: string;
  blankVariantId: string;
  vatRatePercent: number;
  unitPricePence: number;
  wasPence: number | null;
  availability: Availability;
  design: string;
  fields: DesignField[];
  plate: string;
  angles: string[];
  process: Process;
  settings: MachineSettings;
  mirrored: boolean;
  productRow: string;
  picture: AngledPicture | null;
}

/** A withdrawn product, or a variant without a current price. It can be described but not sold. */
export type WithdrawnRow = Omit<SellableRow, 'unitPricePence' | 'wasPence' | 'availability'> & {
  unitPricePence: null;
  wasPence: null;
  availability: 'withdrawn';
};

/** With the colour, if the product comes in several: its finish. */
const CHOSEN = sql`CASE WHEN EXISTS (
    SELECT FROM product_variant other JOIN blank_variant unit ON unit.id = other.blank_variant_id
    WHERE other.product_id = product.id AND unit.finish_id <> finish.id)
  THEN jsonb_build_object('colour', finish.name) || blank_variant.options ELSE blank_variant.options END`;

export interface KitRow {
  productRow: string;
  document: DesignDocument;
  fields: DesignField[];
  angles: string[];
}

/** Finds variants by id, at the price charged at `moment`; without a price they are withdrawn. */
export async function selectVariants(
  database: Database,
  productIds: readonly string[],
  moment: Date,
  within: Database | Transaction = database,
): Promise<(SellableRow | WithdrawnRow)[]> {
  const { rows } = await sql<SellableRow | WithdrawnRow>`
        SELECT product_variant.id AS "productId", product.slug, product.name, product_variant.sku, ${CHOSEN} AS options,
          finish.name AS finish, finish.id AS "finishId", blank.id AS "blankId", blank_variant.id AS "blankVariantId",
          product.vat_rate_percent AS "vatRatePercent", charged.unit_price_pence AS "unitPricePence", charged.was_pence AS "wasPence",
          CASE WHEN charged.unit_price_pence IS NULL THEN 'withdrawn' ELSE stock_band(blank_variant.stock) END AS availability, design.slug AS design, ${SAMPLED_FIELDS} AS fields,
          finish.plate, finish.angles, finish.process, finish.settings, blank.mirrored, product.id AS "productRow",
          (SELECT ${PICTURE_JSON} FROM picture WHERE picture.product_id = product.id AND picture.finish_id = finish.id
            ORDER BY picture.position LIMIT 1) AS picture
        FROM product_variant
        JOIN product ON product.id = product_variant.product_id
        JOIN blank ON blank.id = product.blank_id
        JOIN design ON design.id = product.design_id
        JOIN blank_variant ON blank_variant.id = product_variant.blank_variant_id
        JOIN finish ON finish.id = blank_variant.finish_id
        LEFT JOIN LATERAL current_price(product_variant.id, ${moment}) charged ON product.withdrawn_at IS NULL
        WHERE product_variant.id = ANY ${anyOf(productIds)}`.execute(within);
  return rows;
}

export async function selectStock(
  database: Database,
  productId: string,
): Promise<number | undefined> {
  return (
    await database
      .selectFrom('productVariant')
      .innerJoin('blankVariant', 'blankVariant.id', 'productVariant.blankVariantId')
      .innerJoin('product', 'product.id', 'productVariant.productId')
      .select('blankVariant.stock')
      .where('productVariant.id', '=', productId)
      .where('product.isSold', '=', true)
      .executeTakeFirst()
  )?.stock;
}

export async function selectDocuments(
  database: Database,
  products: readonly { productRow: string; finishId: string }[],
  within: Database | Transaction = database,
): Promise<{ productRow: string; finishId: string; document: DesignDocument }[]> {
  return within
    .selectFrom('productDocument')
    .select(['productId as productRow', 'finishId', 'document'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('productId', 'finishId'),
        'in',
        products.map(({ productRow, finishId }) => tuple(productRow, finishId)),
      ),
    )
    .execute();
}

/** Finds a variant by names: a product on the finish photographed on a plate. */
export async function selectKit(
  database: Database,
  slug: string,
  plate: string,
): Promise<KitRow | null> {
  const { rows } = await sql<KitRow>`
        SELECT product.id AS "productRow", product_document.document, ${SAMPLED_FIELDS} AS fields, finish.angles
        FROM product_document
        JOIN product ON product.id = product_document.product_id
        JOIN design ON design.id = product.design_id
        JOIN finish ON finish.id = product_document.finish_id
        WHERE product.slug = ${slug} AND finish.plate = ${plate}`.execute(database);
  return rows[0] ?? null;
}

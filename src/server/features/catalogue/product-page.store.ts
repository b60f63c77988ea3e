/** Reads product pages. */
import { sql } from 'kysely';
import type { Availability } from '../../../domain/catalogue/availability.ts';
import { OTHER_SIDE_ANGLE } from '../../../domain/catalogue/other-side.ts';
import type { AngledPicture } from '../../../domain/catalogue/picture.ts';
import type { BlankFacts } from '../../../domain/catalogue/facts-as-sold.ts';
import type { DesignField, Process } from '../../../artwork/design/design.ts';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { MachineSettings } from '../../../artwork/production/machine-settings.ts';
import type { Database } from '../../database/connection/connection.ts';
import { PICTURE_JSON, SAMPLED_FIELDS } from './product-parts.store.ts';

export interface ProductRow {
  id: string;
  blankId: string;
  slug: string;
  name: string;
  summary: string;
  description: string[];
  vatRatePercent: number;
  design: { slug: string; name: string };
  fields: DesignField[];
  blank: BlankFacts & {
    slug: string;
    name: string;
    capacity?: string;
    care: string;
  };
  finishes: {
    slug: string;
    name: string;
    cloth: string | null;
    plate: string;
    process: Process;
    settings: MachineSettings;
    /** Those of the front first, each side in the design's order. */
    photoPlaces: PhotoPlace[];
    pictures: AngledPicture[];
  }[];
  /** Only what is on sale, at its current price. */
  variants: ProductVariantRow[];
  trail: { name: string; slug: string }[];
  /** Ids of products of the same design or the same blank, the same design first. */
  alike: string[];
}

export interface ProductVariantRow {
  productId: string;
  sku: string;
  /** Slug of the finish. */
  finish: string;
  options: Record<string, string>;
  unitPricePence: number;
  wasPence: number | null;
  availability: Availability;
}

const ALIKE = 4;

// The limits are literals, because Postgres would plan the statement again for each call with parameters.
const ALIKE_IDS = sql`ARRAY(
  SELECT id FROM (
    (SELECT id, position, 1 AS nearness FROM product AS other
      WHERE is_sold AND design_id = product.design_id AND id <> product.id ORDER BY position LIMIT ${sql.lit(ALIKE)})
    UNION ALL
    (SELECT id, position, 2 FROM product AS other
      WHERE is_sold AND blank_id = product.blank_id AND design_id <> product.design_id ORDER BY position LIMIT ${sql.lit(ALIKE)})
  ) AS near ORDER BY nearness, position LIMIT ${sql.lit(ALIKE)})`;

const variantsOnSale = (moment: Date) => sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('productId', product_variant.id, 'sku', product_variant.sku, 'finish', finish.slug,
      'options', blank_variant.options, 'unitPricePence', charged.unit_price_pence, 'wasPence', charged.was_pence,
      'availability', stock_band(blank_variant.stock)) ORDER BY product_variant.position)
  FROM product_variant
  JOIN blank_variant ON blank_variant.id = product_variant.blank_variant_id
  JOIN finish ON finish.id = blank_variant.finish_id
  JOIN LATERAL current_price(product_variant.id, ${moment}) charged ON charged.unit_price_pence IS NOT NULL
  WHERE product_variant.product_id = product.id AND product.withdrawn_at IS NULL), '[]'::jsonb)`;

/** All that a product's page shows, in one statement; null if no product on sale has the slug. */
export async function productBySlug(
  database: Database,
  slug: string,
  moment: Date,
): Promise<ProductRow | null> {
  const { rows } = await sql<ProductRow>`
    SELECT product.id, product.blank_id AS "blankId", product.slug, product.name, product.summary, product.description, product.vat_rate_percent AS "vatRatePercent",
      jsonb_build_object('slug', design.slug, 'name', design.name) AS design, ${SAMPLED_FIELDS} AS fields,
      jsonb_build_object('slug', blank.slug, 'name', blank.name) || (blank.facts - 'gender' - 'cloths') AS blank,
      (SELECT jsonb_agg(jsonb_build_object('slug', finish.slug, 'name', finish.name, 'cloth', blank.facts -> 'cloths' ->> finish.slug, 'plate', finish.plate, 'process', finish.process, 'settings', finish.settings,
          'photoPlaces', coalesce((SELECT jsonb_agg(layer - 'type' - 'sample' || CASE WHEN is_other_side THEN '{"isOtherSide": true}'::jsonb ELSE '{}' END ORDER BY is_other_side, place)
            FROM jsonb_array_elements(product_document.document -> 'layers') WITH ORDINALITY AS each_layer (layer, place)
              CROSS JOIN LATERAL (SELECT ${sql.lit(OTHER_SIDE_ANGLE)} = ANY (finish.angles) AND (layer ->> 'x')::numeric * 2 < (product_document.document -> 'area' ->> 'w')::numeric) AS side (is_other_side)
            WHERE layer ->> 'type' = 'place'), '[]'::jsonb),
          'pictures', coalesce((SELECT jsonb_agg(${PICTURE_JSON} ORDER BY picture.position) FROM picture
            WHERE picture.product_id = product.id AND picture.finish_id = finish.id), '[]'::jsonb)) ORDER BY finish.position)
        FROM product_document JOIN finish ON finish.id = product_document.finish_id
        WHERE product_document.product_id = product.id) AS finishes,
      ${variantsOnSale(moment)} AS variants,
      ${ALIKE_IDS} AS alike,
      coalesce((SELECT jsonb_build_array(jsonb_build_object('name', parent.name, 'slug', parent.slug), jsonb_build_object('name', child.name, 'slug', child.slug))
        FROM product_category JOIN category child ON child.id = product_category.category_id JOIN category parent ON parent.id = child.parent_id
        WHERE product_category.product_id = product.id ORDER BY parent.occasion, parent.position, child.position LIMIT 1), '[]'::jsonb) AS trail
    FROM product JOIN design ON design.id = product.design_id JOIN blank ON blank.id = product.blank_id
    WHERE product.slug = ${slug} AND product.is_sold`.execute(database);
  return rows[0] ?? null;
}

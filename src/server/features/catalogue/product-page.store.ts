/** Reads product pages. */
import { sql } from 'kysely';
import type { AngledPicture } from '../../../domain/catalogue/picture.ts';
import type { SizeMeasures } from '../../../domain/catalogue/size-measures.ts';
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
  blank: {
    slug: string;
    name: string;
    material: string;
    size: string;
    capacity?: string;
    measures?: SizeMeasures;
    care: string;
    production: string;
  };
  finishes: {
    slug: string;
    name: string;
    cloth: string | null;
    plate: string;
    process: Process;
    settings: MachineSettings;
    /** In the design's order. */
    photoPlaces: PhotoPlace[];
    pictures: AngledPicture[];
  }[];
  variantIds: string[];
  trail: { name: string; slug: string }[];
}

export async function productBySlug(database: Database, slug: string): Promise<ProductRow | null> {
  const { rows } = await sql<ProductRow>`
    SELECT product.id, product.blank_id AS "blankId", product.slug, product.name, product.summary, product.description, product.vat_rate_percent AS "vatRatePercent",
      jsonb_build_object('slug', design.slug, 'name', design.name) AS design, ${SAMPLED_FIELDS} AS fields,
      jsonb_build_object('slug', blank.slug, 'name', blank.name) || (blank.facts - 'gender' - 'cloths') AS blank,
      (SELECT jsonb_agg(jsonb_build_object('slug', finish.slug, 'name', finish.name, 'cloth', blank.facts -> 'cloths' ->> finish.slug, 'plate', finish.plate, 'process', finish.process, 'settings', finish.settings,
          'photoPlaces', coalesce((SELECT jsonb_agg(layer - 'type' - 'sample' ORDER BY place)
            FROM jsonb_array_elements(product_document.document -> 'layers') WITH ORDINALITY AS each_layer (layer, place)
            WHERE layer ->> 'type' = 'place'), '[]'::jsonb),
          'pictures', coalesce((SELECT jsonb_agg(${PICTURE_JSON} ORDER BY picture.position) FROM picture
            WHERE picture.product_id = product.id AND picture.finish_id = finish.id), '[]'::jsonb)) ORDER BY finish.position)
        FROM product_document JOIN finish ON finish.id = product_document.finish_id
        WHERE product_document.product_id = product.id) AS finishes,
      (SELECT jsonb_agg(product_variant.id ORDER BY product_variant.position) FROM product_variant
        WHERE product_variant.product_id = product.id) AS "variantIds",
      coalesce((SELECT jsonb_build_array(jsonb_build_object('name', parent.name, 'slug', parent.slug), jsonb_build_object('name', child.name, 'slug', child.slug))
        FROM product_category JOIN category child ON child.id = product_category.category_id JOIN category parent ON parent.id = child.parent_id
        WHERE product_category.product_id = product.id ORDER BY parent.occasion, parent.position, child.position LIMIT 1), '[]'::jsonb) AS trail
    FROM product JOIN design ON design.id = product.design_id JOIN blank ON blank.id = product.blank_id
    WHERE product.slug = ${slug} AND product.is_sold`.execute(database);
  return rows[0] ?? null;
}

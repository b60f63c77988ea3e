/** Parts of the catalogue's queries: pictures and fields of a product. */
import { sql } from 'kysely';

export const PICTURE_JSON = sql`jsonb_build_object('key', picture.key, 'widths', picture.widths, 'tint', picture.tint, 'alt', picture.alt, 'angle', picture.angle)`;

export const FIRST_PICTURE = sql`(SELECT ${PICTURE_JSON} FROM picture WHERE picture.product_id = product.id ORDER BY picture.position LIMIT 1)`;

/** The design's fields, with the sample texts of this product's picture. */
export const SAMPLED_FIELDS = sql`(
  SELECT jsonb_agg(CASE WHEN product.sample ? (field ->> 'name') THEN field || jsonb_build_object('sample', product.sample -> (field ->> 'name')) ELSE field END ORDER BY place)
  FROM jsonb_array_elements(design.fields) WITH ORDINALITY AS each_field (field, place))`;

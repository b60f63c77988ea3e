/** Parts of the catalogue's queries: pictures and fields of a product. */
import { sql } from 'kysely';
import { OTHER_SIDE_ANGLE } from '../../../domain/catalogue/other-side.ts';
import { SCENE_ANGLE } from '../../../domain/catalogue/picture.ts';

export const PICTURE_JSON = sql`jsonb_build_object('key', picture.key, 'widths', picture.widths, 'tint', picture.tint, 'alt', picture.alt, 'angle', picture.angle)`;

/** Lists show every third product in use, and of mugs another third from the other side, so that neighbours differ. */
const LOOKS = 3;
const IN_USE = 0;
const OTHER_SIDE = 2;

/** By the product's number, so that it looks alike in all lists. Of the first finish, whose pictures come first. */
export const CARD_PICTURE = sql`(SELECT ${PICTURE_JSON} FROM picture WHERE picture.product_id = product.id
  ORDER BY (picture.angle = CASE product.number % ${sql.lit(LOOKS)} WHEN ${sql.lit(IN_USE)} THEN ${SCENE_ANGLE} WHEN ${sql.lit(OTHER_SIDE)} THEN ${OTHER_SIDE_ANGLE} END) DESC NULLS LAST, picture.position LIMIT 1)`;

/** The design's fields, with the sample texts of this product's picture. */
export const SAMPLED_FIELDS = sql`(
  SELECT jsonb_agg(CASE WHEN product.sample ? (field ->> 'name') THEN field || jsonb_build_object('sample', product.sample -> (field ->> 'name')) ELSE field END ORDER BY place)
  FROM jsonb_array_elements(design.fields) WITH ORDINALITY AS each_field (field, place))`;

/** Reads lists of products, and the cards in them. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { FacetValue } from '../../../domain/catalogue/facet-value.ts';
import type { AngledPicture } from '../../../domain/catalogue/picture.ts';
import type { SortOrder } from '../../../domain/catalogue/sort-order.ts';
import type { DesignField } from '../../../artwork/design/design.ts';
import type { Availability } from '../../../domain/catalogue/availability.ts';
import type { Database } from '../../database/connection/connection.ts';
import { CARD_PICTURE, SAMPLED_FIELDS } from './product-parts.store.ts';

export interface ListQuery {
  sort: SortOrder;
  blank?: string | undefined;
  limit: number;
  offset: number;
}

export interface CategoryQuery extends ListQuery {
  /** The category of an occasion whose own designs come first in featured order. */
  ownOf?: string | undefined;
}

export interface IdList {
  ids: string[];
  total: number;
  blanks: FacetValue[];
}

type Condition = RawBuilder<unknown>;

interface List {
  condition: Condition;
  join?: Condition;
  /** Which products come before the others in featured order. */
  first?: Condition | undefined;
}

export interface CardRow {
  id: string;
  blankId: string;
  slug: string;
  name: string;
  summary: string;
  fromPence: number;
  wasPence: number | null;
  pricesVary: boolean;
  availability: Availability;
  design: string;
  fields: DesignField[];
  /** How many photographs the design has places for. */
  photoPlaces: number;
  plate: string;
  angles: string[];
  picture: AngledPicture | null;
}

export const ORDERINGS: Record<SortOrder, ReturnType<typeof sql>> = {
  featured: sql`product.position, product.id`,
  newest: sql`product.created_at DESC, product.id`,
  'price-low': sql`product.from_pence, product.id`,
  'price-high': sql`product.from_pence DESC, product.id`,
};

export function listCategory(
  database: Database,
  categoryId: string,
  { ownOf, ...query }: CategoryQuery,
): Promise<IdList> {
  const first = query.sort === 'featured' ? ownOf : undefined;
  return listOf(database, heldBy(categoryId, first), query);
}

/** The first products of an occasion's category: those with designs drawn for it come before others. */
export const selectOwnFirst = (
  database: Database,
  categoryId: string,
  limit: number,
): Promise<string[]> =>
  selectPage(database, heldBy(categoryId, categoryId), { sort: 'featured', limit, offset: 0 });

const heldBy = (categoryId: string, ownOf: string | undefined): List => ({
  join: sql`JOIN product_category ON product_category.product_id = product.id`,
  condition: sql`product_category.category_id = ${categoryId}`,
  first: ownOf === undefined ? undefined : isOwnDesign(ownOf),
});

/** More products than a design has in most shops. */
const LOOKED_AT = 40;

/**
 * Whether a design was drawn for a category: the first forty products with it that are sold are in there. Not all of
 * them, so that a design with thousands of products does not delay the page.
 */
const isOwnDesign = (categoryId: string): Condition => sql`product.design_id IN (
  SELECT design.id FROM design WHERE NOT EXISTS (
    SELECT FROM (
      SELECT other.id FROM product other WHERE other.design_id = design.id AND other.is_sold
      ORDER BY other.position LIMIT ${LOOKED_AT}) few
    WHERE NOT EXISTS (
      SELECT FROM product_category held WHERE held.product_id = few.id AND held.category_id = ${categoryId})))`;

export function listSale(database: Database, query: ListQuery) {
  return listOf(database, { condition: sql`product.was_pence IS NOT NULL` }, query);
}

export async function selectCards(database: Database, ids: readonly string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
        SELECT product.id, product.blank_id AS "blankId", product.slug, product.name, product.summary, product.from_pence AS "fromPence",
          product.was_pence AS "wasPence", product.prices_vary AS "pricesVary", looks.availability,
          design.slug AS design, ${SAMPLED_FIELDS} AS fields,
          (SELECT jsonb_array_length(jsonb_path_query_array(document, '$.layers[*] ? (@.type == "place")')) FROM product_document
            WHERE product_document.product_id = product.id LIMIT 1) AS "photoPlaces", looks.plate, looks.angles, ${CARD_PICTURE} AS picture
        FROM product JOIN design ON design.id = product.design_id
        CROSS JOIN LATERAL (
          SELECT stock_band(max(blank_variant.stock)) AS availability, (array_agg(finish.plate ORDER BY finish.position))[1] AS plate,
            (array_agg(to_jsonb(finish.angles) ORDER BY finish.position))[1] AS angles
          FROM product_variant
          JOIN blank_variant ON blank_variant.id = product_variant.blank_variant_id
          JOIN finish ON finish.id = blank_variant.finish_id
          WHERE product_variant.product_id = product.id
        ) looks
        WHERE product.id = ANY(${ids})`.execute(database);
  return rows;
}

export async function selectFeatured(database: Database, limit: number): Promise<string[]> {
  const products = await database
    .selectFrom('product')
    .select('id')
    .where('isSold', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
  return products.map(({ id }) => id);
}

export async function selectWithDesign(database: Database, design: string): Promise<string[]> {
  return (
    await database
      .selectFrom('product')
      .innerJoin('design', 'design.id', 'product.designId')
      .select('product.id')
      .where('design.slug', '=', design)
      .where('product.isSold', '=', true)
      .orderBy('product.position')
      .execute()
  ).map(({ id }) => id);
}

async function listOf(database: Database, list: List, query: ListQuery): Promise<IdList> {
  const { blank } = query;
  const [ids, blanks] = await Promise.all([
    selectPage(database, list, query),
    sql<FacetValue>`
      SELECT blank.slug, coalesce(blank.plural, blank.name) AS name, count(*)::int AS count ${products(list)} GROUP BY blank.id ORDER BY count DESC, name`.execute(
      database,
    ),
  ]);
  const counted = blanks.rows.filter(({ slug }) => !blank || slug === blank);
  return {
    ids,
    total: counted.reduce((all, { count }) => all + count, 0),
    blanks: blanks.rows,
  };
}

/** What comes first is read apart, so that both parts follow the index of the order and no category is sorted whole. */
async function selectPage(
  database: Database,
  { first, ...list }: List,
  { sort, blank, limit, offset }: ListQuery,
): Promise<string[]> {
  const ofBlank = blank ? sql`blank.slug = ${blank}` : sql`true`;
  const order = ORDERINGS[sort];
  const part = (number: number, condition: Condition) => sql`
    SELECT product.id, ${number}::int AS part, product.position ${products(list)} AND ${ofBlank} AND ${condition}
    ORDER BY ${order} LIMIT ${limit + offset}`;
  const page = first
    ? sql`SELECT id FROM ((${part(0, first)}) UNION ALL (${part(1, sql`NOT ${first}`)})) product
        ORDER BY part, ${order} LIMIT ${limit} OFFSET ${offset}`
    : sql`SELECT product.id ${products(list)} AND ${ofBlank} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  const { rows } = await (page as RawBuilder<{ id: string }>).execute(database);
  return rows.map(({ id }) => id);
}

const products = ({ join = sql``, condition }: List): Condition => sql`
  FROM product JOIN blank ON blank.id = product.blank_id ${join} WHERE product.is_sold AND ${condition}`;

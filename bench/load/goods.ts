/** What shoppers put into carts: real variants with texts that fit their designs. */
import { sql } from 'kysely';
import type { Database } from '../../src/server/database/connection/connection.ts';
import { UNDRAWN_FROM } from '../big-catalogue.ts';

export interface Goods {
  slug: string;
  /** As POST /api/cart/{cartId}/add accepts it. */
  item: {
    productId: string;
    quantity: number;
    personalisation: { v: 1; fields: Record<string, string> };
  };
}

/** Products from the whole catalogue that need no photograph, with their designs' sample texts. */
export async function chooseGoods(database: Database, count: number): Promise<Goods[]> {
  const { rows } = await sql<{
    slug: string;
    productId: string;
    fields: { name: string; sample: string }[];
  }>`
    SELECT product.slug, design.fields,
      (SELECT id FROM product_variant WHERE product_id = product.id ORDER BY position LIMIT 1) AS "productId"
    FROM product JOIN design ON design.id = product.design_id
    WHERE product.position < ${UNDRAWN_FROM} AND NOT EXISTS (
      SELECT FROM product_document WHERE product_id = product.id AND document @? '$.layers[*].type ? (@ == "place")')
    ORDER BY md5(product.slug) LIMIT ${count}`.execute(database);
  return rows.map(({ slug, productId, fields }) => ({
    slug,
    item: {
      productId,
      quantity: 1,
      personalisation: {
        v: 1,
        fields: Object.fromEntries(fields.map(({ name, sample }) => [name, sample])),
      },
    },
  }));
}

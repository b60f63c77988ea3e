/** Reads the catalogue; the queries of each kind are in a file of their own. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import {
  listCategory,
  listSale,
  selectCards,
  selectFeatured,
  selectOwnFirst,
  selectWithDesign,
} from './product-lists.store.ts';
import { selectVariants, selectStock, selectDocuments, selectKit } from './variants.store.ts';
import { productBySlug } from './product-page.store.ts';

export type CatalogueStore = ReturnType<typeof catalogueStore>;

export function catalogueStore(database: Database) {
  return bound(database, {
    categories: selectCategories,
    redirectOf: selectRedirect,
    inCategory: listCategory,
    ownFirst: selectOwnFirst,
    onSale: listSale,
    featured: selectFeatured,
    cards: selectCards,
    productBySlug,
    variants: selectVariants,
    wearing: selectWithDesign,
    stock: selectStock,
    documents: selectDocuments,
    kit: selectKit,
  });
}

export function selectCategories(database: Database) {
  return database
    .selectFrom('category')
    .select([
      'title',
      'id',
      'parentId',
      'slug',
      'name',
      'metaDescription',
      'picture',
      'occasion',
      'guide',
      'giftDay',
      'yearly',
    ])
    .orderBy('position')
    .execute();
}

export async function selectRedirect(
  database: Database,
  kind: 'product' | 'category',
  oldSlug: string,
): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
        SELECT target.slug FROM slug_redirect JOIN ${sql.table(kind)} target ON target.id = slug_redirect.target_id
        WHERE kind = ${kind} AND old_slug = ${oldSlug}`.execute(database);
  return rows[0]?.slug ?? null;
}

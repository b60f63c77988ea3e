/**
 * Multiplies the demo shop to thousands of products with different names, texts, prices and
 * pictures, by SQL alone.
 */
import { sql } from 'kysely';
import type { Database } from '../src/server/database/connection/connection.ts';

const THEMES = [
  'Heather',
  'Bramble',
  'Harbour',
  'Orchard',
  'Thistle',
  'Cobble',
  'Pebble',
  'Lantern',
  'Meadow',
  'Bluebell',
  'Marigold',
  'Foxglove',
  'Cathedral',
  'Railway',
  'Lighthouse',
  'Cricket',
  'Rugby',
  'Cycling',
  'Fishing',
  'Gardening',
  'Baking',
  'Camping',
  'Sailing',
  'Knitting',
  'Spaniel',
  'Labrador',
  'Whippet',
  'Tabby',
  'Robin',
  'Puffin',
  'Hedgehog',
  'Otter',
  'Badger',
  'Kingfisher',
  'Swallow',
  'Tortoise',
  'Cornwall',
  'Yorkshire',
  'Highland',
  'Norfolk',
  'Pembroke',
  'Antrim',
  'Cumbria',
  'Devon',
  'Orkney',
  'Snowdonia',
  'Cotswold',
  'Northumbria',
];
const OCCASIONS = [
  'Birthday',
  'Christmas',
  'Wedding',
  'Anniversary',
  'Retirement',
  'Christening',
  'Graduation',
  'Housewarming',
  'Valentine',
  'Easter',
  'Grandad',
  'Grandma',
  'Godmother',
  'Bridesmaid',
  'Teacher',
  'Neighbour',
  'Colleague',
  'Sister',
  'Brother',
  'Auntie',
];

const FIRST_POSITION = 100_000;
const ROUND_POSITIONS = 1000;
const DRAWN_ROUNDS = 30;
/**
 * Products from here on have an empty design: no measurement buys them, and drawing them all would
 * take long and gigabytes.
 */
export const UNDRAWN_FROM = FIRST_POSITION + DRAWN_ROUNDS * ROUND_POSITIONS;

/** The database has one connection. Stock is so high that no load sells out. */
export async function multiplyCatalogue(database: Database, products: number): Promise<void> {
  await sql`SET statement_timeout = 0`.execute(database);
  await database.transaction().execute(async (transaction) => {
    await sql`
      CREATE TEMP TABLE made ON COMMIT DROP AS
      SELECT gen_random_uuid() AS id, product.id AS source, round,
        (${THEMES}::text[])[1 + mod(round * 7 + product.position, ${THEMES.length})] AS theme,
        (${OCCASIONS}::text[])[1 + mod(round * 3 + product.position, ${OCCASIONS.length})] AS occasion,
        mod(round * 13 + product.position * 5, 9) * 50 AS dearer
      FROM product, generate_series(1, (SELECT ${products} / count(*)::int FROM product)) AS round
      ORDER BY round, product.position LIMIT greatest(0, ${products} - (SELECT count(*)::int FROM product))`.execute(
      transaction,
    );
    await sql`
      INSERT INTO product (id, slug, name, summary, description, blank_id, design_id, vat_rate_percent, sample, search_words, position,
        from_pence, was_pence, prices_vary)
      SELECT made.id, format('%s-%s-%s-%s', slug, lower(theme), lower(occasion), round), format('%s %s %s', theme, occasion, name),
        format('For %s and everyone who loves %s. %s', occasion, theme, summary), description, blank_id, design_id, vat_rate_percent, sample,
        format('%s %s %s', search_words, theme, occasion), position + ${FIRST_POSITION}::int + (round - 1) * ${ROUND_POSITIONS}::int,
        from_pence + dearer, was_pence + dearer, prices_vary
      FROM made JOIN product ON product.id = made.source`.execute(transaction);
    await sql`
      INSERT INTO product_document (product_id, finish_id, document)
      SELECT made.id, finish_id, CASE WHEN round > ${DRAWN_ROUNDS}::int THEN '{}' ELSE document END FROM made JOIN product_document ON product_id = made.source`.execute(
      transaction,
    );
    await sql`
      CREATE TEMP TABLE made_variant ON COMMIT DROP AS
      SELECT gen_random_uuid() AS id, made.id AS product_id, variant.id AS source, dearer, blank_variant_id,
        format('%s-%s', sku, round) AS sku, position
      FROM made JOIN product_variant variant ON variant.product_id = made.source`.execute(
      transaction,
    );
    await sql`
      INSERT INTO product_variant (id, product_id, blank_variant_id, sku, position)
      SELECT id, product_id, blank_variant_id, sku, position FROM made_variant`.execute(
      transaction,
    );
    await sql`
      INSERT INTO price (id, product_variant_id, unit_price_pence, kind, valid_from, actor)
      SELECT gen_random_uuid(), made_variant.id, unit_price_pence + dearer, kind, valid_from, 'bench'
      FROM made_variant JOIN price ON product_variant_id = made_variant.source`.execute(
      transaction,
    );
    await sql`
      INSERT INTO picture (id, product_id, finish_id, angle, key, widths, tint, alt, position)
      SELECT gen_random_uuid(), made.id, finish_id, angle, key, widths, tint, alt, position
      FROM made JOIN picture ON product_id = made.source`.execute(transaction);
    await sql`
      INSERT INTO product_category (product_id, category_id)
      SELECT made.id, category_id FROM made JOIN product_category ON product_id = made.source`.execute(
      transaction,
    );
    await sql`UPDATE blank_variant SET stock = 10000000`.execute(transaction);
    await sql`SELECT refresh_prices(NULL, now())`.execute(transaction);
  });
  await sql`VACUUM ANALYZE`.execute(database);
}

export async function slugsOf(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('product').select('slug').orderBy('id').execute();
  return rows.map(({ slug }) => slug);
}

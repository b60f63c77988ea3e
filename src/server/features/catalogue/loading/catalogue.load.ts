/** Fills an empty database with the demo shop of `catalogue/`, in one transaction. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { catalogueRows } from './catalogue.rows.ts';
import type { CatalogueRows, CatalogueTable, DemoShop, PictureIndex } from './demo-rows.ts';

const PICTURES = new URL('../../../../../catalogue/pictures/index.json', import.meta.url);
// Postgres takes 65,535 parameters in one statement; no table here has more than 20 columns.
const ROWS_AT_ONCE = 2000;
const ORDER: readonly CatalogueTable[] = [
  'category',
  'blank',
  'finish',
  'blankVariant',
  'design',
  'product',
  'productDocument',
  'productVariant',
  'price',
  'picture',
  'productCategory',
];

type Progress = (done: number, all: number) => void;

export interface LoadOptions {
  /** Of every product; 20 by default. */
  vatRatePercent?: number;
  onProgress?: Progress;
}

/** True if the shop has no products yet. */
export async function catalogueIsEmpty(database: Database | Transaction): Promise<boolean> {
  return (
    (await database.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined
  );
}

/** The demo shop from `catalogue/`. */
export async function demoShop(): Promise<DemoShop> {
  // Loaded only for an empty database, so that a warm start skips it.
  const [{ blanks }, { categories }, { designs }, { products }, { guides }, { titles }, pictures] =
    await Promise.all([
      import('../../../../../catalogue/blanks.ts'),
      import('../../../../../catalogue/categories.ts'),
      import('../../../../../catalogue/designs/designs.ts'),
      import('../../../../../catalogue/products.ts'),
      import('../../../../../catalogue/guides/guides.ts'),
      import('../../../../../catalogue/categories/titles.ts'),
      readFile(PICTURES, 'utf8').then((text) => JSON.parse(text) as PictureIndex),
    ]);
  return { categories, blanks, designs, products, guides, titles, pictures };
}

/** Loads the demo shop into an empty database; of several processes that start together, only one does. */
export async function loadCatalogue(
  database: Database,
  now: Date,
  { vatRatePercent, onProgress }: LoadOptions = {},
): Promise<void> {
  // Before the transaction: on a busy machine Postgres would end one that is idle for so long.
  const rows = catalogueRows({ ...(await demoShop()), vatRatePercent }, now);
  await database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE product IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    if (await catalogueIsEmpty(transaction)) await insertRows(transaction, rows, now, onProgress);
  });
}

export async function insertShop(database: Database, shop: DemoShop, now: Date): Promise<void> {
  const rows = catalogueRows(shop, now);
  await database.transaction().execute((transaction) => insertRows(transaction, rows, now));
}

/** In the order in which they refer to each other, with the prices that lists and sorting show. */
export async function insertRows(
  transaction: Transaction,
  rows: CatalogueRows,
  now: Date,
  onProgress: Progress = () => {},
): Promise<void> {
  const all = ORDER.reduce((count, table) => count + rows[table].length, 0);
  let done = 0;
  for (const table of ORDER) {
    for (let from = 0; from < rows[table].length; from += ROWS_AT_ONCE) {
      const some = rows[table].slice(from, from + ROWS_AT_ONCE);
      await insertSome(transaction, table, some);
      onProgress((done += some.length), all);
    }
  }
  await sql`SELECT refresh_prices(NULL, ${now})`.execute(transaction);
  await sql`UPDATE price SET is_listed = true WHERE valid_from <= ${now}`.execute(transaction);
}

async function insertSome<Table extends CatalogueTable>(
  transaction: Transaction,
  table: Table,
  rows: CatalogueRows[Table],
): Promise<void> {
  // Kysely's types cannot follow the union of tables; CatalogueRows pairs rows with their table.
  const insert = transaction.insertInto(table as 'category');
  await insert.values(rows as CatalogueRows['category']).execute();
}

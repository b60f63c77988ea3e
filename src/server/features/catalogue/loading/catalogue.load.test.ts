import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database/database.ts';
import { catalogueIsEmpty, demoShop, loadCatalogue } from './catalogue.load.ts';

const { database } = await testDatabase();

test('several processes that start together on an empty database load the demo shop once', async () => {
  expect(await catalogueIsEmpty(database)).toBe(true);
  const now = new Date();
  await Promise.all([1, 2, 3].map(() => loadCatalogue(database, now)));
  const { products } = await demoShop();
  const rows = await database.selectFrom('product').select('slug').execute();
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(
    products.map(({ slug }) => slug).toSorted(),
  );
});

test('a shop loaded before machine settings existed gets those of its own blanks, and keeps later changes', async () => {
  const settings = async () => {
    const { rows } = await sql<{ finish: string; settings: object }>`
      SELECT blank.slug || '/' || finish.slug AS finish, settings FROM finish
      JOIN blank ON blank.id = blank_id ORDER BY 1`.execute(database);
    return Object.fromEntries(rows.map(({ finish, settings }) => [finish, settings]));
  };
  await loadCatalogue(database, new Date());
  const loaded = await settings();
  expect(loaded['printed-plaque/sage']).toHaveProperty('base');
  const own = { work: 'engrave', powerPercent: 12 };
  await sql`UPDATE finish SET settings = '{}'`.execute(database);
  await sql`UPDATE finish SET settings = ${JSON.stringify(own)} WHERE plate IN ('slate-coaster', 'glass-tumbler')`.execute(
    database,
  );
  const migration = new URL(
    '../../../database/migrations/0029-known-settings.sql',
    import.meta.url,
  );
  await sql.raw(readFileSync(migration, 'utf8')).execute(database);
  expect(await settings()).toEqual({
    ...loaded,
    'slate-coaster/slate': own,
    'glass-tumbler/clear': { ...own, rotary: true },
  });
});

test('no whisky glass is called a tumbler, in a new shop or in one loaded before; names of its own stay', async () => {
  await loadCatalogue(database, new Date());
  const glasses = async () => {
    const { rows } = await sql<{ slug: string; name: string; alt: string }>`
      SELECT product.slug, product.name, alt FROM product JOIN blank ON blank.id = blank_id
      JOIN picture ON picture.product_id = product.id
      WHERE blank.slug = 'glass-tumbler' ORDER BY product.slug, picture.position`.execute(database);
    return rows;
  };
  const loaded = await glasses();
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter(({ name, alt }) => /tumbler/i.test(name + alt))).toEqual([]);

  await sql`UPDATE picture SET alt = replace(alt, 'whisky glass', 'tumbler') FROM product
    WHERE product.id = product_id AND product.name IN ('Deco sunburst whisky glass', 'Wreath whisky glass')`.execute(
    database,
  );
  await sql`UPDATE product SET name = replace(name, 'whisky glass', 'tumbler')
    WHERE name = 'Deco sunburst whisky glass'`.execute(database);
  await sql`UPDATE product SET name = 'Our own wreath' WHERE name = 'Wreath whisky glass'`.execute(
    database,
  );
  const migration = new URL(
    '../../../database/migrations/0106-whisky-glasses.sql',
    import.meta.url,
  );
  await sql.raw(readFileSync(migration, 'utf8')).execute(database);
  expect(await glasses()).toEqual(
    loaded.map((glass) =>
      glass.slug === 'wreath-glass'
        ? { ...glass, name: 'Our own wreath', alt: glass.alt.replace('whisky glass', 'tumbler') }
        : glass,
    ),
  );
});

import { expect, test } from 'vitest';
import { testDatabase } from '../../database/testing.ts';
import { catalogueIsEmpty, demoShop, loadCatalogue } from './catalogue.load.ts';

const { database } = await testDatabase();

test('several processes that begin together on an empty database load the demo shop once', async () => {
  expect(await catalogueIsEmpty(database)).toBe(true);
  const now = new Date();
  await Promise.all([1, 2, 3].map(() => loadCatalogue(database, now)));
  const { products } = await demoShop();
  const rows = await database.selectFrom('product').select('slug').execute();
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(
    products.map(({ slug }) => slug).toSorted(),
  );
});

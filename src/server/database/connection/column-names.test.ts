import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';

const { database } = await testDatabase();

test('queries name tables, columns and aliases as the database does', () => {
  const query = database
    .with('oldCarts', (cte) =>
      cte.selectFrom('cartItem').select(['cartId', sql.ref('unitPrice').as('price2')]),
    )
    .selectFrom('oldCarts')
    .innerJoin('cart as itsCart', 'itsCart.id', 'oldCarts.cartId')
    .select(['oldCarts.cartId as idOfCart', sql<number>`count(*)`.as('howMany')])
    .groupBy('oldCarts.cartId');
  expect(query.compile().sql).toBe(
    'with "old_carts" as (select "cart_id", "unit_price" as "price2" from "cart_item") ' +
      'select "old_carts"."cart_id" as "id_of_cart", count(*) as "how_many" from "old_carts" ' +
      'inner join "cart" as "its_cart" on "its_cart"."id" = "old_carts"."cart_id" ' +
      'group by "old_carts"."cart_id"',
  );
});

test('rows have the names of the code', async () => {
  await expect(
    database
      .selectNoFrom([
        sql<number>`1`.as('idOfCart'),
        sql<object>`'{"inner_key": 1}'::jsonb`.as('itsDocument'),
      ])
      .executeTakeFirst(),
  ).resolves.toEqual({ idOfCart: 1, itsDocument: { inner_key: 1 } });
});

test('a name is never more than a name', () => {
  expect(sql`select ${sql.ref('a" from customer --')}`.compile(database).sql).toBe(
    'select "a"" from customer --"',
  );
});

/** A full disk, as Postgres reports it: calls that write reply "try again", and nothing else changes. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';

const shop = await testShop();
const { ask, call, database, productIds } = shop;

/** Makes Postgres refuse every insert as it does without a free block. */
async function fillDisk(): Promise<void> {
  await sql`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END $$`.execute(database);
  for (const table of ['cart', 'cart_item'])
    await sql`CREATE TRIGGER no_room BEFORE INSERT ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION no_room()`.execute(database);
}

const makeRoom = () => sql`DROP FUNCTION no_room CASCADE`.execute(database);

test('calls that write return 503 with Retry-After, reading goes on, and both work once there is room', async () => {
  const add = () =>
    ask('cartAdd', {
      params: { cartId: 'new' },
      body: { productId: productIds['SLT-WREATH']!, quantity: 1 },
    });
  const { id: cartId } = (await add()).json<{ data: { id: string } }>().data;
  await fillDisk();
  const refused = await add();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toMatchObject({ status: 'error', message: expect.any(String) });
  expect((await call('cart', { params: { cartId } })).items).toHaveLength(1);
  await makeRoom();
  expect((await add()).statusCode).toBe(201);
});

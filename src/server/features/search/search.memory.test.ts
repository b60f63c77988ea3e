import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PRICES } from '../../caches/surrogate-keys.ts';
import { countedChanges } from '../../database/catalogue-version.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openSmallShop } from '../../testing/features/small-shop.ts';
import { searchMemory } from './search.memory.ts';
import { searchStore } from './search.store.ts';

const { database } = await testDatabase();
const version = countedChanges();
const memory = searchMemory(searchStore(database), version, 100);

beforeAll(async () => {
  await openSmallShop(database);
});

const countOf = async () => (await memory.index()).facts.count;

test('searches use the facts from before a change while the new ones are long in coming', async () => {
  expect(await countOf()).toBe(4);
  await database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE product_document IN ACCESS EXCLUSIVE MODE`.execute(transaction);
    await transaction
      .updateTable('product')
      .set({ withdrawnAt: new Date(), withdrawnReason: 'test' })
      .where('slug', '=', 'wreath-mug')
      .execute();
    version.change(null);
    expect(await countOf()).toBe(4);
  });
  await expect.poll(countOf).toBe(3);
});

test('a price that changes during a read is right in the old facts and in the new ones', async () => {
  const { id, number } = await database
    .selectFrom('product')
    .select(['id', 'number'])
    .where('slug', '=', 'stripes-mug')
    .executeTakeFirstOrThrow();
  const priceOf = async () => {
    const { facts } = await memory.index();
    return { facts, pence: facts.fromPence[facts.placeOf[number]! - 1] };
  };
  const before = await priceOf();
  const changed = before.pence! + 1;
  await database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE product_document IN ACCESS EXCLUSIVE MODE`.execute(transaction);
    version.change(null);
    expect(await priceOf()).toEqual(before);
    await database
      .updateTable('product')
      .set({ fromPence: changed })
      .where('id', '=', id)
      .execute();
    version.change([PRICES, `product:${id}`]);
    const old = await priceOf();
    expect(old.facts).toBe(before.facts);
    expect(old.pence).toBe(changed);
  });
  await expect.poll(async () => (await priceOf()).facts === before.facts).toBe(false);
  expect((await priceOf()).pence).toBe(changed);
});

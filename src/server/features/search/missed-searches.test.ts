/** Words of searches that found nothing are counted by day, without who searched. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../domain/time/durations.ts';
import { officeOf } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';

const START = new Date('2026-06-30T22:59:00Z');
let now = START;
const shop = await testShop({ clock: () => now });
const office = officeOf(shop);

const search = (keyword: string, rest: object = {}) =>
  shop.call('search', { body: { keyword, ...rest } });
async function counted() {
  await shop.services.missedSearches.written();
  return shop.database
    .selectFrom('missedSearch')
    .selectAll()
    .orderBy('day')
    .orderBy('word')
    .execute();
}

beforeEach(async () => {
  now = START;
  await shop.database.deleteFrom('missedSearch').execute();
});

test('words are counted on London’s day, and a search that finds something is not', async () => {
  await search('zyzzyva teapotzz');
  await search('mug');
  now = new Date('2026-06-30T23:01:00Z');
  await search('Zyzzyva');
  expect(await counted()).toEqual([
    { day: '2026-06-30', word: 'teapotzz', searches: 1 },
    { day: '2026-06-30', word: 'zyzzyva', searches: 1 },
    { day: '2026-07-01', word: 'zyzzyva', searches: 1 },
  ]);
});

test('suggestions, later pages and chosen facets are not counted', async () => {
  await search('zyzzy', { numOfRecords: 5 });
  await search('zyzzyva', { page: 2 });
  await search('zyzzyva', { maxPence: 1 });
  expect(await counted()).toEqual([]);
});

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }])(
  'someone who opted out is not counted: %o',
  async (headers) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/search',
      headers,
      payload: { keyword: 'zyzzyva' },
    });
    expect(response.statusCode).toBe(200);
    expect(await counted()).toEqual([]);
  },
);

test('searches at once are all counted, whatever the order of their words', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      search(place % 2 === 0 ? 'zyzzyva qwertzy' : 'qwertzy zyzzyva'),
    ),
  );
  expect((await counted()).map(({ searches }) => searches)).toEqual([20, 20]);
});

test('a search waits for no count, and none is lost when the shop stops', async () => {
  const other = await testShop({ clock: () => now });
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = other.database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE missed_search IN EXCLUSIVE MODE`.execute(transaction);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  expect((await other.call('search', { body: { keyword: 'zyzzyva' } })).total).toBe(0);
  const closed = other.app.close();
  held.resolve();
  await holding;
  await closed;
  const { searches } = await other.database
    .selectFrom('missedSearch')
    .select('searches')
    .executeTakeFirstOrThrow();
  expect(searches).toBe(1);
});

test('a count that fails fails no search', async () => {
  const other = await testShop();
  await sql`ALTER TABLE missed_search ADD CHECK (searches < 0)`.execute(other.database);
  expect((await other.call('search', { body: { keyword: 'zyzzyva' } })).total).toBe(0);
});

test('the report has words from three searches on, compared with the days before; old counts go', async () => {
  const week = { from: '2026-06-24', to: '2026-06-30' };
  const later = { from: '2026-07-01', to: '2026-07-07' };
  for (const keyword of ['zyzzyva', 'zyzzyva', 'zyzzyva', 'gwenllianx']) await search(keyword);
  expect(await counted()).toHaveLength(2);
  const reader = await office.member('reader');
  expect(await office.call('searchesReport', { query: week }, reader)).toEqual({
    totals: { searches: 3 },
    before: { searches: 0 },
    rows: [{ word: 'zyzzyva', searches: 3 }],
  });
  expect((await office.call('searchesReport', { query: later }, reader)).before).toEqual({
    searches: 3,
  });
  now = new Date(START.getTime() + 802 * DAY);
  await search('qwertzy');
  expect(await counted()).toHaveLength(1);
});
